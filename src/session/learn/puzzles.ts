import data from '../../bots/data/puzzles.json' with { type: 'json' };
import { parsePuzzles } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';

/** The shipped puzzles, loaded when they are first needed. */
export function shippedPuzzles(): readonly Puzzle[] {
  const puzzles = parsePuzzles(data);
  if (!puzzles.ok) throw new Error(puzzles.error.message);
  return puzzles.value;
}

/** The daily puzzle: the list repeats, everyone has the same puzzle, and neighbours in the list differ. */
export const placeOfDay = (day: number, count: number): number => ((day % count) + count) % count;
