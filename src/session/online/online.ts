import { connectToServer } from '../../net/channel/server.ts';
import type { ServerConnection } from '../../net/channel/server.ts';
import { codeOfOffer, makeAnswer, makeOffer } from '../../net/channel/texts.ts';
import type { AnswerMade, OfferMade } from '../../net/channel/texts.ts';
import type { Channel } from '../../net/channel/channel.ts';
import type { Servers } from '../../net/channel/servers.ts';
import { realClock } from '../../net/clock.ts';
import { DISTINCT_LOOKS, paintOf } from '../../art/players.ts';
import { newCode } from '../../net/invitation.ts';
import type { Invitation } from '../../net/invitation.ts';
import { renewedRoom } from '../../net/room/renew.ts';
import { meetingsOf } from '../../net/room/meeting.ts';
import { createRoom } from '../../net/room/room.ts';
import type { Room } from '../../net/room/contract.ts';
import type { RoomSave } from '../../net/room/save.ts';
import type { Result } from '../../game/index.ts';
import { accept } from '../../game/index.ts';
import type { LogState } from '../../net/log/logState.ts';
import type { LinkState, Online, OnlineView } from '../onlineContract.ts';
import { createPeerMatch } from './peerMatch.ts';
import type { PeerMatch } from './peerMatch.ts';
import { viewOfRoom } from './roomView.ts';

/** A room on this device: the protocol, the connections to other devices, the current match, and storage. */

export interface OnlinePorts {
  /** Saves the room, together with the match state. */
  readonly keep: (save: RoomSave, logState: LogState | null) => Promise<void>;
  /** Finds the saved room on this device whose log contains this match. */
  readonly recall: (match: string) => Promise<RoomSave | null>;
  readonly servers: () => Servers;
  readonly confirm: () => boolean;
  /** Minimum time between two actions of a computer player, in milliseconds. */
  readonly botPace: () => number;
  /** A match has started or continues, and has to be opened. */
  readonly onMatch: (play: PeerMatch) => void;
  readonly onChange: () => void;
  /** The match continues in another room, or in another way. */
  readonly onMoved: (save: RoomSave) => Promise<void>;
}

export interface OpenRoom extends Online {
  readonly id: string;
  close(): void;
}

/** Refusals by a host that has proved its identity; calling again is pointless. */
export const FINAL: readonly string[] = ['declined', 'seat-taken', 'not-admitted', 'left'];
/**
 * A host without proof may be a stranger posing as the host, so the guest calls again after this time, in milliseconds.
 */
const AFTER_REFUSAL = 5000;
const REFUSED = ['not-invited', 'forged-key', 'other-version', 'door-busy'];

export function openOnline(save: RoomSave, ports: OnlinePorts): Result<OpenRoom> {
  const opened = createRoom(save, { clock: realClock, keep: ports.keep, recall: ports.recall, freeLook });
  if (!opened.ok) return opened;
  const room: Room = opened.value;
  const { invitation, keys } = save;
  const isHost = save.side === 0;
  const listeners = new Set<() => void>();
  let connection: ServerConnection | null = null;
  let offer: OfferMade | null = null;
  let answered: AnswerMade | null = null;
  let handOver: OnlineView['handOver'] = null;
  let table: { readonly of: string; readonly play: PeerMatch } | null = null;
  let closed = false;
  /** Why this browser cannot make an offer, or why the last one led to no connection. */
  let failure: string | null = null;
  let refusedAt = -Infinity;
  let before: LinkState = 'apart';
  let view: OnlineView | null = null;

  function changed(): void {
    view = null;
    const { trouble, link } = room.view;
    if (link === 'apart' && before !== 'apart' && REFUSED.includes(trouble ?? '')) refusedAt = performance.now();
    before = link;
    bringToTable();
    if (!isHost && room.view.link !== 'apart') handOver = null;
    for (const listener of [...listeners]) listener();
    ports.onChange();
  }

  /** Opens a match that has started; the previous one stays open until then. */
  function bringToTable(): void {
    const { logState, save: now } = room.view;
    // If a player has left for good, the seats change, so the match is opened again.
    const of = logState && [logState.match, ...logState.bots].join('/');
    if (!logState || of === null || table?.of === of) return;
    const play = createPeerMatch({
      logState: () => room.view.logState,
      linked: () => room.view.link === 'linked',
      here: () => (isPlaying(room.view.logState, logState.match, now.side) ? room.view.here : []),
      act: (action) => void room.act(action),
      takeBack: () => void room.takeBack(),
      subscribe: room.subscribe,
      side: now.side,
      confirm: ports.confirm,
      botPace: ports.botPace,
    });
    if (!play) return;
    table = { of, play };
    ports.onMatch(play);
  }

  const meet = (channel: Channel): void => room.accept(channel);
  /** A guest calls the host; the host waits for guests who are away or may still join. */
  const wanted = (): boolean => {
    const { link, trouble, save: now } = room.view;
    if (isHost) return link !== 'linked' || now.lobby !== null;
    return link === 'apart' && !FINAL.includes(trouble ?? '') && performance.now() - refusedAt > AFTER_REFUSAL;
  };

  async function look(): Promise<void> {
    if (invitation.way !== 'server') return;
    const found = await connectToServer({
      side: isHost ? 0 : 1,
      invitation,
      secret: keys.secret,
      servers: ports.servers(),
      clock: realClock,
      wanted,
      meetings: () => meetingsOf(room.view),
      onChannel: meet,
      onChange: changed,
    });
    if (closed) found.close();
    else connection = found;
    changed();
  }

  async function makeNewOffer(): Promise<void> {
    offer?.close();
    // An open channel belongs to the room; the next guest needs a new offer.
    const over = (): void => {
      offer = null;
      handOver = null;
    };
    const made = await makeOffer(
      invitation.code,
      (channel) => {
        over();
        meet(channel);
      },
      () => {
        over();
        failure = 'no-connection';
        changed();
      },
    );
    if (closed && made.ok) return made.value.close();
    offer = made.ok ? made.value : null;
    handOver = made.ok ? { kind: 'offer', text: made.value.text } : null;
    failure = made.ok ? null : made.error.code;
    changed();
  }

  const wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    connection?.wake();
    room.wake();
  };

  const online: OpenRoom = {
    id: save.id,
    get view() {
      return (view ??= viewOfRoom(failure === null ? room.view : { ...room.view, trouble: failure }, {
        server: invitation.way === 'server' ? (connection?.state ?? 'looking') : null,
        handOver,
      }));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...answersIn(room),
    seatBot: room.seatBot,
    unseat: room.unseat,
    setTerms: room.setTerms,
    agree: () => room.agree(true),
    ask: (what) => void room.ask(what),
    resign: () => void room.resign(),
    say: room.say,
    async takeOver() {
      const { logState, save: now } = room.view;
      const fresh: Invitation = { code: newCode(), way: invitation.way };
      const renewed = logState && renewedRoom(now, logState, fresh);
      if (!renewed) return 'wrong-action';
      await ports.keep(renewed, null);
      if (isHost) {
        room.callAlong(fresh.code);
        // Leave time to send the last message.
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await ports.onMoved(renewed);
      return null;
    },
    retry: () => connection?.wake(),
    async withoutServer() {
      const next: RoomSave = { ...room.view.save, invitation: { ...invitation, way: 'texts' } };
      await ports.keep(next, room.view.logState);
      await ports.onMoved(next);
    },
    async pairAgain() {
      if (isHost) return makeNewOffer();
      answered?.close();
      handOver = null;
      changed();
    },
    async take(text) {
      if (isHost) {
        const taken = offer ? await offer.answer(text) : null;
        return taken ? (taken.ok ? null : taken.error.code) : 'answer-broken';
      }
      const code = await codeOfOffer(text);
      if (!code.ok) return code.error.code;
      if (code.value !== invitation.code) return 'other-room';
      const answer = await makeAnswer(text, meet);
      if (!answer.ok) return answer.error.code;
      answered = answer.value;
      handOver = { kind: 'answer', text: answer.value.text };
      changed();
      return null;
    },
    close() {
      closed = true;
      for (const type of WAKING) removeEventListener(type, wake);
      document.removeEventListener('visibilitychange', wake);
      connection?.close();
      offer?.close();
      room.close();
      listeners.clear();
    },
  };
  room.subscribe(changed);
  for (const type of WAKING) addEventListener(type, wake);
  document.addEventListener('visibilitychange', wake);
  void look();
  if (invitation.way === 'texts' && isHost) void makeNewOffer();
  bringToTable();
  return accept(online);
}

/** Answers count only for the question that was shown. */
export const answersIn = (
  room: Room,
): Pick<Online, 'answerApplicant' | 'answerSpectator' | 'answer' | 'turnAllDown'> => ({
  answerApplicant: (yes, id) => void (room.view.applicant?.key === id && room.answerApplicant(yes)),
  answerSpectator: (yes, id) => void (room.view.spectator?.key === id && room.answerSpectator(yes)),
  answer: (yes, id) => void (room.view.logState?.ask?.id === id && room.answer(yes)),
  turnAllDown: room.turnAllDown,
});

/** A player who has left for good does not see who is present. */
const isPlaying = (logState: LogState | null, match: string, side: number): boolean =>
  logState?.match === match && logState.outcome === null && logState.bots[side] === null;

/** A look in a colour that no player at the table has. */
const freeLook = (taken: readonly number[]): number => {
  const colours = taken.map(paintOf);
  return DISTINCT_LOOKS.find((look) => !colours.includes(paintOf(look))) ?? DISTINCT_LOOKS[0] ?? 0;
};

const WAKING = ['online', 'pageshow', 'focus'] as const;
