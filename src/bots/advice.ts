import { seededRandom } from '../game/index.ts';
import type { Action, GameState } from '../game/index.ts';
import { differenceOf } from './difference.ts';
import { isTurnOver } from './engine.ts';
import type { KnownGame, SearchGame } from './engine.ts';
import { engineOf } from './engines.ts';
import type { Level } from './levels.ts';
import { mean } from './mean.ts';
import { playActions } from './playActions.ts';
import type { Reason } from './reason.ts';
import { Search } from './search.ts';
import type { Clock } from './think.ts';
import type { Candidate } from './turns.ts';

/** A good way to play the rest of the turn. */
export interface Advice {
  readonly actions: readonly Action[];
  /** Expected lead of the player at the end of the game, in points. */
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** How a turn was played, compared with the best one found. */
export interface Judgement {
  readonly best: Advice;
  readonly played: Advice;
  /** Expected points that the turn lost; 0 for the best turn. */
  readonly loss: number;
  /** Half of the 95 % confidence interval of the loss, in points: what the order of the tiles to come leaves open. */
  readonly error: number;
  /** The loss of a game for two: what the best turn adds to the player's points, and takes from the opponent's. */
  readonly parts?: { readonly own: number; readonly opponent: number };
  /** What a deeper look has found. */
  readonly deeper?: DeeperJudgement;
}

/** The best lines and the one that was played, compared over the same decks. */
export interface DeeperJudgement {
  readonly decks: number;
  /** Best first. */
  readonly lines: readonly JudgedLine[];
}

export interface JudgedLine {
  readonly advice: Advice;
  /** Expected points that it gains compared with the line that was played, whose own gain is 0. */
  readonly gain: number;
  /** Half of the 95 % confidence interval of the gain, in points. */
  readonly error: number;
  readonly isPlayed: boolean;
}

interface Judging {
  readonly clock: Clock;
  /** Time for the search, in milliseconds. */
  readonly time: number;
  /** The best turn, if it is known already. */
  readonly best?: readonly Action[] | undefined;
}

/** Number of decks for comparing two candidates; every order of the last two tiles equally often. */
const DECKS = 24;

/** Returns the best way to continue for the player who has to choose; searches like the strongest level. */
export function advise(state: GameState, seed: string, clock: Clock): Advice {
  const { known, search } = searching(state, seed, clock);
  const [best] = search.candidates();
  if (!best) throw new Error(`Expected a choice while ${state.awaiting} is awaited`);
  return adviceOf(known, best);
}

/** Judges the actions with which the turn was played from `state` to its end. */
export function judge(
  state: GameState,
  actions: readonly Action[],
  seed: string,
  { clock, time, best: given }: Judging,
): Judgement {
  const { known, search } = searching(state, seed, clock, { time });
  const moves = movesOf(known.game, actions);
  const candidates = given ? [asCandidate(movesOf(known.game, given))] : search.candidates();
  const played = listed(known, candidates, moves);
  const [first = played] = candidates;
  const perfect = (own: Candidate): Judgement => {
    const advice = adviceOf(known, own);
    return { best: advice, played: advice, loss: 0, error: 0 };
  };
  if (first === played) return perfect(first);
  const values = [first, played].map((candidate) =>
    Array.from({ length: DECKS }, (_, deck) => search.valueOver(candidate, deck)),
  );
  const [best = 0, own = 0] = values.map(mean);
  // If the player did better than the search, nothing was lost.
  if (own >= best) return perfect({ ...played, value: own });
  const parts = partsOf(known.game, search, first, played);
  return {
    best: adviceOf(known, { ...first, value: best }),
    played: adviceOf(known, { ...played, value: own }),
    loss: best - own,
    error: differenceOf(values[0] ?? [], values[1] ?? [], known.game.left).error,
    ...(parts ? { parts } : {}),
  };
}

/** What makes the difference between two turns; undefined if the game does not know, or is not for two. */
function partsOf(game: SearchGame, search: Search, best: Candidate, played: Candidate): Judgement['parts'] {
  const [[first, second, third], own] = [search.shares(best, DECKS), search.shares(played, DECKS)];
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const gains = [first - (own[0] ?? 0), second - (own[1] ?? 0)] as const;
  const me = (game.actor ?? game.player) === 0 ? 0 : 1;
  return { own: gains[me], opponent: -gains[me === 0 ? 1 : 0] };
}

/** The game as the player of the state knows it, and a search from there; the same seed has the same decks. */
export function searching(
  state: GameState,
  seed: string,
  clock: Clock,
  { time, ...more }: Partial<Level> = {},
): { readonly known: KnownGame; readonly search: Search } {
  const engine = engineOf(state.rules);
  const { regent } = engine.levels;
  const random = seededRandom(`${seed}/${engine.choiceKey(state)}`);
  const known = engine.know(state, random, false);
  const effort = { ...regent, ...more, deadline: clock() + (time ?? regent.time) };
  return { known, search: new Search(known.game, known.evaluator, effort, random, clock) };
}

/** Values that differ by no more than this, in points, are equal. */
const SAME = 1e-9;

/**
 * The candidate with these moves, or one that leads to the same game: of such turns only one is listed (`keepDistinct`),
 * and others were found to lose points against it, or to gain them.
 */
export function listed(
  { game, evaluator }: KnownGame,
  candidates: readonly Candidate[],
  moves: readonly number[],
): Candidate {
  const me = game.actor ?? game.player;
  if (game.awaiting === 'place') evaluator.look();
  const worth = (way: readonly number[]): number => {
    for (const move of way) game.play(move, 'draw');
    const value = isTurnOver(game.awaiting) ? evaluator.value(me) : NaN;
    for (const _ of way) game.undo();
    return value;
  };
  const cellOf = (move = -1): string => {
    const { do: verb, x, y } = game.actionOf(move);
    return `${verb} ${x} ${y}`;
  };
  const known = candidates.find((candidate) => candidate.moves.join() === moves.join());
  if (known || moves.length === 0) return known ?? asCandidate(moves);
  const [cell, value] = [cellOf(moves[0]), worth(moves)];
  const equal = candidates.find(
    (one) =>
      one.moves.length === moves.length && cellOf(one.moves[0]) === cell && Math.abs(worth(one.moves) - value) < SAME,
  );
  return equal ?? asCandidate(moves);
}

export const asCandidate = (moves: readonly number[]): Candidate => ({ moves, guess: 0, value: 0 });

export function adviceOf({ game, reasonsFor }: KnownGame, { moves, value }: Candidate): Advice {
  const reasons = reasonsFor(moves);
  const actions: Action[] = [];
  for (const move of moves) {
    actions.push(game.actionOf(move));
    game.play(move, 'draw');
  }
  for (const _ of moves) game.undo();
  return { actions, value, reasons };
}

/** Converts actions to moves. The turn may have continued in ways that could not be planned. */
export function movesOf(game: SearchGame, actions: readonly Action[]): readonly number[] {
  const moves = playActions(game, actions);
  // Fill choices that are left with the last legal move, which is to pass.
  while (game.awaiting !== 'draw' && game.awaiting !== 'final') {
    const move = game.legalMoves().at(-1);
    if (move === undefined) break;
    moves.push(move);
    game.play(move, 'draw');
  }
  for (const _ of moves) game.undo();
  return moves;
}
