import data from '../../bots/data/puzzles.json' with { type: 'json' };
import { parsePuzzles } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';

/** The shipped puzzles; throws if they are invalid. */
export function shippedPuzzles(): readonly Puzzle[] {
  const puzzles = parsePuzzles(data);
  if (!puzzles.ok) throw new Error(puzzles.error.message);
  return puzzles.value;
}

/**
 * Index of the daily puzzle. The list repeats; everyone has the same puzzle, and rule sets alternate from day to day.
 */
export const placeOfDay = (day: number, count: number): number => ((day % count) + count) % count;
