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

/** A turn with one best way to play it, which was looked for and verified (docs/learning.md). */
export interface Puzzle {
  readonly rules: RuleSetId;
  /** Deals deck and tokens. */
  readonly seed: string;
  /** How it came to this turn, and its best way, in shorthand. */
  readonly opening: string;
  readonly best: string;
  /** Expected points by which the best way is better than the next one. */
  readonly margin: number;
  /** 1: seen at a glance by the computer, 2: only by looking ahead, 3: not even among its first three thoughts. */
  readonly level: 1 | 2 | 3;
}

/** A puzzle set up: `position` waits for the turn. */
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

/** Plays a puzzle up to its turn. Its data are refused where the rules refuse them. */
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

/** Reads the shipped file: a row for each puzzle. */
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
