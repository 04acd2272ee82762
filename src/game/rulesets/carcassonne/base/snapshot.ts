import { LEFT, MIDDLE, PORTS, RIGHT } from '../../../core/tileTable.ts';
import { Table } from './table.ts';
import { Unseen, WHERES, WHOLE } from './unseen.ts';
import { BUILT, FIELD } from './vocabulary.ts';

const SIDE_PORTS = 4 * PORTS;
/** Maximum number of regions that face a cell from one side: a road with a field on either side. */
const FACING = 3;
/**
 * Maximum number of pairs of nodes of the same kind that face one cell: each side can show two fields and a road.
 */
const PAIRS = 34;
/**
 * The same for all cells of a plane with room for so many. There are fewer than 2/3 open sides for each of them, and at
 * most 34 pairs for four sides.
 */
export const pairsOn = (capacity: number): number => 6 * capacity + PAIRS;

/**
 * A board that was read in full, so that boards with one more tile are read quickly (evaluationInputs.ts): what its empty
 * cells face, and which fields touch which cities.
 */
export class Snapshot {
  /**
   * The empty cells next to a placed tile; the nodes of roads, cities and fields that face cell `n` start at
   * `faceFrom[n]`.
   */
  count = 0;
  readonly cells: Int32Array;
  /** By cell: its number above; -1 for all others. */
  readonly numberOf: Int32Array;
  readonly faceFrom: Int32Array;
  readonly faces: Int32Array;
  /** By cell: number of undrawn tiles that fit. */
  readonly fits: Int32Array;
  /**
   * Pairs of nodes of the same kind that face cell `n` and that an undrawn tile would join there, from `pairFrom[n]` on,
   * and the number of such tiles.
   */
  readonly pairFrom: Int32Array;
  readonly pairsA: Int32Array;
  readonly pairsB: Int32Array;
  readonly pairsJoins: Int32Array;
  /** Roots of fields and cities that touch: `touchCount` numbers, each field followed by its city. */
  readonly touches: Int32Array;
  touchCount = 0;
  /** The nodes of roads, cities and fields that face the cell passed to `see` last; `faced` of them. */
  readonly facing = new Int32Array(4 * FACING);
  faced = 0;
  /** The pairs at that cell, as above. */
  readonly pairA = new Int32Array(PAIRS);
  readonly pairB = new Int32Array(PAIRS);
  readonly pairJoins = new Int32Array(PAIRS);
  pairs = 0;
  readonly unseen: Unseen;
  /** The tiles of the board, in order. */
  private readonly laidCells: Int32Array;
  private readonly laid: Int32Array;
  /** By node in `facing`: the place on the cell that it faces (unseen.ts). */
  private readonly facingPlaces = new Int32Array(4 * FACING);
  private tiles = -1;
  /** Changes with every reading. */
  version = 0;
  private readonly touching = new Set<number>();

  constructor(private readonly table: Table) {
    const { capacity } = table.plane;
    const ints = (size: number): Int32Array => new Int32Array(size);
    [this.cells, this.faceFrom, this.fits] = [ints(capacity), ints(capacity + 1), ints(capacity)];
    [this.laidCells, this.laid] = [ints(capacity), ints(capacity)];
    this.numberOf = ints(capacity).fill(-1);
    this.faces = ints(capacity * 4 * FACING);
    this.pairFrom = ints(capacity + 1);
    const pairs = pairsOn(capacity);
    [this.pairsA, this.pairsB, this.pairsJoins] = [ints(pairs), ints(pairs), ints(pairs)];
    this.touches = ints(table.nodes * 8);
    this.unseen = new Unseen(table);
  }

  /** Reads the board, unless it is the one that was read last. */
  look(): void {
    if (this.tilesSince() === 0) return;
    const { table: t } = this;
    this.version++;
    this.unseen.read();
    this.tiles = t.get(t.laidCells);
    for (let n = 0; n < this.tiles; n++) {
      const cell = t.get(t.laidCells + 1 + n);
      this.laidCells[n] = cell;
      this.laid[n] = t.laidOn(cell);
    }
    this.findCells();
    this.findTouches();
  }

  /** Number of tiles placed since the board was read; -1 if it is a different board or other tiles are undrawn. */
  tilesSince(): number {
    const { table: t, tiles } = this;
    const now = t.get(t.laidCells);
    if (tiles < 0 || now < tiles || !this.unseen.isNow) return -1;
    for (let n = tiles - 1; n >= 0; n--) {
      const cell = t.get(t.laidCells + 1 + n);
      if (cell !== this.laidCells[n] || t.laidOn(cell) !== this.laid[n]) return -1;
    }
    return now - tiles;
  }

  private findCells(): void {
    const { table: t, cells, numberOf, faceFrom, faces, facing } = this;
    const words = (t.plane.count + 31) >> 5;
    for (let n = 0; n < this.count; n++) numberOf[cells[n] as number] = -1;
    let count = 0;
    let faced = 0;
    let paired = 0;
    for (let word = 0; word < words; word++) {
      for (let bits = t.frontier.touching(word); bits !== 0; bits &= bits - 1) {
        const cell = word * 32 + 31 - Math.clz32(bits & -bits);
        cells[count] = cell;
        numberOf[cell] = count;
        faceFrom[count] = faced;
        this.pairFrom[count++] = paired;
        this.fits[cell] = this.see(cell);
        for (let n = 0; n < this.faced; n++) faces[faced++] = facing[n] as number;
        for (let n = 0; n < this.pairs; n++) {
          this.pairsA[paired] = this.pairA[n] as number;
          this.pairsB[paired] = this.pairB[n] as number;
          this.pairsJoins[paired++] = this.pairJoins[n] as number;
        }
      }
    }
    faceFrom[count] = faced;
    this.pairFrom[count] = paired;
    this.count = count;
  }

  /** Returns the number of undrawn tiles that fit an empty cell, and sets `facing` and the pairs to what faces it. */
  see(cell: number): number {
    const { table: t } = this;
    const { table } = t.material;
    let state = 0;
    this.faced = 0;
    for (let side = 0; side < 4; side++) {
      const next = t.plane.beside(cell, side);
      const there = next < 0 ? 0 : t.laidOn(next);
      if (there === 0) continue;
      const row = Table.row(there);
      const back = (side + 2) & 3;
      state += this.unseen.digit(side, table.classes[row * 4 + back] as number);
      const ports = row * SIDE_PORTS + back * PORTS;
      const first = Table.firstNode(there);
      const [left, right] = [table.ports[ports + LEFT] as number, table.ports[ports + RIGHT] as number];
      const at = side * WHERES;
      this.face(first, table.ports[ports + MIDDLE] as number, BUILT, at + MIDDLE);
      // What is left as seen from there is right as seen from the cell.
      this.face(first, left, 1 << FIELD, at + (right === left ? WHOLE : RIGHT));
      if (right !== left) this.face(first, right, 1 << FIELD, at + LEFT);
    }
    const fits = this.unseen.fits(state);
    this.pairs = 0;
    if (fits > 0) this.pair(state);
    return fits;
  }

  /** Finds the pairs among the nodes that face a cell; by nodes, because regions may be joined elsewhere. */
  private pair(state: number): void {
    const { regions } = this.table;
    const { facing, facingPlaces } = this;
    for (let a = 1; a < this.faced; a++) {
      const kind = regions.kind(facing[a] as number);
      for (let b = 0; b < a; b++) {
        if (regions.kind(facing[b] as number) !== kind) continue;
        const joins = this.unseen.joins(state, facingPlaces[a] as number, facingPlaces[b] as number);
        if (joins === 0) continue;
        this.pairA[this.pairs] = facing[a] as number;
        this.pairB[this.pairs] = facing[b] as number;
        this.pairJoins[this.pairs++] = joins;
      }
    }
  }

  /**
   * Adds a feature, of a tile whose nodes start at `first`, to those that face the cell at this place, if it is of one
   * of these kinds.
   */
  private face(first: number, feature: number, kinds: number, place: number): void {
    if (feature < 0 || ((kinds >> this.table.regions.kind(first + feature)) & 1) === 0) return;
    this.facingPlaces[this.faced] = place;
    this.facing[this.faced++] = first + feature;
  }

  private findTouches(): void {
    const { table: t, touches, touching } = this;
    const { regions } = t;
    touching.clear();
    this.touchCount = 0;
    for (let n = 1; n <= this.tiles; n++) {
      const laid = t.laidOn(t.get(t.laidCells + n));
      const first = Table.firstNode(laid);
      const list = t.material.touches[Table.row(laid) >> 2] as Int8Array;
      for (let i = 0; i < list.length; i += 2) {
        const field = regions.find(first + (list[i] as number));
        const city = regions.find(first + (list[i + 1] as number));
        const pair = field * t.nodes + city;
        if (touching.has(pair)) continue;
        touching.add(pair);
        touches[this.touchCount++] = field;
        touches[this.touchCount++] = city;
      }
    }
  }
}
