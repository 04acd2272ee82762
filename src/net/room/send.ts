import type { Hex } from '../bytes.ts';
import { agreementOf } from '../log/agreement.ts';
import { digestOf, headOf } from '../log/entry.ts';
import type { Entry } from '../log/entry.ts';
import type { Heard, Message, Person } from '../wire/message.ts';
import { PAGE } from '../wire/message.ts';
import { pendingEntries, toldBy, toldByAll } from './progress.ts';
import type { Progress } from './save.ts';
import { offered, seatIn, seatsOf } from './seats.ts';
import { heardOf, linesFor } from './chat.ts';

/**
 * Decides what to send to a peer (a guest, or the host), from the saved state and the progress that the peer has
 * reported. Sending something twice does no harm.
 */

/** A peer's progress as far as known. */
export interface PeerStatus {
  readonly match: Hex | null;
  readonly length: number;
  /** Digest of its last entry. */
  readonly head: Hex;
  readonly heard: Heard;
}

export const statusOf = ({ match, length, head, heard }: PeerStatus): PeerStatus => ({ match, length, head, heard });

export interface Sent {
  readonly peer: PeerStatus | null;
  /** When the peer last reported less progress than assumed. */
  readonly wentBackAt: number;
  /** The last messages sent; they are not repeated before the next heartbeat. */
  readonly said: readonly string[];
}

export const NOTHING_SENT: Sent = { peer: null, wentBackAt: -Infinity, said: [] };

/** In milliseconds, between two restarts of sending, each of which may send the whole log again. */
const BACK_AGAIN = 1000;

/** Updates what is known after the peer has reported its progress; `match`: the current match here. */
export function heardStatus(sent: Sent, status: PeerStatus, match: Hex | null, now: number): Sent {
  const { peer } = sent;
  const isLess = (than: PeerStatus): boolean =>
    (than.match === match && (status.match !== match || status.length < than.length)) ||
    (status.match === match && status.length === than.length && status.head !== than.head) ||
    Object.entries(than.heard).some(([key, seq]) => seq > (status.heard[key] ?? 0));
  const isBack = peer !== null && isLess(peer);
  if (!isBack) return { ...sent, peer: status };
  return now - sent.wentBackAt < BACK_AGAIN ? sent : { ...sent, peer: status, wentBackAt: now };
}

interface Moment {
  /** Key of the peer. */
  readonly to: Hex;
  /** Host: which devices are present, by side. */
  readonly here: readonly boolean[];
  /** Host: the person who wants to watch. */
  readonly spectator: Person | null;
  /** Guest: this side's answer about that person. */
  readonly admit: Extract<Message, { type: 'admit' }> | null;
  readonly beat: boolean;
  readonly time: number;
  readonly echo: { readonly time: number; readonly held: number } | null;
}

/** Number of log pages sent at a time. */
const MAX_PAGES = 8;

export function compose(
  progress: Progress,
  sent: Sent,
  { to, here, spectator, admit, beat, time, echo }: Moment,
): { readonly messages: readonly Message[]; readonly next: Sent } {
  const { peer } = sent;
  const isHost = progress.save.hosts;
  const steady: readonly Message[] = [
    { ...status(progress), time, echo },
    ...told(progress, here),
    ...lobby(progress),
    ...(isHost ? [{ type: 'watcher', who: spectator } as const] : []),
    ...(admit ? [admit] : []),
  ];
  const said = steady.map((message) => JSON.stringify({ ...message, time: 0, echo: null }));
  const news = beat ? steady : steady.filter((_, index) => !sent.said.includes(said[index] ?? ''));
  if (!peer) return { messages: news, next: { ...sent, said } };
  const pages = entriesFor(progress, peer, to);
  const lines = linesFor(progress.save, to, peer.heard);
  const chat = lines.map((line): Message => ({ type: 'chat', ...line }));
  const last = pages.at(-1)?.entries.at(-1);
  // Assume that they are received; if not, the peer's next status says so.
  const reached: PeerStatus = {
    match: pages[0]?.match ?? peer.match,
    length: last ? last.n + 1 : peer.length,
    head: last ? digestOf(last) : peer.head,
    heard: { ...peer.heard, ...heardOf(lines) },
  };
  // The log goes before the lobby, because a match is offered only after the previous one has ended.
  const first = news[0]?.type === 'status' ? 1 : 0;
  const messages = [...news.slice(0, first), ...pages, ...news.slice(first), ...chat];
  return { messages, next: { ...sent, peer: reached, said } };
}

type StatusMessage = Extract<Message, { type: 'status' }>;
type EntriesMessage = Extract<Message, { type: 'entries' }>;

function status(progress: Progress): Omit<StatusMessage, 'time' | 'echo'> {
  const { save, logState } = progress;
  return {
    type: 'status',
    match: logState?.match ?? null,
    length: save.entries.length,
    head: headOf(save.entries),
    since: logState?.since ?? 0,
    told: toldBy(progress),
    heard: heardBy(progress),
  };
}

/** Keeps a connection alive. `match`: the one that goes on here, by which its players recognize it. */
export const stillHere = (
  to: StatusMessage,
  time: number,
  echo: Moment['echo'],
  match: Hex | null = null,
): StatusMessage => ({
  type: 'status',
  match,
  length: 0,
  head: to.head,
  since: 0,
  told: null,
  heard: {},
  time,
  echo,
});

/** Numbers of the latest chat lines by the devices in the room. */
function heardBy(progress: Progress): Heard {
  const authors = seatsOf(progress).devices;
  return Object.fromEntries(Object.entries(progress.save.heard).filter(([key]) => authors.includes(key)));
}

/**
 * The revealed secrets of the others, and which devices are present: from the host, and from everybody when a match goes
 * on, where each may know some that the others lack.
 */
function told(progress: Progress, here: readonly boolean[]): readonly Message[] {
  const { save, logState } = progress;
  if (!save.hosts && !offered(progress)?.after) return [];
  const secrets = toldByAll(progress).map((secret, side) => (side === save.side ? null : secret));
  const match = logState?.match ?? null;
  return [
    { type: 'told', match, since: logState?.since ?? 0, told: secrets, here, cheat: save.hosts ? save.cheat : null },
  ];
}

function lobby(progress: Progress): readonly Message[] {
  const { save } = progress;
  const open = offered(progress);
  if (!open) return [];
  if (save.hosts) return [{ type: 'lobby', ...open }];
  const { rev, terms, agreed } = open;
  return [
    { type: 'wish', rev, terms },
    { type: 'agree', to: agreementOf(open), yes: agreed[seatIn(open, save)] === true },
  ];
}

function entriesFor(progress: Progress, peer: PeerStatus, to: Hex): readonly EntriesMessage[] {
  const { save, logState } = progress;
  if (!logState) return [];
  const sameMatch = peer.match === logState.match;
  // A guest cannot open a match, so it waits until the host reports the same one; and a host that is no player sees none.
  if (!save.hosts && (!sameMatch || !logState.seated.includes(to))) return [];
  const last = save.entries[peer.length - 1];
  // Where the logs part can only be seen from the beginning.
  const isParted = sameMatch && last !== undefined && digestOf(last) !== peer.head;
  const from = sameMatch && !isParted ? peer.length : 0;
  // Only the host that orders the log may confirm what is pending.
  const isOrdered = !save.hosts && !offered(progress)?.after && logState.seated[logState.host] === save.host;
  const mine = from <= save.entries.length && isOrdered ? pendingEntries(progress) : [];
  return pagesOf(logState.match, [...save.entries, ...mine].slice(from), save.entries);
}

/** The log up to the entry with which a device left for good. */
export function lastWords({ save, logState }: Progress, key: Hex): readonly EntriesMessage[] {
  const side = logState?.seated.indexOf(key) ?? -1;
  const end = save.entries.findIndex(({ by, body }) => by === side && body.do === 'resign');
  return logState && end >= 0 ? pagesOf(logState.match, save.entries.slice(Math.max(0, end + 1 - PAGE), end + 1)) : [];
}

/** `log`: all entries, of which those before a later opening are sent with the secrets that decide their draws. */
export function pagesOf(match: Hex, entries: readonly Entry[], log: readonly Entry[] = []): readonly EntriesMessage[] {
  const pages: EntriesMessage[] = [];
  const openings = log.filter(({ body }) => body.do === 'go-on');
  for (let at = 0; at < entries.length && pages.length < MAX_PAGES;) {
    const n = entries[at]?.n ?? 0;
    const next = openings.find((entry) => entry.n > n);
    const page = entries.slice(at, at + PAGE).filter((entry) => !next || entry.n <= next.n);
    const told = next?.body.do === 'go-on' ? next.body.after.told : [];
    pages.push({ type: 'entries', match, entries: page, ...(told.length > 0 ? { told } : {}) });
    at += page.length;
  }
  return pages;
}
