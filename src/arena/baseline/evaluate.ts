import { evaluationInputsOf } from '../../game/index.ts';
import type { CastlePosition, Kind, EvaluationInputs, Player } from '../../game/index.ts';

/** Value of a position to a player in points: the current score and what is likely to follow. */

/**
 * Parameters of the evaluation. Found by self-play: random changes were kept if they won pairs of games on the same
 * decks.
 */
export interface Weights {
  /** Value of the first follower in the supply while tiles are left, and the factor for every further one. */
  readonly follower: number;
  readonly followerFall: number;
  /** Chance that an unfinished region with one open side is completed, and the factor for every further side. */
  readonly chance: number;
  readonly chanceFall: number;
  /** Tiles gained per open side. */
  readonly growth: number;
  /** Markets that a court gains during a whole game. */
  readonly courtGrowth: number;
  readonly token: number;
  /** Fraction of the largest empty area that the larger keep counts, at the beginning and at the end. */
  readonly keepEarly: number;
  readonly keepLate: number;
  /** The player also makes the next move. */
  readonly tempo: number;
}

export const WEIGHTS: Weights = {
  follower: 4.62,
  followerFall: 0.59,
  chance: 0.98,
  chanceFall: 0.62,
  growth: 0.93,
  courtGrowth: 0.18,
  token: 2.33,
  keepEarly: 0.11,
  keepLate: 0.45,
  tempo: 2.6,
};

const MARKET_POINTS = 3;
const FULL_DECK = 60;

export function evaluate(position: CastlePosition, me: Player, w: Weights = WEIGHTS): number {
  const { scores, supply, tokens, keeps, left } = position.summary();
  const you: Player = me === 0 ? 1 : 0;
  const late = 1 - left / FULL_DECK;
  const staying = Math.min(1, (1 - late) * 2.5);
  let value = scores[me] - scores[you];
  value += (supplyWorth(supply[me], w) - supplyWorth(supply[you], w)) * staying;
  value += (tokens[me] - tokens[you]) * w.token;
  if (keeps[me] !== keeps[you])
    value +=
      Math.sign(keeps[me] - keeps[you]) *
      position.largestEmpty() *
      (w.keepEarly + (w.keepLate - w.keepEarly) * late * late);
  if (position.player === me && position.awaiting === 'draw') value += w.tempo;
  for (const region of contested(position)) value += expected(region, late, w) * lead(region, me, you);
  return value;
}

/** An occupied region. */
interface ContestedRegion {
  readonly kind: Kind;
  /** Number of sides that face an empty cell; 0 for courts. */
  readonly open: number;
  readonly tiles: number;
  /** Number of fountains on a path, or of markets in a court. */
  readonly mark: number;
  /** Points per tile if completed. */
  readonly each: number;
  readonly followers: readonly [number, number];
}

const cached = new WeakMap<CastlePosition, EvaluationInputs>();

function contested(position: CastlePosition): readonly ContestedRegion[] {
  const inputs = cached.get(position) ?? evaluationInputsOf(position);
  cached.set(position, inputs);
  inputs.read();
  const { table } = position;
  const { regions } = table;
  const found: ContestedRegion[] = [];
  for (const row of inputs.order.subarray(0, inputs.count)) {
    const followers = [inputs.weights[0][row] ?? 0, inputs.weights[1][row] ?? 0] as const;
    if (followers[0] + followers[1] === 0) continue;
    const root = inputs.root[row] ?? 0;
    found.push({
      kind: table.kindOf(root),
      open: regions.open(root),
      tiles: regions.tileCount(root),
      mark: regions.mark(root),
      each: inputs.each[row] ?? 0,
      followers,
    });
  }
  return found;
}

/** The first follower in hand is worth most. */
function supplyWorth(count: number, { follower, followerFall }: Weights): number {
  let worth = 0;
  for (let n = 0, each = follower; n < count; n++, each *= followerFall) worth += each;
  return worth;
}

/** 1 if the player leads, -1 if the opponent leads, 0 for a tie. */
function lead({ followers }: ContestedRegion, me: Player, you: Player): number {
  return Math.sign(followers[me] - followers[you]);
}

function expected({ kind, open, tiles, mark, each }: ContestedRegion, late: number, w: Weights): number {
  if (kind === 'court') return MARKET_POINTS * (mark + w.courtGrowth * (1 - late));
  if (open === 0) return each * tiles;
  const chance = w.chance * w.chanceFall ** (open - 1);
  return each * (tiles + w.growth * open) * chance * Math.min(1, 0.2 + (1 - late) * 2);
}
