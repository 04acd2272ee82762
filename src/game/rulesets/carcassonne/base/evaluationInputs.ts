import { BESIDE, NO_CELL, Rows } from './rows.ts';
import { Snapshot, pairsOn } from './snapshot.ts';
import {
  MAX_DEPLOYED,
  DEPLOYED,
  Table,
  deployedFigure,
  deployedNode,
  deployedPlayer,
  isFollower,
  weightOf,
} from './table.ts';
import { CITY, FIELD, SURROUNDED } from './vocabulary.ts';
import { worthToFarmers } from './worth.ts';

/**
 * What an evaluation needs of a position, in flat arrays that `read` overwrites: a row for every region that holds
 * figures, faces an empty cell, or is a field or city next to such a region. If the board is the one that was last read
 * in full (`look`) with one more tile, only the rows that this tile changes are read again, as new rows after those of
 * that board: reading every board in full, a search of the strongest level takes about three quarters longer.
 */
export class EvaluationInputs extends Rows {
  /**
   * Pairs of rows of the same kind that an undrawn tile would join on a cell which both face, and the number of such
   * tiles; pairs may repeat.
   */
  meetings = 0;
  readonly meetingA: Int32Array;
  readonly meetingB: Int32Array;
  readonly meetingJoins: Int32Array;
  /** Figures other than followers: their number, players and rows. */
  others = 0;
  readonly otherPlayer = new Int32Array(MAX_DEPLOYED);
  readonly otherRow = new Int32Array(MAX_DEPLOYED);
  /** By sort of figure. */
  private readonly weightOf: Int32Array;
  /** Rows that held figures at the last read. */
  private readonly claimed = new Int32Array(MAX_DEPLOYED);
  private claims = 0;
  /** By these numbers: how many undrawn tiles fit; those that the last tile changed, and when. */
  private readonly cellFits: Int32Array;
  private readonly changedCells = new Int32Array(BESIDE + 1);
  private changes = 0;
  private readonly changedAt: Int32Array;
  /** Rows that face the cell being read. */
  private readonly faced = new Int32Array(BESIDE * 3);

  /** The rows that face cell `n` of the snapshot start at `facedFrom[n]`; its pairs of rows. */
  private readonly facedFrom: Int32Array;
  private readonly facedBy: Int32Array;
  private boardPairs = 0;
  private readonly pairA: Int32Array;
  private readonly pairB: Int32Array;
  private readonly pairJoins: Int32Array;
  private readonly pairCell: Int32Array;
  private readonly snapshot: Snapshot;
  /** By cell: undrawn tiles that fit, as of the reading `fitsAt`. */
  private readonly newFits: Int32Array;
  private readonly fitsAt: Int32Array;

  constructor(table: Table) {
    super(table);
    const cells = table.plane.capacity;
    const ints = (size: number): Int32Array => new Int32Array(size);
    this.snapshot = new Snapshot(table);
    this.weightOf = Int32Array.from(table.rules.figures, (_, figure) => weightOf(table.rules, figure));
    const pairs = pairsOn(cells);
    [this.meetingA, this.meetingB, this.meetingJoins] = [ints(pairs), ints(pairs), ints(pairs)];
    [this.pairA, this.pairB, this.pairJoins, this.pairCell] = [ints(pairs), ints(pairs), ints(pairs), ints(pairs)];
    [this.newFits, this.fitsAt] = [ints(cells), ints(cells)];
    [this.cellFits, this.changedAt] = [ints(cells + BESIDE), ints(cells + BESIDE)];
    [this.facedFrom, this.facedBy] = [ints(cells + 1), ints(this.snapshot.faces.length)];
  }

  /** Reads the board in full, so that boards with one more tile are read quickly. `ease` must be set. */
  look(): void {
    this.snapshot.look();
    if (this.snapshot.version !== this.version) this.readBoard();
  }

  read(): void {
    const { table: t, snapshot } = this;
    const isNext = snapshot.tilesSince() === 1;
    if (!isNext) this.look();
    this.start(this.boardRows);
    this.cities = this.boardCities;
    this.readChange(isNext ? t.get(t.laidCells + t.get(t.laidCells)) : -1);
    this.readFigures();
    for (let row = this.boardRows; row < this.used; row++)
      if ((SURROUNDED >> (this.kind[row] as number)) & 1) this.readSurrounding(row);
  }

  /** The first `kept` rows are valid. */
  private start(kept: number): void {
    const { became, replaced, snapshot } = this;
    this.reading++;
    this.count = 0;
    this.used = kept;
    this.meetings = 0;
    for (let n = 0; n < this.replacements; n++) became[replaced[n] as number] = replaced[n] as number;
    this.replacements = 0;
    for (let n = 0; n < this.changes; n++) {
      const number = this.changedCells[n] as number;
      this.cellFits[number] = snapshot.fits[snapshot.cells[number] as number] as number;
    }
    this.changes = 0;
  }

  private readBoard(): void {
    const { snapshot, facedBy, facedFrom, boardRowOf, boardAt, became } = this;
    const { count, cells, faces, faceFrom, touches, touchCount } = snapshot;
    this.changes = 0;
    this.start(0);
    this.version = snapshot.version;
    this.cities = 0;
    this.words = (count + BESIDE + 31) >> 5;
    let faced = 0;
    for (let n = 0; n < count; n++) {
      const fits = snapshot.fits[cells[n] as number] as number;
      this.cellFits[n] = fits;
      facedFrom[n] = faced;
      const rows = this.face(n, faces, faceFrom[n] as number, faceFrom[n + 1] as number);
      for (let at = 0; at < rows; at++) facedBy[faced++] = this.faced[at] as number;
      const from = this.meetings;
      for (let pair = snapshot.pairFrom[n] as number, end = snapshot.pairFrom[n + 1] as number; pair < end; pair++)
        this.meet(
          snapshot.pairsA[pair] as number,
          snapshot.pairsB[pair] as number,
          snapshot.pairsJoins[pair] as number,
        );
      for (let pair = from; pair < this.meetings; pair++) {
        this.pairA[pair] = this.meetingA[pair] as number;
        this.pairB[pair] = this.meetingB[pair] as number;
        this.pairJoins[pair] = this.meetingJoins[pair] as number;
        this.pairCell[pair] = n;
      }
    }
    facedFrom[count] = faced;
    this.boardPairs = this.meetings;
    for (let row = 0; row < this.used; row++) this.settle(row);
    for (let n = 0; n < touchCount; n += 2) {
      this.touchFields[n >> 1] = this.rowFor(touches[n] as number);
      const other = touches[n + 1] as number;
      this.touchCities[n >> 1] = this.table.regions.kind(other) === CITY ? this.rowFor(other) : -1;
      this.touch(touches[n] as number, other);
      this.touchWorth[n >> 1] = worthToFarmers(this.table, other);
    }
    this.boardRows = this.used;
    this.boardCities = this.cities;
    for (let row = 0; row < this.used; row++) {
      const root = this.root[row] as number;
      boardAt[root] = this.version;
      boardRowOf[root] = row;
      became[row] = row;
    }
  }

  private readFigures(): void {
    const { table: t, weights, heads, weightOf, claimed } = this;
    const { players } = t;
    for (let n = 0; n < this.claims; n++) this.clear(claimed[n] as number);
    const placed = t.get(DEPLOYED);
    this.claims = 0;
    this.others = 0;
    for (let i = 1; i <= placed; i++) {
      const entry = t.get(DEPLOYED + i);
      if (!isFollower(t, entry)) continue;
      const row = this.rowFor(t.regions.find(deployedNode(entry)));
      const player = deployedPlayer(entry);
      const at = row * players + player;
      const figure = deployedFigure(entry);
      weights[at] = (weights[at] as number) + (weightOf[figure] as number);
      heads[at] = (heads[at] as number) + 1;
      claimed[this.claims++] = row;
      if (figure === 0) continue;
      this.otherPlayer[this.others] = player;
      this.otherRow[this.others++] = row;
    }
    for (let n = 0; n < this.claims; n++) this.findLeaders(claimed[n] as number);
  }

  /**
   * Reads the board with a further tile on `last` (-1: none): regions that faced this cell or face an empty one beside
   * it, and fields beside cities that have changed.
   */
  private readChange(last: number): void {
    const { table: t, snapshot, touchFields, touchCities, became } = this;
    const { touches, touchCount, numberOf } = snapshot;
    if (last >= 0) {
      this.replaceFacing(numberOf[last] as number);
      for (let side = 0; side < 4; side++) this.replaceFacing(numberOf[t.plane.beside(last, side)] as number);
    }
    for (let n = 0; 2 * n < touchCount; n++)
      if ((became[touchCities[n] as number] as number) < 0 || this.isWorthOther(n))
        this.replace(touchFields[n] as number);
    this.orderKept();
    if (this.replacements > 0) this.joinReplaced(last < 0 ? -1 : (numberOf[last] as number));
    this.meetAsBefore();
    if (last >= 0) this.readBeside(last);
    for (let row = this.boardRows; row < this.used; row++) this.settle(row);
    for (let n = 0; n < touchCount; n += 2)
      if (became[touchFields[n >> 1] as number] !== touchFields[n >> 1])
        this.touch(touches[n] as number, touches[n + 1] as number);
    if (last < 0) return;
    const laid = t.laidOn(last);
    const first = Table.firstNode(laid);
    const list = t.material.touches[Table.row(laid) >> 2] as Int8Array;
    for (let i = 0; i < list.length; i += 2) this.touch(first + (list[i] as number), first + (list[i + 1] as number));
  }

  /** Reads the empty cells beside the last tile. */
  private readBeside(last: number): void {
    const { table: t, snapshot } = this;
    let number = snapshot.count;
    for (let side = 0; side < 4; side++) {
      const cell = t.plane.beside(last, side);
      if (t.laidOn(cell) !== 0) continue;
      const known = snapshot.numberOf[cell] as number;
      const at = known < 0 ? number++ : known;
      const fits = snapshot.see(cell);
      this.newFits[cell] = fits;
      this.fitsAt[cell] = this.reading;
      this.cellFits[at] = fits;
      this.face(at, snapshot.facing, 0, snapshot.faced);
      for (let n = 0; n < snapshot.pairs; n++)
        this.meet(snapshot.pairA[n] as number, snapshot.pairB[n] as number, snapshot.pairJoins[n] as number);
    }
  }

  /** The rows that face a cell of the snapshot will be read again. */
  private replaceFacing(number: number): void {
    if (number < 0) return;
    const { facedFrom } = this;
    this.changedCells[this.changes++] = number;
    this.changedAt[number] = this.reading;
    for (let n = facedFrom[number] as number, to = facedFrom[number + 1] as number; n < to; n++)
      this.replace(this.facedBy[n] as number);
  }

  /** Adds the rows of regions as they are with the last tile; they face the same cells, except `covered`. */
  private joinReplaced(covered: number): void {
    const { replaced, became, cells, words } = this;
    const { regions } = this.table;
    for (let n = 0; n < this.replacements; n++) {
      const before = replaced[n] as number;
      const row = this.rowFor(regions.find(this.root[before] as number));
      became[before] = row;
      for (let word = 0; word < words; word++)
        cells[row * words + word] = (cells[row * words + word] as number) | (cells[before * words + word] as number);
    }
    if (covered < 0) return;
    for (let row = this.boardRows; row < this.used; row++) {
      const at = row * words + (covered >> 5);
      cells[at] = (cells[at] as number) & ~(1 << (covered & 31));
    }
  }

  /** Writes the rows of the nodes that face a cell to `faced`, and adds the cell to them; returns their number. */
  private face(number: number, nodes: Int32Array, from: number, to: number): number {
    const { cells, words, faced } = this;
    const word = number >> 5;
    const bit = 1 << (number & 31);
    let count = 0;
    for (let n = from; n < to; n++) {
      const row = this.rowFor(this.table.regions.find(nodes[n] as number));
      let at = 0;
      while (at < count && faced[at] !== row) at++;
      if (at < count) continue;
      faced[count++] = row;
      cells[row * words + word] = (cells[row * words + word] as number) | bit;
    }
    return count;
  }

  /** Finds what depends on the cells that a row faces. */
  private settle(row: number): void {
    const { cells, words, cellFits, ease } = this;
    let open = 0;
    let fewest = NO_CELL;
    let chance = 1;
    for (let word = 0; word < words; word++) {
      for (let bits = cells[row * words + word] as number; bits !== 0; bits &= bits - 1) {
        const fits = cellFits[word * 32 + 31 - Math.clz32(bits & -bits)] as number;
        open++;
        if (fits < fewest) fewest = fits;
        chance *= ease[fits] as number;
      }
    }
    this.open[row] = open;
    if (this.kind[row] === FIELD) return;
    this.fits[row] = fewest;
    this.chance[row] = chance;
  }

  /** Adds the regions of two nodes that a tile would join, unless they are one. */
  private meet(nodeA: number, nodeB: number, joins: number): void {
    const [a, b] = [this.table.regions.find(nodeA), this.table.regions.find(nodeB)];
    if (a === b) return;
    this.meetingA[this.meetings] = this.rowFor(a);
    this.meetingB[this.meetings] = this.rowFor(b);
    this.meetingJoins[this.meetings++] = joins;
  }

  /** Adds the pairs of the board that was read in full, except at cells that have changed. */
  private meetAsBefore(): void {
    const { pairA, pairB, pairCell, changedAt, became, meetingA, meetingB, reading } = this;
    let count = 0;
    for (let n = 0; n < this.boardPairs; n++) {
      if (changedAt[pairCell[n] as number] === reading) continue;
      const a = became[pairA[n] as number] as number;
      const b = became[pairB[n] as number] as number;
      if (a === b) continue;
      meetingA[count] = a;
      meetingB[count] = b;
      this.meetingJoins[count++] = this.pairJoins[n] as number;
    }
    this.meetings = count;
  }

  /** Reads the cells around a monastery or garden. */
  private readSurrounding(row: number): void {
    const { table: t } = this;
    const cell = t.cellOf(this.root[row] as number);
    this.open[row] = t.regions.open(this.root[row] as number);
    let fewest = NO_CELL;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const near = t.plane.near(cell, dx, dy);
        if (near < 0 || t.laidOn(near) !== 0 || !t.frontier.touches(near)) continue;
        const fits = (this.fitsAt[near] === this.reading ? this.newFits[near] : this.snapshot.fits[near]) as number;
        if (fits < fewest) fewest = fits;
      }
    }
    this.fits[row] = fewest;
  }

  /** Returns the row of a region that may not have been read, for a figure that would be placed there. */
  rowToTake(root: number): number {
    const known = this.used;
    const row = this.rowFor(root);
    if (row === known && (SURROUNDED >> (this.kind[row] as number)) & 1) this.readSurrounding(row);
    return row;
  }
}
