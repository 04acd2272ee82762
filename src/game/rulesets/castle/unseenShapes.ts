import { SIDE_CLASSES } from './material.ts';
import type { Material } from './material.ts';

/** Bits of a cell's sides: `class × 4 + side` is set if that side must not show that class. */
const SIDE_BITS = SIDE_CLASSES * 4;

/**
 * Counts the unseen tiles that fit on a cell. Tiles whose sides are equal up to rotation are one shape; which shapes
 * fit under which constraints is computed once.
 */
export class UnseenShapes {
  /** Tile → shape. */
  private readonly shapeOf: Uint8Array;
  /** Constraints of a cell → shapes that fit there in some rotation, as bits. */
  private readonly fittingShapes: Int32Array;
  /** Set of shapes → number of unseen tiles. */
  private readonly countOf: Int32Array;
  /** Tile → 1 if it is unseen. */
  private readonly isUnseen: Uint8Array;
  private deck: readonly number[] = [];
  private drawn = -1;

  constructor({ tiles, table }: Material) {
    const shapes: number[][] = [];
    this.shapeOf = new Uint8Array(tiles.length);
    this.isUnseen = new Uint8Array(tiles.length);
    for (let tile = 0; tile < tiles.length; tile++) {
      const rotations = [0, 1, 2, 3].map((rotation) => sideBits(table.classes, (tile * 4 + rotation) * 4));
      const known = shapes.findIndex((shape) => shape[0] === Math.min(...rotations));
      this.shapeOf[tile] = known < 0 ? shapes.length : known;
      if (known < 0) shapes.push(rotations.sort((a, b) => a - b));
    }
    this.fittingShapes = Int32Array.from({ length: 1 << SIDE_BITS }, (_, blocked) =>
      shapes.reduce(
        (bits, rotations, shape) => (rotations.some((sides) => (sides & blocked) === 0) ? bits | (1 << shape) : bits),
        0,
      ),
    );
    this.countOf = new Int32Array(1 << shapes.length);
  }

  /** Counts the tiles of `deck` from index `drawn` on. */
  know(deck: readonly number[], drawn: number): void {
    if (deck === this.deck && drawn === this.drawn) return;
    this.deck = deck;
    this.drawn = drawn;
    const { countOf, isUnseen } = this;
    countOf.fill(0);
    isUnseen.fill(0);
    for (let n = drawn; n < deck.length; n++) {
      isUnseen[deck[n] as number] = 1;
      const single = 1 << (this.shapeOf[deck[n] as number] as number);
      countOf[single] = (countOf[single] as number) + 1;
    }
    for (let set = 1; set < countOf.length; set++) {
      const lowest = set & -set;
      if (set !== lowest) countOf[set] = (countOf[lowest] as number) + (countOf[set ^ lowest] as number);
    }
  }

  /** Number of unseen tiles that fit where these classes are blocked. */
  fitting(blocked: number): number {
    return this.countOf[this.fittingShapes[blocked] as number] as number;
  }

  /** Number of these tiles that are unseen. */
  count(tiles: Uint8Array): number {
    let count = 0;
    for (let n = 0; n < tiles.length; n++) count += this.isUnseen[tiles[n] as number] as number;
    return count;
  }
}

/** The sides of a tile as bits `class × 4 + side`. */
export function sideBits(classes: Uint8Array, offset: number): number {
  let bits = 0;
  for (let side = 0; side < 4; side++) bits |= 1 << ((classes[offset + side] as number) * 4 + side);
  return bits;
}
