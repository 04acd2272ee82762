import { accept, refuse } from '../../game/index.ts';
import type { Action, Result } from '../../game/index.ts';
import { canonical, randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { agreementOf } from '../log/agreement.ts';
import { follows, secretAt } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import { goOn, stepDue } from '../log/chance.ts';
import { devicesOf, sideOf } from '../log/logState.ts';
import type { LogState, ToldByAll } from '../log/logState.ts';
import { digestOf, headOf, writeEntry } from '../log/entry.ts';
import type { Asked, Body, Entry } from '../log/entry.ts';
import { applyBody, applyEntry, isSigned } from '../log/applyEntry.ts';
import { rulesOf } from '../log/rules.ts';
import type { Side, Terms } from '../log/terms.ts';
import { seatedAnew } from './save.ts';
import type { Lobby, Progress, RoomSave } from './save.ts';
import { mySide, seatIn } from './seats.ts';

/**
 * The secret that this side has revealed, or may reveal now: never before its step is due according to the confirmed
 * log. `null` if this device has no part in the draws, or its disk has lost the chain that it committed to.
 */
export function toldBy(progress: Progress): Told | null {
  const { logState, save } = progress;
  if (!logState || mySide(progress) === undefined || !hasChain(progress)) return null;
  const step = stepDue(logState) ?? logState.steps;
  return {
    step,
    secret: secretAt({ match: logState.match, side: save.side }, rulesOf(logState.terms).chain, save.seed, step),
  };
}

/** True if the chain to which this side has committed in the log is the one that this device knows. */
const hasChain = ({ save, logState }: Progress): boolean =>
  logState?.chains[save.side] === (logState && commitment(save, logState.match, logState.terms));

/** True if this device's disk has lost the chain of secrets that it committed to. */
export const hasForgotten = (progress: Progress): boolean =>
  mySide(progress) !== undefined &&
  typeof progress.logState?.chains[progress.save.side] === 'string' &&
  !hasChain(progress);

/** What all sides have revealed, including this one. */
export function toldByAll(progress: Progress): ToldByAll {
  const { save, logState } = progress;
  const mine = mySide(progress);
  return (
    logState?.keys.map(
      (_, side) => (side === mine ? (toldBy(progress) ?? save.told[side]) : save.told[side]) ?? null,
    ) ?? []
  );
}

/** The other sides that have not revealed the secret of a step. */
export function silentAt(progress: Progress, step: number): readonly Side[] {
  const { save, logState } = progress;
  return logState
    ? devicesOf(logState).filter((side) => side !== save.side && (save.told[side]?.step ?? 0) < step)
    : [];
}

/** Resolves draws as far as everyone has revealed secrets; each draw allows this side to reveal its next one. */
export function advance(progress: Progress): Progress {
  let now = progress;
  for (;;) {
    if (!now.logState) return now;
    const logState = goOn(now.logState, toldByAll(now));
    if (logState === now.logState) return now;
    now = { ...now, logState };
  }
}

/**
 * Opens a saved match. Its signatures were verified on arrival. Draws before the last opening follow from the secrets in
 * the opening after them, those since then from `last`, by default from all that this device knows.
 */
export function openProgress(save: RoomSave, last?: ToldByAll): Result<Progress> {
  const openings = save.entries.filter(({ body }) => body.do === 'go-on');
  const known = openings.findLast((entry) => opened.has(entry));
  const read = known ? known.n + 1 : 0;
  const entries = save.entries.slice(0, read);
  let progress: Progress = { save: { ...save, entries }, logState: (known && opened.get(known)) ?? null };
  for (const entry of save.entries.slice(read)) {
    const opening = openings.find(({ n }) => n > entry.n)?.body;
    const told = opening?.do === 'go-on' ? opening.after.told : last;
    const { logState: before } = progress;
    const judged = before
      ? applyBody(before, entry.by, entry.body, told ?? toldByAll(progress), digestOf(entry), entry.n)
      : applyEntry(null, entry, []);
    if (!judged.ok) return judged;
    const next = { ...progress.save, entries: [...progress.save.entries, entry] };
    progress = told
      ? { save: next, logState: goOn(judged.value, told) }
      : advance({ save: next, logState: judged.value });
  }
  return accept(progress);
}

/** Cache of the match after each entry with which it went on, so that what is before is not read again. */
const opened = new WeakMap<Entry, LogState>();

/** Adds the next entry. `stale`: it follows another entry than the last one here; `known`: it is already here. */
export function append(progress: Progress, entry: Entry): Result<Progress> {
  const { save, logState } = progress;
  const there = save.entries[entry.n];
  if (there)
    return digestOf(there) === digestOf(entry)
      ? refuse('known', 'The entry is here already.')
      : refuse('stale', 'Another entry is here in its place.');
  if (entry.n !== save.entries.length) return refuse('gap', 'Entries before it are not here yet.');
  if (entry.prev !== headOf(save.entries)) return refuse('stale', 'It follows another log.');
  const { body } = entry;
  // Whatever else this device knows decides nothing: all devices have the same match, also after a reload.
  const isAnew = body.do === 'go-on' && logState !== null && isSigned(logState, entry);
  const past = isAnew ? openProgress(save, body.after.told) : accept(progress);
  if (!past.ok) return refuse('bad-opening', 'The secrets in it do not decide the log that goes on.');
  const judged = applyEntry(past.value.logState, entry, toldByAll(progress));
  if (!judged.ok) return judged;
  if (isAnew) opened.set(entry, judged.value);
  const told = isAnew ? [] : save.told;
  return accept(advance({ save: { ...save, told, entries: [...save.entries, entry] }, logState: judged.value }));
}

/** Writes an entry of this side, or of a computer player, if the match allows it now. */
export function write(progress: Progress, body: Body, by: Side = progress.save.side): Result<Progress> {
  const { save } = progress;
  const hoped = ahead(progress);
  if (body.do !== 'open' && body.do !== 'go-on') {
    if (!hoped) return refuse('game-over', 'No match is open.');
    const judged = applyBody(hoped, by, body, toldByAll(progress), '', save.entries.length + save.pending.length);
    if (!judged.ok) return judged;
  }
  if (!save.hosts) return accept({ ...progress, save: { ...save, pending: [...save.pending, body] } });
  return append(progress, writeEntry(save.entries, by, body, save.keys));
}

/** Host: opens the agreed match with a new match id, or lets it go on; always with a new chain. */
export function beginMatch({ save, logState }: Progress, lobby: Lobby): Result<Progress> {
  const { rev, terms, keys: seats, after } = lobby;
  const match = after?.match ?? randomHex();
  const side = seatIn(lobby, save);
  const anew = seatedAnew(save, side);
  const former = logState ? [...save.former, logState.match] : save.former;
  const fresh = after ? anew : { ...anew, entries: [], former };
  const keys = seats.flatMap((key) => (key === null ? [] : [key]));
  const opening = { rev, terms, keys, chain: commitment(fresh, match, terms), agreed: agreementOf(lobby) };
  return after
    ? write({ save: fresh, logState }, { do: 'go-on', after, ...opening })
    : write({ save: fresh, logState: null }, { do: 'open', match, ...opening });
}

/** The side that signs an action of this device; the host also signs for the computer players. */
export function signerOf(progress: Progress, { player }: Action): Side {
  const { save } = progress;
  const logState = ahead(progress);
  const side = logState && logState.first !== null ? sideOf(logState.first, player, logState.keys.length) : save.side;
  return save.hosts && logState && (logState.bots[side] ?? null) !== null ? side : save.side;
}

/** A request by this side at the current moment of the game. */
export const questionOf = (progress: Progress, what: Asked): Body => ({
  do: 'ask',
  what,
  at: ahead(progress)?.acts.length ?? 0,
});

/** This side's answer to a request, by default to the current one. */
export const answerOf = (progress: Progress, yes: boolean, to = ahead(progress)?.ask?.id ?? ''): Body => ({
  do: 'answer',
  yes,
  to,
});

/** This side resigns, or leaves for good if others play on. */
export function farewellOf(progress: Progress): Body {
  const logState = ahead(progress);
  if (!logState || devicesOf(logState).length <= 2) return { do: 'resign' };
  const { chain } = rulesOf(logState.terms);
  return {
    do: 'resign',
    secret: secretAt({ match: logState.match, side: progress.save.side }, chain, progress.save.seed, chain),
  };
}

/** The match including this side's unconfirmed actions, as shown on this device. */
export const ahead = (progress: Progress): LogState | null => hopesOf(progress).logState;

/** Pending bodies as entries after the confirmed ones, as far as they are legal before any further draw. */
export const pendingEntries = (progress: Progress): readonly Entry[] => hopesOf(progress).entries;

interface Hopes {
  readonly logState: LogState | null;
  readonly entries: readonly Entry[];
}
const hopes = new WeakMap<Progress, Hopes>();

function hopesOf(progress: Progress): Hopes {
  const known = hopes.get(progress);
  if (known) return known;
  const { save } = progress;
  const fresh: Entry[] = [];
  let { logState } = progress;
  for (const body of save.pending) {
    const entry = signed(save, [...save.entries, ...fresh], body);
    const judged = logState && applyBody(logState, entry.by, body, toldByAll(progress), digestOf(entry), entry.n);
    if (!judged?.ok) break;
    logState = judged.value;
    fresh.push(entry);
  }
  const made = { logState, entries: fresh };
  hopes.set(progress, made);
  return made;
}

/** Cached, because signing takes a while and the same entries are sent repeatedly while they are pending. */
function signed(save: RoomSave, after: readonly Entry[], body: Body): Entry {
  const last = lastSigned.get(body);
  if (last && last.n === after.length && last.prev === headOf(after)) return last;
  const entry = writeEntry(after, save.side, body, save.keys);
  lastSigned.set(body, entry);
  return entry;
}
const lastSigned = new WeakMap<Body, Entry>();

/**
 * What is still pending after the host has confirmed `confirmed`, starting from `before`. If another side's entry came
 * first, the situation has changed: requests and undos are dropped, answers unless their request is still open, and
 * actions if the game has changed.
 */
export function rebase(before: LogState | null, progress: Progress, confirmed: readonly Entry[]): Progress {
  const { save, logState } = progress;
  const waiting = [...save.pending];
  const isForeign = ({ by, body }: Entry): boolean => {
    if (by !== save.side || !waiting[0] || canonical(waiting[0]) !== canonical(body)) return true;
    waiting.shift();
    return false;
  };
  const foreign = confirmed.filter(isForeign);
  if (foreign.length === 0) return { ...progress, save: { ...save, pending: waiting } };
  // Requests, answers and joining do not change the game, unless an undo was granted.
  const mine = confirmed.filter((entry) => !foreign.includes(entry) && entry.body.do === 'act').length;
  let isSameTable =
    logState?.acts.length === (before?.acts.length ?? 0) + mine &&
    foreign.every(({ body }) => body.do !== 'act' && body.do !== 'take-back');
  const pending: Body[] = [];
  for (const body of waiting) {
    const isMeant =
      body.do === 'join' ||
      body.do === 'resign' ||
      (body.do === 'answer' && logState?.ask?.id === body.to) ||
      ((body.do === 'act' || body.do === 'time-up') && isSameTable);
    if (isMeant) pending.push(body);
    else if (body.do !== 'ask' && body.do !== 'answer') isSameTable = false;
  }
  return tidy({ ...progress, save: { ...save, pending } });
}

/** Drops pending bodies that are no longer legal, except those that wait for a draw. */
export function tidy(progress: Progress): Progress {
  const { save } = progress;
  let now = progress.logState;
  const pending = save.pending.filter((body, n) => {
    const judged = now && applyBody(now, save.side, body, toldByAll(progress), '', save.entries.length + n);
    if (judged?.ok) now = judged.value;
    return judged !== null && (judged.ok || judged.error.code === 'not-yet');
  });
  return pending.length === save.pending.length ? progress : { ...progress, save: { ...save, pending } };
}

/** Accepts a newer revealed secret; refuses one that does not match the commitment (`bad-secret`). */
export function hear(progress: Progress, side: Side, told: Told): Result<Progress> {
  const { save, logState } = progress;
  const commitment = logState?.chains[side];
  const isMine = side === mySide(progress) && !hasForgotten(progress);
  if (!logState || !commitment || isMine) return accept(progress);
  const known = save.told[side] ?? { step: 0, secret: commitment };
  if (told.step <= known.step) return accept(progress);
  if (!follows({ match: logState.match, side }, rulesOf(logState.terms).chain, known, told))
    return refuse('bad-secret', 'The secret is not the one that was committed to.');
  return accept(
    advance({
      ...progress,
      save: { ...save, told: logState.keys.map((_, at) => (at === side ? told : (save.told[at] ?? null))) },
    }),
  );
}

/** The commitment with which this side opens or joins the match. */
export const commitment = (save: RoomSave, match: Hex, terms: Terms): Hex =>
  secretAt({ match, side: save.side }, rulesOf(terms).chain, save.seed, 0);
