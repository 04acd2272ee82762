import type { Point } from '../core/math.ts';
import type { Polyline } from '../core/polyline.ts';

/** `great`: a walled city larger than its tile. */
export const BUILDINGS = ['house', 'tower', 'city', 'great'] as const;
export type Building = (typeof BUILDINGS)[number];

/** Walls that do not run from corner to corner of a tile. */
export interface Ramparts {
  readonly lines: readonly Polyline[];
  /** The areas that they enclose together with other walls: closed outlines, which may extend beyond the tile. */
  readonly around: readonly Polyline[];
}

/** One house quarter, tower or walled city of a tile. */
export interface GroupPlan {
  readonly kind: Building;
  readonly feature: number;
  readonly sides: readonly number[];
  /** How far a band between opposite sides is shifted from the middle. */
  shift: number;
  /** Half the width of a band between opposite sides; absent for the default. */
  neck?: number;
  /** How far a quarter with one side extends into the tile; for a city, the distance of its walls from its sides. */
  bulge: number;
  /** Number of the line that the front of a quarter follows. */
  readonly front: number;
  /** How far the gate tower of a keep protrudes from each side. */
  deep: number;
  /** The distance of a city's walls by side, where it varies. */
  readonly depths?: readonly (number | undefined)[] | undefined;
  /**
   * A corner of the tile that the city touches although it owns neither adjacent side; it separates the fields on both
   * sides.
   */
  readonly reach?: number | undefined;
  /** How far a wall around a corner bulges. */
  readonly bow?: number | undefined;
  readonly ramparts?: Ramparts | undefined;
  /** The kind of a great city, and the position of its centre relative to the corner of the tile. */
  readonly great?: { readonly kind: string; readonly x: number; readonly y: number };
  /** Position of a tower's keep between the centre of the tile (0) and its sides (1). */
  back: number;
}

/** One path feature: its sides. A path with one side ends at a point; one without sides leads from point to point. */
export interface PathPlan {
  readonly feature: number;
  readonly sides: readonly number[];
  readonly from?: Point;
  readonly to?: Point;
  /** Direction at its end, if it does not run straight, with a length in tile units. */
  readonly arrives?: Point;
  /** How far a bend extends inwards. */
  readonly reach?: number;
  /** How far the middle of a straight path is shifted, down or to the right. */
  readonly aside?: number;
  /** It ends in the mouth of a tunnel and continues below the tile's land. */
  readonly under?: boolean;
}

export type Disc = readonly [x: number, y: number, radius: number];

export interface MarketPlan {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  /** It is among the houses of a city. */
  readonly within?: boolean;
  /** Sides from which roads lead to its door; if absent, it is open to the south. */
  readonly doors?: readonly number[];
}

/** A city larger than a tile: its centre on the plane, and its walls relative to that, in cells. */
export interface GreatCity {
  readonly middle: Point;
  readonly outline: Polyline;
}

/** How a mark is shown as a landmark. */
export interface LandmarkShape {
  /**
   * Where it is: on open land, in the city, by the road or in place of the monastery with the mark; or where there is
   * the most room, with roads ending at it.
   */
  readonly on: 'land' | 'city' | 'road' | 'monastery' | 'anywhere';
  /** Half its width and height if there is room, and the smallest fraction of that. */
  readonly half: Point;
  readonly least: number;
}

/**
 * A mark of the whole tile or of a feature, shown in the landscape: its name, its centre, and half its width and
 * height.
 */
export interface Landmark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
  /** The nearest point of the road with the mark. */
  readonly road?: Point;
}

/** What players have built on the open plane, over the tiles; it belongs to no tile. */
export interface Structure {
  readonly kind: string;
  /** Its cell; for a structure on two cells, the northern or western one. */
  readonly x: number;
  readonly y: number;
  /** It runs from north to south. */
  readonly upright: boolean;
  /** The player's look (players.ts) in whose colours it is painted. */
  readonly look?: number;
}

/** Where such a structure is. */
export interface StructureShape {
  /** Cells that it covers. */
  readonly cells: (one: Structure) => readonly Point[];
  /** The feature that it adds to the tile on its cell, with a number that follows all others. */
  readonly adds?: {
    readonly kind: string;
    /** Sides of its cell that the feature reaches. */
    readonly sides: (one: Structure) => readonly number[];
    /** Does it cover a point of the plane? */
    readonly covers: (one: Structure, x: number, y: number) => boolean;
  };
}

/** An opening in a wall: its position, its inward direction, half its width. */
export interface Arch {
  readonly at: Point;
  readonly way: Point;
  readonly half: number;
  /** A paved way leads there. */
  readonly paved?: boolean;
}

/** The disc of a feature without sides: a monastery or a garden. */
export interface Spot {
  readonly feature: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Everything that the painter needs to know about a tile. */
export interface TilePlan {
  readonly id: string;
  readonly groups: readonly GroupPlan[];
  readonly paths: readonly PathPlan[];
  /** Rivers have the same form as paths, but are wider. */
  readonly rivers?: readonly PathPlan[];
  /** Where a river starts or ends: round water. */
  readonly pools?: readonly Disc[];
  readonly spots?: readonly Spot[];
  readonly gardens?: readonly Disc[];
  /** Coats of arms in cities. */
  readonly pennants?: readonly Point[];
  readonly landmarks?: readonly Landmark[];
  /** Where something lower passes below the walls of a city. */
  readonly arches?: readonly Arch[];
  readonly square: Point | null;
  /** Discs that buildings leave free. */
  readonly clear: readonly Disc[];
  /** The widened ends of lanes that end in the open. */
  readonly bulbs: readonly Disc[];
  /** A tile without a court: nothing on it may look like one. */
  readonly yard: boolean;
  /** Depth of a start space: only that strip of the tile is shown. */
  readonly niche: number;
  readonly fountains: readonly Point[];
  readonly markets: readonly MarketPlan[];
  readonly trees: number;
  /** Number of small signs of life, from hens to washing. */
  readonly life: number;
  readonly cart: { readonly x: number; readonly y: number; readonly turn: number } | null;
}
