import { ADAPTERS, accept, adapterOf, refuse, seededRandom } from '../../game/index.ts';
import type { Action, GameState, Result } from '../../game/index.ts';

/** What a puzzle is about, as its best solution shows (theme.ts), in the order of the list. */
export const THEMES = [
  'sharing',
  'spoiling',
  'fields',
  'cloisters',
  'followers',
  'building',
  'wall',
  'expansions',
] as const;
export type Theme = (typeof THEMES)[number];

/** A turn with one best solution, found by search and verified (docs/learning.md). */
export interface Puzzle {
  /** Id of the rule set. */
  readonly rules: string;
  readonly modules: readonly string[];
  /** Determines the deck and whatever else chance decides; unique among all puzzles. */
  readonly seed: string;
  /** The actions before this turn, and its best solution, in shorthand. */
  readonly opening: string;
  readonly best: string;
  /** Expected points by which the best solution beats the next one. */
  readonly margin: number;
  /** Expected points that the natural move loses (verify.ts). */
  readonly trap: number;
  readonly theme: Theme;
}

/** A puzzle that is set up. */
export interface Posed {
  /** The state before the first draw, and at the start of the turn. */
  readonly start: GameState;
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly best: readonly Action[];
}

/** The state before the first draw. */
export const startOf = ({ rules, modules, seed }: Pick<Puzzle, 'rules' | 'modules' | 'seed'>): GameState =>
  adapterOf(rules).deal({ options: modules.length === 0 ? {} : { modules }, players: 2 }, seededRandom(seed));

/** Plays a puzzle up to its turn. Refuses it if the rules refuse its actions. */
export function pose(puzzle: Puzzle): Result<Posed> {
  const rules = adapterOf(puzzle.rules);
  const start = startOf(puzzle);
  const actions = rules.readShorthand(rules.advance(start, 'choice'), puzzle.opening);
  if (!actions.ok) return actions;
  const replayed = rules.replay(start, actions.value);
  if (!replayed.ok) return replayed;
  const best = rules.readShorthand(replayed.state, puzzle.best);
  return best.ok ? accept({ start, state: replayed.state, actions: actions.value, best: best.value }) : best;
}

/** 1: the natural move is right; 2: it loses less than `MUCH`; 3: it loses more. */
export const levelOf = ({ trap }: Pick<Puzzle, 'trap'>): 1 | 2 | 3 => (trap === 0 ? 1 : trap < MUCH ? 2 : 3);

/** In points. */
const MUCH = 3;

type Row = readonly (string | number)[];

/** Parses the shipped files: one row per puzzle. */
export function parsePuzzles(rows: readonly Row[]): Result<readonly Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (const [rules, seed, opening, best, margin, trap, word, modules = ''] of rows) {
    const theme = THEMES.find((known) => known === word);
    if (
      !ADAPTERS.some(({ id }) => id === rules) ||
      !theme ||
      typeof rules !== 'string' ||
      typeof seed !== 'string' ||
      typeof opening !== 'string' ||
      typeof best !== 'string' ||
      typeof margin !== 'number' ||
      typeof trap !== 'number' ||
      typeof modules !== 'string'
    )
      return refuse('malformed', `Puzzle ${puzzles.length} cannot be read.`);
    puzzles.push({ rules, seed, opening, best, margin, trap, theme, modules: modules.split(' ').filter(Boolean) });
  }
  return accept(puzzles);
}

const rowOf = ({ rules, seed, opening, best, margin, trap, theme, modules }: Puzzle): Row => [
  rules,
  seed,
  opening,
  best,
  margin,
  trap,
  theme,
  ...(modules.length === 0 ? [] : [modules.join(' ')]),
];

export const formatPuzzles = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(rowOf(puzzle))).join(',\n')}\n]\n`;
