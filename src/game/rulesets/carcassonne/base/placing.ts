import { LEFT, MIDDLE, PORTS, RIGHT } from '../../../core/tileTable.ts';
import type { Refusal, Result } from '../../../core/result.ts';
import { accept } from '../../../core/result.ts';
import type { Rotation } from '../../../core/vocabulary.ts';
import type { Choice, Verb } from './hooks.ts';
import { HAND, LAST, PLAYER, Table } from './table.ts';
import { SURROUNDED } from './vocabulary.ts';

/** Placing a tile (RULES.md §5): where it fits, what it joins. */

const SIDE_PORTS = 4 * PORTS;

/** Writes every legal `tag + cell × 4 + rotation` for the tile into `out` from index `from`; returns the new length. */
export function placements(
  t: Table,
  tile: number,
  out: Int32Array,
  from: number,
  tag: number,
  possibilities = t.rules.possibilities,
): number {
  const words = (t.plane.count + 31) >> 5;
  let count = t.frontier.list(t.material.table.classes, tile * 16, words, { out, from, tag });
  const { conditions } = t.rules;
  if (possibilities.length > 0)
    for (const possibility of possibilities) count = possibility.list(t, tile, out, count, tag);
  return conditions.length > 0 ? keepAllowed(t, tile, out, from, count) : count;
}

/** Removes the placements that a condition forbids. */
function keepAllowed(t: Table, tile: number, out: Int32Array, from: number, to: number): number {
  let end = to;
  for (const condition of t.rules.conditions) {
    if (!condition.concerns(t, tile)) continue;
    let count = from;
    for (let i = from; i < end; i++) {
      const move = out[i] as number;
      const place = move & PLACE_BITS;
      if (!condition.whyIllegal(t, place >> 2, tile, place & 3)) out[count++] = move;
    }
    end = count;
  }
  return end;
}
const PLACE_BITS = (1 << 20) - 1;

/** Why the tile in hand may not be placed there; undefined if it may. */
function illegalPlacement(t: Table, x: number, y: number, rotation: number): Refusal | undefined {
  const cell = t.plane.cellAt(x, y);
  if (cell >= 0 && t.laidOn(cell) !== 0)
    return { code: 'cell-occupied', message: `A tile lies on cell ${x},${y} already.` };
  if (cell < 0 || !t.frontier.touches(cell))
    return { code: 'not-adjacent', message: `Cell ${x},${y} touches no tile.` };
  const tile = t.get(HAND);
  const bits = t.frontier.fits(t.material.table.classes, (tile * 4 + rotation) * 4, cell >> 5);
  if (
    ((bits >>> (cell & 31)) & 1) === 0 &&
    !t.rules.possibilities.some((possibility) => possibility.allows(t, cell, tile, rotation))
  ) {
    return { code: 'side-must-match', message: `On cell ${x},${y} a side would meet something else.` };
  }
  for (const condition of t.rules.conditions) {
    const refusal = condition.concerns(t, tile) ? condition.whyIllegal(t, cell, tile, rotation) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}

/** Places a tile on a cell and joins its features with their neighbours. */
export function lay(t: Table, cell: number, tile: number, rotation: number): void {
  const { plane, regions, frontier } = t;
  const { table } = t.material;
  const row = tile * 4 + rotation;
  const firstFeature = table.first[tile] as number;
  const features = (table.first[tile + 1] as number) - firstFeature;
  const firstNode = regions.reserve(features);
  const number = t.cover(cell, row, firstNode);
  frontier.cover(cell);
  tellSurrounding(t, cell);
  const empty = t.rules.surrounding[tile] === 0 ? 0 : beginSurrounding(t, cell);
  for (let f = 0; f < features; f++) open[f] = 0;
  for (let side = 0; side < 4; side++) {
    const next = plane.ensureBeside(cell, side);
    const there = t.laidOn(next);
    met[side] = there;
    if (there !== 0) continue;
    const middle = table.ports[row * SIDE_PORTS + side * PORTS + MIDDLE] as number;
    if (middle >= 0) open[middle] = (open[middle] as number) + 1;
    frontier.show(next, (side + 2) & 3, table.classes[row * 4 + side] as number);
  }
  for (let f = 0; f < features; f++) {
    const kind = table.kind[firstFeature + f] as number;
    regions.write(
      firstNode + f,
      kind,
      number,
      f,
      table.mark[firstFeature + f] as number,
      (SURROUNDED >> kind) & 1 ? empty : (open[f] as number),
    );
  }
  for (let side = 0; side < 4; side++) {
    const there = met[side] as number;
    if (there === 0) continue;
    const mine = row * SIDE_PORTS + side * PORTS;
    const theirs = Table.row(there) * SIDE_PORTS + ((side + 2) & 3) * PORTS;
    const theirNode = Table.firstNode(there);
    const middle = table.ports[mine + MIDDLE] as number;
    // Sides match, so what is in the middle continues.
    if (middle >= 0) regions.meet(firstNode + middle, theirNode + (table.ports[theirs + MIDDLE] as number));
    const left = table.ports[mine + LEFT] as number;
    const right = table.ports[mine + RIGHT] as number;
    const theirRight = table.ports[theirs + RIGHT] as number;
    const theirLeft = table.ports[theirs + LEFT] as number;
    joinPorts(t, firstNode, left, theirNode, theirRight);
    // Skips the second join where each side is one field from corner to corner, as most are.
    if (left !== right || theirLeft !== theirRight) joinPorts(t, firstNode, right, theirNode, theirLeft);
  }
}

/** Scratch data of `lay`: what each side meets, and how many sides of each feature face empty cells. */
const met = new Int32Array(4);
const open = new Int32Array(32);

function joinPorts(t: Table, nodeA: number, a: number, nodeB: number, b: number): void {
  if (a < 0 || b < 0 || t.regions.kind(nodeA + a) !== t.regions.kind(nodeB + b)) return;
  t.regions.join(nodeA + a, nodeB + b);
}

/** Decrements the empty cells of the monasteries and gardens around a cell. */
function tellSurrounding(t: Table, cell: number): void {
  const count = t.get(t.surrounding);
  for (let i = 1; i <= count; i++) {
    const other = t.get(t.surrounding + i);
    if (!t.plane.touch(cell, other)) continue;
    const laid = t.laidOn(other);
    for (let node = surroundedNode(t, laid, 0); node >= 0; node = surroundedNode(t, laid, node + 1))
      t.regions.addOpen(node, -1);
  }
}

/**
 * Adds the cell of a tile with a monastery or garden to the list; returns how many of the eight cells around it are
 * empty.
 */
function beginSurrounding(t: Table, cell: number): number {
  t.journal.push(t.surrounding, cell);
  let empty = 0;
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (t.laidNear(cell, dx, dy) === 0) empty++;
  return empty;
}

/** The next node of the tile, from `from` on, that is scored by the cells around it; -1 if there is none. */
export function surroundedNode(t: Table, laid: number, from: number): number {
  const first = Table.firstNode(laid);
  const bits = t.rules.surrounding[Table.row(laid) >> 2] as number;
  const skip = Math.max(0, from - first);
  const left = (bits >> skip) << skip;
  return left === 0 ? -1 : first + 31 - Math.clz32(left & -left);
}

/** Places the tile in hand (RULES.md §5). */
const place: Verb<Table> = {
  do: 'place',
  list: (t, out, from, tag) => placements(t, t.get(HAND), out, from, tag),
  play: (t, rest) => {
    const cell = rest >> 2;
    const rotation = (rest & 3) as Rotation;
    if (t.rules.possibilities.length > 0)
      for (const possibility of t.rules.possibilities) possibility.prepare(t, cell, t.get(HAND), rotation);
    // `prepare` may have replaced the tile with another form of it.
    const tile = t.get(HAND);
    lay(t, cell, tile, rotation);
    t.set(LAST, cell);
    t.set(HAND, -1);
    const id = t.events && t.material.tiles[tile]?.printed;
    if (id) t.emit({ type: 'laid', player: t.get(PLAYER), tile: id, x: t.plane.x(cell), y: t.plane.y(cell), rotation });
    if (t.rules.tileLaid.length > 0) for (const laid of t.rules.tileLaid) laid(t, cell);
    t.next();
  },
  actionOf: (t, rest) => ({
    player: t.get(PLAYER),
    do: 'place',
    x: t.plane.x(rest >> 2),
    y: t.plane.y(rest >> 2),
    rotation: (rest & 3) as Rotation,
  }),
  moveOf: (t, { x = 0, y = 0, rotation = 0 }): Result<number> => {
    const error = illegalPlacement(t, x, y, rotation);
    return error ? { ok: false, error } : accept(t.plane.cellAt(x, y) * 4 + rotation);
  },
};

export const PLACING: Choice<Table> = { awaiting: 'place', verbs: [place], asksAlways: true };
