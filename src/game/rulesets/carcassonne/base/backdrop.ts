import { MIDDLE, PORTS } from '../../../core/tileTable.ts';
import { Table } from './table.ts';
import { Unseen } from './unseen.ts';
import { BUILT, CITY } from './vocabulary.ts';

const SIDE_PORTS = 4 * PORTS;

/** A board that was read whole, so that boards with one tile more are read quickly (outlook.ts): what its empty cells see, and which fields touch which cities. */
export class Backdrop {
  /** The empty cells beside something laid; the nodes of roads and cities that face cell `n` are those from `faceFrom[n]` on. */
  count = 0;
  readonly cells: Int32Array;
  readonly faceFrom: Int32Array;
  readonly faces: Int32Array;
  /** By cell: undrawn tiles that fit. */
  readonly fits: Int32Array;
  /** Fields and cities that touch, by their roots: `touchCount` numbers, a field before its city. */
  readonly touches: Int32Array;
  touchCount = 0;
  /** By side: the node of the road or city that faces the cell seen last, -1 for none. */
  readonly facing = new Int32Array(4);
  readonly unseen: Unseen;
  /** The tiles of the board in their order. */
  private readonly laidCells: Int32Array;
  private readonly laid: Int32Array;
  private tiles = -1;
  private readonly touching = new Set<number>();

  constructor(private readonly table: Table) {
    const { capacity } = table.plane;
    const ints = (size: number): Int32Array => new Int32Array(size);
    [this.cells, this.faceFrom, this.fits] = [ints(capacity), ints(capacity + 1), ints(capacity)];
    [this.laidCells, this.laid] = [ints(capacity), ints(capacity)];
    this.faces = ints(capacity * 4);
    this.touches = ints(table.nodes * 8);
    this.unseen = new Unseen(table);
  }

  /** Reads the board, unless it is the one read last. */
  look(): void {
    if (this.tilesSince() === 0) return;
    const { table: t } = this;
    this.unseen.read();
    this.tiles = t.get(t.laid);
    for (let n = 0; n < this.tiles; n++) {
      const cell = t.get(t.laid + 1 + n);
      this.laidCells[n] = cell;
      this.laid[n] = t.laidOn(cell);
    }
    this.findCells();
    this.findTouches();
  }

  /** Tiles laid since the board was read; -1 if it is another board, or other tiles are undrawn. */
  tilesSince(): number {
    const { table: t, tiles } = this;
    const now = t.get(t.laid);
    if (tiles < 0 || now < tiles || !this.unseen.isNow) return -1;
    for (let n = tiles - 1; n >= 0; n--) {
      const cell = t.get(t.laid + 1 + n);
      if (cell !== this.laidCells[n] || t.laidOn(cell) !== this.laid[n]) return -1;
    }
    return now - tiles;
  }

  private findCells(): void {
    const { table: t, cells, faceFrom, faces, facing } = this;
    const words = (t.plane.count + 31) >> 5;
    let count = 0;
    let faced = 0;
    for (let word = 0; word < words; word++) {
      for (let bits = t.frontier.touching(word); bits !== 0; bits &= bits - 1) {
        const cell = word * 32 + 31 - Math.clz32(bits & -bits);
        cells[count] = cell;
        faceFrom[count++] = faced;
        this.fits[cell] = this.see(cell);
        for (let side = 0; side < 4; side++) if ((facing[side] as number) >= 0) faces[faced++] = facing[side] as number;
      }
    }
    faceFrom[count] = faced;
    this.count = count;
  }

  /** Undrawn tiles that fit an empty cell; afterwards `facing` tells what faces it. */
  see(cell: number): number {
    const { table: t, facing } = this;
    const { table } = t.material;
    let state = 0;
    for (let side = 0; side < 4; side++) {
      facing[side] = -1;
      const next = t.plane.beside(cell, side);
      const there = next < 0 ? 0 : t.laidOn(next);
      if (there === 0) continue;
      const row = Table.row(there);
      const back = (side + 2) & 3;
      state += this.unseen.digit(side, table.classes[row * 4 + back] as number);
      const feature = table.ports[row * SIDE_PORTS + back * PORTS + MIDDLE] as number;
      if (feature < 0) continue;
      const node = Table.firstNode(there) + feature;
      if ((BUILT >> t.regions.kind(node)) & 1) facing[side] = node;
    }
    return this.unseen.fits(state);
  }

  private findTouches(): void {
    const { table: t, touches, touching } = this;
    const { regions } = t;
    touching.clear();
    this.touchCount = 0;
    for (let n = 1; n <= this.tiles; n++) {
      const laid = t.laidOn(t.get(t.laid + n));
      const first = Table.firstNode(laid);
      const list = t.material.touches[Table.row(laid) >> 2] as Int8Array;
      for (let i = 0; i < list.length; i += 2) {
        const field = regions.find(first + (list[i] as number));
        const city = regions.find(first + (list[i + 1] as number));
        const pair = field * t.nodes + city;
        if (regions.kind(city) !== CITY || touching.has(pair)) continue;
        touching.add(pair);
        touches[this.touchCount++] = field;
        touches[this.touchCount++] = city;
      }
    }
  }
}
