import { openRoad } from '../../net/channel/server.ts';
import type { Road } from '../../net/channel/server.ts';
import { randomHex } from '../../net/bytes.ts';
import { realClock } from '../../net/clock.ts';
import { formatCode } from '../../net/invitation.ts';
import type { Invitation } from '../../net/invitation.ts';
import { createWatch } from '../../net/room/watch.ts';
import type { OnlineView } from '../onlineContract.ts';
import type { OnlinePorts, OpenRoom } from './online.ts';
import { createPeerMatch } from './peerMatch.ts';

/** Watching two others: the room of a player without anything to do in it. */
export function openWatch({ name, invitation }: { readonly name: string; readonly invitation: Invitation }, ports: Pick<OnlinePorts, 'servers' | 'confirm' | 'onMatch' | 'onChange'>): OpenRoom {
  const watch = createWatch({ name, invitation, clock: realClock });
  const listeners = new Set<() => void>();
  let road: Road | null = null;
  let closed = false;
  let shown: string | null = null;

  function changed(): void {
    const { course } = watch;
    if (course && shown !== course.match) {
      const play = createPeerMatch({ course: () => watch.course, linked: () => watch.link === 'linked', act: nothing, takeBack: nothing, subscribe: watch.subscribe, side: null, confirm: ports.confirm });
      if (play) {
        shown = course.match;
        ports.onMatch(play.match, play.game);
      }
    }
    for (const listener of [...listeners]) listener();
    ports.onChange();
  }

  const wanted = (): boolean => watch.link === 'apart' && watch.trouble === null;
  void openRoad({ side: 1, invitation, secret: randomHex(), servers: ports.servers(), clock: realClock, wanted, onChannel: watch.accept, onChange: changed }).then((found) => {
    if (closed) found.close();
    else road = found;
    changed();
  });
  watch.subscribe(changed);

  const look = (): OnlineView => {
    const { course, link, trouble } = watch;
    return {
      role: 'watch', side: 1, way: 'server', code: formatCode(invitation.code), invite: '', server: road?.state ?? 'looking',
      link, latency: null, me: name, other: course?.terms.names.join(' – ') ?? null, lobby: null, applicant: null, watcher: null, watching: 0,
      playing: course !== null && course.outcome === null,
      renewed: (course?.past ?? null) !== null,
      ended: !course?.outcome ? null : course.outcome.type === 'resigned' ? { type: 'resigned', mine: false } : course.outcome,
      keptAs: null,
      ask: null,
      may: { undo: false, draw: false, resign: false, takeOver: false },
      chat: [], cheat: null, trouble, withheld: false, handOver: null,
    };
  };

  return {
    id: '',
    get view() {
      return look();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answerApplicant: nothing,
    answerWatcher: nothing,
    setTerms: nothing,
    agree: nothing,
    ask: nothing,
    answer: nothing,
    resign: nothing,
    say: nothing,
    takeOver: async () => 'wrong-action',
    offer: async () => undefined,
    take: async () => 'wrong-action',
    close() {
      closed = true;
      road?.close();
      watch.close();
      listeners.clear();
    },
  };
}

const nothing = (): void => undefined;
