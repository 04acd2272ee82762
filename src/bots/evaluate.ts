import { contestedRegions } from '../game/index.ts';
import type { CastlePosition, ContestedRegion, Player } from '../game/index.ts';

/** What a position is worth to a player, in points: the score now and what is likely to come. */

const COURT_MARKET = 3;
/** Chance that an unfinished region is still completed, by its open sides. */
const COMPLETION = [1, 0.62, 0.4, 0.24, 0.15, 0.1] as const;
/** A follower in the supply is worth something while tiles are left; the last ones more than the first. */
const SUPPLY_WORTH = [0, 1.6, 2.6, 3.3, 3.8, 4.2, 4.5] as const;
const TOKEN_WORTH = 3.5;
const KEEP_WORTH = 1.2;
const FULL_DECK = 60;

export function evaluate(position: CastlePosition, me: Player): number {
  const now = position.summary();
  const you = me === 0 ? 1 : 0;
  const late = now.left / FULL_DECK;
  const worth = (player: Player): number =>
    now.scores[player] +
    (SUPPLY_WORTH[now.supply[player]] ?? 0) * Math.min(1, late * 2) +
    TOKEN_WORTH * now.tokens[player] +
    KEEP_WORTH * Math.min(now.keeps[player], 8) * 0.5;
  let value = worth(me) - worth(you);
  if (now.keeps[me] !== now.keeps[you]) value += (now.keeps[me] > now.keeps[you] ? 1 : -1) * position.largestEmpty() * (0.35 + 0.5 * (1 - late));
  for (const region of contestedRegions(position)) value += expected(region, late) * lead(region, me);
  return value;
}

/** 1 if the player leads, -1 if the other one does, 0 at a tie. */
function lead({ followers }: ContestedRegion, me: Player): number {
  return Math.sign(followers[me] - followers[me === 0 ? 1 : 0]);
}

function expected({ kind, open, tiles, mark, each }: ContestedRegion, late: number): number {
  if (kind === 'court') return COURT_MARKET * (mark + 1.6 * late);
  const chance = COMPLETION[Math.min(open, COMPLETION.length - 1)] ?? 0;
  return each * (tiles + 0.5 * open) * chance * Math.min(1, 0.25 + late * 1.6);
}
