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

/** Counts the undrawn tiles that fit on a cell. */
export class Unseen {
  private readonly lists: readonly Uint8Array[];
  /** Number of undrawn copies by tile; results by state of a cell, cached until tiles are read again. */
  private readonly tiles: Int32Array;
  private readonly counted: Int32Array;
  private readonly countedAt: Int32Array;
  private readonly factors: readonly number[];
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
}
