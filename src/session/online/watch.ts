import { connectToServer } from '../../net/channel/server.ts';
import type { ServerConnection } from '../../net/channel/server.ts';
import { randomHex } from '../../net/bytes.ts';
import { realClock } from '../../net/clock.ts';
import { formatCode } from '../../net/invitation.ts';
import type { Invitation } from '../../net/invitation.ts';
import type { LogState } from '../../net/log/logState.ts';
import { createWatch } from '../../net/room/watch.ts';
import type { Watch } from '../../net/room/watch.ts';
import type { OnlineView } from '../contracts/online.ts';
import { FINAL } from './online.ts';
import type { OnlinePorts, OpenRoom } from './online.ts';
import { createPeerMatch } from './peerMatch.ts';
import { endedOf } from './roomView.ts';

/** Watching other players: a room in which nothing can be done. */
export function openWatch(
  { name, invitation }: { readonly name: string; readonly invitation: Invitation },
  ports: Pick<OnlinePorts, 'servers' | 'confirm' | 'botPace' | 'onMatch' | 'onChange'>,
): OpenRoom {
  const watch = createWatch({ name, invitation, clock: realClock });
  const listeners = new Set<() => void>();
  let connection: ServerConnection | null = null;
  let closed = false;
  let shown: string | null = null;

  function changed(): void {
    const { logState } = watch;
    if (logState && shown !== logState.match) {
      const play = createPeerMatch({
        logState: () => watch.logState,
        linked: () => watch.link === 'linked',
        here: () => [],
        act: nothing,
        takeBack: nothing,
        subscribe: watch.subscribe,
        side: null,
        hosts: false,
        confirm: ports.confirm,
        botPace: ports.botPace,
      });
      if (play) {
        shown = logState.match;
        ports.onMatch(play);
      }
    }
    for (const listener of [...listeners]) listener();
    ports.onChange();
  }

  const wanted = (): boolean => watch.link === 'apart' && !FINAL.includes(watch.trouble ?? '');
  void connectToServer({
    side: 1,
    invitation,
    secret: randomHex(),
    servers: ports.servers(),
    clock: realClock,
    wanted,
    meetings: () => [],
    onChannel: watch.accept,
    onChange: changed,
  }).then((found) => {
    if (closed) found.close();
    else connection = found;
    changed();
  });
  watch.subscribe(changed);

  return {
    id: '',
    get view() {
      return viewOf(watch, { name, invitation }, connection?.state ?? 'looking');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answerApplicant: nothing,
    answerSpectator: nothing,
    turnAllDown: nothing,
    seatBot: nothing,
    unseat: nothing,
    setTerms: nothing,
    agree: nothing,
    withdraw: nothing,
    ask: nothing,
    answer: nothing,
    resign: nothing,
    say: nothing,
    takeOver: async () => 'wrong-action',
    retry: () => connection?.wake(),
    withoutServer: async () => undefined,
    pairAgain: async () => undefined,
    take: async () => 'wrong-action',
    close() {
      closed = true;
      connection?.close();
      watch.close();
      listeners.clear();
    },
  };
}

/** The match as a watcher sees it. */
function viewOf(
  { logState, link, trouble }: Watch,
  { name, invitation }: { readonly name: string; readonly invitation: Invitation },
  server: OnlineView['server'],
): OnlineView {
  return {
    role: 'watch',
    rules: logState?.terms.rules ?? 'castle',
    side: 1,
    way: 'server',
    code: formatCode(invitation.code),
    invite: '',
    server,
    link,
    latency: null,
    me: name,
    players: logState ? playersOf(logState) : [],
    hostName: null,
    open: false,
    lobby: null,
    applicant: null,
    spectator: null,
    watching: 0,
    playing: logState !== null && logState.outcome === null,
    renewed: (logState?.since ?? 0) > 0,
    ended: logState && endedOf(logState, null),
    keptAs: null,
    ask: null,
    left: [],
    may: { undo: false, draw: false, resign: false, takeOver: false },
    chat: [],
    cheat: null,
    parting: null,
    joining: [],
    idle: null,
    stopped: null,
    trouble,
    withheld: [],
    handOver: null,
  };
}

/** A spectator does not know who is present; only the players do. */
const playersOf = ({ terms, bots }: LogState): OnlineView['players'] =>
  terms.names.map((name, side) => ({
    side,
    name,
    colour: terms.colours[side] ?? side,
    kind: (bots[side] ?? null) === null ? 'peer' : 'bot',
    level: bots[side] ?? null,
    here: true,
    agreed: false,
  }));

const nothing = (): void => undefined;
