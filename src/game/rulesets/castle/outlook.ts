import { LEFT, MIDDLE, PORTS, RIGHT } from '../../core/tileTable.ts';
import { Emptiness } from './emptiness.ts';
import { SIDE_CLASSES } from './material.ts';
import type { CastlePosition } from './position.ts';
import { pointsEach } from './scoring.ts';
import { BOARD, DRAWN, STANDING, Table, standingNode, standingPlayer } from './table.ts';
import { UnseenShapes } from './unseenShapes.ts';
import { KINDS } from './vocabulary.ts';

const COURT = KINDS.indexOf('court');
const SIDE_PORTS = 4 * PORTS;
/** Bits `class × 4` (unseenShapes.ts). */
const EVERY_CLASS = ((1 << (SIDE_CLASSES * 4)) - 1) / 15;
/** More than the regions that face empty cells or hold followers at once. */
const MAX_REGIONS = 160;
/** More than the tiles there are. */
const NO_EMPTY_CELL = 99;

/**
 * What an evaluation asks of a position, in flat arrays that `read` overwrites: a row for every region that holds followers
 * or faces an empty cell. Nothing is allocated while reading; what only a laid tile changes is kept until one is laid.
 */
export class Outlook {
  /** Number of rows in the arrays below. */
  count = 0;
  readonly root = new Int32Array(MAX_REGIONS);
  /** Position in `KINDS`. */
  readonly kind = new Int32Array(MAX_REGIONS);
  /** Empty cells that the region faces; halves of sides that face one for courts. */
  readonly open = new Int32Array(MAX_REGIONS);
  /** Fewest unseen tiles that fit an empty cell it faces; 0: it can never be completed. */
  readonly fits = new Int32Array(MAX_REGIONS);
  /** Fountains on a path, markets on a court. */
  readonly mark = new Int32Array(MAX_REGIONS);
  /** Tiles times points per tile when completed; for courts the number of tiles. */
  readonly points = new Int32Array(MAX_REGIONS);
  /** Points per tile when completed. */
  readonly each = new Int32Array(MAX_REGIONS);
  /** By player. */
  readonly followers = [new Int32Array(MAX_REGIONS), new Int32Array(MAX_REGIONS)] as const;
  /** Size of the largest group of empty cells. */
  largestEmpty = 0;

  /** The empty cell that counted last. */
  private readonly facedBy = new Int32Array(MAX_REGIONS);
  /** Rows of the regions that face the empty cell being read. */
  private readonly facedRows = new Int32Array(SIDE_PORTS);
  private faced = 0;
  private readonly rowOf: Int32Array;
  private readonly seenAt: Int32Array;
  private reading = 0;
  /** What the rows of the board were read from. */
  private board = -1;
  private drawn = -1;
  private deck: readonly number[] = [];
  private readonly unseen: UnseenShapes;
  private readonly emptiness: Emptiness;

  constructor(private readonly table: Table) {
    const nodes = table.material.table.kind.length;
    this.rowOf = new Int32Array(nodes);
    this.seenAt = new Int32Array(nodes);
    this.unseen = new UnseenShapes(table.material);
    this.emptiness = new Emptiness(table.material.grid);
  }

  read(): void {
    const t = this.table;
    if (t.get(BOARD) !== this.board || t.get(DRAWN) !== this.drawn || t.deck !== this.deck) this.readBoard();
    const [first, second] = this.followers;
    for (let row = 0; row < this.count; row++) {
      first[row] = 0;
      second[row] = 0;
    }
    const standing = t.get(STANDING);
    for (let i = 1; i <= standing; i++) {
      const entry = t.get(STANDING + i);
      const row = this.rowFor(t.regions.find(standingNode(entry)));
      const of = standingPlayer(entry) === 0 ? first : second;
      of[row] = (of[row] as number) + 1;
    }
  }

  private readBoard(): void {
    const t = this.table;
    this.board = t.get(BOARD);
    this.drawn = t.get(DRAWN);
    this.deck = t.deck;
    this.reading++;
    this.count = 0;
    this.unseen.know(t.deck, this.drawn);
    for (let word = 0; word < t.frontier.words; word++) {
      for (let bits = t.frontier.touching(word); bits !== 0; bits &= bits - 1) this.face(word * 32 + 31 - Math.clz32(bits & -bits));
    }
    this.largestEmpty = this.emptiness.largest(t);
  }

  /** The row of a region; a new one if it has none yet. */
  rowFor(root: number): number {
    if (this.seenAt[root] === this.reading) return this.rowOf[root] as number;
    const { regions } = this.table;
    const row = this.count++;
    this.seenAt[root] = this.reading;
    this.rowOf[root] = row;
    const each = pointsEach(this.table, root);
    this.root[row] = root;
    this.kind[row] = regions.kind(root);
    this.open[row] = 0;
    this.facedBy[row] = -1;
    this.fits[row] = NO_EMPTY_CELL;
    this.mark[row] = regions.mark(root);
    this.each[row] = each;
    this.points[row] = regions.tileCount(root) * each;
    this.followers[0][row] = 0;
    this.followers[1][row] = 0;
    return row;
  }

  /** What the neighbours of an empty cell show it. */
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
      if (left >= 0) this.faceRegion(cell, first + left, left === right ? 2 : 1);
      if (middle >= 0) this.faceRegion(cell, first + middle, 1);
      if (right >= 0 && right !== left) this.faceRegion(cell, first + right, 1);
    }
    const fits = this.unseen.fitting(blocked);
    for (let n = 0; n < this.faced; n++) {
      const row = this.facedRows[n] as number;
      if (fits < (this.fits[row] as number)) this.fits[row] = fits;
    }
  }

  private faceRegion(cell: number, node: number, halves: number): void {
    const row = this.rowFor(this.table.regions.find(node));
    if (this.kind[row] === COURT) this.open[row] = (this.open[row] as number) + halves;
    else if (this.facedBy[row] !== cell) this.open[row] = (this.open[row] as number) + 1;
    this.facedBy[row] = cell;
    this.facedRows[this.faced++] = row;
  }
}

/** The outlook of a position; read it again after every move. */
export const outlookOf = ({ table }: CastlePosition): Outlook => new Outlook(table);
