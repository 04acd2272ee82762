import type { GameEvent } from '../../game/index.ts';
import type { Recipe } from '../../sound/recipe.ts';
import { cloth, coin, thump, wood } from '../../sound/recipes/materials.ts';
import type { Hears } from '../../sound/heard.ts';

const STALL = 'stall';

/** Awnings go up, and boards are laid on trestles. */
const OPENS: Recipe = [0, 0.15, 0.27].flatMap((at, n) => [
  ...cloth({ at, freq: 900 + 180 * n, gain: 0.12, ring: 0.14 }),
  ...wood({ at: at + 0.06, freq: 300 + 45 * n, gain: 0.16, ring: 0.07 }),
]);

/** A small hammer on the counter, twice. */
const NAMED: Recipe = [0, 0.14].flatMap((at) => wood({ at, freq: 420, gain: 0.22, ring: 0.06 }));

/** Another coin. */
const BID: Recipe = [...coin({ freq: 2350, gain: 0.07, ring: 0.16 })];

/** The hammer falls, and coins change hands. */
const SOLD: Recipe = [
  ...wood({ freq: 330, gain: 0.28, ring: 0.09 }),
  ...thump({ freq: 110, gain: 0.18, ring: 0.1 }),
  ...[2093, 2489, 2217].flatMap((freq, n) => coin({ at: 0.12 + n * 0.06, freq, gain: 0.05, ring: 0.18 })),
];

const isOfStall = ({ type, sort }: GameEvent): boolean => (type === 'placed' || type === 'moved') && sort === STALL;
const isBid = ({ type, what }: GameEvent): boolean => (type === 'named' || type === 'passed') && what === 'bid';
/** The first number after a tile came to a stall, or left it, names a tile. */
const names = (earlier: readonly GameEvent[]): boolean => {
  const last = earlier.findLast((event) => isOfStall(event) || isBid(event));
  return last !== undefined && isOfStall(last);
};

const opens: Hears = (event) => event.type === 'placed' && isOfStall(event);
const isNamed: Hears = (event, earlier) => event.type === 'named' && isBid(event) && names(earlier);
const bids: Hears = (event, earlier) => event.type === 'named' && isBid(event) && !names(earlier);
const isSold: Hears = (event) => event.type === 'moved' && isOfStall(event);

export const BAZAAR_SOUNDS = {
  'stall-opens': [OPENS],
  'bazaar-hammer': [NAMED],
  'bazaar-bid': [BID],
  'bazaar-sold': [SOLD],
} as const;
export const BAZAAR_HEARS = {
  'stall-opens': opens,
  'bazaar-hammer': isNamed,
  'bazaar-bid': bids,
  'bazaar-sold': isSold,
} as const;
/** These are not on the table: their sounds are those above. */
export const BAZAAR_OFF_TABLE = [STALL] as const;
