import { joiningOf } from './joining.ts';
import type { Joining } from './joining.ts';
import type { Material } from './material.ts';
import type { UnseenShapes } from './unseenShapes.ts';

/** More than boards have; if there were more, the others would be left out. */
const MOST = 256;
const UNCOUNTED = -1;

/**
 * Pairs of rows (evaluationInputs.ts) that a tile may join on an empty cell, for n below `count`. Leave out those that
 * are `isOld`: they belong to the board that was last read in full.
 */
export class Pairs {
  count = 0;
  readonly a = new Int32Array(MOST);
  readonly b = new Int32Array(MOST);
  readonly kind = new Int32Array(MOST);
  readonly isOld = new Uint8Array(MOST);
  /** Number of pairs, at the beginning, of the board that was last read in full; 0 if that is the board now. */
  old = 0;

  private readonly cell = new Int32Array(MOST);
  /** See `Joining.tiles`. */
  private readonly blocked = new Int32Array(MOST);
  private readonly ports = new Int32Array(MOST);
  private readonly tiles = new Int32Array(MOST);
  private readonly joining: Joining;
  private whole = 0;

  constructor(
    material: Material,
    private readonly unseen: UnseenShapes,
  ) {
    this.joining = joiningOf(material);
  }

  /** A board will be read in full. */
  begin(): void {
    this.count = 0;
    this.old = 0;
  }

  /** A board has been read in full. */
  settle(): void {
    this.whole = this.count;
  }

  /** Keeps the pairs of that board, except at a cell that was filled and at cells that will be read again, as bits. */
  keep(filled: number, again: Int32Array): void {
    const { cell, isOld, whole } = this;
    this.count = whole;
    this.old = whole;
    for (let n = 0; n < whole; n++) {
      const at = cell[n] as number;
      isOld[n] = at === filled ? 1 : ((again[at >> 5] as number) >> (at & 31)) & 1;
    }
  }

  add(a: number, b: number, kind: number, cell: number, blocked: number, ports: number): void {
    if (this.count === MOST) return;
    const n = this.count++;
    this.a[n] = a;
    this.b[n] = b;
    this.kind[n] = kind;
    this.isOld[n] = 0;
    this.cell[n] = cell;
    this.blocked[n] = blocked;
    this.ports[n] = ports;
    this.tiles[n] = UNCOUNTED;
  }

  /** Number of unseen tiles that join a pair; counted only for those that matter. */
  tilesJoining(n: number): number {
    const known = this.tiles[n] as number;
    if (known !== UNCOUNTED) return known;
    const { kind, blocked, ports, joining, unseen } = this;
    return (this.tiles[n] = unseen.count(joining.tiles(kind[n] as number, blocked[n] as number, ports[n] as number)));
  }
}
