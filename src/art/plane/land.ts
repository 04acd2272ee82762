import type { LaidTile, TileSpec } from '../../game/index.ts';
import type { Structure } from '../topology/plan.ts';
import { cellKey } from '../board/wanted.ts';
import { Surface } from '../core/surface.ts';
import { packed, turnRelief, unpacked } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { NO_STORE, recallRelief, reliefKey } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { edgesOf, withBuilt } from './edges.ts';
import type { Box } from './box.ts';
import type { Edges } from './edges.ts';
import { paintJoints } from './joints.ts';
import { cellsOf } from '../topology/structures.ts';
import { paintStructures } from './structures.ts';
import { MEADOW_CELLS, meadowCell, paintMeadow } from './meadow.ts';

export type Cell = readonly [x: number, y: number];

/** Height of placed tiles above the meadow. */
export const LIFT = 0.014;

/** What is farther from a box than this, in cells, changes nothing in it: shadows, joints, and trees that would be cut. */
const SEEN = 3;

interface Options {
  readonly ppu: number;
  readonly specs: ReadonlyMap<string, TileSpec>;
  /** Returns a tile painted at this size, unrotated. */
  readonly tile: (id: string) => Relief;
  readonly store?: PaintStore;
}

/** Cells of structures that exist only in one of the two lists. */
function changedCells(before: readonly Structure[], now: readonly Structure[]): Cell[] {
  const isIn = (all: readonly Structure[], one: Structure): boolean =>
    all.some(
      ({ kind, x, y, upright, look }) =>
        kind === one.kind && x === one.x && y === one.y && upright === one.upright && look === one.look,
    );
  return [...before.filter((one) => !isIn(now, one)), ...now.filter((one) => !isIn(before, one))].flatMap(cellsOf);
}

/** A cell of the meadow. `free`: trees that reach where it is not free are left out. */
function paintWild(
  ppu: number,
  x: number,
  y: number,
  free: (x0: number, y0: number, x1: number, y1: number) => boolean,
): Relief {
  const number = meadowCell(x, y);
  const [mx, my] = [number % MEADOW_CELLS, Math.floor(number / MEADOW_CELLS)];
  const s = new Surface(ppu, ppu, ppu, mx, my);
  paintMeadow(s, (x0, y0, x1, y1) => free(x0 + x - mx, y0 + y - my, x1 + x - mx, y1 + y - my));
  return packed(s);
}

/** Everything that the look of a box depends on, as text. */
function contentOf(
  box: Box,
  laid: readonly LaidTile[],
  specs: ReadonlyMap<string, TileSpec>,
  built: readonly Structure[],
): string {
  const near = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x >= box.x0 - SEEN && x < box.x1 + SEEN && y >= box.y0 - SEEN && y < box.y1 + SEEN;
  const tiles = laid
    .filter(near)
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map(({ tile, rotation, x, y }) => [specs.get(tile), rotation, x, y]);
  return JSON.stringify([box, tiles, built.filter(near)], (_key, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );
}

/**
 * The painted plane, cell by cell. Memory grows with the placed tiles, not with the plane: only their cells and the
 * neighbouring ones are kept.
 */
export function createLand({ ppu, specs, tile, store = NO_STORE }: Options) {
  let laid = new Map<string, LaidTile>();
  let built: readonly Structure[] = [];
  let state = 0;
  const edges = new Map<string, Edges>();
  const meadow = new Map<number, Relief>();
  const composed = new Map<string, Relief>();

  function edgesAt(x: number, y: number): Edges | undefined {
    const own = edges.get(cellKey(x, y));
    return (
      own &&
      withBuilt(
        own,
        built.filter((one) => one.x === x && one.y === y),
      )
    );
  }
  const around = ([x, y]: Cell): Cell[] => [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Cell => [x + dx, y + dy]));

  /** Is there a tile on the cell or next to it? */
  const touched = (x: number, y: number): boolean => around([x, y]).some(([i, j]) => laid.has(cellKey(i, j)));

  const wildKey = (number: number): PaintKey => reliefKey(['wild', number], ppu, ppu);

  function wild(x: number, y: number): Relief {
    const number = meadowCell(x, y);
    const known =
      meadow.get(number) ??
      recallRelief(store, wildKey(number), () => paintWild(ppu, x, y, () => true), { w: ppu, h: ppu, ppu });
    meadow.set(number, known);
    return known;
  }

  /** Is the area free of tiles? Trees of the meadow are left out where a tile would cut them. */
  function clear(x0: number, y0: number, x1: number, y1: number): boolean {
    for (let y = Math.floor(y0); y <= Math.floor(y1); y++)
      for (let x = Math.floor(x0); x <= Math.floor(x1); x++) if (laid.has(cellKey(x, y))) return false;
    return true;
  }

  function compose(x: number, y: number): Relief {
    const here = laid.get(cellKey(x, y));
    const s = unpacked(here ? turnRelief(tile(here.tile), here.rotation) : paintWild(ppu, x, y, clear), x, y);
    paintJoints(s, x, y, edgesAt);
    paintStructures(s, x, y, built);
    return packed(s);
  }

  return {
    /** Shows exactly these tiles and structures; returns the cells whose look has changed. */
    show(next: ReadonlyMap<string, LaidTile>, structures: readonly Structure[] = []): readonly Cell[] {
      state++;
      const changed: Cell[] = changedCells(built, structures);
      built = structures;
      for (const one of [...laid.values(), ...next.values()]) {
        const key = cellKey(one.x, one.y);
        const [before, now] = [laid.get(key), next.get(key)];
        if (before?.tile === now?.tile && before?.rotation === now?.rotation) continue;
        changed.push([one.x, one.y]);
        const spec = now && specs.get(now.tile);
        if (now && spec) edges.set(key, edgesOf(spec, now.rotation));
        else edges.delete(key);
      }
      laid = new Map(next);
      const near = new Map(changed.flatMap(around).map((cell) => [cellKey(...cell), cell]));
      for (const key of near.keys()) composed.delete(key);
      return [...near.values()];
    },
    /** The tile on a cell. */
    tileAt: (x: number, y: number): LaidTile | undefined => laid.get(cellKey(x, y)),
    /** Another number whenever something else may be shown. */
    get state(): number {
      return state;
    },
    /** Everything that the look of a box depends on, as text. */
    contentOf: (box: Box): string => contentOf(box, [...laid.values()], specs, built),
    /** A painted cell, and its height above wild land. */
    relief(x: number, y: number): { readonly relief: Relief; readonly lift: number } {
      const key = cellKey(x, y);
      const here = laid.has(key);
      const known = composed.get(key);
      if (known) return { relief: known, lift: here ? LIFT : 0 };
      if (!touched(x, y)) return { relief: wild(x, y), lift: 0 };
      const made = compose(x, y);
      composed.set(key, made);
      return { relief: made, lift: here ? LIFT : 0 };
    },
    /** Is a cell painted already? */
    ready: (x: number, y: number): boolean =>
      composed.has(cellKey(x, y)) || (!touched(x, y) && meadow.has(meadowCell(x, y))),
    /** A cell without tiles, for the area beyond. */
    wild,
    wildReady: (x: number, y: number): boolean => meadow.has(meadowCell(x, y)),
    /** The wild land that is still to be painted. */
    needs: (): PaintKey[] =>
      Array.from({ length: MEADOW_CELLS ** 2 }, (_, number) => number).flatMap((number) =>
        meadow.has(number) ? [] : wildKey(number),
      ),
    /** Number of cells kept, not counting the repeated square. */
    get kept(): number {
      return composed.size;
    },
  };
}
export type Land = ReturnType<typeof createLand>;
