import { accept, refuse } from '../../game/index.ts';
import type { Action, Result } from '../../game/index.ts';
import { canonical, randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { agreementOf } from '../log/agreement.ts';
import { follows, secretAt } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import { goOn, stepDue } from '../log/chance.ts';
import { devicesOf, sideOf } from '../log/course.ts';
import type { Course, ToldByAll } from '../log/course.ts';
import { digestOf, headOf, writeEntry } from '../log/entry.ts';
import type { Asked, Body, Entry } from '../log/entry.ts';
import { judge, judgeBody } from '../log/judge.ts';
import { rulesOf } from '../log/rules.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Lobby, RoomSave } from './save.ts';

/** How far the match has come on this device. A value; every function gives the next one. */
export interface Progress {
  readonly save: RoomSave;
  /** By the entries that the host has written down. */
  readonly course: Course | null;
}

/** The secret this side has told, or may tell now: never one before its step is due by the log of all. */
export function toldBy({ save, course }: Progress): Told | null {
  if (!course) return null;
  const step = stepDue(course) ?? course.steps;
  return {
    step,
    secret: secretAt({ match: course.match, side: save.side }, rulesOf(course.terms).chain, save.seed, step),
  };
}

/** By side, this one's own among them. */
export function toldByAll(progress: Progress): ToldByAll {
  const { save, course } = progress;
  return course?.keys.map((_, side) => (side === save.side ? toldBy(progress) : (save.told[side] ?? null))) ?? [];
}

/** Other sides that have not told the secret of a step. */
export function silentAt(progress: Progress, step: number): readonly Side[] {
  const { save, course } = progress;
  return course ? devicesOf(course).filter((side) => side !== save.side && (save.told[side]?.step ?? 0) < step) : [];
}

/** Chance goes on as far as all have told; each step taken lets this side tell the next. */
export function advance(progress: Progress): Progress {
  let now = progress;
  for (;;) {
    if (!now.course) return now;
    const course = goOn(now.course, toldByAll(now));
    if (course === now.course) return now;
    now = { ...now, course };
  }
}

/** Opens what was kept. Its signatures were checked when it came. */
export function openProgress(save: RoomSave): Result<Progress> {
  let progress: Progress = { save: { ...save, entries: [] }, course: null };
  for (const entry of save.entries) {
    const { course: before } = progress;
    const course = before
      ? judgeBody(before, entry.by, entry.body, toldByAll(progress), digestOf(entry), entry.n)
      : judge(null, entry, []);
    if (!course.ok) return course;
    progress = advance({
      save: { ...progress.save, entries: [...progress.save.entries, entry] },
      course: course.value,
    });
  }
  return accept(progress);
}

/** Takes in the next entry. `stale`: it follows something else than what is here; `known`: it is here already. */
export function append(progress: Progress, entry: Entry): Result<Progress> {
  const { save, course } = progress;
  const there = save.entries[entry.n];
  if (there)
    return digestOf(there) === digestOf(entry)
      ? refuse('known', 'The entry is here already.')
      : refuse('stale', 'Another entry is here in its place.');
  if (entry.n !== save.entries.length) return refuse('gap', 'Entries before it are not here yet.');
  if (entry.prev !== headOf(save.entries)) return refuse('stale', 'It follows another log.');
  const judged = judge(course, entry, toldByAll(progress));
  if (!judged.ok) return judged;
  return accept(advance({ save: { ...save, entries: [...save.entries, entry] }, course: judged.value }));
}

/** This side writes something down, the host for its computer players too. Refused if the match does not allow it now. */
export function write(progress: Progress, body: Body, by: Side = progress.save.side): Result<Progress> {
  const { save } = progress;
  const hoped = ahead(progress);
  if (body.do !== 'open') {
    if (!hoped) return refuse('game-over', 'No match is open.');
    const judged = judgeBody(hoped, by, body, toldByAll(progress), '', save.entries.length + save.pending.length);
    if (!judged.ok) return judged;
  }
  if (save.side !== 0) return accept({ ...progress, save: { ...save, pending: [...save.pending, body] } });
  return append(progress, writeEntry(save.entries, by, body, save.keys));
}

/** Host: opens the match that all have agreed to, with a number and a chain of its own. */
export function beginMatch({ save, course }: Progress, lobby: Lobby): Result<Progress> {
  const match = randomHex();
  const fresh: RoomSave = {
    ...save,
    seed: randomHex(),
    told: [],
    entries: [],
    pending: [],
    lobby: null,
    past: null,
    former: [...save.former, ...(course ? [course.match] : [])],
  };
  const keys = lobby.keys.flatMap((key) => (key === null ? [] : [key]));
  const past = lobby.past === null ? null : save.past;
  return write(
    { save: fresh, course: null },
    {
      do: 'open',
      match,
      terms: lobby.terms,
      keys,
      chain: commitment(fresh, match, lobby.terms),
      past,
      agreed: agreementOf(lobby),
    },
  );
}

/** The side that signs an action of this device: the host's device plays for the computer players, too. */
export function signerOf(progress: Progress, { player }: Action): Side {
  const { save } = progress;
  const course = ahead(progress);
  const side = course && course.first !== null ? sideOf(course.first, player, course.keys.length) : save.side;
  return save.side === 0 && course && (course.bots[side] ?? null) !== null ? side : save.side;
}

/** A question of this side, at this moment of the game. */
export const questionOf = (progress: Progress, what: Asked): Body => ({
  do: 'ask',
  what,
  at: ahead(progress)?.acts.length ?? 0,
});

/** This side's answer to what is asked now. */
export const answerOf = (progress: Progress, yes: boolean): Body => ({
  do: 'answer',
  yes,
  to: ahead(progress)?.ask?.id ?? '',
});

/** This side resigns, or leaves for good where others play on. */
export function farewellOf(progress: Progress): Body {
  const course = ahead(progress);
  if (!course || devicesOf(course).length <= 2) return { do: 'resign' };
  const { chain } = rulesOf(course.terms);
  return {
    do: 'resign',
    secret: secretAt({ match: course.match, side: progress.save.side }, chain, progress.save.seed, chain),
  };
}

/** The match with what this side has done and the host has not confirmed: what this device shows. */
export function ahead(progress: Progress): Course | null {
  pendingEntries(progress);
  return hopes.get(progress) ?? null;
}
const hopes = new WeakMap<Progress, Course | null>();

/** What is pending as entries that follow what the host has written down: as much of it as is right now. Nothing is sent on the chance that a draw makes it so. */
export function pendingEntries(progress: Progress): readonly Entry[] {
  const known = signatures.get(progress);
  if (known) return known;
  const { save } = progress;
  const fresh: Entry[] = [];
  let { course } = progress;
  for (const body of save.pending) {
    const entry = signed(save, [...save.entries, ...fresh], body);
    const judged = course && judgeBody(course, entry.by, body, toldByAll(progress), digestOf(entry), entry.n);
    if (!judged?.ok) break;
    course = judged.value;
    fresh.push(entry);
  }
  signatures.set(progress, fresh);
  hopes.set(progress, course);
  return fresh;
}
const signatures = new WeakMap<Progress, readonly Entry[]>();

/** Signing takes a while, and a device that waits is asked for the same entries often. */
function signed(save: RoomSave, after: readonly Entry[], body: Body): Entry {
  const last = lastSigned.get(body);
  if (last && last.n === after.length && last.prev === headOf(after)) return last;
  const entry = writeEntry(after, save.side, body, save.keys);
  lastSigned.set(body, entry);
  return entry;
}
const lastSigned = new WeakMap<Body, Entry>();

/**
 * What is still pending once the host has written down `confirmed` after `before`. An entry of somebody else that came first is another
 * situation: questions and take-backs were not meant for it and are dropped, answers unless their question is still open, and actions if
 * the table is another one now.
 */
export function rebase(before: Course | null, progress: Progress, confirmed: readonly Entry[]): Progress {
  const { save, course } = progress;
  const waiting = [...save.pending];
  const isForeign = ({ by, body }: Entry): boolean => {
    if (by !== save.side || !waiting[0] || canonical(waiting[0]) !== canonical(body)) return true;
    waiting.shift();
    return false;
  };
  const foreign = confirmed.filter(isForeign);
  if (foreign.length === 0) return { ...progress, save: { ...save, pending: waiting } };
  // Questions, answers and joining leave the table as it is, unless an undo was granted.
  const mine = confirmed.filter((entry) => !foreign.includes(entry) && entry.body.do === 'act').length;
  let isSameTable =
    course?.acts.length === (before?.acts.length ?? 0) + mine &&
    foreign.every(({ body }) => body.do !== 'act' && body.do !== 'take-back');
  const pending: Body[] = [];
  for (const body of waiting) {
    const isMeant =
      body.do === 'join' ||
      body.do === 'resign' ||
      (body.do === 'answer' && course?.ask?.id === body.to) ||
      (body.do === 'act' && isSameTable);
    if (isMeant) pending.push(body);
    else if (body.do !== 'ask' && body.do !== 'answer') isSameTable = false;
  }
  return tidy({ ...progress, save: { ...save, pending } });
}

/** Drops what is pending and not right any more; what only waits for a draw may still become so. */
export function tidy(progress: Progress): Progress {
  const { save } = progress;
  let now = progress.course;
  const pending = save.pending.filter((body, n) => {
    const judged = now && judgeBody(now, save.side, body, toldByAll(progress), '', save.entries.length + n);
    if (judged?.ok) now = judged.value;
    return judged !== null && (judged.ok || judged.error.code === 'not-yet');
  });
  return pending.length === save.pending.length ? progress : { ...progress, save: { ...save, pending } };
}

/** A side has told a secret: taken if it is newer and follows from what it had committed to; `bad-secret` if not. */
export function hear(progress: Progress, side: Side, told: Told): Result<Progress> {
  const { save, course } = progress;
  const commitment = course?.chains[side];
  if (!course || !commitment || side === save.side) return accept(progress);
  const known = save.told[side] ?? { step: 0, secret: commitment };
  if (told.step <= known.step) return accept(progress);
  if (!follows({ match: course.match, side }, rulesOf(course.terms).chain, known, told))
    return refuse('bad-secret', 'The secret is not the one that was committed to.');
  return accept(
    advance({
      ...progress,
      save: { ...save, told: course.keys.map((_, at) => (at === side ? told : (save.told[at] ?? null))) },
    }),
  );
}

/** The commitment with which this side opens or joins. */
export const commitment = (save: RoomSave, match: Hex, terms: Terms): Hex =>
  secretAt({ match, side: save.side }, rulesOf(terms).chain, save.seed, 0);
