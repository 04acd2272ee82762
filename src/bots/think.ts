import { seededRandom } from '../game/index.ts';
import type { CastlePosition, CastleState, Random } from '../game/index.ts';
import { Evaluation } from './evaluation.ts';
import { known } from './knowledge.ts';
import type { Level } from './levels.ts';
import { Search } from './search.ts';
import { Turns, candidates } from './turns.ts';
import type { Line } from './turns.ts';
import { WEIGHTS } from './weights.ts';

/** What thinking about a choice came to. */
export interface Thought {
  /** The game as it was known. */
  readonly position: CastlePosition;
  /** Ways to play the rest of the turn, best first. */
  readonly lines: readonly Line[];
  readonly chosen: Line;
}

/** Tells the time in milliseconds; a clock that stands still leaves the end of a search to its work alone. */
export type Clock = () => number;
const STANDING_CLOCK: Clock = () => 0;

/** Thinks about a choice from what its player may know. The same state, seed and a standing clock give the same thought. */
export function think(state: CastleState, level: Level, seed: string, clock: Clock = STANDING_CLOCK): Thought {
  const random = seededRandom(`${seed}/${state.turn}/${state.awaiting}/${state.pending.length}`);
  const { position, unseenEffects } = known(state, random);
  const slips = seededRandom(`${seed}/${state.turn}/slip`)() < level.slip;
  const evaluation = new Evaluation(position, slips ? null : WEIGHTS, unseenEffects);
  const lines = level.width > 0 ? new Search(position, evaluation, { ...level, deadline: clock() + level.time }, random, clock).lines() : candidates(new Turns(position, evaluation));
  const chosen = level.softness > 0 ? softly(lines, level.softness, random) : lines[0];
  if (!chosen) throw new Error(`Expected a choice while ${state.awaiting} is awaited`);
  return { position, lines, chosen };
}

/** One of the lines by chance, good ones more often (softmax). */
function softly(lines: readonly Line[], softness: number, random: Random): Line | undefined {
  const best = lines[0]?.value ?? 0;
  const shares = lines.map((line) => Math.exp((line.value - best) / softness));
  let at = random() * shares.reduce((sum, share) => sum + share, 0);
  return lines.find((_, n) => (at -= shares[n] ?? 0) < 0) ?? lines[0];
}
