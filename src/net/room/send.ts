import type { Hex } from '../bytes.ts';
import { headOf } from '../log/entry.ts';
import type { Entry } from '../log/entry.ts';
import type { Message } from '../wire/message.ts';
import { PAGE } from '../wire/message.ts';
import { pendingEntries, toldBy } from './progress.ts';
import type { Progress } from './progress.ts';

/** What to say, from what is kept here and what the other side has said of itself. Saying it twice does no harm. */

/** How far the other side is, as far as is known. */
export interface PeerStatus {
  readonly match: Hex | null;
  readonly length: number;
  readonly heard: number;
}

export interface Sent {
  readonly peer: PeerStatus | null;
  /** What was said last, so that it is not said again before the next beat. */
  readonly said: readonly string[];
}

export const NOTHING_SENT: Sent = { peer: null, said: [] };

interface Moment {
  readonly beat: boolean;
  readonly time: number;
  readonly echo: { readonly time: number; readonly held: number } | null;
}

/** Pages of one turn to speak. */
const MAX_PAGES = 8;

export function compose(progress: Progress, sent: Sent, { beat, time, echo }: Moment): { readonly messages: readonly Message[]; readonly next: Sent } {
  const { peer } = sent;
  const steady = [...status(progress), ...lobby(progress)];
  const said = steady.map((message) => JSON.stringify(message));
  const news = beat ? steady : steady.filter((_, index) => !sent.said.includes(said[index] ?? ''));
  const stamped = news.map((message) => (message.type === 'status' ? { ...message, time, echo } : message));
  if (!peer) return { messages: stamped, next: { peer, said } };
  const pages = entriesFor(progress, peer);
  const chat = chatFor(progress, peer);
  const last = pages.at(-1)?.entries.at(-1);
  const length = last ? last.n + 1 : peer.length;
  // Taken for received; if it was lost, the next status of the other side says so.
  const reached: PeerStatus = { match: pages[0]?.match ?? peer.match, length, heard: peer.heard + chat.length };
  // The log before the lobby: there is no next match before the last one has ended.
  const [first, rest] = [stamped.filter(({ type }) => type === 'status'), stamped.filter(({ type }) => type !== 'status')];
  return { messages: [...first, ...pages, ...rest, ...chat], next: { peer: reached, said } };
}

type StatusMessage = Extract<Message, { type: 'status' }>;
type EntriesMessage = Extract<Message, { type: 'entries' }>;

function status(progress: Progress): readonly StatusMessage[] {
  const { save, course } = progress;
  const heard = Math.max(0, ...save.chat.filter(({ by }) => by !== save.side).map(({ seq }) => seq));
  return [{ type: 'status', match: course?.match ?? null, length: save.entries.length, head: headOf(save.entries), told: toldBy(progress), heard, time: 0, echo: null }];
}

/** For somebody who may not know anything yet, so that the line is not taken for dead. */
export const stillHere = (to: StatusMessage, time: number, echo: Moment['echo']): StatusMessage => ({ type: 'status', match: null, length: 0, head: to.head, told: null, heard: 0, time, echo });

function lobby({ save, course }: Progress): readonly Message[] {
  const { lobby: open } = save;
  if (!open || (course && !course.outcome)) return [];
  const { rev, terms, agreed, renewed } = open;
  if (save.side === 0) return save.other === null ? [] : [{ type: 'lobby', rev, terms, agreed, renewed }];
  return [{ type: 'wish', rev, terms }, ...(agreed[1] ? [{ type: 'agree', rev, yes: true } as const] : [])];
}

function entriesFor(progress: Progress, peer: PeerStatus): readonly EntriesMessage[] {
  const { save, course } = progress;
  if (!course) return [];
  const sameMatch = peer.match === course.match;
  // A guest opens nothing: it waits until the host has come to the same match.
  if (!sameMatch && save.side === 1) return [];
  const from = sameMatch ? peer.length : 0;
  const mine = from <= save.entries.length && save.side === 1 ? pendingEntries(progress) : [];
  return pagesOf(course.match, [...save.entries, ...mine].slice(from));
}

export function pagesOf(match: Hex, entries: readonly Entry[]): readonly EntriesMessage[] {
  const pages: EntriesMessage[] = [];
  for (let at = 0; at < entries.length && pages.length < MAX_PAGES; at += PAGE) pages.push({ type: 'entries', match, entries: entries.slice(at, at + PAGE) });
  return pages;
}

const chatFor = ({ save }: Progress, peer: PeerStatus): readonly Message[] =>
  save.chat.filter(({ by, seq }) => by === save.side && seq > peer.heard).slice(0, 20).map(({ seq, say }) => ({ type: 'chat', seq, say }));
