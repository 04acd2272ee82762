import { MIDDLE, PORTS } from '../../../core/tileTable.ts';
import { assert } from '../../../core/result.ts';
import type { TileId } from '../../../core/vocabulary.ts';
import type { CarcassonneTile } from './material.ts';
import { Table } from './table.ts';

/** Building on a tile that is already on the board, for modules. */

/**
 * The id of another form of a tile, and the part that distinguishes it from the printed tile; undefined for the printed
 * one.
 */
export const formId = (printed: TileId, form: string): TileId => `${printed}|${form}`;
export const formOf = ({ id, printed }: CarcassonneTile): string | undefined =>
  id === printed ? undefined : id.slice(printed.length + 1);

/**
 * Replaces the tile on a cell with another form of it that differs only in built sites: a site becomes the feature
 * built there, which leads through sides that were plain ground. Whatever it meets on those sides must match.
 */
export function build(t: Table, cell: number, form: number): void {
  const { table } = t.material;
  const { regions } = t;
  const laid = t.laidOn(cell);
  const first = Table.firstNode(laid);
  const before = Table.row(laid);
  const after = form * 4 + (before & 3);
  for (let f = 0; f < t.featureCount(form); f++) {
    const kind = table.kind[(table.first[form] as number) + f] as number;
    if (regions.kind(first + f) !== kind) regions.become(first + f, kind);
  }
  t.exchange(cell, after);
  for (let side = 0; side < 4; side++) {
    const port = side * PORTS + MIDDLE;
    const feature = table.ports[after * 4 * PORTS + port] as number;
    if (feature < 0 || feature === table.ports[before * 4 * PORTS + port]) continue;
    const next = t.plane.ensureBeside(cell, side);
    const there = t.laidOn(next);
    const back = (side + 2) & 3;
    if (there === 0) {
      regions.addOpen(first + feature, 1);
      t.frontier.showAnew(next, back, table.classes[after * 4 + side] as number);
      continue;
    }
    const met = table.ports[Table.row(there) * 4 * PORTS + back * PORTS + MIDDLE] as number;
    assert(met >= 0, 'a side that matches what is built');
    regions.meet(first + feature, Table.firstNode(there) + met);
  }
}
