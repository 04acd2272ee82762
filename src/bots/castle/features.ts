import { EFFECTS, KINDS, evaluationInputsOf } from '../../game/index.ts';
import type { CastlePosition, EvaluationInputs } from '../../game/index.ts';
import { createGroups } from '../groups.ts';
import { indices } from '../sight.ts';
import type { IdeaFeatures } from '../sight.ts';
import { Joins } from './joins.ts';

/**
 * The features of a position as a sparse row for a linear evaluation. Every feature is player 0's minus player 1's, so
 * the other player's row is its negative. A draw is awaited, and the next to move is the player of the turn.
 */

const PATH = KINDS.indexOf('path');
const HOUSE = KINDS.indexOf('house');
const COURT = KINDS.indexOf('court');
const BUILDINGS = 3;
const OPEN = 4;
const REACH = 12;
const MARKETS = 4;
const ROOM = 4;

/** Start index of each group of features. */
const groups = createGroups();
const { group } = groups;
/** For the next player to move. */
const TEMPO = group(1);
/** Followers in hand, one feature for each number from 0 to 5. */
const SUPPLY = group(6);
/**
 * Led regions that can be completed, by kind, number of open sides, and whether the leader moves next: their number,
 * and their points.
 */
const LED = group(BUILDINGS * OPEN * 2);
const LED_POINTS = group(BUILDINGS * OPEN * 2);
/**
 * Points of regions led by two followers or more, of regions that few unseen tiles fit, and of tied ones (for the next
 * player to move).
 */
const SAFE = group(BUILDINGS);
const RARE = group(BUILDINGS);
const TIED = group(BUILDINGS + 1);
/** Points of led regions times the fraction of unseen tiles that fits their rarest cell. */
const CHANCE = group(BUILDINGS);
/**
 * A led house that would make the larger keep if completed, with one open side or more: size of the largest empty area.
 */
const KEEP_AHEAD = group(2);
/** Regions that no unseen tile can complete: their number, and their points. */
const DEAD = group(BUILDINGS);
const DEAD_POINTS = group(BUILDINGS);
/** Courts by number of markets and of open halves. */
const LED_COURT = group(MARKETS * ROOM);
const SAFE_COURT = group(1);
/**
 * Points of unoccupied regions by kind and number of open sides; markets of unoccupied courts: for the next player to
 * move.
 */
const FREE = group(BUILDINGS * 3);
const FREE_COURT = group(1);
/** Held tokens, by effect. */
const HELD = group(EFFECTS.length);
/** Best region that a held token would apply to, by effect. */
const HELD_BEST = group(EFFECTS.length);
/** A token this many points ahead, one feature for each distance. */
const AHEAD = group(REACH);
/**
 * A led region that can be completed with one tile and would stop at a token: for the next player to move, for the
 * other one.
 */
const STOPS = group(2);
/**
 * Keep race: the largest empty area for the larger keep; the same if it leads by 3 or more; the difference (at most 4);
 * having a keep.
 */
const KEEP = group(4);
/**
 * Joins (joins.ts), by kind: what the player who gains would gain, times the chance to draw such a tile soon; the same
 * with an unoccupied region; and, if the one who gains moves next, times the chance to draw it at once.
 */
const JOIN = group(KINDS.length);
const JOIN_FREE = group(KINDS.length);
const JOIN_NOW = group(KINDS.length);
export const FEATURES = groups.size;

/** A region that nothing completes, taken for one with two open sides. */
const TAKEN_FOR_OPEN = 2;
/** The features by what players notice. */
export const IDEA_FEATURES: IdeaFeatures = {
  hand: indices(SUPPLY, 6),
  growth: [
    ...indices(LED, BUILDINGS * OPEN * 2),
    ...indices(LED_POINTS, BUILDINGS * OPEN * 2),
    ...indices(CHANCE, BUILDINGS),
  ],
  finalScoring: [TIED + COURT, ...indices(LED_COURT, MARKETS * ROOM), SAFE_COURT, FREE_COURT],
  company: [...indices(SAFE, BUILDINGS), ...indices(TIED, BUILDINGS), ...indices(JOIN, 3 * KINDS.length)],
  gaps: indices(0, BUILDINGS).flatMap((kind) => {
    const open = kind * OPEN * 2 + TAKEN_FOR_OPEN;
    return [[DEAD + kind, LED + open] as const, [DEAD_POINTS + kind, LED_POINTS + open] as const];
  }),
  extras: [
    ...indices(KEEP_AHEAD, 2),
    ...indices(HELD, EFFECTS.length),
    ...indices(HELD_BEST, EFFECTS.length),
    ...indices(AHEAD, REACH),
    ...indices(STOPS, 2),
    ...indices(KEEP, 4),
  ],
  likes: {
    // Less than a farmer: with more, the landlord would be weaker than the regent.
    land: indices(LED_COURT, MARKETS * ROOM).map((feature) => [feature, 0.6]),
    followers: indices(0, 6).map((number) => [SUPPLY + number, number - 6]),
  },
};

/** More entries than a row has: up to four for every pair of regions (pairs.ts), and those of the regions. */
const ROOM_FOR = 1600;
/** Bits for distances from 1 to REACH. */
const REACHED = (1 << (REACH + 1)) - 2;

const EFFECT_REGION = EFFECTS.map((effect) => KINDS.findIndex((kind) => effect.endsWith(`-${kind}`)));
const KEEP_EFFECT = EFFECTS.indexOf('keep');

/** A sparse row: `amount[n]` of feature `index[n]`, for n below `count`. */
export class Features {
  count = 0;
  readonly index = new Int32Array(ROOM_FOR);
  readonly amount = new Float64Array(ROOM_FOR);
  /** The player to whom it belongs: a player's advantage is the other one's disadvantage, but not everyone cares. */
  readonly owner = new Int8Array(ROOM_FOR);
  private readonly inputs: EvaluationInputs;
  private readonly joins: Joins;
  /** Spaces ahead with a token, as bits by distance; by player. */
  private readonly reach = new Int32Array(2);
  private readonly held = [new Float64Array(EFFECTS.length), new Float64Array(EFFECTS.length)] as const;
  private readonly best = [new Float64Array(KINDS.length), new Float64Array(KINDS.length)] as const;

  constructor(
    private readonly position: CastlePosition,
    /** Probability of each effect of an unseen token. */ private readonly unseenEffects: Float64Array,
  ) {
    this.inputs = evaluationInputsOf(position);
    this.joins = new Joins(this.inputs);
  }

  private add(index: number, amount: number, owner = amount > 0 ? 0 : 1): void {
    this.index[this.count] = index;
    this.owner[this.count] = owner;
    this.amount[this.count++] = amount;
  }

  /** Prepares for reading positions with one more tile. */
  look(): void {
    this.inputs.look();
  }

  read(): void {
    const { position, inputs } = this;
    this.count = 0;
    inputs.read();
    const next = position.player;
    this.add(TEMPO, next === 0 ? 1 : -1);
    this.readPlayer(0, 1);
    this.readPlayer(1, -1);
    const free = position.supply(next) > 0;
    const { count, order } = inputs;
    const [first, second] = inputs.weights;
    for (let n = 0; n < count; n++) {
      const row = order[n] as number;
      if ((first[row] as number) + (second[row] as number) > 0) this.readClaimed(row, next);
      else if (free) this.readFree(row, next === 0 ? 1 : -1, next);
    }
    this.readTokens(0, 1);
    this.readTokens(1, -1);
    this.readKeeps();
    this.readJoins(next);
  }

  /**
   * Reads the changes that one more follower of `player` on an unoccupied region that stays open would make to the last
   * row read. It must give what reading the position after it gives: turns.test.ts compares them. Why it is not simply
   * played: turns.ts.
   */
  readDeployment(root: number, player: 0 | 1): void {
    const { inputs, position } = this;
    const sign = player === 0 ? 1 : -1;
    const supply = position.supply(player);
    const next = position.player;
    this.count = 0;
    if (supply < 6) this.add(SUPPLY + supply, -sign, player);
    this.add(SUPPLY + supply - 1, sign);
    const row = inputs.rowFor(root);
    if (position.supply(next) > 0) this.readFree(row, next === 0 ? -1 : 1, next);
    const of = inputs.weights[player];
    const best = this.best[player];
    const kind = inputs.kind[row] as number;
    const before = best[kind] as number;
    this.readJoinsOf(row, next, -1);
    of[row] = 1;
    this.readClaimed(row, next);
    this.readJoinsOf(row, next, 1);
    of[row] = 0;
    const after = best[kind] as number;
    best[kind] = before;
    if (after === before) return;
    const held = this.held[player];
    for (let effect = 0; effect < held.length; effect++) {
      if (EFFECT_REGION[effect] === kind && (held[effect] as number) > 0)
        this.add(HELD_BEST + effect, sign * (after - before) * Math.min(1, held[effect] as number));
    }
  }

  private readPlayer(player: 0 | 1, sign: number): void {
    const { position } = this;
    const supply = position.supply(player);
    if (supply < 6) this.add(SUPPLY + supply, sign);
    const ahead = position.tokensAhead(player);
    this.reach[player] = ahead;
    for (let bits = ahead & REACHED; bits !== 0; bits &= bits - 1)
      this.add(AHEAD + 30 - Math.clz32(bits & -bits), sign);
    position.heldEffects(player, this.held[player], this.unseenEffects);
    const best = this.best[player];
    for (let kind = 0; kind < best.length; kind++) best[kind] = 0;
  }

  private readClaimed(row: number, next: number): void {
    const { inputs, position } = this;
    const kind = inputs.kind[row] as number;
    const lead = (inputs.weights[0][row] as number) - (inputs.weights[1][row] as number);
    const sign = Math.sign(lead);
    const points = inputs.points[row] as number;
    const open = inputs.open[row] as number;
    if (lead === 0) {
      this.add(TIED + kind, (next === 0 ? 1 : -1) * (kind === COURT ? (inputs.mark[row] as number) : points));
      return;
    }
    const leader = lead > 0 ? 0 : 1;
    const best = this.best[leader];
    if (kind === COURT) {
      const markets = Math.min(MARKETS - 1, inputs.mark[row] as number);
      const room = open === 0 ? 0 : open < 3 ? 1 : open < 6 ? 2 : 3;
      this.add(LED_COURT + markets * ROOM + room, sign);
      if (sign !== lead) this.add(SAFE_COURT, sign * markets);
      if (markets > 0) best[kind] = (best[kind] as number) + 1;
      return;
    }
    if (points > (best[kind] as number)) best[kind] = points;
    const fits = inputs.fits[row] as number;
    if (fits === 0) {
      this.add(DEAD + kind, sign);
      this.add(DEAD_POINTS + kind, sign * points);
      return;
    }
    const turn = leader === next ? 0 : 1;
    const at = (kind * OPEN + Math.min(OPEN, open) - 1) * 2 + turn;
    this.add(LED + at, sign);
    this.add(LED_POINTS + at, sign * points);
    if (sign !== lead) this.add(SAFE + kind, sign * points);
    if (fits < 4) this.add(RARE + kind, sign * points);
    this.add(CHANCE + kind, (sign * points * fits) / Math.max(1, position.left));
    if (kind === HOUSE && points >= Math.max(position.keepSize(0), position.keepSize(1)))
      this.add(KEEP_AHEAD + (open === 1 ? 0 : 1), sign * inputs.largestEmpty);
    if (open !== 1) return;
    const more = points + (inputs.each[row] as number);
    const wins = (more < 32 ? 1 << more : 0) | (kind !== PATH && points < 32 ? 1 << points : 0);
    if (((this.reach[leader] as number) & wins) !== 0) this.add(STOPS + turn, sign);
  }

  private readFree(row: number, sign: number, next: number): void {
    const { inputs } = this;
    const kind = inputs.kind[row] as number;
    if (kind === COURT) {
      if ((inputs.mark[row] as number) > 0 && (inputs.open[row] as number) > 0)
        this.add(FREE_COURT, sign * (inputs.mark[row] as number), next);
      return;
    }
    const open = inputs.open[row] as number;
    if (open < 1 || (inputs.fits[row] as number) === 0) return;
    this.add(FREE + kind * 3 + Math.min(3, open) - 1, sign * (inputs.points[row] as number), next);
  }

  private readJoins(next: number): void {
    const { pairs } = this.inputs;
    this.joins.know(this.position.left);
    for (let n = 0; n < pairs.count; n++) if (pairs.isOld[n] === 0) this.readJoin(n, next, 1);
  }

  /** The joins of one region; `times` -1 takes them back. */
  private readJoinsOf(row: number, next: number, times: 1 | -1): void {
    const { count, a, b, isOld } = this.inputs.pairs;
    for (let n = this.inputs.firstPairOf(row); n < count; n++)
      if (isOld[n] === 0 && (a[n] === row || b[n] === row)) this.readJoin(n, next, times);
  }

  private readJoin(n: number, next: number, times: 1 | -1): void {
    const { inputs, joins } = this;
    const change = joins.change(n);
    if (change === 0 || inputs.pairs.tilesJoining(n) === 0) return;
    const kind = inputs.pairs.kind[n] as number;
    const gainer = change > 0 ? 0 : 1;
    this.add((joins.isWithFree(n) ? JOIN_FREE : JOIN) + kind, times * change * joins.soon(n), gainer);
    if (gainer === next) this.add(JOIN_NOW + kind, times * change * joins.now(n), gainer);
  }

  private readTokens(player: 0 | 1, sign: number): void {
    const held = this.held[player];
    for (let effect = 0; effect < held.length; effect++) {
      const count = held[effect] as number;
      if (count === 0) continue;
      this.add(HELD + effect, sign * count);
      const region = EFFECT_REGION[effect] as number;
      const best = region < 0 ? 0 : (this.best[player][region] as number);
      if (best > 0) this.add(HELD_BEST + effect, sign * best * Math.min(1, count));
    }
  }

  private readKeeps(): void {
    const { position } = this;
    const mine = position.keepSize(0);
    const theirs = position.keepSize(1);
    const [a, b] = [
      mine && mine + 2 * (this.held[0][KEEP_EFFECT] as number),
      theirs && theirs + 2 * (this.held[1][KEEP_EFFECT] as number),
    ];
    const lead = a - b;
    if (lead !== 0) {
      const area = Math.sign(lead) * this.inputs.largestEmpty;
      this.add(KEEP, area);
      if (Math.abs(lead) >= 3) this.add(KEEP + 1, area);
      this.add(KEEP + 2, Math.max(-4, Math.min(4, lead)));
    }
    if (mine > 0 !== theirs > 0) this.add(KEEP + 3, mine > 0 ? 1 : -1);
  }
}
