import type { Random } from '../../core/random.ts';
import { popcount } from '../../core/regions.ts';
import type { Refusal } from '../../core/result.ts';
import { MIDDLE, PORTS, RIGHT } from '../../core/tileTable.ts';
import { COMPLETED, HAND, LAST, Table } from './table.ts';
import { KINDS } from './vocabulary.ts';

/** Placing a tile (RULES.md §4.1), and what it joins and completes (§5). */

const COURT = KINDS.indexOf('court');
const SIDE_PORTS = 4 * PORTS;

/** Does the tile have a legal placement in any rotation? */
export function hasPlacement(t: Table, tile: number): boolean {
  for (let rotation = 0; rotation < 4; rotation++) {
    for (let word = 0; word < t.frontier.words; word++) {
      if (t.frontier.fits(t.material.table.classes, (tile * 4 + rotation) * 4, word) !== 0) return true;
    }
  }
  return false;
}

/** Writes every legal `cell × 4 + rotation` for the tile into `out` from index `from`; returns the new length. */
export const placements = (t: Table, tile: number, out: Int32Array, from: number): number =>
  t.frontier.list(t.material.table.classes, tile * 16, t.frontier.words, { out, from, tag: 0 });

/** Where a tile fits, as bits: `rotation × words + word`; overwritten by the next call. */
const fitting = new Int32Array(64);

/**
 * Returns one legal `cell × 4 + rotation` for the tile, uniformly at random: the one that `placements` would write at
 * index `random() × count`.
 */
export function randomPlacement(t: Table, tile: number, random: Random): number {
  const { words } = t.frontier;
  let count = 0;
  for (let rotation = 0, n = 0; rotation < 4; rotation++) {
    for (let word = 0; word < words; word++, n++) {
      const bits = t.frontier.fits(t.material.table.classes, (tile * 4 + rotation) * 4, word);
      fitting[n] = bits;
      count += popcount(bits);
    }
  }
  let skip = Math.floor(random() * count);
  let n = 0;
  for (let here = popcount(fitting[0] as number); skip >= here; here = popcount(fitting[++n] as number)) skip -= here;
  let bits = fitting[n] as number;
  for (; skip > 0; skip--) bits &= bits - 1;
  return ((n % words) * 32 + 31 - Math.clz32(bits & -bits)) * 4 + Math.floor(n / words);
}

/** Why the tile in hand may not be placed on a cell; undefined if it may. */
export function illegalPlacement(t: Table, x: number, y: number, rotation: number): Refusal | undefined {
  const cell = t.material.grid.cellAt(x, y);
  if (cell < 0) return { code: 'outside-wall', message: `Cell ${x},${y} is not inside the wall.` };
  if (t.laidOn(cell) !== 0) return { code: 'cell-occupied', message: `A tile lies on cell ${x},${y} already.` };
  if (!t.frontier.touches(cell))
    return { code: 'not-adjacent', message: `Cell ${x},${y} touches neither a tile nor a start space.` };
  const bits = t.frontier.fits(t.material.table.classes, (t.get(HAND) * 4 + rotation) * 4, cell >> 5);
  if (((bits >>> (cell & 31)) & 1) === 1) return undefined;
  return { code: 'path-must-continue', message: `On cell ${x},${y} a path would meet something else.` };
}

/** How many parts of its sides a tile on a cell would join with their like. */
export function joinedParts(t: Table, cell: number, tile: number, rotation: number): number {
  const { table, grid } = t.material;
  const row = tile * 4 + rotation;
  let joined = 0;
  for (let side = 0; side < 4; side++) {
    const next = grid.neighbours[cell * 4 + side] as number;
    const there = next < 0 ? 0 : t.laidOn(next);
    if (there === 0) continue;
    const mine = row * SIDE_PORTS + side * PORTS;
    const theirs = Table.row(there) * SIDE_PORTS + ((side + 2) & 3) * PORTS;
    for (let port = 0; port < PORTS; port++) {
      const kind = table.portKinds[mine + port] as number;
      if (kind >= 0 && kind === table.portKinds[theirs + RIGHT - port]) joined++;
    }
  }
  return joined;
}

/** Places a tile on a space: joins its features with their neighbours and lists the regions that it completes. */
export function lay(t: Table, space: number, tile: number, rotation: number): void {
  const { table, grid } = t.material;
  const { regions } = t;
  const row = tile * 4 + rotation;
  const firstFeature = table.first[tile] as number;
  const features = (table.first[tile + 1] as number) - firstFeature;
  const firstNode = regions.reserve(features);
  for (let f = 0; f < features; f++)
    regions.write(
      firstNode + f,
      table.kind[firstFeature + f] as number,
      space,
      f,
      table.mark[firstFeature + f] as number,
      0,
    );
  t.layTile(space, tile, rotation, firstNode);
  for (let side = 0; side < 4; side++) {
    const next = grid.neighbours[space * 4 + side] as number;
    if (next < 0) continue;
    const there = t.laidOn(next);
    const mine = row * SIDE_PORTS + side * PORTS;
    const middle = table.ports[mine + MIDDLE] as number;
    if (there === 0) {
      if (middle >= 0) regions.addOpen(firstNode + middle, 1);
      t.frontier.show(next, (side + 2) & 3, table.classes[row * 4 + side] as number);
      continue;
    }
    const theirs = Table.row(there) * SIDE_PORTS + ((side + 2) & 3) * PORTS;
    const theirNode = Table.firstNode(there);
    const theirMiddle = table.ports[theirs + MIDDLE] as number;
    if (theirMiddle >= 0) regions.addOpen(theirNode + theirMiddle, -1);
    for (let port = 0; port < PORTS; port++) {
      const kind = table.portKinds[mine + port] as number;
      // The left half on one side of the border meets the right half on the other.
      const opposite = theirs + RIGHT - port;
      if (kind >= 0 && kind === table.portKinds[opposite])
        regions.join(firstNode + (table.ports[mine + port] as number), theirNode + (table.ports[opposite] as number));
    }
  }
  if (space < grid.cellCount) t.frontier.cover(space);
}

/** Lists the regions that the tile on `cell` has completed: its own, and those of neighbours that it closes (§5). */
export function listCompleted(t: Table, cell: number): void {
  const { table, grid } = t.material;
  const laid = t.laidOn(cell);
  const tile = Table.row(laid) >> 2;
  const first = Table.firstNode(laid);
  const features = (table.first[tile + 1] as number) - (table.first[tile] as number);
  t.set(LAST, cell);
  if (t.get(COMPLETED) > 0) t.set(COMPLETED, 0);
  for (let f = 0; f < features; f++) noteIfComplete(t, first + f);
  for (let side = 0; side < 4; side++) {
    const next = grid.neighbours[cell * 4 + side] as number;
    const there = next < 0 ? 0 : t.laidOn(next);
    if (there === 0) continue;
    const mine = Table.row(laid) * SIDE_PORTS + side * PORTS + MIDDLE;
    const theirs = Table.row(there) * SIDE_PORTS + ((side + 2) & 3) * PORTS + MIDDLE;
    // Features of the same kind are one region now, listed as the tile's own.
    if (table.portKinds[theirs] === table.portKinds[mine]) continue;
    const middle = table.ports[theirs] as number;
    if (middle >= 0) noteIfComplete(t, Table.firstNode(there) + middle);
  }
}

function noteIfComplete(t: Table, node: number): void {
  const { regions } = t;
  if (regions.kind(node) === COURT) return;
  const root = regions.find(node);
  if (regions.open(root) !== 0) return;
  const count = t.get(COMPLETED);
  for (let i = 1; i <= count; i++) if (t.get(COMPLETED + i) === root) return;
  t.journal.push(COMPLETED, root);
}
