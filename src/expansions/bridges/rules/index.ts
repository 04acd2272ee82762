import type { Piece } from '../../../game/core/piece.ts';
import { accept, requireAt, refuse } from '../../../game/core/result.ts';
import type { Cell } from '../../../game/core/vocabulary.ts';
import type { Action } from '../../../game/rulesets/carcassonne/base/action.ts';
import { build } from '../../../game/rulesets/carcassonne/base/building.ts';
import { NEXT } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule, Verb } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { HAND, LAST, PLAYER, Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { declineTile } from '../../../game/rulesets/carcassonne/base/turn.ts';
import { MAX_PLAYERS } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';
import { AXES, withBridges } from './forms.ts';
import type { Axis } from './forms.ts';
import { freeForm, needing, sortOf } from './needing.ts';
import type { Site } from './needing.ts';

/** Bridges (RULES.md §15.1): roads that lead over a tile. */

const BRIDGE = 'bridge';
/** Bridges per player: with few players, and with many. */
const EACH = 3;
const EACH_OF_MANY = 2;
const FEW = 4;
const MOST = 12;

export interface BuiltBridge extends Cell {
  /** As seen on the board. */
  readonly axis: Axis;
  /** The player who built it. */
  readonly player: number;
  /** Its feature number on its tile. */
  readonly feature: number;
}
/** The slice of the module. */
export interface BridgesSlice {
  /** By player: bridges not built yet. */
  readonly left: readonly number[];
  readonly built: readonly BuiltBridge[];
  /** A bridge was built in this turn. */
  readonly used: boolean;
}

/** The module's addresses. The list holds cell, axis and player of every bridge, packed. */
const addressesFrom = (base: number) => ({ left: base, used: base + MAX_PLAYERS, built: base + MAX_PLAYERS + 1 });
const SIZE = MAX_PLAYERS + 1 + 1 + MOST;
type Addresses = ReturnType<typeof addressesFrom>;

const entryOf = (cell: number, axis: number, player: number): number => cell * 16 + axis * 8 + player;
const cellIn = (entry: number): number => entry >> 4;
const axisIn = (entry: number): number => (entry >> 3) & 1;
const playerIn = (entry: number): number => entry & 7;

const mayBuild = (t: Table, { left, used }: Addresses): boolean => t.get(used) === 0 && t.get(left + t.player) > 0;

function note(t: Table, { left, used, built }: Addresses, { cell, axis }: Site): void {
  t.journal.add(left + t.player, -1);
  t.set(used, 1);
  t.journal.push(built, entryOf(cell, axis, t.player));
}

const pieceOf = (
  { x, y, axis, player }: Omit<BuiltBridge, 'feature'>,
  n: number,
): Piece & { readonly owner: number } => ({
  id: `${BRIDGE}:${n}`,
  sort: sortOf(AXES.indexOf(axis)),
  owner: player,
  place: { on: 'tile', x, y },
});

const bridgeIn = (t: Table, entry: number): Omit<BuiltBridge, 'feature'> => ({
  ...t.plane.coordinates(cellIn(entry)),
  axis: requireAt(AXES, axisIn(entry)),
  player: playerIn(entry),
});

/** Reports the bridge built last. */
function tell(t: Table, { built }: Addresses): void {
  if (!t.events) return;
  const n = t.get(built) - 1;
  const { id, sort, owner, place } = pieceOf(bridgeIn(t, t.get(built + 1 + n)), n);
  t.emit({ type: 'placed', player: owner, piece: id, sort, to: place });
}

const actionOf = (t: Table, cell: number, axis: number): Action => ({
  player: t.get(PLAYER),
  do: BRIDGE,
  ...t.plane.coordinates(cell),
  axis: requireAt(AXES, axis),
});

/** Builds a bridge on the tile just placed or on a neighbour; `rest` is cell and axis. */
function makeBuild(addresses: Addresses): Verb<Table> {
  const cells = (t: Table): readonly number[] => {
    const last = t.get(LAST);
    return [last, ...[0, 1, 2, 3].map((side) => t.plane.beside(last, side))];
  };
  return {
    do: BRIDGE,
    besides: true,
    list: (t, out, from, tag) => {
      if (!mayBuild(t, addresses)) return from;
      let length = from;
      for (const cell of cells(t))
        for (const axis of AXES.keys()) if (freeForm(t, cell, axis) >= 0) out[length++] = tag + cell * 2 + axis;
      return length;
    },
    play: (t, rest) => {
      const [cell, axis] = [rest >> 1, rest & 1];
      const form = freeForm(t, cell, axis);
      build(t, cell, form);
      note(t, addresses, { cell, axis, form });
      tell(t, addresses);
    },
    actionOf: (t, rest) => actionOf(t, rest >> 1, rest & 1),
    moveOf: (t, { x = 0, y = 0, axis: named }) => {
      const cell = t.plane.cellAt(x, y);
      const axis = AXES.findIndex((one) => one === named);
      return mayBuild(t, addresses) && cell >= 0 && axis >= 0 && cells(t).includes(cell) && freeForm(t, cell, axis) >= 0
        ? accept(cell * 2 + axis)
        : refuse('bridge-impossible', `No bridge can be built on cell ${x},${y} along ${String(named)} now.`);
    },
    piece: (_, rest) => sortOf(rest & 1),
  };
}

function hooksOf(addresses: Addresses): Hooks<Table, BridgesSlice> {
  const { left, used, built } = addresses;
  const hands = (t: Table): readonly number[] => Array.from({ length: t.players }, (_, player) => t.get(left + player));
  const put = (t: Table, bridges: readonly number[]): void =>
    bridges.forEach((count, player) => t.set(left + player, count));
  return {
    size: SIZE,
    numbers: addresses,
    possibility: needing(
      (t) => mayBuild(t, addresses),
      (t, { cell, axis, form }) => {
        if (t.laidOn(cell) === 0) t.set(HAND, form);
        else build(t, cell, form);
        note(t, addresses, { cell, axis, form });
        t.taken?.push(actionOf(t, cell, axis));
      },
    ),
    tileLaid: (t) => {
      if (t.get(used) === 1) tell(t, addresses);
    },
    verbs: [
      { part: 'place', verb: declineTile },
      { part: 'deploy', verb: makeBuild(addresses) },
    ],
    stages: [
      {
        part: 'deploy',
        pass: (t) => {
          if (t.get(used) === 1) t.set(used, 0);
          return NEXT;
        },
      },
    ],
    setUp: (t) => put(t, Array<number>(t.players).fill(t.players > FEW ? EACH_OF_MANY : EACH)),
    save: (t): BridgesSlice => ({
      left: hands(t),
      built: t.journal.entries(built).map((entry) => ({
        ...bridgeIn(t, entry),
        feature: t.featureCount(Table.row(t.laidOn(cellIn(entry))) >> 2) - 1,
      })),
      used: t.get(used) === 1,
    }),
    load: (t, slice) => {
      const saved = slice;
      put(t, saved.left);
      t.set(used, saved.used ? 1 : 0);
      for (const { x, y, axis, player } of saved.built)
        t.journal.push(built, entryOf(t.plane.cellAt(x, y), AXES.indexOf(axis), player));
    },
    pieces: (slice) => slice.built.map(pieceOf),
    trace: (t) => ({ bridges: hands(t) }),
  };
}

export const BRIDGES_MODULE: RuleModule<Table, BridgesSlice> = {
  order: 11,
  id: 'bridges',
  box: 'expansion-8',
  tileSets: ['expansion-8'],
  options: {},
  shapes: { bridge: { must: { x: 'number', y: 'number', axis: 'word' } } },
  vary: withBridges,
  hooks: (base) => hooksOf(addressesFrom(base)),
};
