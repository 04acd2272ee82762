import type { Rate } from './hooks.ts';
import type { Table } from './table.ts';
import { CITY, FIELD } from './vocabulary.ts';
import { FIELD_POINTS, pennantsOf, pointsAt, rateOf, tilesOf, unfinishedRate, worthToFarmers } from './worth.ts';

/** Stands for the fewest undrawn tiles that fit a cell if there is no such cell; more than the number of tiles. */
export const NO_CELL = 999;
/** A tile lies beside at most so many empty cells. */
export const BESIDE = 4;

/**
 * Rows of regions (evaluationInputs.ts). Those of a board that was read in full stay valid until another one is; rows that
 * are read after them, for the same board with one more tile, take the place of some of them.
 */
export class Rows {
  /** Row numbers: `order[n]` for n below `count`. */
  count = 0;
  readonly order: Int32Array;
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
  /** The players whose figures weigh most, one bit each. */
  readonly leaders: Int32Array;
  /** For fields: completed cities, unfinished ones, and the sum of the `chance` of the latter. */
  readonly done: Int32Array;
  readonly unfinished: Int32Array;
  readonly hope: Float64Array;
  /** Probability that a cell gets its tile, by the number of undrawn tiles that fit it. Set by the caller. */
  readonly ease = new Float64Array(NO_CELL + 1);

  /** By row: the tiles that its rate multiplies. */
  private readonly tiles: Int32Array;
  private readonly unfinishedRate: Rate | undefined;
  /** By row: whether something other than a city scores for the field. */
  private readonly touchesOther: Uint8Array;
  /** The row of a region, if it was added in this reading. */
  private readonly rowOf: Int32Array;
  private readonly readAt: Int32Array;
  protected reading = 0;
  protected used = 0;
  /** By row: the empty cells that it faces, as bits; cells have the numbers of the snapshot, further ones follow. */
  protected readonly cells: Int32Array;
  protected words = 1;
  /** The board that was read in full: its rows come first; by root, its row. */
  protected version = -1;
  protected boardRows = 0;
  protected boardCities = 0;
  protected readonly boardRowOf: Int32Array;
  protected readonly boardAt: Int32Array;
  /** By row of that board: the row that has taken its place; itself, if the last tile did not change it. */
  protected readonly became: Int32Array;
  protected readonly replaced: Int32Array;
  protected replacements = 0;
  /** Fields and cities that touch there, as rows (-1: not a city), and what that is worth to the field. */
  protected readonly touchFields: Int32Array;
  protected readonly touchCities: Int32Array;
  protected readonly touchWorth: Int32Array;
  /** Numbers of the cities that touch fields, and what each is worth to them; by field, the cities met so far, as bits. */
  private readonly cityNumber: Int32Array;
  private readonly cityWorth: Float64Array;
  protected cities = 0;
  private readonly cityWords: number;
  private readonly citiesMet: Int32Array;

  constructor(protected readonly table: Table) {
    const { nodes, players, frontier } = table;
    const ints = (size = nodes): Int32Array => new Int32Array(size);
    [this.order, this.root, this.kind, this.worth, this.open, this.fits] = [
      ints(),
      ints(),
      ints(),
      ints(),
      ints(),
      ints(),
    ];
    [this.chance, this.hope] = [new Float64Array(nodes), new Float64Array(nodes)];
    [this.done, this.unfinished, this.tiles, this.leaders] = [ints(), ints(), ints(), ints()];
    [this.weights, this.heads] = [ints(nodes * players), ints(nodes * players)];
    [this.rowOf, this.readAt] = [ints(), ints()];
    [this.boardRowOf, this.boardAt, this.became] = [ints(), ints(), ints()];
    this.replaced = ints();
    this.unfinishedRate = unfinishedRate(table);
    this.touchesOther = new Uint8Array(nodes);
    this.cells = ints(nodes * (frontier.words + 1));
    [this.touchFields, this.touchCities, this.touchWorth] = [ints(4 * nodes), ints(4 * nodes), ints(4 * nodes)];
    this.cityNumber = ints();
    this.cityWorth = new Float64Array(nodes);
    this.cityWords = frontier.words;
    this.citiesMet = ints(nodes * this.cityWords);
  }

  /** A row of the board that was read in full is no longer valid. */
  protected replace(row: number): void {
    if (this.became[row] !== row) return;
    this.became[row] = -1;
    this.replaced[this.replacements++] = row;
  }

  /** Puts all rows of that board in `order` that are. */
  protected orderKept(): void {
    const { order, became } = this;
    let count = 0;
    for (let row = 0; row < this.boardRows; row++) if (became[row] === row) order[count++] = row;
    this.count = count;
  }

  /** Returns the row of a region, adding one if necessary. */
  rowFor(root: number): number {
    if (this.readAt[root] === this.reading) return this.rowOf[root] as number;
    if (this.boardAt[root] === this.version) {
      const row = this.boardRowOf[root] as number;
      if (this.became[row] === row) return row;
    }
    const { regions } = this.table;
    const row = this.used++;
    this.order[this.count++] = row;
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
    this.cityNumber[row] = -1;
    for (let at = row * this.words, end = at + this.words; at < end; at++) this.cells[at] = 0;
    if (kind === FIELD)
      for (let at = row * this.cityWords, end = at + this.cityWords; at < end; at++) this.citiesMet[at] = 0;
    this.clear(row);
    return row;
  }

  protected clear(row: number): void {
    const { players } = this.table;
    this.leaders[row] = 0;
    for (let player = 0, at = row * players; player < players; player++, at++) {
      this.weights[at] = 0;
      this.heads[at] = 0;
    }
  }

  protected findLeaders(row: number): void {
    const { players } = this.table;
    let most = 0;
    let mask = 0;
    for (let player = 0, at = row * players; player < players; player++, at++) {
      const weight = this.weights[at] as number;
      if (weight > most) {
        most = weight;
        mask = 1 << player;
      } else if (weight === most && most > 0) mask |= 1 << player;
    }
    this.leaders[row] = mask;
  }

  /** Counts a city, or what else scores for farmers, for a field that it touches. */
  protected touch(fieldNode: number, cityNode: number): void {
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

  /** Has a module changed what a city is worth to a field that touches it, since the board was read? */
  protected isWorthOther(touch: number): boolean {
    const { table: t, touchCities } = this;
    if (t.rules.cityWorth.length === 0) return false;
    const city = touchCities[touch] as number;
    return city >= 0 && worthToFarmers(t, this.root[city] as number) !== this.touchWorth[touch];
  }

  /** Adds the points of something that scores for a field. */
  private feed(field: number, points: number): void {
    this.done[field] = (this.done[field] as number) + 1;
    this.worth[field] = (this.worth[field] as number) + points;
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
}
