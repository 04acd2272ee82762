import type { Rate } from './hooks.ts';
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
import { FIELD_POINTS, pennantsOf, pointsAt, rateOf, tilesOf, unfinishedRate, worthToFarmers } from './worth.ts';

/** Stands for the fewest undrawn tiles that fit a cell if there is no such cell; more than the number of tiles. */
const NO_CELL = 999;

/**
 * What an evaluation needs of a position, in flat arrays that `read` overwrites: a row for every region that holds
 * figures, faces an empty cell, or is a field or city next to such a region. If the board is the one that was last read
 * in full (`look`) with one more tile, only what that tile changes is computed again: reading every board in full, a
 * search of the strongest level takes a third longer.
 */
export class EvaluationInputs {
  /** Rows in use. */
  count = 0;
  readonly root: Int32Array;
  /** Index in `KINDS`. */
  readonly kind: Int32Array;
  /**
   * Its points if it stays unfinished (worth.ts); for a field, those of the cities completed so far.
   */
  readonly worth: Int32Array;
  /**
   * Number of empty cells that it faces, or around a monastery or garden; the smallest number of undrawn tiles that fit
   * any one of them.
   */
  readonly open: Int32Array;
  readonly fits: Int32Array;
  /** Product of `ease` over these cells. */
  readonly chance: Float64Array;
  /** `row × players + player`: the weight of the player's figures in a majority, and their number. */
  readonly weights: Int32Array;
  readonly heads: Int32Array;
  /** For fields: completed cities, unfinished ones, and the sum of the `chance` of the latter. */
  readonly done: Int32Array;
  readonly unfinished: Int32Array;
  readonly hope: Float64Array;
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
  /** Probability that a cell gets its tile, by the number of undrawn tiles that fit it. Set by the caller. */
  readonly ease = new Float64Array(NO_CELL + 1);

  /** By sort of figure. */
  private readonly weightOf: Int32Array;
  /** By row: the tiles that its rate multiplies. */
  private readonly tiles: Int32Array;
  private readonly unfinishedRate: Rate | undefined;
  /** By row: whether something other than a city scores for the field. */
  private readonly touchesOther: Uint8Array;
  private readonly rowOf: Int32Array;
  private readonly readAt: Int32Array;
  private reading = 0;
  /** The cell that a row was last counted for. */
  private readonly metAt: Int32Array;
  /** Numbers of the cities that touch fields, and what each is worth to them; by field, the cities met so far, as bits. */
  private readonly cityNumber: Int32Array;
  private readonly cityWorth: Float64Array;
  private cities = 0;
  private readonly cityWords: number;
  private readonly citiesMet: Int32Array;

  private readonly snapshot: Snapshot;
  /** By cell: undrawn tiles that fit, as of the reading `fitsAt`. */
  private readonly newFits: Int32Array;
  private readonly fitsAt: Int32Array;

  constructor(private readonly table: Table) {
    const { nodes } = table;
    const cells = table.plane.capacity;
    const pairs = pairsOn(cells);
    const ints = (size: number): Int32Array => new Int32Array(size);
    this.snapshot = new Snapshot(table);
    const rows = (): Int32Array => new Int32Array(nodes);
    [this.root, this.kind, this.worth, this.open, this.fits, this.tiles] = [
      rows(),
      rows(),
      rows(),
      rows(),
      rows(),
      rows(),
    ];
    [this.done, this.unfinished, this.rowOf, this.readAt, this.metAt] = [rows(), rows(), rows(), rows(), rows()];
    this.unfinishedRate = unfinishedRate(table);
    this.chance = new Float64Array(nodes);
    this.hope = new Float64Array(nodes);
    this.weights = ints(nodes * table.players);
    this.weightOf = Int32Array.from(table.rules.figures, (_, figure) => weightOf(table.rules, figure));
    this.heads = ints(nodes * table.players);
    this.touchesOther = new Uint8Array(nodes);
    [this.meetingA, this.meetingB, this.meetingJoins] = [ints(pairs), ints(pairs), ints(pairs)];
    this.cityNumber = ints(nodes);
    this.cityWorth = new Float64Array(nodes);
    this.cityWords = table.frontier.words;
    this.citiesMet = ints(nodes * this.cityWords);
    [this.newFits, this.fitsAt] = [ints(cells), ints(cells)];
  }

  /** Reads the board in full, so that boards with one more tile are read quickly. */
  look(): void {
    this.snapshot.look();
  }

  /** Is this the first time in this reading that the field and the city are met together? */
  private isNew(field: number, city: number): boolean {
    if ((this.cityNumber[city] as number) < 0) this.cityNumber[city] = this.cities++;
    const number = this.cityNumber[city] as number;
    const at = field * this.cityWords + (number >> 5);
    const bits = this.citiesMet[at] as number;
    const bit = 1 << (number & 31);
    this.citiesMet[at] = bits | bit;
    return (bits & bit) === 0;
  }

  read(): void {
    const { table: t, snapshot } = this;
    const since = snapshot.tilesSince();
    if (since !== 0 && since !== 1) snapshot.look();
    this.begin();
    this.meetings = 0;
    this.readFigures();
    const last = since === 1 ? t.get(t.laidCells + t.get(t.laidCells)) : -1;
    this.readCells(last);
    this.readTouches(last);
    for (let row = 0; row < this.count; row++)
      if ((SURROUNDED >> (this.kind[row] as number)) & 1) this.readSurrounding(row);
  }

  private begin(): void {
    this.reading++;
    this.count = 0;
    this.cities = 0;
  }

  private readFigures(): void {
    const { table: t, weights, heads, weightOf } = this;
    const placed = t.get(DEPLOYED);
    this.others = 0;
    for (let i = 1; i <= placed; i++) {
      const entry = t.get(DEPLOYED + i);
      if (!isFollower(t, entry)) continue;
      const row = this.rowFor(t.regions.find(deployedNode(entry)));
      const player = deployedPlayer(entry);
      const at = row * t.players + player;
      const figure = deployedFigure(entry);
      weights[at] = (weights[at] as number) + (weightOf[figure] as number);
      heads[at] = (heads[at] as number) + 1;
      if (figure === 0) continue;
      this.otherPlayer[this.others] = player;
      this.otherRow[this.others++] = row;
    }
  }

  /** Reads the empty cells, recomputing those around the tile on `last`. */
  private readCells(last: number): void {
    const { table: t, snapshot } = this;
    const { cells, faces, faceFrom, fits: cellFits, pairFrom, pairsA, pairsB, pairsJoins } = snapshot;
    if (last >= 0) this.forgetSurrounding(last);
    for (let n = 0; n < snapshot.count; n++) {
      const cell = cells[n] as number;
      const from = faceFrom[n] as number;
      const to = faceFrom[n + 1] as number;
      if (from >= to || this.fitsAt[cell] === this.reading) continue;
      this.face(cell, cellFits[cell] as number, faces, from, to);
      for (let pair = pairFrom[n] as number, end = pairFrom[n + 1] as number; pair < end; pair++)
        this.meet(pairsA[pair] as number, pairsB[pair] as number, pairsJoins[pair] as number);
    }
    for (let side = 0; side < 4 && last >= 0; side++) {
      const cell = t.plane.beside(last, side);
      if (t.laidOn(cell) !== 0) continue;
      const fits = snapshot.see(cell);
      this.newFits[cell] = fits;
      this.face(cell, fits, snapshot.facing, 0, snapshot.faced);
      for (let n = 0; n < snapshot.pairs; n++)
        this.meet(snapshot.pairA[n] as number, snapshot.pairB[n] as number, snapshot.pairJoins[n] as number);
    }
  }

  /** Invalidates the data of a cell that is covered now, and of its neighbours. */
  private forgetSurrounding(cell: number): void {
    this.fitsAt[cell] = this.reading;
    for (let side = 0; side < 4; side++) this.fitsAt[this.table.plane.beside(cell, side)] = this.reading;
  }

  /** Adds an empty cell that `fits` undrawn tiles fit to the rows of the nodes that face it. */
  private face(cell: number, fits: number, nodes: Int32Array, from: number, to: number): void {
    const { metAt, open } = this;
    const ease = this.ease[fits] as number;
    for (let n = from; n < to; n++) {
      const row = this.rowFor(this.table.regions.find(nodes[n] as number));
      if (metAt[row] === cell) continue;
      metAt[row] = cell;
      open[row] = (open[row] as number) + 1;
      if (this.kind[row] === FIELD) continue;
      if (fits < (this.fits[row] as number)) this.fits[row] = fits;
      this.chance[row] = (this.chance[row] as number) * ease;
    }
  }

  /** Adds the regions of two nodes that a tile would join, unless they are one. */
  private meet(nodeA: number, nodeB: number, joins: number): void {
    const [a, b] = [this.table.regions.find(nodeA), this.table.regions.find(nodeB)];
    if (a === b) return;
    this.meetingA[this.meetings] = this.rowFor(a);
    this.meetingB[this.meetings] = this.rowFor(b);
    this.meetingJoins[this.meetings++] = joins;
  }

  private readTouches(last: number): void {
    const { table: t } = this;
    const { touches, touchCount } = this.snapshot;
    for (let n = 0; n < touchCount; n += 2) this.touch(touches[n] as number, touches[n + 1] as number);
    if (last < 0) return;
    const laid = t.laidOn(last);
    const first = Table.firstNode(laid);
    const list = t.material.touches[Table.row(laid) >> 2] as Int8Array;
    for (let i = 0; i < list.length; i += 2) this.touch(first + (list[i] as number), first + (list[i + 1] as number));
  }

  private touch(fieldNode: number, cityNode: number): void {
    const { regions } = this.table;
    const root = regions.find(cityNode);
    const field = this.rowFor(regions.find(fieldNode));
    if (regions.kind(root) !== CITY) {
      // At most one such region of each kind exists: it is not a city, but scores for farmers.
      if ((this.touchesOther[field] as number) === 0 && worthToFarmers(this.table, root) > 0) {
        this.touchesOther[field] = 1;
        this.feed(field, worthToFarmers(this.table, root));
      }
      return;
    }
    const city = this.rowFor(root);
    if (!this.isNew(field, city)) return;
    const points = worthToFarmers(this.table, root);
    this.cityWorth[this.cityNumber[city] as number] =
      points > 0 ? points : regions.open(root) > 0 ? FIELD_POINTS * (this.chance[city] as number) : 0;
    if (points > 0) this.feed(field, points);
    else if (regions.open(root) > 0) {
      this.unfinished[field] = (this.unfinished[field] as number) + 1;
      this.hope[field] = (this.hope[field] as number) + (this.chance[city] as number);
    }
  }

  /** Adds the points of something that scores for a field. */
  private feed(field: number, points: number): void {
    this.done[field] = (this.done[field] as number) + 1;
    this.worth[field] = (this.worth[field] as number) + points;
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

  /** Returns the row of a region, adding one if necessary. */
  rowFor(root: number): number {
    if (this.readAt[root] === this.reading) return this.rowOf[root] as number;
    const { regions, players } = this.table;
    const row = this.count++;
    this.readAt[root] = this.reading;
    this.rowOf[root] = row;
    const kind = regions.kind(root);
    this.root[row] = root;
    this.kind[row] = kind;
    const tiles = kind === FIELD ? 0 : tilesOf(regions, root, kind);
    this.tiles[row] = tiles;
    this.worth[row] =
      kind === FIELD
        ? 0
        : pointsAt(
            this.unfinishedRate ?? rateOf(this.table, root, 'unfinished'),
            tiles,
            pennantsOf(regions, root, kind),
          );
    this.open[row] = 0;
    this.fits[row] = NO_CELL;
    this.chance[row] = 1;
    this.done[row] = 0;
    this.unfinished[row] = 0;
    this.hope[row] = 0;
    this.touchesOther[row] = 0;
    this.metAt[row] = -1;
    this.cityNumber[row] = -1;
    if (kind === FIELD)
      for (let at = row * this.cityWords, end = at + this.cityWords; at < end; at++) this.citiesMet[at] = 0;
    for (let player = 0, at = row * players; player < players; player++, at++) {
      this.weights[at] = 0;
      this.heads[at] = 0;
    }
    return row;
  }

  /** The players with the most figures in a row's region, one bit per player. */
  leaders(row: number): number {
    const { players } = this.table;
    let most = 0;
    let mask = 0;
    for (let player = 0, at = row * players; player < players; player++, at++) {
      const count = this.weights[at] as number;
      if (count > most) {
        most = count;
        mask = 1 << player;
      } else if (count === most && most > 0) mask |= 1 << player;
    }
    return mask;
  }

  /** Expected points of the cities that touch both fields. */
  shared(fieldA: number, fieldB: number): number {
    const { citiesMet, cityWords, cityWorth } = this;
    let sum = 0;
    for (let word = 0, words = (this.cities + 31) >> 5; word < words; word++) {
      let bits = (citiesMet[fieldA * cityWords + word] as number) & (citiesMet[fieldB * cityWords + word] as number);
      for (; bits !== 0; bits &= bits - 1) sum += cityWorth[word * 32 + 31 - Math.clz32(bits & -bits)] as number;
    }
    return sum;
  }

  /** Points of a row's region, except a field, if it is completed with this many more tiles; not the smallest city. */
  finished(row: number, growth: number): number {
    const { table: t } = this;
    const root = this.root[row] as number;
    const kind = this.kind[row] as number;
    const tiles = (this.tiles[row] as number) + growth;
    return pointsAt(rateOf(t, root, 'finished'), tiles, pennantsOf(t.regions, root, kind));
  }

  /** Returns the row of a region that may not have been read, for a figure that would be placed there. */
  rowToTake(root: number): number {
    const known = this.count;
    const row = this.rowFor(root);
    if (row === known && (SURROUNDED >> (this.kind[row] as number)) & 1) this.readSurrounding(row);
    return row;
  }
}
