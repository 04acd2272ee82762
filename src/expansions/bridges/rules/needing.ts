import type { Possibility } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { AXES, formWith } from './forms.ts';

/** Places where only a bridge makes all sides match (RULES.md §15.1.3). */

/** A bridge on a cell, along an axis of the board, and the form that its tile then has. */
export interface Site {
  readonly cell: number;
  readonly axis: number;
  readonly form: number;
}

/** The class of a side with a road, and of plain ground (base/material.ts). */
const ROAD_SIDE = 1;
const GROUND = 0;

const SORTS = ['bridge-NS', 'bridge-WE'] as const;
export const sortOf = (axis: number): string => SORTS[axis] ?? SORTS[0];

/**
 * The form with a bridge of the tile on a cell, if the bridge may be built there and both its ends face empty cells;
 * otherwise -1.
 */
export function freeForm(t: Table, cell: number, axis: number): number {
  const laid = t.laidOn(cell);
  if (laid === 0) return -1;
  const row = Table.row(laid);
  const form = formWith(t.material, row >> 2, row & 3, axis);
  return form >= 0 && isEmpty(t, cell, axis) && isEmpty(t, cell, axis + 2) ? form : -1;
}

/** Axis 0 leads through sides 0 and 2, axis 1 through sides 1 and 3. */
const isEmpty = (t: Table, cell: number, side: number): boolean => {
  const next = t.plane.beside(cell, side);
  return next < 0 || t.laidOn(next) === 0;
};

const fits = (t: Table, tile: number, cell: number, rotation: number): boolean =>
  ((t.frontier.fits(t.material.table.classes, (tile * 4 + rotation) * 4, cell >> 5) >>> (cell & 31)) & 1) === 1;

/** The bridge that the tile needs to fit there; undefined if it fits without one or not at all. */
export function siteFor(t: Table, cell: number, tile: number, rotation: number): Site | undefined {
  if (fits(t, tile, cell, rotation)) return undefined;
  for (const axis of AXES.keys()) {
    const form = formWith(t.material, tile, rotation, axis);
    if (form >= 0 && fits(t, form, cell, rotation)) return { cell, axis, form };
  }
  const { classes } = t.material.table;
  let only = -1;
  for (let side = 0; side < 4; side++) {
    const next = t.plane.beside(cell, side);
    const there = next < 0 ? 0 : t.laidOn(next);
    if (there === 0) continue;
    const mine = classes[(tile * 4 + rotation) * 4 + side] as number;
    const theirs = classes[Table.row(there) * 4 + ((side + 2) & 3)] as number;
    if (mine === theirs) continue;
    if (only >= 0 || mine !== ROAD_SIDE || theirs !== GROUND) return undefined;
    only = side;
  }
  return only < 0 ? undefined : besideAt(t, cell, only);
}

function besideAt(t: Table, cell: number, side: number): Site | undefined {
  const next = t.plane.beside(cell, side);
  const form = freeForm(t, next, side & 1);
  return form < 0 ? undefined : { cell: next, axis: side & 1, form };
}

/** Side classes of a tile with one side changed. */
const changed = new Uint8Array(4);

/** Calls `found` with every placement of a tile that needs a bridge, on the tile itself or on a neighbour. */
function eachPlace(t: Table, tile: number, found: (cell: number, rotation: number) => void): void {
  const words = (t.plane.count + 31) >> 5;
  const { classes } = t.material.table;
  const tell = (bits: number, word: number, rotation: number, side: number): void => {
    for (let left = bits; left !== 0; left &= left - 1) {
      const cell = word * 32 + 31 - Math.clz32(left & -left);
      if (side < 0 || freeForm(t, t.plane.beside(cell, side), side & 1) >= 0) found(cell, rotation);
    }
  };
  for (let rotation = 0; rotation < 4; rotation++) {
    const row = (tile * 4 + rotation) * 4;
    const fitsWith = (sides: Uint8Array, offset: number, side: number): void => {
      for (let word = 0; word < words; word++)
        tell(t.frontier.fits(sides, offset, word) & ~t.frontier.fits(classes, row, word), word, rotation, side);
    };
    for (const axis of AXES.keys()) {
      const form = formWith(t.material, tile, rotation, axis);
      if (form >= 0) fitsWith(classes, (form * 4 + rotation) * 4, -1);
    }
    // A road that would meet ground: the bridge is on the neighbour.
    for (let side = 0; side < 4; side++) {
      if (classes[row + side] !== ROAD_SIDE) continue;
      for (let n = 0; n < 4; n++) changed[n] = classes[row + n] as number;
      changed[side] = GROUND;
      fitsWith(changed, 0, side);
    }
  }
}

/**
 * `mayBuild`: may the player whose turn it is build a bridge? `build`: builds it, or replaces the tile in hand with its
 * form with the bridge.
 */
export const needing = (
  mayBuild: (t: Table) => boolean,
  build: (t: Table, site: Site) => void,
): Possibility<Table> => ({
  list: (t, tile, out, from, tag) => {
    let length = from;
    if (mayBuild(t))
      eachPlace(t, tile, (cell, rotation) => {
        out[length++] = tag + cell * 4 + rotation;
      });
    return length;
  },
  allows: (t, cell, tile, rotation) => mayBuild(t) && siteFor(t, cell, tile, rotation) !== undefined,
  prepare: (t, cell, tile, rotation) => {
    const site = siteFor(t, cell, tile, rotation);
    if (site) build(t, site);
  },
  brings: (t, cell, tile, rotation) => {
    const site = siteFor(t, cell, tile, rotation);
    return site && { sort: sortOf(site.axis), cell: site.cell };
  },
});
