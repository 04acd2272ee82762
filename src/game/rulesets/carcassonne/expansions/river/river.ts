import { STEP_X, STEP_Y } from '../../../../core/grid.ts';
import { MIDDLE, PORTS } from '../../../../core/tileTable.ts';
import type { Refusal } from '../../../../core/result.ts';
import type { CarcassonneTile, Material } from '../../base/material.ts';
import type { Condition, Hooks } from '../../base/slots.ts';
import { Table } from '../../base/table.ts';
import { RIVER } from '../../base/vocabulary.ts';

/** What both rivers share (RULES.md §9): the river comes first, goes on where it ended, and never turns back at once. */

/** Sides of every tile in every rotation (`tile × 4 + rotation`) through whose middle the river leads, as bits. */
const banks = new WeakMap<Material, Uint8Array>();

function banksOf(material: Material): Uint8Array {
  const known = banks.get(material);
  if (known) return known;
  const { table, tiles } = material;
  const leads = (row: number, side: number): boolean => {
    const feature = table.ports[row * 4 * PORTS + side * PORTS + MIDDLE] as number;
    return feature >= 0 && table.kind[(table.first[row >> 2] as number) + feature] === RIVER;
  };
  const bits = Uint8Array.from({ length: tiles.length * 4 }, (_, row) =>
    [0, 1, 2, 3].reduce((sides, side) => sides | (leads(row, side) ? 1 << side : 0), 0),
  );
  banks.set(material, bits);
  return bits;
}

/** Which way a course through two sides bends, in at the first and out at the second: 1 right, -1 left, 0 neither. */
const bend = (inAt: number, outAt: number): number => BENDS[(inAt - outAt + 4) & 3] as number;
const BENDS = [0, -1, 0, 1] as const;

const NO_END: Refusal = { code: 'river-must-continue', message: 'The river must go on from an open end.' };
const BACK: Refusal = { code: 'river-turns-back', message: 'Two bends in a row may not turn to the same hand.' };

function riverFlaw(t: Table, cell: number, tile: number, rotation: number): Refusal | undefined {
  const sides = banksOf(t.material);
  const mine = sides[tile * 4 + rotation] as number;
  let met = false;
  for (let side = 0; side < 4; side++) {
    if (((mine >> side) & 1) === 0) continue;
    const there = t.laidNear(cell, STEP_X[side] as number, STEP_Y[side] as number);
    if (there === 0) continue;
    met = true;
    if (turnsBack(sides[Table.row(there)] as number, mine, side)) return BACK;
  }
  return met ? undefined : NO_END;
}

/** Walking from the neighbour over the joint at `side`: the hand of its bend is the one of the bend that follows. */
function turnsBack(theirs: number, mine: number, side: number): boolean {
  const meeting = (side + 2) & 3;
  for (let from = 0; from < 4; from++) {
    const hand = from === meeting || ((theirs >> from) & 1) === 0 ? 0 : bend(from, meeting);
    if (hand === 0) continue;
    for (let to = 0; to < 4; to++) if (to !== side && (mine >> to) & 1 && bend(side, to) === hand) return true;
  }
  return false;
}

/** For tiles with a river (§9.2, §9.3). */
export const RIVER_GOES_ON: Condition<Table> = {
  concerns: (t, tile) => banksOf(t.material)[tile * 4] !== 0,
  flaw: riverFlaw,
};

const hasRiver = (tile: CarcassonneTile): boolean => tile.features.some(({ kind }) => kind === 'river');
const withRole =
  (role: string) =>
  (tile: CarcassonneTile): boolean =>
    tile.role === role;

/** River I: the spring lies there, the middle tiles come first, the lake after them (§9.1). */
export function riverFirst(set: string): Pick<Hooks<Table>, 'arrange' | 'start' | 'conditions'> {
  const isOurs = (tile: CarcassonneTile): boolean => tile.set === set && hasRiver(tile);
  const isLake = withRole('lake');
  return {
    arrange: (stack) => {
      const river = stack.filter(isOurs);
      return [
        ...river.filter((tile) => !isLake(tile)),
        ...river.filter(isLake),
        ...stack.filter((tile) => !isOurs(tile)),
      ];
    },
    start: ({ tiles }) =>
      tiles
        .filter((tile) => tile.set === set && withRole('spring')(tile))
        .map(({ id }) => ({ tile: id, x: 0, y: 0, rotation: 0 })),
    conditions: [RIVER_GOES_ON],
  };
}
