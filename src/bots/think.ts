import { seededRandom } from '../game/index.ts';
import type { GameState, Random } from '../game/index.ts';
import type { SearchGame } from './engine.ts';
import { engineOf } from './engines.ts';
import type { Level } from './levels.ts';
import { Search } from './search.ts';
import { Turns, candidates } from './turns.ts';
import type { Line } from './turns.ts';

/** What thinking about a choice came to. */
export interface Thought {
  /** The game as it was known. */
  readonly game: SearchGame;
  /** Ways to play the rest of the turn, best first. */
  readonly lines: readonly Line[];
  readonly chosen: Line;
}

/** Tells the time in milliseconds; a clock that stands still leaves the end of a search to its work alone. */
export type Clock = () => number;
export const STANDING_CLOCK: Clock = () => 0;

/** Thinks about a choice from what its player may know. The same state, seed and a standing clock give the same thought. */
export function think(state: GameState, level: Level, seed: string, clock: Clock = STANDING_CLOCK): Thought {
  const engine = engineOf(state.rules);
  const random = seededRandom(`${seed}/${engine.choiceKey(state)}`);
  const { game, evaluator } = engine.know(state, random, slips(level, state.turn, seed));
  const lines = level.width > 0 ? new Search(game, evaluator, { ...level, deadline: clock() + level.time }, random, clock).lines() : candidates(new Turns(game, evaluator));
  const chosen = level.softness > 0 ? softly(lines, level.softness, random) : lines[0];
  if (!chosen) throw new Error(`Expected a choice while ${state.awaiting} is awaited`);
  return { game, lines, chosen };
}

/** Is this turn played for the points of the moment alone? */
const slips = ({ slip }: Level, turn: number, seed: string): boolean => seededRandom(`${seed}/${turn}/slip`)() < slip;

/** One of the lines by chance, good ones more often (softmax). */
function softly(lines: readonly Line[], softness: number, random: Random): Line | undefined {
  const best = lines[0]?.value ?? 0;
  const shares = lines.map((line) => Math.exp((line.value - best) / softness));
  let at = random() * shares.reduce((sum, share) => sum + share, 0);
  return lines.find((_, n) => (at -= shares[n] ?? 0) < 0) ?? lines[0];
}
