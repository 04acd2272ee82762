import type { Material } from './material.ts';
import { DRAWN } from './table.ts';
import type { Table } from './table.ts';

/** What an empty cell sees on its four sides in one number: a digit for each, 0 for nothing, else the class of the side + 1. */
const STATES_OF_SIDE = (classes: number): number => classes + 1;

/** By what a cell sees: the tiles that fit there in some rotation, worked out once for a material. */
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

/** How many of the tiles that are not drawn yet fit on a cell. */
export class Unseen {
  private readonly lists: readonly Uint8Array[];
  /** Undrawn tiles by number; what was counted since they were read, by what a cell sees. */
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

  /** Is what was read last still what is undrawn? */
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

  /** What a cell sees on a side, as its part of the number that `fits` takes. */
  digit(side: number, sideClass: number): number {
    return (this.factors[side] as number) * (sideClass + 1);
  }

  /** Undrawn tiles that fit where this is seen. */
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
