import data from '../../bots/data/puzzles.json' with { type: 'json' };
import { parsePuzzles } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';

/** The shipped puzzles; fetched when somebody asks for the first one. */
export function shippedPuzzles(): readonly Puzzle[] {
  const puzzles = parsePuzzles(data);
  if (!puzzles.ok) throw new Error(puzzles.error.message);
  return puzzles.value;
}

/** The puzzle of a day: the list goes round, so that everybody has the same one and neighbours in it differ. */
export const placeOfDay = (day: number, count: number): number => ((day % count) + count) % count;
