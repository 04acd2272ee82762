import type { Result } from '../game/index.ts';
import type { Search } from './search.ts';
import type { Playing } from './thinking.ts';
import type { Line } from './turns.ts';

/** Hints, and what a turn was worth, in every family. */

/** A good way to play the rest of the turn. */
export interface AdviceOf<Action, Reason> {
  readonly actions: readonly Action[];
  /** Expected lead of the player at the end of the game, in points. */
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** How a turn was played, beside the best way that was found. */
export interface JudgementOf<Action, Reason> {
  readonly best: AdviceOf<Action, Reason>;
  readonly played: AdviceOf<Action, Reason>;
  /** Expected points that the turn gave away; 0 for the best way. */
  readonly loss: number;
}

/** A game whose moves can be told as actions. */
interface Telling<Action> extends Playing {
  legalMoves(): Int32Array;
  actionOf(move: number): Action;
  moveOf(action: Action): Result<number>;
}

/** A game that somebody thinks about, and what can be said of a way to play its turn. */
export interface Mind<Action, Reason> {
  readonly game: Telling<Action>;
  readonly search: Search;
  reasonsFor(moves: readonly number[]): readonly Reason[];
}

/** Decks over which two ways are compared. */
const DECKS = 24;

/** The best way to play on, for the player whose choice it is. */
export function adviseBy<Action, Reason>(mind: Mind<Action, Reason>): AdviceOf<Action, Reason> {
  const [best] = mind.search.lines();
  if (!best) throw new Error(`Expected a choice while ${mind.game.awaiting} is awaited`);
  return adviceOf(mind, best);
}

/** Judges the actions by which the turn was played to its end; beside the best way, where it is known already. */
export function judgeBy<Action, Reason>(mind: Mind<Action, Reason>, actions: readonly Action[], known?: readonly Action[]): JudgementOf<Action, Reason> {
  const { game, search } = mind;
  const moves = movesOf(game, actions);
  const lines = known ? [lineOf(movesOf(game, known))] : search.lines();
  const played = lines.find((line) => line.moves.join() === moves.join()) ?? lineOf(moves);
  const [first = played] = lines;
  const judgement = (best: Line, own: Line): JudgementOf<Action, Reason> => ({ best: adviceOf(mind, best), played: adviceOf(mind, own), loss: best.value - own.value });
  if (first === played) return judgement(first, first);
  const [best = 0, own = 0] = search.compare([first, played], DECKS);
  // Who did better than the search found, gave nothing away.
  if (own >= best) return judgement({ ...played, value: own }, { ...played, value: own });
  return judgement({ ...first, value: best }, { ...played, value: own });
}

const lineOf = (moves: readonly number[]): Line => ({ moves, guess: 0, value: 0 });

function adviceOf<Action, Reason>({ game, reasonsFor }: Mind<Action, Reason>, { moves, value }: Line): AdviceOf<Action, Reason> {
  const reasons = reasonsFor(moves);
  const actions: Action[] = [];
  for (const move of moves) {
    actions.push(game.actionOf(move));
    game.play(move, 'draw');
  }
  for (const _ of moves) game.undo();
  return { actions, value, reasons };
}

/** The moves of actions played one after the other. A turn may have gone on in ways that nobody could plan. */
function movesOf<Action>(game: Telling<Action>, actions: readonly Action[]): readonly number[] {
  const moves: number[] = [];
  for (const action of actions) {
    const move = game.moveOf(action);
    if (!move.ok) break;
    moves.push(move.value);
    game.play(move.value, 'draw');
  }
  // What was left to choose passes by the last move there is.
  while (game.awaiting !== 'draw' && game.awaiting !== 'final') {
    const move = game.legalMoves().at(-1);
    if (move === undefined) break;
    moves.push(move);
    game.play(move, 'draw');
  }
  for (const _ of moves) game.undo();
  return moves;
}
