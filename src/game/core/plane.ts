import { STEP_X, STEP_Y } from './grid.ts';
import type { Journal } from './journal.ts';
import { assert } from './result.ts';
import type { Cell } from './vocabulary.ts';

/**
 * The open plane: a cell gets its number when a tile is placed next to it, so sets of cells are only as large as the
 * board. Only the cell count is in the journal. Data of cells beyond that count becomes invalid by itself: a lookup is
 * valid only if the map entry is below the count and that cell refers back to the same map entry.
 */
export class Plane {
  private readonly memory: Int32Array;
  private readonly xs: Int32Array;
  private readonly ys: Int32Array;
  /** Cell → its index in the map. */
  private readonly places: Int32Array;
  /** The map wraps around; `extent` bounds how far apart two cells of a game can be. */
  private readonly map: Int16Array;
  private readonly shift: number;
  private readonly maskX: number;
  private readonly maskY: number;
  private readonly maskAll: number;

  constructor(
    private readonly journal: Journal,
    /** Address of the cell count. */
    private readonly base: number,
    readonly capacity: number,
    extent: { readonly width: number; readonly height: number },
  ) {
    this.memory = journal.memory;
    this.xs = new Int32Array(capacity);
    this.ys = new Int32Array(capacity);
    this.places = new Int32Array(capacity);
    this.shift = bitsFor(extent.width);
    this.maskX = (1 << this.shift) - 1;
    this.maskY = (1 << bitsFor(extent.height)) - 1;
    this.map = new Int16Array((this.maskX + 1) * (this.maskY + 1));
    this.maskAll = this.map.length - 1;
  }

  /** Number of cells so far. */
  get count(): number {
    return this.memory[this.base] as number;
  }

  x(cell: number): number {
    return this.xs[cell] as number;
  }

  y(cell: number): number {
    return this.ys[cell] as number;
  }

  /** The coordinates of the cell. */
  coordinates(cell: number): Cell {
    return { x: this.x(cell), y: this.y(cell) };
  }

  /** The cell at `x, y` (any integers); -1 if it has no number yet. */
  cellAt(x: number, y: number): number {
    const cell = this.cellOn(this.placeOf(x, y));
    return cell >= 0 && this.xs[cell] === x && this.ys[cell] === y ? cell : -1;
  }

  /** The cell at `x, y`; numbers it if necessary. */
  ensureCellAt(x: number, y: number): number {
    const place = this.placeOf(x, y);
    const known = this.cellOn(place);
    return known >= 0 ? known : this.number(place, x, y);
  }

  private number(place: number, x: number, y: number): number {
    const cell = this.count;
    assert(cell < this.capacity, 'room for another cell');
    this.xs[cell] = x;
    this.ys[cell] = y;
    this.places[cell] = place;
    this.map[place] = cell;
    this.journal.set(this.base, cell + 1);
    return cell;
  }

  /** The cell beyond a side; numbers it if necessary. */
  ensureBeside(cell: number, side: number): number {
    const place = this.placeBeside(cell, side);
    const known = this.cellOn(place);
    if (known >= 0) return known;
    return this.number(
      place,
      (this.xs[cell] as number) + (STEP_X[side] as number),
      (this.ys[cell] as number) + (STEP_Y[side] as number),
    );
  }

  /** The cell beyond a side; -1 if it has no number yet. */
  beside(cell: number, side: number): number {
    return this.cellOn(this.placeBeside(cell, side));
  }

  private placeBeside(cell: number, side: number): number {
    const place = this.places[cell] as number;
    const { maskX } = this;
    const row = side & 1 ? place & ~maskX : (place + (side === 0 ? -1 - maskX : 1 + maskX)) & this.maskAll & ~maskX;
    return row | ((side & 1 ? place + 2 - side : place) & maskX);
  }

  /** The cell at offset `dx, dy`; -1 if it has no number yet. */
  near(cell: number, dx: number, dy: number): number {
    return this.cellOn(this.placeOf((this.xs[cell] as number) + dx, (this.ys[cell] as number) + dy));
  }

  /** Are the cells equal or adjacent, including diagonally? */
  touch(cell: number, other: number): boolean {
    const dx = (this.xs[cell] as number) - (this.xs[other] as number);
    const dy = (this.ys[cell] as number) - (this.ys[other] as number);
    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
  }

  private placeOf(x: number, y: number): number {
    return ((y & this.maskY) << this.shift) | (x & this.maskX);
  }

  private cellOn(place: number): number {
    const cell = this.map[place] as number;
    return cell < this.count && this.places[cell] === place ? cell : -1;
  }
}

/** Number of bits needed for `count` different values. */
const bitsFor = (count: number): number => 32 - Math.clz32(Math.max(1, count) - 1);
