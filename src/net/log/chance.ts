import { lot } from '../fair/lot.ts';
import type { Teller } from '../fair/lot.ts';
import { byPlayer, isReady } from './course.ts';
import type { Course, ToldByAll } from './course.ts';
import { rulesOf, stateOf } from './rules.ts';

/**
 * Chance in a match between devices. Nobody sees a tile before it is drawn, or a token before it is turned over, so
 * nothing has to be shuffled beforehand. Each is chosen when it is due, among all that are left, by everyone's
 * secrets.
 */

/**
 * The step of the chains that everyone has to reveal now; `null` while no draw is due. A match that was resigned
 * during a draw still finishes the draw, so that its end is the same on all devices.
 */
export function stepDue(course: Course): number | null {
  if (!isReady(course)) return null;
  if (course.first === null) return course.steps + 1;
  if (!course.table) return null;
  const due = rulesOf(course.terms).due(course.table, course.secrets);
  return due && !due.known ? course.steps + 1 : null;
}

/** Advances through draws as far as known results, or everyone's secrets, allow. */
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
  // Also after a resignation: the draw that ended the game was due before it.
  return over && course.outcome?.type !== 'over' ? { ...course, outcome: { type: 'over' } } : course;
}

const NOT_TOLD = { step: -1, secret: '' };

/** The known secrets of the sides that take part in draws. */
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
