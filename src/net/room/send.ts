import type { Hex } from '../bytes.ts';
import { headOf } from '../log/entry.ts';
import type { Entry } from '../log/entry.ts';
import type { Heard, Message } from '../wire/message.ts';
import { PAGE } from '../wire/message.ts';
import { pendingEntries, toldBy, toldByAll } from './progress.ts';
import type { Progress } from './progress.ts';
import { heardOf, linesFor } from './talk.ts';

/** What to say, from what is kept here and what a peer – a guest, or the host – has said of itself. Saying it twice does no harm. */

/** How far the peer is, as far as is known. */
export interface PeerStatus {
  readonly match: Hex | null;
  readonly length: number;
  readonly heard: Heard;
}

export interface Sent {
  readonly peer: PeerStatus | null;
  /** What was said last, so that it is not said again before the next beat. */
  readonly said: readonly string[];
}

export const NOTHING_SENT: Sent = { peer: null, said: [] };

interface Moment {
  /** Key of the peer. */
  readonly to: Hex;
  /** Host: who is there, by side. */
  readonly here: readonly boolean[];
  readonly beat: boolean;
  readonly time: number;
  readonly echo: { readonly time: number; readonly held: number } | null;
}

/** Pages of one turn to speak. */
const MAX_PAGES = 8;

export function compose(progress: Progress, sent: Sent, { to, here, beat, time, echo }: Moment): { readonly messages: readonly Message[]; readonly next: Sent } {
  const { peer } = sent;
  const steady = [...status(progress), ...told(progress, here), ...lobby(progress)];
  const said = steady.map((message) => JSON.stringify(message));
  const news = beat ? steady : steady.filter((_, index) => !sent.said.includes(said[index] ?? ''));
  const stamped = news.map((message) => (message.type === 'status' ? { ...message, time, echo } : message));
  if (!peer) return { messages: stamped, next: { peer, said } };
  const pages = entriesFor(progress, peer);
  const chat = linesFor(progress.save, to, peer.heard).map((line): Message => ({ type: 'chat', ...line }));
  const last = pages.at(-1)?.entries.at(-1);
  const length = last ? last.n + 1 : peer.length;
  // Taken for received; if it was lost, the peer's next status says so.
  const heard = { ...peer.heard, ...heardOf({ chat: linesFor(progress.save, to, peer.heard) }) };
  const reached: PeerStatus = { match: pages[0]?.match ?? peer.match, length, heard };
  // The log before the lobby: there is no next match before the last one has ended.
  const [first, rest] = [stamped.filter(({ type }) => type === 'status'), stamped.filter(({ type }) => type !== 'status')];
  return { messages: [...first, ...pages, ...rest, ...chat], next: { peer: reached, said } };
}

type StatusMessage = Extract<Message, { type: 'status' }>;
type EntriesMessage = Extract<Message, { type: 'entries' }>;

function status(progress: Progress): readonly StatusMessage[] {
  const { save, course } = progress;
  return [{ type: 'status', match: course?.match ?? null, length: save.entries.length, head: headOf(save.entries), told: toldBy(progress), heard: heardOf(save), time: 0, echo: null }];
}

/** For somebody who may not know anything yet, so that the line is not taken for dead. */
export const stillHere = (to: StatusMessage, time: number, echo: Moment['echo']): StatusMessage => ({ type: 'status', match: null, length: 0, head: to.head, told: null, heard: {}, time, echo });

/** Host: what the guests have told, and who is there. */
function told(progress: Progress, here: readonly boolean[]): readonly Message[] {
  if (progress.save.side !== 0) return [];
  const secrets = toldByAll(progress).map((secret, side) => (side === 0 ? null : secret));
  return [{ type: 'told', match: progress.course?.match ?? null, told: secrets, here, cheat: progress.save.cheat }];
}

function lobby({ save, course }: Progress): readonly Message[] {
  const { lobby: open } = save;
  if (!open || (course && !course.outcome)) return [];
  const { rev, terms, agreed } = open;
  if (save.side === 0) return [{ type: 'lobby', ...open }];
  return [{ type: 'wish', rev, terms }, ...(agreed[save.side] ? [{ type: 'agree', rev, yes: true } as const] : [])];
}

function entriesFor(progress: Progress, peer: PeerStatus): readonly EntriesMessage[] {
  const { save, course } = progress;
  if (!course) return [];
  const sameMatch = peer.match === course.match;
  // A guest opens nothing: it waits until the host has come to the same match.
  if (!sameMatch && save.side !== 0) return [];
  const from = sameMatch ? peer.length : 0;
  const mine = from <= save.entries.length && save.side !== 0 ? pendingEntries(progress) : [];
  return pagesOf(course.match, [...save.entries, ...mine].slice(from));
}

export function pagesOf(match: Hex, entries: readonly Entry[]): readonly EntriesMessage[] {
  const pages: EntriesMessage[] = [];
  for (let at = 0; at < entries.length && pages.length < MAX_PAGES; at += PAGE) pages.push({ type: 'entries', match, entries: entries.slice(at, at + PAGE) });
  return pages;
}
