import type { CarcassonneEvent, CarcassonneLine } from '../base/event.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { AT, LAST } from '../base/table.ts';
import type { TurnPart } from '../base/vocabulary.ts';

/** The final scores if the game ended now (RULES.md §8). */
export interface Projection {
  readonly scores: readonly number[];
  /** What this turn still scores, then the final scoring. */
  readonly lines: readonly CarcassonneLine[];
}

/** Slots without a choice that score what this turn's tile has completed, and those of the end of the game. */
const SCORED: readonly TurnPart[] = ['list', 'regions', 'rivals', 'reach', 'cards', 'home'];
const ENDING: readonly TurnPart[] = ['leave', 'unfinished', 'fields', 'bonuses'];

/** Scores the position as it is, then undoes it. Assumes that no player makes any further choice. */
export function projectedFinal(position: CarcassonnePosition): Projection {
  const { table: t } = position;
  const { stages } = t.rules;
  const scores = (): readonly number[] => Array.from({ length: t.players }, (_, player) => position.score(player));
  if (position.awaiting === 'over') return { scores: scores(), lines: [] };
  const mark = t.journal.mark();
  const { events: outer } = t;
  const events: CarcassonneEvent[] = [];
  t.events = events;
  const from = t.get(AT);
  const due: readonly TurnPart[] = t.get(LAST) >= 0 ? [...SCORED, ...ENDING] : ENDING;
  for (const [at, { part, pass }] of stages.entries()) {
    if (at < from || !pass || !due.includes(part)) continue;
    // Code that emits events checks whether the game is in its final scoring.
    t.set(AT, at);
    pass(t);
  }
  const projected = scores();
  t.events = outer;
  t.journal.rollback(mark);
  return { scores: projected, lines: events.flatMap((event) => (event.type === 'scored' ? [event.line] : [])) };
}
