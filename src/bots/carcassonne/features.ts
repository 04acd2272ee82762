import { carcassonne } from '../../game/index.ts';
import { createGroups } from '../groups.ts';
import { indices } from '../sight.ts';
import type { IdeaFeatures } from '../sight.ts';
import { Joins } from './joins.ts';
import { ModuleFeatures } from './moduleFeatures.ts';
import { MODULE_FEATURES } from './modules/index.ts';
import { power } from '../power.ts';

/**
 * The features of a position for a linear evaluation, in sparse rows by player. A draw is awaited, and the next to move
 * is the player of the turn.
 */

const [ROAD, CITY, FIELD] = (['road', 'city', 'field'] as const).map((kind) => carcassonne.KINDS.indexOf(kind)) as [
  number,
  number,
  number,
];
/** Number of kinds: roads and cities; the same with fields. */
const BUILT = 2;
const JOINED = 3;
const OPEN = 4;
const ROUND_CELLS = 8;
/** Numbers of followers in a supply that are told apart. */
const SUPPLY_SIZES = 7;
const FIELD_SIZES = [0, 2, 5] as const;

/** Start index of each group of features. */
const groups = createGroups();
const { group } = groups;
/** For the next player to move. */
const TEMPO = group(1);
/** Followers in the supply, one feature for each number from 0 to 6; other figures there. */
const SUPPLY = group(SUPPLY_SIZES);
const OTHERS = group(1);
/**
 * Led roads and cities that can be completed, by kind and number of adjacent empty cells: their number, their current
 * points, and the chance of completion times the points then.
 */
const LED = group(BUILT * OPEN);
const LED_NOW = group(BUILT * OPEN);
const LED_CHANCE = group(BUILT * OPEN);
/** Points of regions led by two followers or more; for fields, those of the final scoring. */
const SAFE = group(JOINED);
/** Roads and cities that no undrawn tile can complete: their number, and their points. */
const DEAD = group(BUILT);
const DEAD_NOW = group(BUILT);
/** Followers in regions led by others, and the points of those regions. */
const BEHIND = group(JOINED);
const BEHIND_NOW = group(JOINED);
/**
 * A road, city or field that a tile could join to another one of its kind: the chance of that times what the majority
 * after it gains or loses the player; what it gains with an unoccupied one; what the next player to move gains, times the
 * chance that the next tile is such a tile.
 */
const JOIN_GAIN = group(JOINED);
const JOIN_LOSS = group(JOINED);
const JOIN_FREE = group(JOINED);
const JOIN_NEXT = group(JOINED);
/**
 * Monasteries and gardens by number of empty cells around them; those with such a cell that no tile fits; points of
 * those occupied by a figure other than a follower.
 */
const SURROUNDED = group(ROUND_CELLS);
const ROUND_DEAD = group(1);
const OTHER_NOW = group(1);
/**
 * Led fields: their number, their points, the points of unfinished cities times their chance, and the number of those
 * cities. Number of farmers.
 */
const FIELDS = group(1);
const FIELD_NOW = group(1);
const FIELD_CHANCE = group(1);
const FIELD_UNFINISHED = group(1);
const FARMERS = group(1);
/** Led fields by number of adjacent empty cells: up to each of `FIELD_SIZES`, or more. */
const FIELD_OPEN = group(FIELD_SIZES.length + 1);
/** Points of unoccupied regions by kind and number of cells, and of unoccupied fields: for the next player to move. */
const FREE = group(BUILT * 3);
const FREE_FIELD = group(1);
export const BASE_FEATURES = groups.size;
/** Features of modules come last. */
export const FEATURES = BASE_FEATURES + MODULE_FEATURES;

const JOINS = [JOIN_GAIN, JOIN_LOSS, JOIN_FREE, JOIN_NEXT];
/** A road or city that nothing completes, taken for one beside two empty cells. */
const TAKEN_FOR_OPEN = 1;
/** The features by what players notice. */
export const IDEA_FEATURES: IdeaFeatures = {
  hand: [...indices(SUPPLY, SUPPLY_SIZES), OTHERS],
  growth: [...indices(LED, BUILT * OPEN), ...indices(LED_NOW, BUILT * OPEN), ...indices(LED_CHANCE, BUILT * OPEN)],
  finalScoring: [
    ...[SAFE, BEHIND, BEHIND_NOW, ...JOINS].map((group) => group + BUILT),
    ...[FIELDS, FIELD_NOW, FIELD_CHANCE, FIELD_UNFINISHED, FARMERS, FREE_FIELD],
    ...indices(FIELD_OPEN, FIELD_SIZES.length + 1),
  ],
  company: [SAFE, BEHIND, BEHIND_NOW, ...JOINS].flatMap((group) => indices(group, BUILT)),
  gaps: [ROAD, CITY].flatMap((kind) => {
    const open = kind * OPEN + TAKEN_FOR_OPEN;
    return [[DEAD + kind, LED + open] as const, [DEAD_NOW + kind, LED_NOW + open] as const];
  }),
  extras: indices(BASE_FEATURES, MODULE_FEATURES),
  likes: {
    land: [[FARMERS, 1]],
    followers: indices(0, SUPPLY_SIZES).map((number) => [SUPPLY + number, number - SUPPLY_SIZES]),
  },
};

/** Initial capacity in entries, enough for most boards; the lists grow. */
const ROOM = 2048;

export class Features {
  /** `amount[n]` of feature `index[n]` of `player[n]`, for n from `from` up to but not including `count`. */
  count = 0;
  from = 0;
  player = new Int32Array(ROOM);
  index = new Int32Array(ROOM);
  amount = new Float64Array(ROOM);
  private readonly inputs: carcassonne.EvaluationInputs;
  private readonly table: carcassonne.Table;
  /** The number of undrawn tiles for which the chances of cells were computed. */
  private eased = -1;
  private readonly joins: Joins;
  private readonly modules: ModuleFeatures;
  /** In the last rows read: the start of the features that can change while the board stays the same, and the end. */
  private base = 0;
  private whole = 0;

  constructor(private readonly position: carcassonne.CarcassonnePosition) {
    this.table = position.table;
    this.inputs = new carcassonne.EvaluationInputs(position.table);
    this.joins = new Joins(position.table.players, this.inputs);
    this.modules = new ModuleFeatures(position, this.inputs, {
      add: (player, index, amount) => this.add(player, BASE_FEATURES + index, amount),
      points: (row) => this.pointsOf(row),
      leaders: (row) => this.inputs.leaders[row] as number,
    });
  }

  private add(player: number, index: number, amount: number): void {
    if (this.count === this.player.length) this.grow();
    this.player[this.count] = player;
    this.index[this.count] = index;
    this.amount[this.count++] = amount;
  }

  private grow(): void {
    const { player, index, amount } = this;
    [this.player, this.index] = [new Int32Array(2 * player.length), new Int32Array(2 * index.length)];
    this.amount = new Float64Array(2 * amount.length);
    this.player.set(player);
    this.index.set(index);
    this.amount.set(amount);
  }

  look(): void {
    this.ease();
    this.inputs.look();
  }

  read(): void {
    const { position, inputs, table } = this;
    this.ease();
    inputs.read();
    this.count = 0;
    this.from = 0;
    const next = position.player;
    this.add(next, TEMPO, 1);
    for (let player = 0; player < table.players; player++) this.readSupply(player, position.supply(player), 1);
    for (let n = 1; n < table.rules.figures.length; n++) {
      const { hand, accompanies } = table.rules.figures[n] as carcassonne.Figure;
      if (accompanies) continue;
      for (let player = 0; player < table.players; player++)
        if (table.get(hand + player) > 0) this.add(player, OTHERS, table.get(hand + player));
    }
    const canTake = position.supply(next) > 0;
    for (let n = 0; n < inputs.count; n++) {
      const row = inputs.order[n] as number;
      if (inputs.leaders[row] !== 0) this.readClaimed(row);
      else if (canTake) this.readFree(row, next, 1);
    }
    for (let n = 0; n < inputs.meetings; n++) this.readMeeting(n, 1);
    for (let n = 0; n < inputs.others; n++)
      this.readOther(inputs.otherPlayer[n] as number, inputs.otherRow[n] as number);
    this.modules.readStill();
    this.base = this.count;
    this.modules.readMoving();
    this.whole = this.count;
  }

  /** Reads only what may have changed while the board and all figures on it stayed the same. */
  readSameBoard(): void {
    this.from = 0;
    this.count = this.base;
    this.modules.readMoving();
  }

  /**
   * Reads the changes that one more figure of `player` on an unoccupied region that stays open would make to the last
   * rows read. It must give what reading the position after it gives: turns.test.ts compares them. Why it is not simply
   * played: turns.ts.
   */
  readDeployment(deployment: number, player: number): void {
    const { inputs, position, table } = this;
    this.from = this.whole;
    this.count = this.whole;
    const figure = carcassonne.deploymentFigure(deployment);
    const node = carcassonne.deploymentNode(deployment);
    const row = inputs.rowToTake(table.regions.find(node));
    const next = position.player;
    if (figure === 0) {
      const supply = position.supply(player);
      this.readSupply(player, supply, -1);
      this.readSupply(player, supply - 1, 1);
    } else this.add(player, OTHERS, -1);
    // The next to move may be the same player, who then has no followers left.
    if (figure === 0 && next === player && position.supply(next) === 1) {
      for (const free of inputs.order.subarray(0, inputs.count))
        if (inputs.leaders[free] === 0) this.readFree(free, next, -1);
    } else if (position.supply(next) > 0) this.readFree(row, next, -1);
    this.readMeetingsOf(row, -1);
    const at = row * table.players + player;
    inputs.weights[at] = carcassonne.weightOf(table.rules, figure);
    inputs.heads[at] = 1;
    inputs.leaders[row] = 1 << player;
    this.readClaimed(row);
    this.readMeetingsOf(row, 1);
    if (this.modules.isAny) this.modules.readDeployment(node, row, player, figure === 0);
    inputs.weights[at] = 0;
    inputs.heads[at] = 0;
    inputs.leaders[row] = 0;
    if (figure > 0) this.readOther(player, row);
  }

  /** Computes the chance that a matching tile is drawn in the player's own turns, or in another turn that helps. */
  private ease(): void {
    const { left } = this.position;
    if (left === this.eased) return;
    this.eased = left;
    const { ease } = this.inputs;
    const draws = HELP * (left / this.table.players);
    for (let fits = 0; fits <= left; fits++) ease[fits] = 1 - power(1 - fits / Math.max(1, left), draws);
    this.joins.ease(left);
  }

  private readSupply(player: number, supply: number, sign: number): void {
    if (supply < SUPPLY_SIZES) this.add(player, SUPPLY + supply, sign);
  }

  private readClaimed(row: number): void {
    const { inputs, table } = this;
    const { players } = table;
    const kind = inputs.kind[row] as number;
    // A figure in a closed road or city is there for a module.
    if ((kind === ROAD || kind === CITY) && inputs.open[row] === 0) return;
    const leaders = inputs.leaders[row] as number;
    let most = 0;
    let second = 0;
    for (let player = 0, at = row * players; player < players; player++, at++) {
      const count = inputs.weights[at] as number;
      if (count > most) {
        second = most;
        most = count;
      } else if (count > second) second = count;
    }
    const joined = joinedOf(kind);
    const now = this.pointsOf(row);
    for (let player = 0, at = row * players; player < players; player++, at++) {
      const count = inputs.weights[at] as number;
      if (count === 0) continue;
      if (kind === FIELD) this.add(player, FARMERS, count);
      if ((leaders >> player) & 1) {
        if (kind === FIELD) this.readField(row, player, now);
        else if (kind === ROAD || kind === CITY) this.readBuilt(row, kind, player, now);
        else this.readSurrounding(row, player);
        if (most > second + 1 && joined < JOINED) this.add(player, SAFE + joined, now);
      } else if (joined < JOINED) {
        this.add(player, BEHIND + joined, count);
        this.add(player, BEHIND_NOW + joined, now);
      }
    }
  }

  private readBuilt(row: number, kind: number, player: number, now: number): void {
    const { inputs } = this;
    if (inputs.fits[row] === 0) {
      this.add(player, DEAD + kind, 1);
      this.add(player, DEAD_NOW + kind, now);
      return;
    }
    const at = kind * OPEN + Math.min(OPEN, inputs.open[row] as number) - 1;
    this.add(player, LED + at, 1);
    this.add(player, LED_NOW + at, now);
    this.add(player, LED_CHANCE + at, (inputs.chance[row] as number) * inputs.finished(row, 0));
  }

  private readSurrounding(row: number, player: number): void {
    const { inputs } = this;
    this.add(player, SURROUNDED + Math.max(1, inputs.open[row] as number) - 1, 1);
    if (inputs.fits[row] === 0) this.add(player, ROUND_DEAD, 1);
  }

  /** Current points of a region; for a field, those of the final scoring. */
  private pointsOf(row: number): number {
    return this.inputs.worth[row] as number;
  }

  private readField(row: number, player: number, now: number): void {
    const { inputs } = this;
    this.add(player, FIELDS, 1);
    this.add(player, FIELD_NOW, now);
    this.add(player, FIELD_CHANCE, carcassonne.FIELD_POINTS * (inputs.hope[row] as number));
    this.add(player, FIELD_UNFINISHED, inputs.unfinished[row] as number);
    const open = inputs.open[row] as number;
    let size = 0;
    while (size < FIELD_SIZES.length && open > (FIELD_SIZES[size] as number)) size++;
    this.add(player, FIELD_OPEN + size, 1);
  }

  /** Meetings of a row, with a sign. */
  private readMeetingsOf(row: number, sign: number): void {
    const { meetings, meetingA, meetingB } = this.inputs;
    for (let n = 0; n < meetings; n++) if (meetingA[n] === row || meetingB[n] === row) this.readMeeting(n, sign);
  }

  /** What joining two regions would be worth, with a sign. */
  private readMeeting(n: number, sign: number): void {
    const { inputs, joins } = this;
    const { leaders } = inputs;
    const { swing } = joins;
    const a = inputs.meetingA[n] as number;
    const b = inputs.meetingB[n] as number;
    const gainers = joins.read(a, b, leaders);
    if (gainers === 0) return;
    const tiles = inputs.meetingJoins[n] as number;
    const isFree = leaders[a] === 0 || leaders[b] === 0;
    const chance = sign * joins.chance(isFree ? 1 : gainers, tiles);
    const kind = joinedOf(inputs.kind[a] as number);
    const gain = (isFree ? JOIN_FREE : JOIN_GAIN) + kind;
    for (let player = 0; player < swing.length; player++) {
      const points = swing[player] as number;
      if (points > 0) this.add(player, gain, chance * points);
      else if (points < 0) this.add(player, JOIN_LOSS + kind, chance * points);
    }
    const next = this.position.player;
    const points = swing[next] as number;
    if (points > 0) this.add(next, JOIN_NEXT + kind, ((sign * tiles) / this.position.left) * points);
  }

  private readOther(player: number, row: number): void {
    this.add(player, OTHER_NOW, this.pointsOf(row));
  }

  private readFree(row: number, next: number, sign: number): void {
    const { inputs } = this;
    const kind = inputs.kind[row] as number;
    if (kind === FIELD) {
      const points = this.pointsOf(row);
      if (points > 0) this.add(next, FREE_FIELD, sign * points);
      return;
    }
    const open = inputs.open[row] as number;
    if (kind >= BUILT || open === 0 || inputs.fits[row] === 0) return;
    this.add(next, FREE + kind * 3 + Math.min(3, open) - 1, sign * this.pointsOf(row));
  }
}

/** Index of a kind in the groups for roads, cities and fields; out of range for monasteries and gardens. */
const joinedOf = (kind: number): number => (kind === FIELD ? BUILT : kind);

/** Turns in which a cell may be filled, per turn of the player. */
const HELP = 1.3;
