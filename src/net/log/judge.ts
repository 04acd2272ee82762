import { RULE_SETS, accept, refuse, unseenTokens } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { ToldByBoth } from '../fair/lot.ts';
import { goOn, stepDue } from './chance.ts';
import type { Act, Course } from './course.ts';
import { canTakeBack, playerOf, sideToMove } from './course.ts';
import type { Body, Entry, Past } from './entry.ts';
import { isAuthentic } from './entry.ts';
import { play } from './table.ts';
import { materialOfTerms, otherSide } from './terms.ts';
import type { Side, Terms } from './terms.ts';

/**
 * Whether an entry may follow, and what it amounts to. `not-yet`: the secrets before it are not told here; every other refusal
 * of an entry that is signed means that its author does not keep to the rules.
 */
export function judge(course: Course | null, entry: Entry, told: ToldByBoth): Result<Course> {
  if (!course) return opening(entry);
  if (!isAuthentic(entry, course.keys[entry.by])) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  return judgeBody(course, entry.by, entry.body, told);
}

function opening({ n, by, body, ...entry }: Entry): Result<Course> {
  if (n !== 0 || by !== 0 || body.do !== 'open') return refuse('bad-opening', 'A match is opened by the host.');
  const { match, terms, keys, chain, past } = body;
  if (!isAuthentic({ n, by, body, ...entry }, keys[0])) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  if (past) {
    const flaw = pastFlaw(past, terms);
    if (flaw) return flaw;
  }
  const first = past?.first ?? (terms.begins === 'lot' ? null : terms.begins);
  return accept({
    match, terms, keys, past, first,
    chains: [chain, null],
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

function pastFlaw({ deck, tokens }: Past, terms: Terms): ReturnType<typeof refuse> | undefined {
  const material = materialOfTerms(terms);
  const rules = RULE_SETS[terms.rules];
  const tiles = new Set(deck);
  if (tiles.size < deck.length || !deck.every((id) => material.tiles.some((tile) => tile.id === id))) return refuse('bad-deck', 'The tiles drawn before are no tiles.');
  const kinds = Object.values(tokens);
  if (!Object.keys(tokens).every((field) => material.tokenFields.some((known) => String(known) === field))) return refuse('bad-tokens', 'There is no such corner.');
  const total = unseenTokens(rules, [], material).length;
  if (unseenTokens(rules, kinds, material).length !== total - kinds.length) return refuse('bad-tokens', 'The tokens turned up before are no tokens.');
  return undefined;
}

/** The same for what a side wishes to write, before it is signed. */
export function judgeBody(course: Course, by: Side, body: Body, told: ToldByBoth): Result<Course> {
  if (body.do === 'join') return join(course, by, body.chain, told);
  if (body.do === 'open') return refuse('bad-opening', 'The match is open already.');
  if (course.outcome) return refuse('game-over', 'The match is over.');
  if (course.chains[1] === null) return refuse('bad-opening', 'The guest has not joined yet.');
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
      return accept({ ...course, ask: null, outcome: { type: 'resigned', by } });
  }
}

function join(course: Course, by: Side, chain: string, told: ToldByBoth): Result<Course> {
  if (by !== 1 || course.chains[1] !== null) return refuse('bad-opening', 'The guest joins once.');
  let joined = goOn({ ...course, chains: [course.chains[0], chain] }, told);
  for (const action of course.past?.actions ?? []) {
    if (!joined.table || joined.first === null) return refuse('bad-opening', 'The game before does not replay.');
    const next = act(joined, action.player === playerOf(joined.first, 0) ? 0 : 1, { do: 'act', action }, told);
    if (!next.ok) return next;
    joined = next.value;
  }
  return accept(joined);
}

function act(course: Course, by: Side, { action }: Extract<Body, { do: 'act' }>, told: ToldByBoth): Result<Course> {
  if (stepDue(course) !== null || !course.table || course.first === null) return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (sideToMove(course) !== by || action.player !== playerOf(course.first, by)) return refuse('wrong-player', 'It is the other side’s turn.');
  const table = play(course.table, action);
  if (!table.ok) return table;
  const done: Act = { by, before: course.table };
  const kept = course.ask && course.ask.what === 'draw' && course.ask.by === by ? course.ask : null;
  return accept(goOn({ ...course, table: table.value, acts: [...course.acts, done], ask: kept, asked: [] }, told));
}

/** The table as it was before the act with this number. */
function backTo(course: Course, number: number, told: ToldByBoth): Course {
  const act = course.acts[number];
  return act ? goOn({ ...course, table: act.before, acts: course.acts.slice(0, number), ask: null }, told) : course;
}

function ask(course: Course, by: Side, what: 'draw' | 'undo'): Result<Course> {
  const mark = `${by}/${what}`;
  if (course.ask || course.asked.includes(mark)) return refuse('asked-already', 'That has been asked already.');
  if (what === 'undo' && !course.acts.some((act) => act.by === by)) return refuse('wrong-action', 'There is nothing to take back.');
  return accept({ ...course, ask: { by, what }, asked: [...course.asked, mark] });
}

function answer(course: Course, by: Side, yes: boolean, told: ToldByBoth): Result<Course> {
  if (!course.ask || course.ask.by !== otherSide(by)) return refuse('wrong-action', 'Nothing was asked.');
  const { what, by: asker } = course.ask;
  const closed = { ...course, ask: null };
  if (!yes) return accept(closed);
  if (what === 'draw') return accept({ ...closed, outcome: { type: 'drawn' } });
  return accept(backTo(closed, course.acts.findLastIndex((act) => act.by === asker), told));
}
