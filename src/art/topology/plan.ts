import type { Point } from '../core/math.ts';
import type { Polyline } from '../core/polyline.ts';

/** `great`: a walled city that is larger than its tile. */
export const BUILDINGS = ['house', 'tower', 'city', 'great'] as const;
export type Building = (typeof BUILDINGS)[number];

/** Walls that do not run from corner to corner of a tile. */
export interface Ramparts {
  readonly lines: readonly Polyline[];
  /** What they and other walls enclose: closed outlines, which may reach beyond the tile. */
  readonly around: readonly Polyline[];
}

/** One house quarter, tower or walled city of a tile. */
export interface GroupPlan {
  readonly kind: Building;
  readonly feature: number;
  readonly sides: readonly number[];
  /** A band between opposite sides leaves the middle by this much. */
  shift: number;
  /** Half the width of a band between opposite sides; absent: as wide as usual. */
  neck?: number;
  /** How far a quarter of one side bulges into the tile, and the walls of a city stand from its sides. */
  bulge: number;
  /** Which line the front of a quarter follows. */
  readonly front: number;
  /** How far the gate tower of a keep comes out of each side. */
  deep: number;
  /** The same by side, where the walls of a city do not stand as far from all of them. */
  readonly depths?: readonly (number | undefined)[] | undefined;
  /** A corner of the tile that the city reaches although it owns neither side there; the fields beside it stay apart. */
  readonly reach?: number | undefined;
  /** How far a wall round a corner stands out. */
  readonly bow?: number | undefined;
  readonly ramparts?: Ramparts | undefined;
  /** Of what kind a great city is, and where its middle lies, from the corner of the tile. */
  readonly great?: { readonly kind: string; readonly x: number; readonly y: number };
  /** Where the keep of a tower stands between the middle of the tile (0) and its sides (1). */
  back: number;
}

/** One path feature: its sides; a path of one side runs to a point, one without sides from point to point. */
export interface PathPlan {
  readonly feature: number;
  readonly sides: readonly number[];
  readonly from?: Point;
  readonly to?: Point;
  /** Which way it ends, where it does not come straight on: a length in tile units. */
  readonly arrives?: Point;
  /** How far a bend reaches inwards. */
  readonly reach?: number;
  /** How far the middle of a straight path lies aside, down or to the right. */
  readonly aside?: number;
  /** It ends in the mouth of a tunnel and goes on below what lies there. */
  readonly under?: boolean;
}

export type Disc = readonly [x: number, y: number, radius: number];

export interface MarketPlan {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  /** It stands among the houses of a city. */
  readonly within?: boolean;
  /** Sides at which roads come to its door; absent: it is open to the south. */
  readonly doors?: readonly number[];
}

/** A city that is larger than a tile: where its middle lies on the plane, and its walls from there, in cells. */
export interface GreatCity {
  readonly middle: Point;
  readonly outline: Polyline;
}

/** How a mark becomes something in the landscape. */
export interface LandmarkShape {
  /** It stands on open land, in the city, beside the road or in place of the monastery whose mark it is; or wherever most room is, and roads end at it. */
  readonly on: 'land' | 'city' | 'road' | 'monastery' | 'anywhere';
  /** Half its width and height where there is room, and the part of it that it needs at least. */
  readonly half: Point;
  readonly least: number;
}

/** A mark of the whole tile or of a feature, as something in the landscape: its name, its middle and half its width and height. */
export interface Landmark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
}

/** What players have built on the open plane, over what is laid; it belongs to no tile. */
export interface Structure {
  readonly kind: string;
  /** Its cell; of one that covers two cells, the northern or western one. */
  readonly x: number;
  readonly y: number;
  /** It runs from north to south. */
  readonly upright: boolean;
  /** The player's look (players.ts) whose colours it shows. */
  readonly look?: number;
}

/** Where such a thing is. */
export interface StructureShape {
  /** Cells that it covers. */
  readonly cells: (one: Structure) => readonly Point[];
  /** What it adds to the tile on its cell: a feature of this kind, whose number comes after all others. */
  readonly adds?: {
    readonly kind: string;
    /** Sides of its cell that it leaves by. */
    readonly sides: (one: Structure) => readonly number[];
    /** Does it lie at a place of the plane? */
    readonly covers: (one: Structure, x: number, y: number) => boolean;
    /** Where one stands on it. */
    readonly stand: (one: Structure) => Point;
  };
}

/** An opening in a wall: its place, the way in, half its width. */
export interface Arch {
  readonly at: Point;
  readonly way: Point;
  readonly half: number;
  /** A paved way leads there. */
  readonly paved?: boolean;
}

/** A place that belongs to a feature without sides: a monastery or a garden. */
export interface Spot {
  readonly feature: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Everything that the painter needs to know of a tile. */
export interface TilePlan {
  readonly id: string;
  readonly groups: readonly GroupPlan[];
  readonly paths: readonly PathPlan[];
  /** Rivers run like paths, but wider. */
  readonly rivers?: readonly PathPlan[];
  /** Where a river rises or ends: round waters. */
  readonly pools?: readonly Disc[];
  readonly spots?: readonly Spot[];
  readonly gardens?: readonly Disc[];
  /** Coats of arms in cities. */
  readonly pennants?: readonly Point[];
  readonly landmarks?: readonly Landmark[];
  /** Where what lies lower passes below the walls of a city. */
  readonly arches?: readonly Arch[];
  readonly square: Point | null;
  /** Discs that buildings leave free. */
  readonly clear: readonly Disc[];
  /** Where a lane ends in the open it widens. */
  readonly bulbs: readonly Disc[];
  /** A tile without any court: nothing on it may look like one. */
  readonly yard: boolean;
  /** Depth of a start space: only that strip of the tile is shown. */
  readonly niche: number;
  readonly fountains: readonly Point[];
  readonly markets: readonly MarketPlan[];
  readonly trees: number;
  /** How many small signs of life, from hens to washing. */
  readonly life: number;
  readonly cart: { readonly x: number; readonly y: number; readonly turn: number } | null;
}
