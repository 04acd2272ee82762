import carcassonne from '../../bots/data/puzzles/carcassonne.json' with { type: 'json' };
import castle from '../../bots/data/puzzles/castle.json' with { type: 'json' };
import { parsePuzzles } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import type { PuzzleList } from '../contracts/learn.ts';

/** The shipped puzzles; throws if they are invalid. */
export function shippedPuzzles(): readonly Puzzle[] {
  const puzzles = parsePuzzles([...castle, ...carcassonne] as Parameters<typeof parsePuzzles>[0]);
  if (!puzzles.ok) throw new Error(puzzles.error.message);
  return puzzles.value;
}

/** Each rule set has its own puzzle of the day, the same for everyone. Its list repeats. */
export function placesOfDay(day: number, puzzles: readonly Puzzle[]): PuzzleList['today'] {
  const places: Record<string, number[]> = {};
  for (const [place, { rules }] of puzzles.entries()) (places[rules] ??= []).push(place);
  return Object.fromEntries(
    Object.entries(places).map(([rules, own]) => [rules, own[((day % own.length) + own.length) % own.length] ?? 0]),
  );
}
