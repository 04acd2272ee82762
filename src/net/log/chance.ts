import { RULE_SETS, chanceDue, unseenTokens } from '../../game/index.ts';
import { lot } from '../fair/lot.ts';
import type { ToldByBoth } from '../fair/lot.ts';
import type { Course } from './course.ts';
import { matchOf, openTable, reveal } from './table.ts';
import { materialOfTerms } from './terms.ts';

/**
 * Chance in a match of two devices. Nobody ever looks at a tile before it is drawn, or at a token before it is turned up: so
 * nothing needs to be shuffled beforehand. Each is chosen when it is due, among all that are left, by the secrets of both.
 */

/** The step of the chains that both have to tell now; `null` while nothing is due. */
export function stepDue(course: Course): number | null {
  if (course.outcome || course.chains[1] === null) return null;
  if (course.first === null) return course.steps + 1;
  if (!course.table) return null;
  const { state } = matchOf(course.table);
  const due = chanceDue(state);
  if (!due) return null;
  const known = due.type === 'tile' ? course.deck[state.drawn.length] : course.tokens[due.field];
  return known === undefined ? course.steps + 1 : null;
}

/** Lets chance go on as far as what is known, or told by both, allows. */
export function goOn(course: Course, told: ToldByBoth): Course {
  for (let now = course; ; ) {
    const next = oneStep(now, told);
    if (!next) return settle(now);
    now = next;
  }
}

/** Is the game over by the rules? */
function settle(course: Course): Course {
  const over = course.table && matchOf(course.table).state.awaiting === 'over';
  return over && !course.outcome ? { ...course, outcome: { type: 'over' } } : course;
}

function oneStep(course: Course, told: ToldByBoth): Course | undefined {
  const { table, terms, deck, tokens } = course;
  if (course.outcome) return undefined;
  const step = stepDue(course);
  const drawn = (count: number): number | undefined => (step === null ? undefined : lot(course.match, told, step, count));
  const steps = step ?? course.steps;
  if (!table) {
    const first = course.first ?? drawn(2);
    if (first === undefined || course.chains[1] === null) return undefined;
    const side = first === 0 ? 0 : 1;
    return { ...course, steps, first: side, table: openTable(terms, side) };
  }
  const { state } = matchOf(table);
  const due = chanceDue(state);
  if (!due) return undefined;
  if (due.type === 'tile') {
    const left = materialOfTerms(terms).tiles.map(({ id }) => id).filter((id) => !deck.includes(id));
    const tile = deck[state.drawn.length] ?? left[drawn(left.length) ?? -1];
    if (tile === undefined) return undefined;
    return { ...course, steps, deck: [...deck.slice(0, state.drawn.length), tile, ...deck.slice(state.drawn.length + 1)], table: reveal(table, { tile }) };
  }
  const left = unseenTokens(RULE_SETS[terms.rules], Object.values(tokens), materialOfTerms(terms));
  const kind = tokens[due.field] ?? left[drawn(left.length) ?? -1];
  if (kind === undefined) return undefined;
  return { ...course, steps, tokens: { ...tokens, [due.field]: kind }, table: reveal(table, { kind }) };
}
