import {
  RULE_SETS,
  RULE_SET_IDS,
  accept,
  deal,
  defaultOptions,
  playShorthand,
  refuse,
  seededRandom,
  startGame,
} from '../../game/index.ts';
import type { CastleAction, CastlePosition, CastleSetup, Result, RuleSetId } from '../../game/index.ts';

/** A turn with one best solution, found by search and verified (docs/learning.md). */
export interface Puzzle {
  readonly rules: RuleSetId;
  /** Determines the deck and the tokens. */
  readonly seed: string;
  /** The actions before this turn, and its best solution, in shorthand. */
  readonly opening: string;
  readonly best: string;
  /** Expected points by which the best solution beats the next one. */
  readonly margin: number;
  /** Rank of the best solution by the evaluation alone: 1: first, 2: second or third, 3: lower. */
  readonly level: 1 | 2 | 3;
}

/** A puzzle that is set up; `position` is at the start of the turn. */
export interface Posed {
  readonly setup: CastleSetup;
  readonly actions: readonly CastleAction[];
  readonly position: CastlePosition;
  readonly best: readonly CastleAction[];
}

export function setupOf({ rules, seed }: Pick<Puzzle, 'rules' | 'seed'>): CastleSetup {
  const set = RULE_SETS[rules];
  return { rules: set, options: defaultOptions(set), players: ['', ''], ...deal(set, seededRandom(seed)) };
}

/** Plays a puzzle up to its turn. Refuses it if the rules refuse its actions. */
export function pose(puzzle: Puzzle): Result<Posed> {
  const setup = setupOf(puzzle);
  const position = startGame(setup);
  const actions = playShorthand(position, puzzle.opening);
  if (!actions.ok) return actions;
  const depth = position.depth;
  const best = playShorthand(position, puzzle.best);
  while (position.depth > depth) position.undo();
  return best.ok ? accept({ setup, actions: actions.value, position, best: best.value }) : best;
}

/** Parses the shipped file: one row per puzzle. */
export function parsePuzzles(rows: readonly (readonly (string | number)[])[]): Result<readonly Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (const [id, seed, opening, best, margin, difficulty] of rows) {
    const rules = RULE_SET_IDS.find((known) => known === id);
    const level = ([1, 2, 3] as const).find((known) => known === difficulty);
    if (
      !rules ||
      !level ||
      typeof seed !== 'string' ||
      typeof opening !== 'string' ||
      typeof best !== 'string' ||
      typeof margin !== 'number'
    )
      return refuse('malformed', `Puzzle ${puzzles.length} cannot be read.`);
    puzzles.push({ rules, seed, opening, best, margin, level });
  }
  return accept(puzzles);
}

export const formatPuzzles = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map(({ rules, seed, opening, best, margin, level }) => JSON.stringify([rules, seed, opening, best, margin, level])).join(',\n')}\n]\n`;
