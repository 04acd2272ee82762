import { lot } from '../fair/lot.ts';
import type { Teller } from '../fair/lot.ts';
import { byPlayer, isReady } from './course.ts';
import type { Course, ToldByAll } from './course.ts';
import { rulesOf, stateOf } from './rules.ts';

/**
 * Chance in a match of several devices. Nobody ever looks at a tile before it is drawn, or at a token before it is turned up: so
 * nothing needs to be shuffled beforehand. Each is chosen when it is due, among all that are left, by the secrets of all.
 */

/**
 * The step of the chains that all have to tell now; `null` while nothing is due. A match that was given up while a draw was under way
 * still finishes it, so that its end is the same on all devices.
 */
export function stepDue(course: Course): number | null {
  if (!isReady(course)) return null;
  if (course.first === null) return course.steps + 1;
  if (!course.table) return null;
  const due = rulesOf(course.terms).due(course.table, course.secrets);
  return due && !due.known ? course.steps + 1 : null;
}

/** Lets chance go on as far as what is known, or told by all, allows. */
export function goOn(course: Course, told: ToldByAll): Course {
  for (let now = course; ;) {
    const next = oneStep(now, told);
    if (!next) return settle(now);
    now = next;
  }
}

/** Is the game over by the rules? */
function settle(course: Course): Course {
  const over = course.table && stateOf(course.table).awaiting === 'over';
  // Also where somebody has resigned since: the draw that ended the game was due before.
  return over && course.outcome?.type !== 'over' ? { ...course, outcome: { type: 'over' } } : course;
}

const NOT_TOLD = { step: -1, secret: '' };

/** What is known of the secrets of the sides that draw. */
const tellersOf = ({ drawers, left }: Course, told: ToldByAll): readonly Teller[] =>
  drawers.map((side) => ({ side, told: left[side] ?? told[side] ?? NOT_TOLD }));

function oneStep(course: Course, told: ToldByAll): Course | undefined {
  const { table, terms } = course;
  if (!isReady(course)) return undefined;
  const step = stepDue(course);
  const draw = (count: number): number | undefined =>
    step === null ? undefined : lot(course.match, tellersOf(course, told), step, count);
  const steps = step ?? course.steps;
  if (!table) {
    const first = course.first ?? draw(terms.names.length);
    return first === undefined
      ? undefined
      : { ...course, steps, first, table: rulesOf(terms).open(byPlayer(terms.names, first)) };
  }
  const rules = rulesOf(terms);
  const due = rules.due(table, course.secrets);
  if (!due) return undefined;
  const candidates = due.known ? [] : due.candidates();
  const secret = due.known ?? candidates[draw(candidates.length) ?? -1];
  return (
    secret && {
      ...course,
      steps,
      secrets: new Map(course.secrets).set(due.slot, secret),
      table: rules.reveal(table, due.slot, secret),
    }
  );
}
