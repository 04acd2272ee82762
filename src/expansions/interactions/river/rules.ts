import { STEP_X, STEP_Y } from '../../../game/core/grid.ts';
import { MIDDLE, PORTS } from '../../../game/core/tileTable.ts';
import type { Refusal } from '../../../game/core/result.ts';
import type { CarcassonneTile, Material } from '../../../game/rulesets/carcassonne/base/material.ts';
import type { CarcassonneOptions } from '../../../game/rulesets/carcassonne/base/options.ts';
import type { Condition, Hooks } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { RIVER } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';

/**
 * What both rivers share (RULES.md §9, §14.1): the river comes first, continues where it ended, and never makes a
 * U-turn.
 */

/** `tile × 4 + rotation` → the sides whose middle shows the river, as bits. */
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

/**
 * Which way the river bends between two sides, entering at the first and leaving at the second: 1 right, -1 left, 0
 * neither.
 */
const bend = (inAt: number, outAt: number): number => BENDS[(inAt - outAt + 4) & 3] as number;
const BENDS = [0, -1, 0, 1] as const;

/** Cells of the tiles whose river the tile would meet. */
const metBy = (t: Table, cell: number, tile: number, rotation: number): readonly number[] => {
  const mine = banksOf(t.material)[tile * 4 + rotation] as number;
  return [0, 1, 2, 3].flatMap((side) => {
    const there = (mine >> side) & 1 ? t.laidNear(cell, STEP_X[side] as number, STEP_Y[side] as number) : 0;
    return there === 0 ? [] : [t.cellOf(Table.firstNode(there))];
  });
};

const NO_END: Refusal = { code: 'river-must-continue', message: 'The river must go on from an open end.' };
const BACK: Refusal = { code: 'river-turns-back', message: 'Two bends in a row may not turn to the same hand.' };

function riverRefusal(t: Table, cell: number, tile: number, rotation: number): Refusal | undefined {
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

/** Does the river, followed from the neighbour across `side`, bend in the same direction twice in a row? */
function turnsBack(theirs: number, mine: number, side: number): boolean {
  const meeting = (side + 2) & 3;
  for (let from = 0; from < 4; from++) {
    const hand = from === meeting || ((theirs >> from) & 1) === 0 ? 0 : bend(from, meeting);
    if (hand === 0) continue;
    for (let to = 0; to < 4; to++) if (to !== side && (mine >> to) & 1 && bend(side, to) === hand) return true;
  }
  return false;
}

const JOINED: Refusal = { code: 'river-arms-join', message: 'Two arms of the river may not be joined.' };

/** Two arms must not join (§14.1). */
export const ARMS_APART: Condition<Table> = {
  concerns: (t, tile) => banksOf(t.material)[tile * 4] !== 0,
  whyIllegal: (t, cell, tile, rotation) => {
    const mine = banksOf(t.material)[tile * 4 + rotation] as number;
    let met = 0;
    for (let side = 0; side < 4; side++)
      if ((mine >> side) & 1 && t.laidNear(cell, STEP_X[side] as number, STEP_Y[side] as number) !== 0) met++;
    return met > 1 ? JOINED : undefined;
  },
  because: metBy,
};

/** Conditions for tiles with a river (§9.2, §9.3). */
export const RIVER_GOES_ON: Condition<Table> = {
  concerns: (t, tile) => banksOf(t.material)[tile * 4] !== 0,
  whyIllegal: riverRefusal,
  because: metBy,
};

const hasRiver = (tile: CarcassonneTile): boolean => tile.features.some(({ kind }) => kind === 'river');
/** The rivers that are modules; their tiles are in sets of the same name. */
const RIVERS: readonly string[] = ['river-1', 'river-2'];
const ENDS: readonly (string | null)[] = ['spring', 'lake'];

/** The order of river tiles: the fork, the middle tiles, the lake. */
const rank = ({ role }: CarcassonneTile): number => (role === 'fork' ? 0 : role === 'lake' ? 2 : 1);

/**
 * The spring starts the board, the middle tiles come first, the lake after them (§9.1). With two rivers, both ends come
 * from the later one, and their middle tiles are shuffled together.
 */
export function riverFirst(
  set: string,
  { modules }: CarcassonneOptions,
): Pick<Hooks<Table>, 'arrange' | 'start' | 'isInStack' | 'conditions'> {
  const rivers = RIVERS.filter((id) => modules.includes(id));
  const isOurs = (tile: CarcassonneTile): boolean => rivers.includes(tile.set) && hasRiver(tile);
  return {
    arrange: (stack) => [
      ...stack.filter(isOurs).sort((a, b) => rank(a) - rank(b)),
      ...stack.filter((tile) => !isOurs(tile)),
    ],
    start: (tiles) =>
      tiles
        .filter((tile) => tile.set === set && tile.role === 'spring')
        .map(({ id }) => ({ tile: id, x: 0, y: 0, rotation: 0 })),
    // Another copy of a river makes it longer; it keeps one spring, one fork and one lake.
    isInStack: (tile) =>
      !rivers.includes(tile.set) || tile.role === null
        ? undefined
        : tile.set === rivers.at(-1) || !ENDS.includes(tile.role)
          ? 'once'
          : false,
    conditions: [RIVER_GOES_ON],
  };
}
