import { seededRandom } from '../game/index.ts';
import type { GameState, Random } from '../game/index.ts';
import type { Engine, SearchGame } from './engine.ts';
import { engineOf } from './engines.ts';
import type { Level } from './levels.ts';
import { Search } from './search.ts';
import { Turns, candidatesOf } from './turns.ts';
import type { Candidate } from './turns.ts';

/** The result of thinking about a choice. */
export interface Thought {
  /** The game as the player knows it. */
  readonly game: SearchGame;
  /** Candidates for the rest of the turn, best first. */
  readonly candidates: readonly Candidate[];
  readonly chosen: Candidate;
}

/** Returns the time in milliseconds. With a clock that stands still, only the work limits a search. */
export type Clock = () => number;
export const STANDING_CLOCK: Clock = () => 0;

/**
 * Thinks about a choice, from what its player may know. The same state and seed and a clock that stands still give the
 * same result.
 */
export function think(
  state: GameState,
  level: Level,
  seed: string,
  clock: Clock = STANDING_CLOCK,
  engine: Engine = engineOf(state.rules),
): Thought {
  const random = seededRandom(`${seed}/${engine.choiceKey(state)}`);
  const { game, evaluator } = engine.know(state, random, blunders(level, state.turn, seed), level.sight);
  const candidates =
    level.width > 0
      ? new Search(game, evaluator, { ...level, deadline: clock() + level.time }, random, clock).candidates()
      : candidatesOf(new Turns(game, evaluator));
  const chosen = level.temperature > 0 ? sampled(candidates, level.temperature, random) : candidates[0];
  if (!chosen) throw new Error(`Expected a choice while ${state.awaiting} is awaited`);
  return { game, candidates, chosen };
}

/** True if this turn is played only for immediate points. */
const blunders = ({ blunderRate }: Level, turn: number, seed: string): boolean =>
  seededRandom(`${seed}/${turn}/slip`)() < blunderRate;

/** Picks a candidate at random, better ones more often (softmax). */
function sampled(candidates: readonly Candidate[], temperature: number, random: Random): Candidate | undefined {
  const best = candidates[0]?.value ?? 0;
  const shares = candidates.map((candidate) => Math.exp((candidate.value - best) / temperature));
  let at = random() * shares.reduce((sum, share) => sum + share, 0);
  return candidates.find((_, n) => (at -= shares[n] ?? 0) < 0) ?? candidates[0];
}
