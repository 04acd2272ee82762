import { STEP_X, STEP_Y } from '../../game/core/grid.ts';
import { tileOrBeside } from '../../game/core/piece.ts';
import type { Piece } from '../../game/core/piece.ts';
import { accept, requireAt, refuse } from '../../game/core/result.ts';
import type { Cell, TileId } from '../../game/core/vocabulary.ts';
import type { CarcassonneOptions } from '../../game/rulesets/carcassonne/base/options.ts';
import { returnTile } from '../../game/rulesets/carcassonne/base/returning.ts';
import { isEntryForbidden, isShielded, sendHome } from '../../game/rulesets/carcassonne/base/scoring.ts';
import { NEXT } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule, Stage, Verb } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { ACTOR, LAST, PLAYER, DEPLOYED, deployedNode } from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';

/** Volcanoes and the dragon (RULES.md §13.2, §13.3). */

const DRAGON = 'dragon';
const VOLCANO = 'volcano';
/** Number of moves in a flight. */
const FLIGHT = 6;
/** As many as the longest deck holds (RECORD.md); in a dealt game, the number of tiles with the dragon symbol. */
const MOST_PUT_BY = 400;
const SIGNS = 12;
const SET = 'expansion-3';

/** The slice of the module. */
export interface DragonSlice {
  /** Where the dragon is; `null` before the first volcano. */
  readonly dragon: Cell | null;
  /** Moves left in this flight, and the cells visited in it. */
  readonly moves: number;
  readonly visited: readonly Cell[];
  /** Tiles put aside until there is a volcano. */
  readonly putBy: readonly TileId[];
}

const putByPiece = (tile: TileId, n: number): Piece => ({
  id: `put-by:${n}`,
  sort: 'put-by',
  owner: null,
  place: { on: 'spot', spot: `put-by ${tile}` },
});

const isLaid = (t: Table, cell: number, flag: string): boolean => t.tileOn(cell)?.flags.has(flag) ?? false;

const addressesFrom = (base: number) => ({
  cell: base,
  moves: base + 1,
  visited: base + 2,
  putBy: base + 2 + 1 + 1 + FLIGHT,
  size: 2 + 1 + 1 + FLIGHT + 1 + MOST_PUT_BY,
});
type Addresses = ReturnType<typeof addressesFrom>;

function settle(t: Table, { cell }: Addresses, to: number): void {
  const from = t.get(cell);
  t.set(cell, to);
  if (!t.events) return;
  t.emit({
    type: 'moved',
    player: t.get(ACTOR),
    piece: DRAGON,
    sort: DRAGON,
    from: tileOrBeside(DRAGON, from < 0 ? null : t.plane.coordinates(from)),
    to: tileOrBeside(DRAGON, t.plane.coordinates(to)),
  });
}

/** Sends home all figures on the dragon's tile, except shielded ones. */
function eat(t: Table, cell: number): void {
  for (let n = t.get(DEPLOYED) - 1; n >= 0; n--)
    if (t.cellOf(deployedNode(t.get(DEPLOYED + 1 + n))) === cell && !isShielded(t, n)) sendHome(t, n);
}

/** Returns the tiles that were put aside to the stack. */
function returnAll(t: Table, { putBy }: Addresses): void {
  const tiles = t.journal.entries(putBy);
  if (tiles.length === 0) return;
  t.set(putBy, 0);
  for (const [n, tile] of tiles.entries()) {
    const { id, sort, place } = putByPiece(requireAt(t.material.tiles, tile).id, n);
    if (t.events) t.emit({ type: 'removed', player: t.get(PLAYER), piece: id, sort, from: place });
    returnTile(t, tile);
  }
}

/** One move of the dragon; `rest` is the cell it enters. */
function makeFly(addresses: Addresses): Verb<Table> {
  const { cell, moves, visited } = addresses;
  const isOpen = (t: Table, to: number): boolean => {
    if (to < 0 || t.laidOn(to) === 0) return false;
    for (let i = t.get(visited); i > 0; i--) if (t.get(visited + i) === to) return false;
    return !isEntryForbidden(t, to);
  };
  const next = (t: Table, side: number): number =>
    t.plane.near(t.get(cell), STEP_X[side] as number, STEP_Y[side] as number);
  return {
    do: DRAGON,
    list: (t, out, from, tag) => {
      let length = from;
      if (t.get(moves) === 0) return length;
      for (let side = 0; side < 4; side++) {
        const to = next(t, side);
        if (isOpen(t, to)) out[length++] = tag + to;
      }
      return length;
    },
    play: (t, to) => {
      settle(t, addresses, to);
      t.journal.push(visited, to);
      eat(t, to);
      t.set(moves, t.get(moves) - 1);
      if (t.get(moves) === 0) t.next();
      else t.set(ACTOR, (t.get(ACTOR) + 1) % t.players);
    },
    actionOf: (t, to) => ({ player: t.get(ACTOR), do: DRAGON, ...t.plane.coordinates(to) }),
    moveOf: (t, { x = 0, y = 0 }) => {
      const to = t.plane.cellAt(x, y);
      const isBeside = [0, 1, 2, 3].some((side) => next(t, side) === to);
      return isBeside && isOpen(t, to)
        ? accept(to)
        : refuse('no-such-target', `The dragon cannot move to cell ${x},${y}.`);
    },
    piece: () => DRAGON,
  };
}

/**
 * The flight: begun by a tile with the dragon symbol, moved by all players in turn, ended after six moves or at a dead
 * end.
 */
function flightStages(addresses: Addresses, { extra }: CarcassonneOptions): readonly Stage<Table>[] {
  const part = extra['dragonMove'] === 'after-scoring' ? 'late' : 'roam';
  const begin = (t: Table): number => {
    if (t.get(addresses.cell) < 0 || !isLaid(t, t.get(LAST), DRAGON)) return NEXT;
    t.set(addresses.moves, FLIGHT);
    t.journal.push(addresses.visited, t.get(addresses.cell));
    return NEXT;
  };
  const end = (t: Table): number => {
    if (t.get(addresses.visited) > 0) {
      t.set(addresses.moves, 0);
      t.set(addresses.visited, 0);
    }
    return NEXT;
  };
  return [
    { part, pass: begin },
    { part, choice: { awaiting: DRAGON, verbs: [makeFly(addresses)] } },
    { part, pass: end },
  ];
}

/**
 * Probability by cell that a flight enters it, if every continuation is equally likely; follows all possible flights to
 * their end.
 */
function reachOf(t: Table, { cell, moves, visited }: Addresses): ReadonlyMap<number, number> {
  const reach = new Map<number, number>();
  const isUnderway = t.get(moves) > 0;
  const been = new Set(isUnderway ? t.journal.entries(visited) : [t.get(cell)]);
  const fly = (from: number, left: number, chance: number): void => {
    const ways =
      left === 0
        ? []
        : [0, 1, 2, 3].map((side) => t.plane.near(from, requireAt(STEP_X, side), requireAt(STEP_Y, side)));
    const open = ways.filter((to) => to >= 0 && t.laidOn(to) !== 0 && !been.has(to) && !isEntryForbidden(t, to));
    for (const to of open) {
      const part = chance / open.length;
      reach.set(to, (reach.get(to) ?? 0) + part);
      been.add(to);
      fly(to, left - 1, part);
      been.delete(to);
    }
  };
  if (t.get(cell) >= 0) fly(t.get(cell), isUnderway ? t.get(moves) : FLIGHT, 1);
  return reach;
}

/** If the tiles on the board at the start include a volcano, the dragon starts there, on the last one. */
function lyingVolcano(t: Table): number {
  return (
    t.journal
      .entries(t.laidCells)
      .slice(0, t.start)
      .findLast((cell) => isLaid(t, cell, VOLCANO)) ?? -1
  );
}

function hooksOf(addresses: Addresses, options: CarcassonneOptions): Hooks<Table, DragonSlice> {
  const { cell, moves, visited, putBy, size } = addresses;
  return {
    size,
    numbers: { cell, moves, visited },
    maxReturns: SIGNS * (options.copies?.[SET] ?? 1),
    stages: flightStages(addresses, options),
    setUp: (t) => t.set(cell, lyingVolcano(t)),
    save: (t): DragonSlice => ({
      dragon: t.get(cell) < 0 ? null : t.plane.coordinates(t.get(cell)),
      moves: t.get(moves),
      visited: t.journal.entries(visited).map((one) => t.plane.coordinates(one)),
      putBy: t.journal.entries(putBy).map((tile) => requireAt(t.material.tiles, tile).id),
    }),
    load(t, slice) {
      const saved = slice;
      t.set(cell, saved.dragon ? t.plane.cellAt(saved.dragon.x, saved.dragon.y) : -1);
      t.set(moves, saved.moves);
      for (const { x, y } of saved.visited) t.journal.push(visited, t.plane.cellAt(x, y));
      for (const id of saved.putBy) t.journal.push(putBy, t.material.table.numberOf.get(id) ?? -1);
    },
    trace: (t) => ({ dragon: t.get(cell) < 0 ? null : [t.plane.x(t.get(cell)), t.plane.y(t.get(cell))] }),
    pieces(slice) {
      const { dragon, putBy: tiles } = slice;
      return [{ id: DRAGON, sort: DRAGON, owner: null, place: tileOrBeside(DRAGON, dragon) }, ...tiles.map(putByPiece)];
    },
    setsAside(t, tile) {
      const id = requireAt(t.material.tiles, tile).id;
      if (t.get(cell) >= 0 || !requireAt(t.material.tiles, tile).flags.has(DRAGON)) return false;
      const piece = putByPiece(id, t.get(putBy));
      t.journal.push(putBy, tile);
      if (t.events)
        t.emit({ type: 'placed', player: t.get(PLAYER), piece: piece.id, sort: piece.sort, to: piece.place });
      return true;
    },
    tileLaid(t, to) {
      if (!isLaid(t, to, VOLCANO)) return;
      settle(t, addresses, to);
      returnAll(t, addresses);
    },
    forbidsDeploy: (t) => isLaid(t, t.get(LAST), VOLCANO),
    forbidsFeature: (t, node) => t.cellOf(node) === t.get(cell),
    danger: {
      entryChances: (t) => reachOf(t, addresses),
      isUnderway: (t) => t.get(moves) > 0,
      isCalledBy: ({ flags }) => flags.has(DRAGON),
    },
  };
}

export const DRAGON_MODULE: RuleModule<Table, DragonSlice> = {
  order: 3,
  id: DRAGON,
  box: 'expansion-3',
  tileSets: ['expansion-3'],
  options: { dragonMove: ['before-scoring', 'after-scoring'] },
  shapes: { dragon: { must: { x: 'number', y: 'number' } } },
  hooks: (base, options) => hooksOf(addressesFrom(base), options),
};
