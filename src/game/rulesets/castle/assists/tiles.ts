import type { TileSpec } from '../../../core/tile.ts';
import type { Cell, Rotation } from '../../../core/vocabulary.ts';
import { HALVES, ROTATIONS, SIDES } from '../../../core/vocabulary.ts';
import type { CastlePosition } from '../position.ts';
import { DRAWN, HAND, Table } from '../table.ts';

/** Tiles that have not been drawn yet and where they fit (RULES.md §4). Nothing here knows their order. */

/** Tiles of the same shape: they differ only in fountains and markets. */
export interface TileKind {
  /** In the order of the tile set, at least one. */
  readonly tiles: readonly [TileSpec, ...TileSpec[]];
}

export interface Unseen {
  readonly kinds: readonly TileKind[];
  /** Number of tiles to come; less than the sum of the kinds if the deck has fewer tiles than the box. */
  readonly left: number;
}

/** Tiles that may still be drawn, by shape. */
export function unseenTiles({ table: t }: CastlePosition): Unseen {
  return { kinds: kindsOf(unseenNumbers(t).map((tile) => specOf(t, tile))), left: t.left };
}

/** Tiles set aside because they fit nowhere, by shape. */
export const tilesAside = ({ table: t }: CastlePosition): readonly TileKind[] =>
  kindsOf(t.journal.entries(t.aside).map((tile) => specOf(t, tile)));

export interface FittingKind extends TileKind {
  /** A rotation in which the first tile fits. */
  readonly rotation: Rotation;
}

/**
 * Unseen tiles that could be placed on an empty cell once it has a neighbour, by shape. Empty for a cell that is
 * covered or outside the wall.
 */
export function fittingTiles({ table: t }: CastlePosition, { x, y }: Cell): readonly FittingKind[] {
  const cell = t.material.grid.cellAt(x, y);
  if (cell < 0 || t.laidOn(cell) !== 0) return [];
  const wanted = wantedSides(t, cell);
  const rotations = new Map<TileSpec, Rotation>();
  for (const tile of unseenNumbers(t)) {
    const rotation = ROTATIONS.find((turn) => meets(t, tile, turn, wanted));
    if (rotation !== undefined) rotations.set(specOf(t, tile), rotation);
  }
  return kindsOf([...rotations.keys()]).map((kind) => ({ ...kind, rotation: rotations.get(kind.tiles[0]) ?? 0 }));
}

/** Empty cells that neither the tile in hand nor any unseen one can fill. */
export function deadCells({ table: t }: CastlePosition): readonly Cell[] {
  const hand = t.get(HAND);
  const tiles = hand < 0 ? unseenNumbers(t) : [hand, ...unseenNumbers(t)];
  return t.material.grid.cells.filter((_, cell) => {
    if (t.laidOn(cell) !== 0) return false;
    const wanted = wantedSides(t, cell);
    return !tiles.some((tile) => ROTATIONS.some((turn) => meets(t, tile, turn, wanted)));
  });
}

function specOf(t: Table, tile: number): TileSpec {
  const spec = t.material.tiles[tile];
  if (!spec) throw new Error(`Expected a tile, got ${tile}`);
  return spec;
}

function unseenNumbers(t: Table): readonly number[] {
  if (t.left === 0) return [];
  const seen = new Set(t.deck.slice(0, t.get(DRAWN)));
  return t.material.tiles.flatMap((_, tile) => (seen.has(tile) ? [] : [tile]));
}

/** What each side of an empty cell must show: a path or none; `null` if that side has no neighbour. */
function wantedSides(t: Table, cell: number): readonly (number | null)[] {
  const { grid, table } = t.material;
  return SIDES.map((_, side) => {
    const next = grid.neighbours[cell * 4 + side] ?? -1;
    const there = next < 0 ? 0 : t.laidOn(next);
    return there === 0 ? null : (table.classes[Table.row(there) * 4 + ((side + 2) & 3)] ?? null);
  });
}

const meets = (t: Table, tile: number, rotation: Rotation, wanted: readonly (number | null)[]): boolean =>
  wanted.every(
    (sideClass, side) => sideClass === null || t.material.table.classes[(tile * 4 + rotation) * 4 + side] === sideClass,
  );

/** Groups tiles by shape, in the order of the tile set. */
function kindsOf(tiles: readonly TileSpec[]): readonly TileKind[] {
  const groups = new Map<string, [TileSpec, ...TileSpec[]]>();
  for (const tile of tiles) {
    const group = groups.get(shapeOf(tile));
    if (group) group.push(tile);
    else groups.set(shapeOf(tile), [tile]);
  }
  return [...groups.values()].map((group) => ({ tiles: group }));
}

const shapes = new WeakMap<TileSpec, string>();

/** The shape of a tile regardless of its rotation: the least of its four descriptions. */
function shapeOf(tile: TileSpec): string {
  const known = shapes.get(tile);
  if (known !== undefined) return known;
  const shape = ROTATIONS.map((rotation) => describe(tile, rotation)).sort()[0] ?? '';
  shapes.set(tile, shape);
  return shape;
}

function describe(tile: TileSpec, rotation: Rotation): string {
  const turned = <T>(names: readonly T[], all: readonly T[], step: number): string =>
    names
      .map((name) => (all.indexOf(name) + rotation * step) % all.length)
      .sort((a, b) => a - b)
      .join('.');
  const features = tile.features.map(
    ({ kind, sides, halves }) => `${kind}/${turned(sides, SIDES, 1)}/${turned(halves, HALVES, 2)}`,
  );
  const ends = tile.ends.map(([from, to]) => `${features[from]}>${features[to]}`);
  return JSON.stringify([[...features].sort(), ends.sort(), tile.square]);
}
