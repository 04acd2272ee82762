import { carcassonne } from '../../../game/index.ts';
import type { Numbers } from '../../../bots/carcassonne/modules/module.ts';

/**
 * Searches a flight completely, with a simple estimate of figures instead of the evaluation. Each player moves for
 * their own good.
 */

const FLIGHT = 6;
/**
 * Value of a figure in addition to its region, while many tiles are left; the part of the region's points that counts
 * unless the lead depends on this figure alone.
 */
const FIGURE_WORTH = 4;
const MANY = 30;
const SHARED = 0.4;
/** Value of a farmer; factor on the current points of a city. */
const FARMER_WORTH = 5;
const CITY_HOPE = 1.4;
/** In points: a rival who is this far behind the best one has about a third of its weight. */
const RIVALRY = 8;

const [CITY, FIELD] = [carcassonne.KINDS.indexOf('city'), carcassonne.KINDS.indexOf('field')];
const { actor: ACTOR, score: SCORE, deployed: DEPLOYED } = carcassonne.ADDRESS;

export class Flight {
  /** By cell: what each player loses if the flight reaches it. */
  private readonly prey = new Map<number, Float64Array>();
  /** `player × players + other`: what a player gains per point that the other one loses. */
  private readonly gains: Float64Array;
  /** By depth: what each player loses from here on, and the path. */
  private readonly losses: Float64Array;
  private readonly ways: Int32Array;
  private readonly been: Int32Array;
  private visited = 0;
  /** The path found last, and the number of cells visited before it. */
  private plan = new Int32Array(0);
  private planned = 0;

  constructor(private readonly t: carcassonne.Table) {
    const { players } = t;
    this.gains = new Float64Array(players * players);
    this.losses = new Float64Array((FLIGHT + 1) * players);
    this.ways = new Int32Array((FLIGHT + 1) * FLIGHT);
    this.been = new Int32Array(2 * FLIGHT + 2);
  }

  /** The cell that the flight is likely to reach next. */
  next({ cell = 0, moves = 0, visited = 0 }: Numbers): number {
    const { t } = this;
    this.visited = t.get(visited);
    for (let n = 0; n < this.visited; n++) this.been[n] = t.get(visited + 1 + n);
    if (!this.isPlanned()) {
      const left = t.get(moves);
      this.readPrey();
      this.readGains();
      this.fly(t.get(cell), t.get(ACTOR), left, 0);
      this.plan = this.ways.slice(0, left);
      this.planned = this.visited;
    }
    return this.plan[this.visited - this.planned] as number;
  }

  /** True if the flight has followed the plan. */
  private isPlanned(): boolean {
    const { plan, planned, visited } = this;
    if (visited <= planned || visited >= planned + plan.length) return false;
    for (let n = planned; n < visited; n++) if (this.been[n] !== plan[n - planned]) return false;
    return true;
  }

  private readPrey(): void {
    const { t, prey } = this;
    prey.clear();
    const hand = FIGURE_WORTH * Math.min(1, t.left / MANY);
    for (let n = t.get(DEPLOYED); n > 0; n--) {
      if (carcassonne.isShielded(t, n - 1)) continue;
      const entry = t.get(DEPLOYED + n);
      const node = carcassonne.deployedNode(entry);
      const cell = t.cellOf(node);
      const owner = carcassonne.deployedPlayer(entry);
      const losses = prey.get(cell) ?? new Float64Array(t.players);
      losses[owner] = (losses[owner] as number) + hand + this.stake(t.regions.find(node), owner, entry);
      prey.set(cell, losses);
    }
  }

  /** Approximate value of a figure's region to its owner. */
  private stake(root: number, owner: number, entry: number): number {
    const { t } = this;
    const kind = t.regions.kind(root);
    const leaders = t.regions.leaders(root);
    if (((leaders >> owner) & 1) === 0) return 0;
    const points = kind === FIELD ? FARMER_WORTH : (kind === CITY ? CITY_HOPE : 1) * carcassonne.pointsOf(t, root);
    const weight = carcassonne.weightOf(t.rules, carcassonne.deployedFigure(entry));
    const isNeeded = leaders === 1 << owner && t.regions.weightOf(root, owner) === weight;
    return isNeeded ? points : SHARED * points;
  }

  /** Losses of leading rivals gain most. */
  private readGains(): void {
    const { t, gains } = this;
    const { players } = t;
    for (let player = 0; player < players; player++) {
      let most = -Infinity;
      for (let other = 0; other < players; other++) if (other !== player) most = Math.max(most, t.get(SCORE + other));
      let sum = 0;
      for (let other = 0; other < players; other++)
        if (other !== player) sum += Math.exp((t.get(SCORE + other) - most) / RIVALRY);
      for (let other = 0; other < players; other++)
        gains[player * players + other] =
          other === player ? -1 : Math.exp((t.get(SCORE + other) - most) / RIVALRY) / sum;
    }
  }

  /** Writes the best path for the player who moves, and everyone's losses, to row `depth`. */
  private fly(from: number, player: number, left: number, depth: number): void {
    const { t, losses, ways, gains } = this;
    const { players } = t;
    const row = depth * players;
    const way = depth * FLIGHT;
    for (let n = 0; n < players; n++) losses[row + n] = 0;
    for (let n = 0; n < left; n++) ways[way + n] = -1;
    if (left === 0) return;
    let most = -Infinity;
    for (let side = 0; side < 4; side++) {
      const to = t.plane.beside(from, side);
      if (to < 0 || t.laidOn(to) === 0 || this.wasAt(to) || carcassonne.isEntryForbidden(t, to)) continue;
      this.been[this.visited++] = to;
      this.fly(to, (player + 1) % players, left - 1, depth + 1);
      this.visited--;
      const eaten = this.prey.get(to);
      let value = 0;
      for (let n = 0, next = row + players; n < players; n++, next++) {
        if (eaten) losses[next] = (losses[next] as number) + (eaten[n] as number);
        value += (gains[player * players + n] as number) * (losses[next] as number);
      }
      if (value <= most) continue;
      most = value;
      for (let n = 0; n < players; n++) losses[row + n] = losses[row + players + n] as number;
      ways[way] = to;
      for (let n = 1; n < left; n++) ways[way + n] = ways[way + FLIGHT + n - 1] as number;
    }
  }

  private wasAt(cell: number): boolean {
    for (let n = 0; n < this.visited; n++) if (this.been[n] === cell) return true;
    return false;
  }
}
