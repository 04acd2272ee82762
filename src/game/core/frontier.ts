import type { Journal } from './journal.ts';

/**
 * Where a tile fits, answered at once: the empty cells beside something laid, the cells that are covered, and for each
 * side and class of sides the cells where that class may not stand there. Sets are bits of cells, in a journal.
 */
export class Frontier {
  readonly words: number;
  private readonly memory: Int32Array;

  constructor(
    private readonly journal: Journal,
    private readonly base: number,
    cells: number,
    private readonly classes: number,
  ) {
    this.memory = journal.memory;
    this.words = Frontier.words(cells);
  }

  static words(cells: number): number {
    return (cells + 31) >> 5;
  }

  /** Ints that `cells` cells need. */
  static size(cells: number, classes: number): number {
    return Frontier.words(cells) * (2 + 4 * classes);
  }

  /** A tile now lies on the cell. */
  cover(cell: number): void {
    this.include(this.base + this.words, cell);
    this.clear(cell);
  }

  /** Beyond its side `side` the empty cell now sees a side of this class. */
  show(cell: number, side: number, sideClass: number): void {
    this.include(this.base, cell);
    for (let c = 0; c < this.classes; c++) if (c !== sideClass) this.include(this.blocked(side, c), cell);
  }

  /** Word `word` of the set of cells where a tile with these side classes fits. */
  fits(sideClasses: Uint8Array, offset: number, word: number): number {
    const m = this.memory;
    const free = m[this.base + word] as number;
    if (free === 0) return 0;
    return (
      free &
      ~(
        (m[this.blocked(0, sideClasses[offset] as number) + word] as number) |
        (m[this.blocked(1, sideClasses[offset + 1] as number) + word] as number) |
        (m[this.blocked(2, sideClasses[offset + 2] as number) + word] as number) |
        (m[this.blocked(3, sideClasses[offset + 3] as number) + word] as number)
      )
    );
  }

  /** Word `word` of the set of empty cells beside something laid. */
  touching(word: number): number {
    return this.memory[this.base + word] as number;
  }

  /** Word `word` of the set of covered cells. */
  covered(word: number): number {
    return this.memory[this.base + this.words + word] as number;
  }

  /** Where classes may not stand beside the neighbours of an empty cell: bits `class × 4 + side`. */
  blockedSides(cell: number): number {
    const word = cell >> 5;
    const shift = cell & 31;
    let bits = 0;
    for (let c = 0; c < this.classes; c++) {
      for (let side = 0; side < 4; side++) bits |= (((this.memory[this.blocked(side, c) + word] as number) >>> shift) & 1) << (c * 4 + side);
    }
    return bits;
  }

  /** Is the cell beside something laid? */
  touches(cell: number): boolean {
    return this.has(this.base, cell);
  }

  private has(set: number, cell: number): boolean {
    return (((this.memory[set + (cell >> 5)] as number) >>> (cell & 31)) & 1) === 1;
  }

  private blocked(side: number, sideClass: number): number {
    return this.base + this.words * (2 + side * this.classes + sideClass);
  }

  private include(set: number, cell: number): void {
    const address = set + (cell >> 5);
    const bits = this.memory[address] as number;
    const bit = 1 << (cell & 31);
    if ((bits & bit) === 0) this.journal.set(address, bits | bit);
  }

  private clear(cell: number): void {
    const address = this.base + (cell >> 5);
    this.journal.set(address, (this.memory[address] as number) & ~(1 << (cell & 31)));
  }
}
