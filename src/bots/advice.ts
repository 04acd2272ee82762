import { seededRandom } from '../game/index.ts';
import type { CastleAction, CastlePosition, CastleState } from '../game/index.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import { LEVELS } from './levels.ts';
import { reasonsFor } from './reasons.ts';
import type { Reason } from './reasons.ts';
import { Search } from './search.ts';
import type { Clock } from './think.ts';
import type { Line } from './turns.ts';
import { WEIGHTS } from './weights.ts';

/** A good way to play the rest of the turn. */
export interface Advice {
  readonly actions: readonly CastleAction[];
  /** Expected lead of the player at the end of the game, in points. */
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** How a turn was played, beside the best way that was found. */
export interface Judgement {
  readonly best: Advice;
  readonly played: Advice;
  /** Expected points that the turn gave away; 0 for the best way. */
  readonly loss: number;
}

/** Decks over which two ways are compared. */
const DECKS = 24;

/** The best way to play on, for the player whose choice it is; thinks as the strongest level does. */
export function advise(state: CastleState, seed: string, clock: Clock): Advice {
  const { position, search } = searchOf(state, seed, clock, LEVELS.regent.time);
  const [best] = search.lines();
  if (!best) throw new Error(`Expected a choice while ${state.awaiting} is awaited`);
  return adviceOf(position, best);
}

interface Judging {
  readonly clock: Clock;
  /** For the search, in milliseconds. */
  readonly time: number;
  /** The best way, where it is known already. */
  readonly best?: readonly CastleAction[] | undefined;
}

/** Judges the actions by which the turn was played from `state` to its end. */
export function judge(state: CastleState, actions: readonly CastleAction[], seed: string, { clock, time, best: known }: Judging): Judgement {
  const { position, search } = searchOf(state, seed, clock, time);
  const moves = movesOf(position, actions);
  const lines = known ? [lineOf(movesOf(position, known))] : search.lines();
  const played = lines.find((line) => line.moves.join() === moves.join()) ?? lineOf(moves);
  const [first = played] = lines;
  if (first === played) return judgement(adviceOf(position, first), adviceOf(position, first));
  const [best = 0, own = 0] = search.compare([first, played], DECKS);
  // Who did better than the search found, gave nothing away.
  if (own >= best) return judgement(adviceOf(position, { ...played, value: own }), adviceOf(position, { ...played, value: own }));
  return judgement(adviceOf(position, { ...first, value: best }), adviceOf(position, { ...played, value: own }));
}

const lineOf = (moves: readonly number[]): Line => ({ moves, guess: 0, value: 0 });
const judgement = (best: Advice, played: Advice): Judgement => ({ best, played, loss: best.value - played.value });

function searchOf(state: CastleState, seed: string, clock: Clock, time: number): { readonly position: CastlePosition; readonly search: Search } {
  const random = seededRandom(`${seed}/${state.turn}/${state.awaiting}`);
  const { position, unseenEffects } = known(state, random);
  const evaluation = new Evaluation(position, WEIGHTS, unseenEffects);
  return { position, search: new Search(position, evaluation, { ...LEVELS.regent, deadline: clock() + time }, random, clock) };
}

function adviceOf(position: CastlePosition, line: Line): Advice {
  const reasons = reasonsFor(position, line.moves);
  const actions: CastleAction[] = [];
  for (const move of line.moves) {
    actions.push(position.actionOf(move));
    position.play(move, 'draw');
  }
  for (const _ of line.moves) position.undo();
  return { actions, value: line.value, reasons };
}

/** The moves of actions played one after the other. A turn that turned up a token may have gone on in ways that nobody could plan. */
function movesOf(position: CastlePosition, actions: readonly CastleAction[]): readonly number[] {
  const moves: number[] = [];
  for (const action of actions) {
    const move = position.moveOf(action);
    if (!move.ok) break;
    moves.push(move.value);
    position.play(move.value, 'draw');
  }
  // What was left to choose passes by the first move there is.
  while (position.awaiting !== 'draw' && position.awaiting !== 'final') {
    const move = position.legalMoves().at(-1);
    if (move === undefined) break;
    moves.push(move);
    position.play(move, 'draw');
  }
  for (const _ of moves) position.undo();
  return moves;
}
