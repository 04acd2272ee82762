import { STEP_X, STEP_Y } from '../../../../core/grid.ts';
import { MIDDLE, PORTS } from '../../../../core/tileTable.ts';
import type { Refusal } from '../../../../core/result.ts';
import type { CountryTile } from '../../base/material.ts';
import type { Condition, Joins } from '../../base/slots.ts';
import { Table } from '../../base/table.ts';
import { RIVER } from '../../base/vocabulary.ts';

/** What both rivers share (RULES.md §9): the river comes first, goes on where it ended, and never turns back at once. */

const SIDE_NUMBERS = [0, 1, 2, 3] as const;

/** A river tile's middle port on a side leads the river. */
function riverAt(t: Table, row: number, side: number): boolean {
  const { table } = t.material;
  const feature = table.ports[row * 4 * PORTS + side * PORTS + MIDDLE] as number;
  return feature >= 0 && table.kind[(table.first[row >> 2] as number) + feature] === RIVER;
}

/** Which way a course through two sides bends, in at the first and out at the second: 1 right, -1 left, 0 neither. */
const bend = (inAt: number, outAt: number): number => [0, -1, 0, 1][(inAt - outAt + 4) & 3] ?? 0;

/** Sides of a tile with river, but for one. */
const otherSides = (t: Table, row: number, side: number): readonly number[] => SIDE_NUMBERS.filter((s) => s !== side && riverAt(t, row, s));

/** The sides at which the river of a tile would go on from a neighbour, with what lies there. */
function joints(t: Table, cell: number, row: number): readonly { readonly side: number; readonly there: number }[] {
  return SIDE_NUMBERS.flatMap((side) => {
    const there = riverAt(t, row, side) ? t.laidNear(cell, STEP_X[side] as number, STEP_Y[side] as number) : 0;
    return there === 0 ? [] : [{ side, there: Table.row(there) }];
  });
}

function riverFlaw(t: Table, cell: number, tile: number, rotation: number): Refusal | undefined {
  const row = tile * 4 + rotation;
  const met = joints(t, cell, row);
  if (met.length === 0) return { code: 'river-must-continue', message: 'The river must go on from an open end.' };
  const turnsBack = met.some(({ side, there }) => {
    const meeting = (side + 2) & 3;
    // Walking from the neighbour over the joint: the hand of its bend, and of the one that follows.
    return otherSides(t, there, meeting).some((from) => {
      const hand = bend(from, meeting);
      return hand !== 0 && otherSides(t, row, side).some((to) => bend(side, to) === hand);
    });
  });
  return turnsBack ? { code: 'river-turns-back', message: 'Two bends in a row may not turn to the same hand.' } : undefined;
}

/** For tiles with a river (§9.2, §9.3). */
export const RIVER_GOES_ON: Condition<Table> = {
  concerns: (t, tile) => SIDE_NUMBERS.some((side) => riverAt(t, tile * 4, side)),
  flaw: riverFlaw,
};

const hasRiver = (tile: CountryTile): boolean => tile.features.some(({ kind }) => kind === 'river');
const withRole = (role: string) => (tile: CountryTile): boolean => tile.role === role;

/** River I: the spring lies there, the middle tiles come first, the lake after them (§9.1). */
export function riverFirst(set: string): Pick<Joins<Table>, 'arrange' | 'start' | 'conditions'> {
  const isOurs = (tile: CountryTile): boolean => tile.set === set && hasRiver(tile);
  const isLake = withRole('lake');
  return {
    arrange: (stack) => {
      const river = stack.filter(isOurs);
      return [...river.filter((tile) => !isLake(tile)), ...river.filter(isLake), ...stack.filter((tile) => !isOurs(tile))];
    },
    start: ({ tiles }) => tiles.filter((tile) => tile.set === set && withRole('spring')(tile)).map(({ id }) => ({ tile: id, x: 0, y: 0, rotation: 0 })),
    conditions: [RIVER_GOES_ON],
  };
}
