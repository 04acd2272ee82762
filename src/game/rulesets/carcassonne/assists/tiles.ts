import type { Cell, Rotation } from '../../../core/vocabulary.ts';
import { ROTATIONS } from '../../../core/vocabulary.ts';
import type { CarcassonneTile } from '../base/material.ts';
import { placements } from '../base/placing.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { pileOf } from '../base/setup.ts';
import { DRAWN, HAND } from '../base/table.ts';
import type { Table } from '../base/table.ts';

/** Tiles that have not been drawn yet and where they fit (RULES.md §5). Nothing here knows their order. */

/** A tile and a number of copies. */
export interface TileCount {
  readonly tile: CarcassonneTile;
  /** At least 1. */
  readonly count: number;
}

export interface Unseen {
  readonly kinds: readonly TileCount[];
  /** Number of tiles to come; less than the sum of the kinds if the deck has fewer tiles than the box. */
  readonly left: number;
}

/** Tiles that may still be drawn. */
export function unseenTiles({ table: t }: CarcassonnePosition): Unseen {
  return { kinds: countsOf(t, unseenCounts(t)), left: t.left };
}

/** Tiles set aside because they fit nowhere. */
export function tilesAside({ table: t }: CarcassonnePosition): readonly TileCount[] {
  const counts = new Int32Array(t.material.tiles.length);
  for (const tile of t.journal.entries(t.aside)) counts[tile] = (counts[tile] ?? 0) + 1;
  return countsOf(t, counts);
}

export interface FittingTile extends TileCount {
  /** A rotation in which it fits. */
  readonly rotation: Rotation;
}

/**
 * Unseen tiles that may be placed on an empty cell of the current board; none if the cell is covered or has no
 * neighbour.
 */
export function fittingTiles({ table: t }: CarcassonnePosition, { x, y }: Cell): readonly FittingTile[] {
  const cell = t.plane.cellAt(x, y);
  if (cell < 0) return [];
  const counts = unseenCounts(t);
  return countsOf(t, counts).flatMap(({ tile, count }) => {
    const places = placesOf(t, tile);
    const rotation = ROTATIONS.find((turn) => places.has(cell * 4 + turn));
    return rotation === undefined ? [] : [{ tile, count, rotation }];
  });
}

/** Empty cells next to the board that neither the tile in hand nor any unseen one can fill. */
export function deadCells({ table: t }: CarcassonnePosition): readonly Cell[] {
  const hand = t.material.tiles[t.get(HAND)];
  const tiles = [...(hand ? [hand] : []), ...countsOf(t, unseenCounts(t)).map(({ tile }) => tile)];
  const filled = new Set(tiles.flatMap((tile) => Array.from(placesOf(t, tile), (place) => place >> 2)));
  const cells: Cell[] = [];
  for (let cell = 0; cell < t.plane.count; cell++) {
    if (t.laidOn(cell) === 0 && t.frontier.touches(cell) && !filled.has(cell)) cells.push(t.plane.coordinates(cell));
  }
  return cells.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Where a tile may be placed now, as `cell × 4 + rotation`. */
function placesOf(t: Table, tile: CarcassonneTile): ReadonlySet<number> {
  const number = t.material.table.numberOf.get(tile.id) ?? -1;
  const out = new Int32Array(t.moves.length);
  return new Set(out.subarray(0, placements(t, number, out, 0, 0)));
}

/** By tile: number of copies that have not been seen. */
function unseenCounts(t: Table): Int32Array {
  const counts = new Int32Array(t.material.tiles.length);
  if (t.left === 0) return counts;
  for (const tile of pileOf(t.rules)) counts[tile] = (counts[tile] ?? 0) + 1;
  for (const tile of t.journal.entries(t.returned)) counts[tile] = (counts[tile] ?? 0) + 1;
  for (let n = 0; n < t.get(DRAWN); n++) {
    const tile = t.get(t.deck + 1 + n);
    counts[tile] = Math.max(0, (counts[tile] ?? 0) - 1);
  }
  return counts;
}

const countsOf = (t: Table, counts: Int32Array): readonly TileCount[] =>
  t.rules.printed.flatMap((tile, number) => ((counts[number] ?? 0) > 0 ? [{ tile, count: counts[number] ?? 0 }] : []));
