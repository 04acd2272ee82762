import base from '../../src/game/rulesets/carcassonne/data/base.json' with { type: 'json' };
import expansion3 from '../../src/game/rulesets/carcassonne/data/expansion-3.json' with { type: 'json' };
import count from '../../src/game/rulesets/carcassonne/data/expansion-6-count.json' with { type: 'json' };
import cult from '../../src/game/rulesets/carcassonne/data/expansion-6-cult.json' with { type: 'json' };
import king from '../../src/game/rulesets/carcassonne/data/expansion-6-king.json' with { type: 'json' };
import river1 from '../../src/game/rulesets/carcassonne/data/river-1.json' with { type: 'json' };
import river2 from '../../src/game/rulesets/carcassonne/data/river-2.json' with { type: 'json' };

/**
 * The countryside a second time, the slow and obvious way: written from the rule page, sharing nothing with the program but
 * the tile data. Everything is found from scratch whenever it is asked for. Here: what lies and stands where, and what it is worth.
 */

export interface PlainOptions {
  readonly modules?: readonly string[];
  readonly fields?: string;
  readonly tinyCity?: number;
  readonly followers?: number;
  readonly dragonMove?: string;
  readonly princess?: string;
  readonly fairy?: string;
  readonly reinforce?: string;
  readonly countMove?: string;
  readonly countFinal?: string;
  readonly kingScoring?: string;
}
interface Feature {
  readonly kind: string;
  readonly sides?: string;
  readonly halves?: string;
  readonly pennant?: number;
  readonly cities?: readonly number[];
  readonly princess?: boolean;
  readonly cult?: boolean;
}
export interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly feature: number;
}
export interface Man extends Spot {
  readonly player: number;
  readonly figure: string;
}
export interface PlainAction {
  readonly player: number;
  readonly do: string;
  readonly x?: number;
  readonly y?: number;
  readonly rotation?: number;
  readonly feature?: number;
  readonly figure?: string;
  readonly quarter?: string;
}
/** Somebody in the City of Carcassonne. */
export interface Inside {
  readonly player: number;
  readonly figure: string;
  readonly quarter: string;
}
/** Who holds a card, and how many tiles its region has. */
export interface Card {
  readonly player: number;
  readonly size: number;
}
export interface PlainGame {
  readonly options: PlainOptions;
  readonly deck: readonly string[];
  readonly board: readonly Laid[];
  readonly men: readonly Man[];
  readonly scores: readonly number[];
  /** The player of the turn, and who acts. */
  readonly player: number;
  readonly actor: number;
  readonly drawn: number;
  readonly aside: readonly string[];
  readonly hand: string | null;
  readonly last: Laid | null;
  readonly awaiting: 'place' | 'deploy' | 'dragon' | 'reinforce' | 'enter' | 'count' | 'over';
  readonly dragon: Place | null;
  /** Where the dragon has been in this flight, and how many moves are left. */
  readonly visited: readonly Place[];
  readonly moves: number;
  readonly fairy: (Place & { readonly beside: Man | null }) | null;
  /** The City of Carcassonne: who is inside, where the Count stands, who is still asked to come out, who passed at the end. */
  readonly inside: readonly Inside[];
  readonly count: string;
  readonly asked: readonly number[];
  readonly out: readonly number[];
  /** The game is over but for those who come out of the city. */
  readonly ending: boolean;
  readonly king: Card | null;
  readonly robber: Card | null;
  /** Rivals who go home with nothing when this turn is scored. */
  readonly losers: readonly Man[];
}
export interface Place {
  readonly x: number;
  readonly y: number;
}

const ALL = [
  ...base.tiles,
  ...river1.tiles,
  ...expansion3.tiles,
  ...river2.tiles,
  ...count.tiles,
  ...king.tiles,
  ...cult.tiles,
];
/** The City of Carcassonne as it lies. */
export const CITY_OF_CARCASSONNE: readonly Laid[] = count.tiles.map(({ id, at: [x = 0, y = 0] }) => ({
  tile: id,
  x,
  y,
  rotation: 0,
}));
const TILES = new Map(ALL.map((tile) => [tile.id, tile.features as readonly Feature[]]));
const SIGNS = new Map(ALL.map((tile) => [tile.id, Object.keys(tile)]));
export const bears = (tile: string, sign: string): boolean => SIGNS.get(tile)?.includes(sign) ?? false;
export const same = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;
const SIDES = ['N', 'E', 'S', 'W'];
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];
export const has = (game: PlainGame, module: string): boolean => game.options.modules?.includes(module) ?? false;
const words = (text: string | undefined): string[] => (text === undefined ? [] : text.split(' '));
const turned = (word: string, rotation: number): string =>
  `${SIDES[(SIDES.indexOf(word[0] ?? '') + rotation) % 4]}${word.slice(1)}`;
const sidesOf = (laid: Laid, f: Feature): string[] => words(f.sides).map((side) => turned(side, laid.rotation));
const halvesOf = (laid: Laid, f: Feature): string[] => words(f.halves).map((half) => turned(half, laid.rotation));
export const featuresOf = (laid: Laid): readonly Feature[] => TILES.get(laid.tile) ?? [];
export const featureAt = (game: PlainGame, { x, y, feature }: Spot): Feature =>
  featuresOf(on(game.board, x, y) as Laid)[feature] as Feature;
const on = (board: readonly Laid[], x: number, y: number): Laid | undefined =>
  board.find((laid) => laid.x === x && laid.y === y);
const beyond = (board: readonly Laid[], laid: Laid, side: number): Laid | undefined =>
  on(board, laid.x + (DX[side] ?? 0), laid.y + (DY[side] ?? 0));

/** What a side shows: `road`, `city`, `river` or `field`. */
function shown(laid: Laid, side: number): string {
  return featuresOf(laid).find((f) => sidesOf(laid, f).includes(SIDES[side] ?? ''))?.kind ?? 'field';
}

/** All spots of the region of a spot. */
export function regionOf(game: Pick<PlainGame, 'board'>, spot: Spot): Spot[] {
  const region = [spot];
  for (const { x, y, feature } of region) {
    const laid = on(game.board, x, y) as Laid;
    const mine = featuresOf(laid)[feature] as Feature;
    for (const side of [0, 1, 2, 3]) {
      const next = beyond(game.board, laid, side);
      if (!next) continue;
      const back = SIDES[(side + 2) % 4] ?? '';
      for (const [number, theirs] of featuresOf(next).entries()) {
        const bySide = sidesOf(laid, mine).includes(SIDES[side] ?? '') && sidesOf(next, theirs).includes(back);
        const byHalf = ['L', 'R'].some(
          (half) =>
            halvesOf(laid, mine).includes(`${SIDES[side]}${half}`) &&
            halvesOf(next, theirs).includes(`${back}${half === 'L' ? 'R' : 'L'}`),
        );
        if (theirs.kind !== mine.kind || !(bySide || byHalf)) continue;
        if (!region.some((s) => s.x === next.x && s.y === next.y && s.feature === number))
          region.push({ x: next.x, y: next.y, feature: number });
      }
    }
  }
  return region;
}

export const around = (board: readonly Laid[], { x, y }: Spot): number =>
  board.filter((laid) => (laid.x !== x || laid.y !== y) && Math.abs(laid.x - x) <= 1 && Math.abs(laid.y - y) <= 1)
    .length;
export const isRound = (kind: string): boolean => kind === 'monastery' || kind === 'garden';

export function isComplete(game: PlainGame, region: readonly Spot[]): boolean {
  const [first] = region as [Spot];
  const { kind } = featureAt(game, first);
  if (kind === 'field' || kind === 'river') return false;
  if (isRound(kind)) return around(game.board, first) === 8;
  return region.every((spot) => {
    const laid = on(game.board, spot.x, spot.y) as Laid;
    return sidesOf(laid, featureAt(game, spot)).every((side) => beyond(game.board, laid, SIDES.indexOf(side)));
  });
}

export function worth(game: PlainGame, region: readonly Spot[]): number {
  const [first] = region as [Spot];
  const { kind } = featureAt(game, first);
  if (isRound(kind)) return 1 + around(game.board, first);
  const tiles = new Set(region.map(({ x, y }) => `${x},${y}`)).size;
  if (kind === 'road') return tiles;
  const pennants = region.reduce((sum, spot) => sum + (featureAt(game, spot).pennant ?? 0), 0);
  const double = isComplete(game, region) && !(game.options.tinyCity === 2 && tiles === 2);
  return (tiles + pennants) * (double ? 2 : 1);
}

export const standsIn = (region: readonly Spot[], man: Man): boolean =>
  region.some((s) => s.x === man.x && s.y === man.y && s.feature === man.feature);

export function leaders(game: PlainGame, men: readonly Man[]): number[] {
  const counts = game.scores.map((_, player) => men.filter((man) => man.player === player).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, player) => (count === most ? [player] : []));
}

export const give = (scores: readonly number[], winners: readonly number[], points: number): number[] =>
  scores.map((score, player) => score + (winners.includes(player) ? points : 0));

function mayLie(game: PlainGame, laid: Laid): boolean {
  if (on(game.board, laid.x, laid.y)) return false;
  const met = [0, 1, 2, 3].flatMap((side) => {
    const there = beyond(game.board, laid, side);
    return there ? [{ side, there }] : [];
  });
  if (met.length === 0 || met.some(({ side, there }) => shown(laid, side) !== shown(there, (side + 2) % 4)))
    return false;
  return riverGoesOn(game, laid, met) && rivalsAreFew(game, laid);
}

function riverGoesOn(game: PlainGame, laid: Laid, met: readonly { side: number; there: Laid }[]): boolean {
  const river = [0, 1, 2, 3].filter((side) => shown(laid, side) === 'river');
  if (river.length === 0 || !(has(game, 'river-1') || has(game, 'river-2'))) return true;
  const joints = met.filter(({ side }) => river.includes(side));
  if (has(game, 'river-2') && joints.length > 1) return false;
  return (
    joints.length > 0 &&
    joints.every(({ side, there }) => {
      const before = [0, 1, 2, 3].filter((s) => s !== (side + 2) % 4 && shown(there, s) === 'river');
      const after = river.filter((s) => s !== side);
      // Walking out of the neighbour the heading is from its joint side outwards.
      const heading = (side + 2) % 4;
      const handBefore = before.map((from) => turn((from + 2) % 4, heading));
      const handAfter = after.map((to) => turn(heading, to));
      return !handBefore.some((hand) => hand !== 0 && handAfter.includes(hand));
    })
  );
}

/** What stands on a tile: `cult`, `monastery` or nothing. */
export function buildingOn(laid: Laid): string {
  const found = featuresOf(laid).find(({ kind }) => kind === 'monastery');
  return found?.cult ? 'cult' : (found?.kind ?? '');
}
export const areNeighbours = (a: Place, b: Place): boolean =>
  !same(a, b) && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;

/** No cult place has two monasteries round it, no monastery two cult places. */
function rivalsAreFew(game: PlainGame, laid: Laid): boolean {
  if (!has(game, 'cult') || buildingOn(laid) === '') return true;
  const board = [...game.board, laid];
  const rivals = (one: Laid): readonly Laid[] =>
    board.filter(
      (other) => areNeighbours(one, other) && buildingOn(other) !== '' && buildingOn(other) !== buildingOn(one),
    );
  return rivals(laid).length < 2 && rivals(laid).every((one) => rivals(one).length < 2);
}

/** 1: right, -1: left, 0: straight on. */
const turn = (from: number, to: number): number => [0, 1, 0, -1][(to - from + 4) % 4] ?? 0;

export function placesFor(game: PlainGame, tile: string): Laid[] {
  const found: Laid[] = [];
  const xs = game.board.map(({ x }) => x);
  const ys = game.board.map(({ y }) => y);
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
      for (const rotation of [0, 1, 2, 3])
        if (mayLie(game, { tile, x, y, rotation })) found.push({ tile, x, y, rotation });
    }
  }
  return found;
}

const FOLLOWERS = 7;
/** How many figures of a sort a player has in hand. */
export const menInHand = (game: PlainGame, player: number, figure: string): number =>
  (figure === 'follower' ? (game.options.followers ?? FOLLOWERS) : has(game, 'abbot') ? 1 : 0) -
  [...game.men, ...game.inside].filter((man) => man.player === player && man.figure === figure).length;

/** The feature that names a region. */
export const placeOf = (region: readonly Spot[]): Spot =>
  [...region].sort((a, b) => a.y - b.y || a.x - b.x || a.feature - b.feature)[0] as Spot;

/** The regions of these tiles, each once. */
export function regionsOn(game: PlainGame, tiles: readonly Laid[]): Spot[][] {
  const seen = new Set<string>();
  const word = ({ x, y, feature }: Spot): string => `${x},${y},${feature}`;
  return tiles.flatMap((laid) =>
    [...featuresOf(laid).keys()].flatMap((feature) => {
      const spot = { x: laid.x, y: laid.y, feature };
      if (seen.has(word(spot))) return [];
      const region = regionOf(game, spot);
      for (const one of region) seen.add(word(one));
      return [region];
    }),
  );
}
