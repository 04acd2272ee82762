import type { Journal } from './journal.ts';

/**
 * Answers quickly where a tile fits. Keeps the empty cells next to a placed tile, the covered cells, and, for each side
 * and class of sides, the cells where a tile must not show that class on that side. Each set is a bit set over cells,
 * in a journal.
 */
export class Frontier {
  readonly words: number;
  /** Ints per word: the bits of the same 32 cells in all sets. */
  private readonly stride: number;
  private readonly memory: Int32Array;

  constructor(
    private readonly journal: Journal,
    private readonly base: number,
    cells: number,
    private readonly classes: number,
  ) {
    this.memory = journal.memory;
    this.words = Frontier.words(cells);
    this.stride = 2 + 4 * classes;
  }

  static words(cells: number): number {
    return (cells + 31) >> 5;
  }

  /** Number of ints needed for `cells` cells. */
  static size(cells: number, classes: number): number {
    return Frontier.words(cells) * (2 + 4 * classes);
  }

  /** A tile was placed on the cell. */
  cover(cell: number): void {
    const address = this.address(cell >> 5);
    const bit = 1 << (cell & 31);
    this.journal.set(address, (this.memory[address] as number) & ~bit);
    this.include(address + 1, bit);
  }

  /** The neighbour of the empty cell beyond `side` now shows a side of this class. */
  show(cell: number, side: number, sideClass: number): void {
    const address = this.address(cell >> 5);
    const bit = 1 << (cell & 31);
    this.include(address, bit);
    const blocked = address + 2 + side * this.classes;
    for (let c = 0; c < this.classes; c++) if (c !== sideClass) this.include(blocked + c, bit);
  }

  /** The neighbour of the empty cell beyond `side` now shows a side of another class than before. */
  showAnew(cell: number, side: number, sideClass: number): void {
    this.show(cell, side, sideClass);
    const address = this.address(cell >> 5) + 2 + side * this.classes + sideClass;
    this.journal.set(address, (this.memory[address] as number) & ~(1 << (cell & 31)));
  }

  /** Returns word `word` of the set of cells where a tile with these side classes fits. */
  fits(sideClasses: Uint8Array, offset: number, word: number): number {
    const m = this.memory;
    const address = this.address(word);
    const free = m[address] as number;
    if (free === 0) return 0;
    const blocked = address + 2;
    const { classes } = this;
    return (
      free &
      ~(
        (m[blocked + (sideClasses[offset] as number)] as number) |
        (m[blocked + classes + (sideClasses[offset + 1] as number)] as number) |
        (m[blocked + 2 * classes + (sideClasses[offset + 2] as number)] as number) |
        (m[blocked + 3 * classes + (sideClasses[offset + 3] as number)] as number)
      )
    );
  }

  /**
   * Writes `tag + cell × 4 + rotation` into `out` for every cell and rotation where a tile fits; its side classes start
   * at `row`, rotation by rotation.
   */
  list(sideClasses: Uint8Array, row: number, words: number, { out, from, tag }: Listing): number {
    const m = this.memory;
    const { classes, stride } = this;
    let count = from;
    for (let rotation = 0; rotation < 4; rotation++) {
      const offset = row + rotation * 4;
      let north = this.base + 2 + (sideClasses[offset] as number);
      let east = this.base + 2 + classes + (sideClasses[offset + 1] as number);
      let south = this.base + 2 + 2 * classes + (sideClasses[offset + 2] as number);
      let west = this.base + 2 + 3 * classes + (sideClasses[offset + 3] as number);
      let free = this.base;
      const last = free + words * stride;
      for (let first = tag + rotation; free < last; first += 128) {
        let bits = m[free] as number;
        if (bits !== 0)
          bits &= ~((m[north] as number) | (m[east] as number) | (m[south] as number) | (m[west] as number));
        while (bits !== 0) {
          out[count++] = first + ((31 - Math.clz32(bits & -bits)) << 2);
          bits &= bits - 1;
        }
        free += stride;
        north += stride;
        east += stride;
        south += stride;
        west += stride;
      }
    }
    return count;
  }

  /** Word `word` of the set of empty cells next to a placed tile. */
  touching(word: number): number {
    return this.memory[this.address(word)] as number;
  }

  /** Word `word` of the set of covered cells. */
  covered(word: number): number {
    return this.memory[this.address(word) + 1] as number;
  }

  /** Is the cell empty and next to a placed tile? */
  touches(cell: number): boolean {
    return (((this.memory[this.address(cell >> 5)] as number) >>> (cell & 31)) & 1) === 1;
  }

  private address(word: number): number {
    return this.base + word * this.stride;
  }

  private include(address: number, bit: number): void {
    const bits = this.memory[address] as number;
    if ((bits & bit) === 0) this.journal.set(address, bits | bit);
  }
}

/** Where to write placements: from index `from` of `out`; `tag` is added to each number. */
export interface Listing {
  readonly out: Int32Array;
  readonly from: number;
  readonly tag: number;
}
