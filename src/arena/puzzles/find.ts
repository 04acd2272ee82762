import { chooseAction } from '../../bots/choose.ts';
import { pose, startOf } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { themeOf } from '../../bots/puzzles/theme.ts';
import { findBest } from '../../bots/puzzles/verify.ts';
import type { Care } from '../../bots/puzzles/verify.ts';
import { adapterOf, carcassonne, formatShorthand, seededRandom, shuffled } from '../../game/index.ts';
import type { Action, CastleAction, GameState } from '../../game/index.ts';

/** Searches for puzzles in games between computer players. */

/** Number of turns examined per game. */
const LOOKS = 16;
/** Earlier turns have too little on the board. */
const FIRST_TURN = 9;

export interface Search extends Care {
  /** Turns with more undrawn tiles are not examined. */
  readonly mostLeft: number;
}

export type Game = Pick<Puzzle, 'rules' | 'modules' | 'seed'>;

/** A turn, and the actions before it. */
interface Moment {
  readonly state: GameState;
  readonly count: number;
}

/** The first puzzle that is wanted among some turns of this game; `null` if there is none. */
export function puzzleIn(game: Game, search: Search, wants: (puzzle: Puzzle) => boolean): Puzzle | null {
  const { actions, moments } = played(game, search.mostLeft);
  const looks = shuffled(moments, seededRandom(`${game.seed}/turns`)).slice(0, LOOKS);
  for (const { state, count } of looks) {
    const found = findBest(state, game.seed, search);
    if (!found) continue;
    const puzzle: Puzzle = {
      ...game,
      opening: shorthand(game.rules, actions.slice(0, count)),
      best: shorthand(game.rules, found.best),
      margin: found.margin,
      trap: found.trap,
      theme: themeOf(state, found.best),
    };
    if (wants(puzzle)) return puzzle;
  }
  return null;
}

/** A puzzle as the search finds it now; `null` if its best play is no longer the best, or no longer clear. */
export function foundAgain(puzzle: Puzzle, care: Care): Puzzle | null {
  const posed = pose(puzzle);
  if (!posed.ok) return null;
  const state = adapterOf(puzzle.rules).hide(posed.value.state);
  const found = findBest(state, puzzle.seed, care);
  if (!found || shorthand(puzzle.rules, found.best) !== puzzle.best) return null;
  return { ...puzzle, margin: found.margin, trap: found.trap, theme: themeOf(state, found.best) };
}

/** Computer players play the game; its turns that may become a puzzle. */
function played(
  game: Game,
  mostLeft: number,
): { readonly actions: readonly Action[]; readonly moments: readonly Moment[] } {
  const rules = adapterOf(game.rules);
  const moments: Moment[] = [];
  const actions: Action[] = [];
  let state = rules.advance(startOf(game), 'choice');
  while (state.awaiting !== 'over') {
    const seen = rules.hide(state);
    const isLate = state.turn >= FIRST_TURN && state.left <= mostLeft && state.left > 0;
    if (state.awaiting === 'place' && !state.second && isLate) moments.push({ state: seen, count: actions.length });
    const action = chooseAction(seen, 'steward', game.seed);
    const next = rules.act(state, action, 'choice');
    if (!next.ok) throw new Error(`Illegal ${JSON.stringify(action)}: ${next.error.message}`);
    state = next.value;
    actions.push(action);
  }
  return { actions, moments };
}

const shorthand = (rules: string, actions: readonly Action[]): string =>
  rules === 'carcassonne' ? carcassonne.formatShorthand(actions) : formatShorthand(actions as readonly CastleAction[]);
