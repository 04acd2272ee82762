import base from '../../src/game/rulesets/carcassonne/data/base.json' with { type: 'json' };
import { MODULE_TILES } from '../../src/expansions/tiles.ts';
import { partsOf } from './plainParts.ts';

/**
 * Carcassonne a second time, in the slow and obvious way: written from the rule page, sharing only the tile data with
 * the program. Everything is computed from scratch at each request. Two programs that were written apart rarely make the
 * same mistake: random games of every mix are compared with this one, choice by choice and point by point, and the
 * tables of perft come from it. Here: what is on the board, and what it is worth; plainPlacing.ts: where a tile may lie;
 * plainCarcassonne.ts: the turn. What a module does is in `plain.ts` of its folder in tests/expansions. A new module
 * exports a `part` there (plainParts.ts), written from its rule page and never from its program; only what changes the
 * turn itself needs a line in plainCarcassonne.ts.
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
  readonly bazaar?: string;
  readonly innsFinal?: string;
}

interface Feature {
  readonly kind: string;
  readonly sides?: string;
  readonly halves?: string;
  readonly pennant?: number;
  readonly cities?: readonly number[];
  readonly princess?: boolean;
  readonly cult?: boolean;
  readonly wide?: boolean;
  readonly inn?: boolean;
  readonly cathedral?: boolean;
  readonly goods?: string;
  readonly pigHerd?: boolean;
}

export interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  /** A bridge over it, as seen on the board. */
  readonly bridge?: string;
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
  readonly axis?: string;
  readonly tile?: number;
  readonly bid?: number;
  readonly points?: number;
}

/** A castle: its two cells, the turn in which it was founded, and whether its lord still waits. */
export interface Fort {
  readonly tiles: readonly Spot[];
  readonly player: number;
  readonly turn: number;
  readonly waits: boolean;
}

/** A bazaar: who placed its tile, its tiles with their owners, and the current auction. */
export interface Fair {
  readonly holder: number;
  readonly tiles: readonly { readonly tile: string; readonly owner: number | null; readonly laid: boolean }[];
  readonly auctioneer: number;
  readonly named: number | null;
  readonly bid: number;
  readonly bidder: number;
}

/** A follower in the City of Carcassonne. */
export interface Inside {
  readonly player: number;
  readonly figure: string;
  readonly quarter: string;
}

/** The holder of a card, and the number of tiles of its region. */
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
  readonly awaiting:
    | 'place'
    | 'deploy'
    | 'dragon'
    | 'reinforce'
    | 'enter'
    | 'count'
    | 'castle'
    | 'offer'
    | 'bid'
    | 'trade'
    | 'over';
  readonly dragon: Place | null;
  /** Where the dragon has been in this flight, and the number of moves left. */
  readonly visited: readonly Place[];
  readonly moves: number;
  readonly fairy: (Place & { readonly beside: Man | null }) | null;
  /** The City of Carcassonne: who is inside, where the Count is, who may still leave it, who passed at the end. */
  readonly inside: readonly Inside[];
  readonly count: string;
  readonly asked: readonly number[];
  readonly out: readonly number[];
  /** The game is over except for followers who leave the city. */
  readonly ending: boolean;
  readonly king: Card | null;
  readonly robber: Card | null;
  /** Rivals who return home without points when this turn is scored. */
  readonly losers: readonly Man[];
  /** Number of the turn. */
  readonly turn: number;
  /** Bridges and castles in hand, and whether a bridge was built in this turn. */
  readonly bridges: readonly number[];
  readonly bridged: boolean;
  readonly castlesLeft: readonly number[];
  readonly castles: readonly Fort[];
  readonly fair: Fair | null;
  /** A second part of the turn is due (`due`), or is being played (`on`); the lake's next turn comes after it. */
  readonly second: 'due' | 'on' | null;
  readonly lakeDue: boolean;
  /** Trade goods by kind and player. */
  readonly goods: Readonly<Record<string, readonly number[]>>;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

const ALL = [base, ...Object.values(MODULE_TILES)].flatMap((set) => (set as typeof base).tiles);

const TILES = new Map(ALL.map((tile) => [tile.id, tile.features as readonly Feature[]]));

const SIGNS = new Map(ALL.map((tile) => [tile.id, Object.keys(tile)]));

export const bears = (tile: string, sign: string): boolean => SIGNS.get(tile)?.includes(sign) ?? false;

export const same = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

const SIDES = ['N', 'E', 'S', 'W'];

/** Of bridges, as seen on the board. */
export const AXES = ['NS', 'WE'];

const DX = [0, 1, 0, -1];

const DY = [-1, 0, 1, 0];

export const has = (game: PlainGame, module: string): boolean => game.options.modules?.includes(module) ?? false;

const words = (text: string | undefined): string[] => (text === undefined ? [] : text.split(' '));

const turned = (word: string, rotation: number): string =>
  `${SIDES[(SIDES.indexOf(word[0] ?? '') + rotation) % 4]}${word.slice(1)}`;

/** By feature and rotation: its rotated sides, or halves of sides. Cached, since they are read very often. */
const memory = { sides: new Map<Feature, string[][]>(), halves: new Map<Feature, string[][]>() };

function lying({ rotation }: Laid, feature: Feature, what: 'sides' | 'halves'): string[] {
  const all = memory[what].get(feature) ?? [0, 1, 2, 3].map((r) => words(feature[what]).map((word) => turned(word, r)));
  memory[what].set(feature, all);
  return all[rotation] ?? [];
}

export const sidesOf = (laid: Laid, f: Feature): string[] => lying(laid, f, 'sides');

export const halvesOf = (laid: Laid, f: Feature): string[] => lying(laid, f, 'halves');

const BRIDGES: readonly Feature[] = ['N S', 'W E'].map((sides) => ({ kind: 'road', sides }));

const OVER = new Map<string, readonly Feature[]>();

/** Features of the data; a bridge comes after them. */
export function featuresOf({ tile, rotation, bridge }: Laid): readonly Feature[] {
  const features = TILES.get(tile) ?? [];
  if (!bridge) return features;
  // As the tile itself sees it.
  const axis = (AXES.indexOf(bridge) + rotation) % 2;
  const key = `${tile} ${axis}`;
  const over = OVER.get(key) ?? [...features, BRIDGES[axis] as Feature];
  OVER.set(key, over);
  return over;
}

export const featureAt = (game: PlainGame, { x, y, feature }: Spot): Feature =>
  featuresOf(on(game.board, x, y) as Laid)[feature] as Feature;

/** A board by cell, made on first use. */
const BY_CELL = new WeakMap<readonly Laid[], ReadonlyMap<number, Laid>>();

const cell = (x: number, y: number): number => x * 1000 + y;

export function on(board: readonly Laid[], x: number, y: number): Laid | undefined {
  const known = BY_CELL.get(board) ?? new Map(board.map((laid) => [cell(laid.x, laid.y), laid]));
  BY_CELL.set(board, known);
  return known.get(cell(x, y));
}

export const beyond = (board: readonly Laid[], laid: Laid, side: number): Laid | undefined =>
  on(board, laid.x + (DX[side] ?? 0), laid.y + (DY[side] ?? 0));

/** The kind of a side: `road`, `city`, `river` or `field`. */
export function shown(laid: Laid, side: number): string {
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

/** What the base game pays for a region. */
function baseWorth(game: PlainGame, region: readonly Spot[]): number {
  const [first] = region as [Spot];
  const { kind } = featureAt(game, first);
  if (isRound(kind)) return 1 + around(game.board, first);
  const tiles = new Set(region.map(({ x, y }) => `${x},${y}`)).size;
  if (kind === 'road') return tiles;
  const pennants = region.reduce((sum, spot) => sum + (featureAt(game, spot).pennant ?? 0), 0);
  const double = isComplete(game, region) && !(game.options.tinyCity === 2 && tiles === 2);
  return (tiles + pennants) * (double ? 2 : 1);
}

/** The first module that decides it says what a region is worth, otherwise the base game. */
export function worth(game: PlainGame, region: readonly Spot[]): number {
  const points = baseWorth(game, region);
  for (const part of partsOf(game)) {
    const own = part.worth?.(game, region, points);
    if (own !== undefined) return own;
  }
  return points;
}

export const standsIn = (region: readonly Spot[], man: Man): boolean =>
  region.some((s) => s.x === man.x && s.y === man.y && s.feature === man.feature);

/** The builder and the pig are figures, but not followers. */
export const isFollower = ({ figure }: Pick<Man, 'figure'>): boolean => figure !== 'builder' && figure !== 'pig';

/** Without builders and pigs in whose region no follower of their player is left. */
export function accompanied(game: PlainGame): PlainGame {
  const isAlone = (man: Man): boolean => {
    const region = isFollower(man) ? [] : regionOf(game, man);
    return (
      region.length > 0 &&
      !game.men.some((other) => other.player === man.player && isFollower(other) && standsIn(region, other))
    );
  };
  return { ...game, men: game.men.filter((man) => !isAlone(man)) };
}

export function leaders(game: PlainGame, all: readonly Man[]): number[] {
  const men = all.filter(isFollower);
  const weight = ({ figure }: Man): number =>
    partsOf(game).find((part) => part.figure?.id === figure)?.figure?.weight ?? 1;
  const counts = game.scores.map((_, player) =>
    men.filter((man) => man.player === player).reduce((sum, man) => sum + weight(man), 0),
  );
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, player) => (count === most ? [player] : []));
}

export const give = (scores: readonly number[], winners: readonly number[], points: number): number[] =>
  scores.map((score, player) => score + (winners.includes(player) ? points : 0));

/** A cell and the four beside it. */
export const crossAt = ({ x, y }: Place): Place[] => [
  { x, y },
  ...[0, 1, 2, 3].map((side) => ({ x: x + (DX[side] ?? 0), y: y + (DY[side] ?? 0) })),
];

/** The building on a tile: `cult`, `monastery` or nothing. */
export function buildingOn(laid: Laid): string {
  const found = featuresOf(laid).find(({ kind }) => kind === 'monastery');
  return found?.cult ? 'cult' : (found?.kind ?? '');
}

export const areNeighbours = (a: Place, b: Place): boolean =>
  !same(a, b) && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;

const FOLLOWERS = 7;

/** The sorts of figures in a game. */
export const sortsOf = (game: PlainGame): readonly string[] => [
  'follower',
  ...(has(game, 'abbot') ? ['abbot'] : []),
  ...partsOf(game).flatMap(({ figure }) => figure?.id ?? []),
];

/** Number of figures of a sort in a player's hand. */
export const menInHand = (game: PlainGame, player: number, figure: string): number =>
  (figure === 'follower' ? (game.options.followers ?? FOLLOWERS) : 1) -
  [...game.men, ...game.inside].filter((man) => man.player === player && man.figure === figure).length;

/** The feature that identifies a region. */
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

/** Clockwise, starting after the player of the turn. */
export const line = ({ player, scores }: PlainGame): number[] => scores.map((_, n) => (player + 1 + n) % scores.length);

export const kindOf = (game: PlainGame, [first]: readonly Spot[]): string => featureAt(game, first as Spot).kind;

/** With more than four players everybody has fewer bridges and castles. */
export const handsOf = (players: number): number[] => Array<number>(players).fill(players > 4 ? 2 : 3);
