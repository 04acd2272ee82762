import { LEFT, PORTS, RIGHT } from '../../../core/tileTable.ts';
import type { Material } from './material.ts';
import { DRAWN } from './table.ts';
import type { Table } from './table.ts';

/**
 * The neighbours of an empty cell as one number with a digit per side: 0 for none, otherwise the class of the side that
 * faces the cell + 1.
 */
const STATES_OF_SIDE = (classes: number): number => classes + 1;

/** By such a number: the tiles that fit in some rotation, computed once per material. */
const fitting = new WeakMap<Material, readonly Uint8Array[]>();

function fittingTiles(material: Material): readonly Uint8Array[] {
  const known = fitting.get(material);
  if (known) return known;
  const base = STATES_OF_SIDE(material.classes);
  const { classes } = material.table;
  const lists = Array.from({ length: base ** 4 }, (_, state) => {
    const seen = [0, 1, 2, 3].map((side) => (Math.floor(state / base ** side) % base) - 1);
    const fits = (tile: number): boolean =>
      [0, 1, 2, 3].some((rotation) =>
        seen.every((sideClass, side) => sideClass < 0 || sideClass === classes[(tile * 4 + rotation) * 4 + side]),
      );
    return Uint8Array.from([...material.tiles.keys()].filter(fits));
  });
  fitting.set(material, lists);
  return lists;
}

/** Where a feature shows on a side of a cell, as `side × WHERES + where`; a whole side is both of its halves. */
export const WHERES = 4;
export const WHOLE = PORTS;
const PLACES = 4 * WHERES;

/** By such a number and two places on the cell: the tiles that fit in a rotation in which they join these places. */
interface Joining {
  /** Index in `lists` + 1, or 0 while it is unknown. */
  readonly at: Uint16Array;
  readonly lists: Uint8Array[];
}
const joining = new WeakMap<Material, Joining>();

function joiningOf(material: Material): Joining {
  const known = joining.get(material) ?? {
    at: new Uint16Array(STATES_OF_SIDE(material.classes) ** 4 * PLACES * PLACES),
    lists: [],
  };
  joining.set(material, known);
  return known;
}

function joiningTiles({ classes, table, tiles }: Material, state: number, a: number, b: number): Uint8Array {
  const base = STATES_OF_SIDE(classes);
  const featuresAt = (row: number, place: number): readonly number[] => {
    const [side, where] = [Math.floor(place / WHERES), place % WHERES];
    return (where === WHOLE ? [LEFT, RIGHT] : [where]).map(
      (port) => table.ports[(row * 4 + side) * PORTS + port] as number,
    );
  };
  const joins = (row: number): boolean => {
    const fits = [0, 1, 2, 3].every((side) => {
      const seen = Math.floor(state / base ** side) % base;
      return seen === 0 || seen - 1 === table.classes[row * 4 + side];
    });
    const others = featuresAt(row, b);
    return fits && featuresAt(row, a).some((feature) => feature >= 0 && others.includes(feature));
  };
  return Uint8Array.from([...tiles.keys()].filter((tile) => [0, 1, 2, 3].some((turn) => joins(tile * 4 + turn))));
}

/** Counts the undrawn tiles that fit on a cell. */
export class Unseen {
  private readonly lists: readonly Uint8Array[];
  /** Number of undrawn copies by tile; results by state of a cell, cached until tiles are read again. */
  private readonly tiles: Int32Array;
  private readonly counted: Int32Array;
  private readonly countedAt: Int32Array;
  private readonly factors: readonly number[];
  private readonly joining: Joining;
  private version = 0;
  private drawn = -1;
  private size = -1;
  private assumed = -1;

  constructor(private readonly table: Table) {
    const { material } = table;
    this.lists = fittingTiles(material);
    this.tiles = new Int32Array(material.tiles.length);
    this.counted = new Int32Array(this.lists.length);
    this.countedAt = new Int32Array(this.lists.length);
    const base = STATES_OF_SIDE(material.classes);
    this.factors = [1, base, base ** 2, base ** 3];
    this.joining = joiningOf(material);
  }

  /** Are the tiles that were read last still the undrawn ones? */
  get isNow(): boolean {
    const { table: t } = this;
    return t.get(DRAWN) === this.drawn && t.assumed === this.assumed && t.get(t.deck) === this.size;
  }

  read(): void {
    const { table: t, tiles } = this;
    if (this.isNow) return;
    this.drawn = t.get(DRAWN);
    this.assumed = t.assumed;
    this.size = t.get(t.deck);
    this.version++;
    tiles.fill(0);
    const end = t.deck + 1 + this.size;
    for (let at = t.deck + 1 + this.drawn; at < end; at++) {
      const tile = t.get(at);
      if (tile >= 0) tiles[tile] = (tiles[tile] as number) + 1;
    }
  }

  /** The digit for one side, as a summand of the number that `fits` takes. */
  digit(side: number, sideClass: number): number {
    return (this.factors[side] as number) * (sideClass + 1);
  }

  /** Number of undrawn tiles that fit a cell in this state. */
  fits(state: number): number {
    if (this.countedAt[state] === this.version) return this.counted[state] as number;
    let count = 0;
    const list = this.lists[state] as Uint8Array;
    for (let n = 0; n < list.length; n++) count += this.tiles[list[n] as number] as number;
    this.counted[state] = count;
    this.countedAt[state] = this.version;
    return count;
  }

  /** Number of undrawn tiles that fit a cell in this state and join two places on it. */
  joins(state: number, a: number, b: number): number {
    const { at, lists } = this.joining;
    const key = (state * PLACES + a) * PLACES + b;
    if (at[key] === 0) at[key] = lists.push(joiningTiles(this.table.material, state, a, b));
    const list = lists[(at[key] as number) - 1] as Uint8Array;
    let count = 0;
    for (let n = 0; n < list.length; n++) count += this.tiles[list[n] as number] as number;
    return count;
  }
}
