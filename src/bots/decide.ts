import { seededRandom } from '../game/index.ts';
import type { Random } from '../game/index.ts';
import type { Level } from './levels.ts';
import { Search } from './search.ts';
import type { Evaluating, Playing } from './thinking.ts';
import { Turns, candidates } from './turns.ts';
import type { Line } from './turns.ts';

/** How a level decides, in every family. */

/** What thinking about a choice came to. */
export interface Thought<P> {
  /** The game as it was known. */
  readonly position: P;
  /** Ways to play the rest of the turn, best first. */
  readonly lines: readonly Line[];
  readonly chosen: Line;
}

/** Tells the time in milliseconds; a clock that stands still leaves the end of a search to its work alone. */
export type Clock = () => number;
export const STANDING_CLOCK: Clock = () => 0;

/** Is this turn played for the points of the moment alone? */
export const slips = ({ slip }: Level, turn: number, seed: string): boolean => seededRandom(`${seed}/${turn}/slip`)() < slip;

interface Means {
  readonly random: Random;
  readonly clock: Clock;
}

/** The ways to play the rest of the turn as a level sees them, and the one it takes. */
export function decide<P extends Playing>(position: P, evaluation: Evaluating, level: Level, { random, clock }: Means): Thought<P> {
  const lines = level.width > 0 ? new Search(position, evaluation, { ...level, deadline: clock() + level.time }, random, clock).lines() : candidates(new Turns(position, evaluation));
  const chosen = level.softness > 0 ? softly(lines, level.softness, random) : lines[0];
  if (!chosen) throw new Error(`Expected a choice while ${position.awaiting} is awaited`);
  return { position, lines, chosen };
}

/** One of the lines by chance, good ones more often (softmax). */
function softly(lines: readonly Line[], softness: number, random: Random): Line | undefined {
  const best = lines[0]?.value ?? 0;
  const shares = lines.map((line) => Math.exp((line.value - best) / softness));
  let at = random() * shares.reduce((sum, share) => sum + share, 0);
  return lines.find((_, n) => (at -= shares[n] ?? 0) < 0) ?? lines[0];
}
