import { LEFT, MIDDLE, PORTS, RIGHT } from '../../core/tileTable.ts';
import { Emptiness } from './emptiness.ts';
import { SIDE_CLASSES } from './material.ts';
import { Pairs } from './pairs.ts';
import type { CastlePosition } from './position.ts';
import { pointsEach } from './scoring.ts';
import {
  BOARD,
  BOARD_BEFORE,
  DRAWN,
  FOLLOWERS,
  PLAYERS,
  DEPLOYED,
  Table,
  deployedNode,
  deployedPlayer,
} from './table.ts';
import { UnseenShapes } from './unseenShapes.ts';
import { KINDS } from './vocabulary.ts';

const COURT = KINDS.indexOf('court');
const SIDE_PORTS = 4 * PORTS;
/** One bit per class, at `class × 4` (unseenShapes.ts). */
const EVERY_CLASS = ((1 << (SIDE_CLASSES * 4)) - 1) / 15;
/** An upper bound for the regions that face empty cells or hold followers at any one time. */
const MAX_REGIONS = 160;
/** More than the number of tiles. */
const NO_EMPTY_CELL = 99;

/**
 * What an evaluation needs of a position, in flat arrays that `read` overwrites: a row for every region that holds
 * followers or faces an empty cell. Reading allocates nothing; data that only a placement changes is kept until the
 * next one. If the last tile was placed on the board that was last read in full (`look`), only the regions near it are
 * read again.
 */
export class EvaluationInputs {
  /** Row numbers, ordered by the first empty cell that each region faces: `order[n]` for n below `count`. */
  count = 0;
  readonly order = new Int32Array(MAX_REGIONS);
  readonly root = new Int32Array(MAX_REGIONS);
  /** Index in `KINDS`. */
  readonly kind = new Int32Array(MAX_REGIONS);
  /** Number of empty cells that the region faces; for courts, of half-sides that face one. */
  readonly open = new Int32Array(MAX_REGIONS);
  /** The smallest number of unseen tiles that fit any one of the empty cells it faces; 0: it can never be completed. */
  readonly fits = new Int32Array(MAX_REGIONS);
  /** Fountains on a path, markets on a court. */
  readonly mark = new Int32Array(MAX_REGIONS);
  /** Tiles × points per tile when completed; for courts the number of tiles. */
  readonly points = new Int32Array(MAX_REGIONS);
  /** Points per tile when completed. */
  readonly each = new Int32Array(MAX_REGIONS);
  /** By player. */
  readonly weights = [new Int32Array(MAX_REGIONS), new Int32Array(MAX_REGIONS)] as const;
  /** Size of the largest group of empty cells. */
  largestEmpty = 0;
  /** Rows that a tile may join: of one kind, at the same empty cell, if that can change who gets their points. */
  readonly pairs: Pairs;

  /** Rows of the followers on the board at the last read. */
  private readonly claimed = new Int32Array(PLAYERS * FOLLOWERS);
  private claims = 0;
  /** Rows in use, including those not in `order`. */
  private used = 0;
  /** Empty cells that the region faces, as bits, and the first place where it shows: `(cell × 4 + side) × 4 + port`. */
  private readonly faces: Int32Array;
  private readonly first = new Int32Array(MAX_REGIONS);
  /** Rows of the regions that face the empty cell being read, and where they meet a tile there, as bits by port. */
  private readonly facedRows = new Int32Array(SIDE_PORTS);
  private readonly facedPorts = new Int32Array(SIDE_PORTS);
  private faced = 0;
  private readonly rowOf: Int32Array;
  private readonly seenAt: Int32Array;
  private reading = 0;
  /** What the rows were read from. */
  private board = -1;
  private drawn = -1;
  private deck: readonly number[] = [];
  /** The board that was last read in full, and its number of rows. */
  private base = -1;
  private baseCount = 0;
  /** Rows of that board that a further tile leaves unchanged; all rows below `kept` belong to that board. */
  private readonly keptRows = new Int32Array(MAX_REGIONS);
  private kept = 0;
  /** Cells whose regions a further tile changes, and cells to read again, as bit sets. */
  private readonly near: Int32Array;
  private readonly again: Int32Array;
  private readonly unseen: UnseenShapes;
  private readonly emptiness: Emptiness;

  constructor(private readonly table: Table) {
    const nodes = table.material.table.kind.length;
    const { words } = table.frontier;
    this.faces = new Int32Array(MAX_REGIONS * words);
    this.near = new Int32Array(words);
    this.again = new Int32Array(words);
    this.rowOf = new Int32Array(nodes);
    this.seenAt = new Int32Array(nodes);
    this.unseen = new UnseenShapes(table.material);
    this.pairs = new Pairs(table.material, this.unseen);
    this.emptiness = new Emptiness(table.material.grid);
  }

  read(): void {
    const t = this.table;
    if (t.get(BOARD) !== this.board || this.othersUnseen()) this.readBoard();
    const [first, second] = this.weights;
    for (let n = 0; n < this.claims; n++) {
      first[this.claimed[n] as number] = 0;
      second[this.claimed[n] as number] = 0;
    }
    const placed = t.get(DEPLOYED);
    this.claims = placed;
    for (let i = 1; i <= placed; i++) {
      const entry = t.get(DEPLOYED + i);
      const row = this.rowFor(t.regions.find(deployedNode(entry)));
      const of = deployedPlayer(entry) === 0 ? first : second;
      of[row] = (of[row] as number) + 1;
      this.claimed[i - 1] = row;
    }
  }

  /**
   * Reads the board in full, so that boards with one more tile are read quickly: reading all of them in full, a search
   * of the strongest level takes a quarter longer.
   */
  look(): void {
    if (this.table.get(BOARD) !== this.base || this.othersUnseen()) this.readWhole();
  }

  private get lastCell(): number {
    const { laidCells } = this.table;
    return this.table.get(laidCells + this.table.get(laidCells));
  }

  private othersUnseen(): boolean {
    return this.table.get(DRAWN) !== this.drawn || this.table.deck !== this.deck;
  }

  private readBoard(): void {
    const t = this.table;
    if (t.get(BOARD_BEFORE) !== this.base || this.othersUnseen()) {
      this.readWhole();
      return;
    }
    this.board = t.get(BOARD);
    this.readChange(this.lastCell);
    this.largestEmpty = this.emptiness.largest(t);
  }

  private readWhole(): void {
    const t = this.table;
    this.board = t.get(BOARD);
    this.base = this.board;
    this.drawn = t.get(DRAWN);
    this.deck = t.deck;
    this.unseen.know(t.deck, this.drawn);
    this.reading++;
    this.count = 0;
    this.used = 0;
    this.kept = 0;
    this.pairs.begin();
    for (let word = 0; word < t.frontier.words; word++) this.faceCells(word, t.frontier.touching(word));
    this.baseCount = this.count;
    this.pairs.settle();
    this.largestEmpty = this.emptiness.largest(t);
  }

  /**
   * Reads the board with a further tile on `cell`: regions that faced that cell or face an empty one next to it are
   * read again, all others are kept.
   */
  private readChange(cell: number): void {
    const { faces, near, again, root, first, order, keptRows, baseCount } = this;
    const words = near.length;
    this.reading++;
    this.markNear(cell);
    for (let w = 0; w < words; w++) again[w] = near[w] as number;
    let keeping = 0;
    for (let row = 0; row < baseCount; row++) {
      let changed = 0;
      for (let w = 0; w < words; w++) changed |= (faces[row * words + w] as number) & (near[w] as number);
      if (changed === 0) {
        this.index(root[row] as number, row);
        keptRows[keeping++] = row;
      } else for (let w = 0; w < words; w++) again[w] = (again[w] as number) | (faces[row * words + w] as number);
    }
    again[cell >> 5] = (again[cell >> 5] as number) & ~(1 << (cell & 31));
    this.count = 0;
    this.used = baseCount;
    this.kept = baseCount;
    this.pairs.keep(cell, again);
    for (let w = 0; w < words; w++) this.faceCells(w, again[w] as number);
    let row = baseCount;
    let count = 0;
    for (let n = 0; n < keeping; n++) {
      const old = keptRows[n] as number;
      while (row < this.used && (first[row] as number) < (first[old] as number)) order[count++] = row++;
      order[count++] = old;
    }
    while (row < this.used) order[count++] = row++;
    this.count = count;
  }

  private markNear(cell: number): void {
    const { near, table } = this;
    const { neighbours, cellCount } = table.material.grid;
    for (let w = 0; w < near.length; w++) near[w] = 0;
    near[cell >> 5] = 1 << (cell & 31);
    for (let side = 0; side < 4; side++) {
      const next = neighbours[cell * 4 + side] as number;
      if (next >= 0 && next < cellCount && table.laidOn(next) === 0)
        near[next >> 5] = (near[next >> 5] as number) | (1 << (next & 31));
    }
  }

  private index(root: number, row: number): void {
    this.seenAt[root] = this.reading;
    this.rowOf[root] = row;
  }

  /** Returns the row of a region, adding one if necessary. */
  rowFor(root: number, first = 0): number {
    if (this.seenAt[root] === this.reading) return this.rowOf[root] as number;
    const { regions } = this.table;
    const row = this.used++;
    this.order[this.count++] = row;
    this.index(root, row);
    const each = pointsEach(this.table, root);
    this.root[row] = root;
    this.kind[row] = regions.kind(root);
    this.open[row] = 0;
    for (let w = 0, words = this.near.length; w < words; w++) this.faces[row * words + w] = 0;
    this.first[row] = first;
    this.fits[row] = NO_EMPTY_CELL;
    this.mark[row] = regions.mark(root);
    this.each[row] = each;
    this.points[row] = regions.tileCount(root) * each;
    this.weights[0][row] = 0;
    this.weights[1][row] = 0;
    return row;
  }

  private faceCells(word: number, cells: number): void {
    for (let bits = cells; bits !== 0; bits &= bits - 1) this.face(word * 32 + 31 - Math.clz32(bits & -bits));
  }

  /** Reads what the neighbours of an empty cell show on its sides. */
  private face(cell: number): void {
    const t = this.table;
    const { table, grid } = t.material;
    let blocked = 0;
    this.faced = 0;
    for (let side = 0; side < 4; side++) {
      const next = grid.neighbours[cell * 4 + side] as number;
      const there = next < 0 ? 0 : t.laidOn(next);
      if (there === 0) continue;
      const shown = Table.row(there) * 4 + ((side + 2) & 3);
      blocked |= (EVERY_CLASS & ~(1 << ((table.classes[shown] as number) * 4))) << side;
      const first = Table.firstNode(there);
      const left = table.ports[shown * PORTS + LEFT] as number;
      const middle = table.ports[shown * PORTS + MIDDLE] as number;
      const right = table.ports[shown * PORTS + RIGHT] as number;
      const at = (cell * 4 + side) * 4;
      if (left >= 0) this.faceRegion(at + LEFT, first + left, left === right ? 2 : 1);
      if (middle >= 0) this.faceRegion(at + MIDDLE, first + middle, 1);
      if (right >= 0 && right !== left) this.faceRegion(at + RIGHT, first + right, 1);
    }
    const fits = this.unseen.fitting(blocked);
    /** Kinds that face the cell, as bits. */
    let kinds = 0;
    for (let n = 0; n < this.faced; n++) {
      const row = this.facedRows[n] as number;
      if (fits < (this.fits[row] as number)) this.fits[row] = fits;
      const kind = 1 << (this.kind[row] as number);
      if ((kinds & kind) !== 0 && fits > 0) this.pairWithOthers(n, cell, blocked);
      kinds |= kind;
    }
  }

  private pairWithOthers(one: number, cell: number, blocked: number): void {
    const { facedRows, kind } = this;
    const own = kind[facedRows[one] as number];
    for (let other = 0; other < one; other++)
      if (kind[facedRows[other] as number] === own) this.pair(one, other, cell, blocked);
  }

  /** Notes two of the regions that face the cell being read, if a tile there may change who gets their points. */
  private pair(one: number, other: number, cell: number, blocked: number): void {
    const { facedRows, facedPorts } = this;
    const a = facedRows[one] as number;
    const b = facedRows[other] as number;
    if (!this.matters(a, b)) return;
    const ports = ((facedPorts[one] as number) << SIDE_PORTS) | (facedPorts[other] as number);
    this.pairs.add(a, b, this.kind[a] as number, cell, blocked, ports);
  }

  /** The first pair that may contain a row; those before it belong to regions that are as they were. */
  firstPairOf(row: number): number {
    return row < this.kept ? 0 : this.pairs.old;
  }

  /** Can joining two rows change who gets their points, now or with other followers on the last tile? */
  private matters(a: number, b: number): boolean {
    const { kind, mark } = this;
    const [isPaidA, isPaidB] = [kind[a] !== COURT || mark[a] !== 0, kind[b] !== COURT || mark[b] !== 0];
    const [leadA, leadB] = [this.leadOf(a), this.leadOf(b)];
    const sign = Math.sign(leadA + leadB);
    if ((isPaidA && sign !== Math.sign(leadA)) || (isPaidB && sign !== Math.sign(leadB))) return true;
    return (isPaidA || isPaidB) && (this.isOnLastTile(a) || this.isOnLastTile(b));
  }

  private leadOf(row: number): number {
    const { regions } = this.table;
    const root = this.root[row] as number;
    return regions.weightOf(root, 0) - regions.weightOf(root, 1);
  }

  private isOnLastTile(row: number): boolean {
    return this.table.regions.hasTile(this.root[row] as number, this.lastCell);
  }

  private faceRegion(at: number, node: number, halves: number): void {
    const { faces, facedRows, facedPorts } = this;
    const row = this.rowFor(this.table.regions.find(node), at);
    let n = 0;
    while (n < this.faced && facedRows[n] !== row) n++;
    if (n === this.faced) {
      facedRows[this.faced++] = row;
      facedPorts[n] = 0;
    }
    // A port of a tile meets the one on the other end of its neighbour's side.
    const side = ((at >> 2) & 3) * PORTS;
    facedPorts[n] = (facedPorts[n] as number) | (1 << (side + RIGHT - (at & 3)));
    if (halves === 2) facedPorts[n] = (facedPorts[n] as number) | (1 << (side + LEFT));
    if (row < this.kept) return;
    const cell = at >> 4;
    const word = row * this.near.length + (cell >> 5);
    const bit = 1 << (cell & 31);
    if (this.kind[row] === COURT) this.open[row] = (this.open[row] as number) + halves;
    else if (((faces[word] as number) & bit) === 0) this.open[row] = (this.open[row] as number) + 1;
    faces[word] = (faces[word] as number) | bit;
  }
}

/** The board features of a position; call `read` after every move. */
export const evaluationInputsOf = ({ table }: CastlePosition): EvaluationInputs => new EvaluationInputs(table);
