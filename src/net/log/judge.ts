import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { goOn, stepDue } from './chance.ts';
import { canTakeBack, devicesOf, isReady, playerOf, sideOf, sideToMove } from './course.ts';
import type { Act, Course, ToldByAll } from './course.ts';
import type { Asked, Body, Entry } from './entry.ts';
import { isAuthentic } from './entry.ts';
import { familyOf } from './family.ts';
import { STANDS_IN, botsOf } from './terms.ts';
import type { Side } from './terms.ts';

/**
 * Whether an entry may follow, and what it amounts to. `not-yet`: the secrets before it are not told here; every other refusal
 * of an entry that is signed means that its author does not keep to the rules.
 */
export function judge(course: Course | null, entry: Entry, told: ToldByAll): Result<Course> {
  if (!course) return opening(entry);
  if (!isSigned(course, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  return judgeBody(course, entry.by, entry.body, told);
}

/** Is the entry signed by the side that it names? */
export function isSigned({ keys }: Pick<Course, 'keys'>, entry: Entry): boolean {
  const key = keys[entry.by];
  return key !== undefined && isAuthentic(entry, key);
}

function opening(entry: Entry): Result<Course> {
  const { n, by, body } = entry;
  if (n !== 0 || by !== 0 || body.do !== 'open') return refuse('bad-opening', 'A match is opened by the host.');
  const { match, terms, keys, chain, past } = body;
  const bots = botsOf(terms);
  if (!isSigned({ keys }, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  if (!areSeats(keys, bots)) return refuse('bad-opening', 'Every device has a seat of its own.');
  const flaw = past && familyOf(terms).pastFlaw(past);
  if (flaw) return flaw;
  const first = past?.first ?? (terms.begins === 'lot' ? null : terms.begins);
  return accept({
    match, terms, keys, bots, past, first,
    chains: keys.map((_, side) => (side === 0 ? chain : null)),
    table: null,
    acts: [],
    deck: past?.deck ?? [],
    tokens: past?.tokens ?? {},
    steps: 0,
    ask: null,
    asked: [],
    outcome: null,
  });
}

/** Two devices at least, each once, and the host for the computer players. */
function areSeats(keys: readonly string[], bots: readonly (string | null)[]): boolean {
  const devices = keys.filter((_, side) => bots[side] === null);
  return keys.length === bots.length && bots[0] === null && devices.length >= 2 && new Set(devices).size === devices.length && keys.every((key, side) => bots[side] === null || key === keys[0]);
}

/** The same for what a side wishes to write, before it is signed. */
export function judgeBody(course: Course, by: Side, body: Body, told: ToldByAll): Result<Course> {
  if (body.do === 'join') return join(course, by, body.chain, told);
  if (body.do === 'open') return refuse('bad-opening', 'The match is open already.');
  if (course.outcome) return refuse('game-over', 'The match is over.');
  if (!isReady(course)) return refuse('bad-opening', 'Not all guests have joined yet.');
  if (body.do !== 'act' && course.bots[by] !== null) return refuse('wrong-action', 'A computer player only plays.');
  switch (body.do) {
    case 'act':
      return act(course, by, body, told);
    case 'take-back':
      return canTakeBack(course, by) ? accept(backTo(course, course.acts.length - 1, told)) : refuse('wrong-action', 'This cannot be taken back.');
    case 'ask':
      return ask(course, by, body.what);
    case 'answer':
      return answer(course, by, body.yes, told);
    case 'resign':
      return resign(course, by, told);
  }
}

function join(course: Course, by: Side, chain: string, told: ToldByAll): Result<Course> {
  if (course.bots[by] !== null || course.chains[by] !== null) return refuse('bad-opening', 'Each guest joins once.');
  let joined = goOn({ ...course, chains: course.chains.with(by, chain) }, told);
  if (!isReady(joined)) return accept(joined);
  for (const action of course.past?.actions ?? []) {
    if (!joined.table || joined.first === null) return refuse('bad-opening', 'The game before does not replay.');
    const next = act(joined, sideOf(joined.first, action.player, joined.keys.length), { do: 'act', action }, told);
    if (!next.ok) return next;
    joined = next.value;
  }
  return accept(joined);
}

function act(course: Course, by: Side, { action }: Extract<Body, { do: 'act' }>, told: ToldByAll): Result<Course> {
  if (stepDue(course) !== null || !course.table || course.first === null) return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (sideToMove(course) !== by || action.player !== playerOf(course.first, by, course.keys.length)) return refuse('wrong-player', 'It is another side’s turn.');
  const table = familyOf(course.terms).play(course.table, action);
  if (!table.ok) return table;
  const done: Act = { by, before: course.table };
  // An offer of a draw stands until somebody else has gone on.
  const kept = course.ask && course.ask.what === 'draw' && course.ask.by === by ? course.ask : null;
  return accept(goOn({ ...course, table: table.value, acts: [...course.acts, done], ask: kept, asked: [] }, told));
}

/** The table as it was before the act with this number. */
function backTo(course: Course, number: number, told: ToldByAll): Course {
  const act = course.acts[number];
  return act ? goOn({ ...course, table: act.before, acts: course.acts.slice(0, number), ask: null }, told) : course;
}

function ask(course: Course, by: Side, what: Asked): Result<Course> {
  const mark = `${by}/${what}`;
  if (course.ask || course.asked.includes(mark)) return refuse('asked-already', 'That has been asked already.');
  if (what === 'undo' && !course.acts.some((act) => act.by === by)) return refuse('wrong-action', 'There is nothing to take back.');
  return accept({ ...course, ask: { by, what, yes: [] }, asked: [...course.asked, mark] });
}

/** One no closes the question; it takes a yes of all others. */
function answer(course: Course, by: Side, yes: boolean, told: ToldByAll): Result<Course> {
  const { ask: open } = course;
  if (!open || open.by === by || open.yes.includes(by)) return refuse('wrong-action', 'Nothing was asked.');
  if (!yes) return accept({ ...course, ask: null });
  const agreed = [...open.yes, by];
  const all = devicesOf(course).every((side) => side === open.by || agreed.includes(side));
  return accept(all ? grant({ ...course, ask: null }, open, told) : { ...course, ask: { ...open, yes: agreed } });
}

function grant(course: Course, { by, what }: { readonly by: Side; readonly what: Asked }, told: ToldByAll): Course {
  if (what === 'draw') return { ...course, outcome: { type: 'drawn' } };
  return backTo(course, course.acts.findLastIndex((act) => act.by === by), told);
}

/** One of two ends the match. Of more, a computer player of the host goes on in the seat; the host alone cannot leave it to itself. */
function resign(course: Course, by: Side, told: ToldByAll): Result<Course> {
  if (devicesOf(course).length <= 2) return accept({ ...course, ask: null, outcome: { type: 'resigned', by } });
  const [host] = course.keys;
  if (by === 0 || host === undefined) return refuse('wrong-action', 'The others play by way of the host.');
  // Who goes may know what the secrets of a step that is due amount to: it is not used.
  const steps = stepDue(course) ?? course.steps;
  return accept(goOn({ ...course, steps, ask: null, keys: course.keys.with(by, host), bots: course.bots.with(by, STANDS_IN) }, told));
}
