import { carcassonne } from '../../../../game/index.ts';
import type { Numbers } from '../module.ts';
import { City, MARKET, QUARTERS, quarterFor, quarterOfPair } from './city.ts';

/** What whoever is asked is likely to do, told quickly: a choice of another is guessed at in this way, and one's own before it is looked into. */

type Table = carcassonne.Table;
type Answer = (rests: Int32Array) => number;

const FIELD = carcassonne.KINDS.indexOf('field');
/** The number of a move that sends somebody: a region's root, and the pair. */
const PAIR_BITS = 5;
/** Points for which a figure leaves the city: it comes home, but is no longer there. */
const FARE = 1.5;
/** Part of the points that counts where more figures are needed than this one. */
const LATER = 0.4;
/** The chance that an open side is closed; what a field counts. */
const CHANCE = 0.75;
const FIELD_POINTS = 3;
/** Followers in hand of which fewer are dear; tiles left that are enough for everything. */
const FEW = 3;
const MANY = 30;
const { actor: ACTOR, player: PLAYER, standing: STANDING } = carcassonne.ADDRESS;

/** Whom to send where: for a lead that is not there, or against one. Who sends nobody takes the last move, where that is allowed. */
export function reinforce(t: Table, numbers: Numbers): Answer {
  const city = new City(t, numbers);
  return (rests) => {
    city.read();
    const isEnd = t.regions.kind((rests[0] as number) >> PAIR_BITS) === FIELD;
    const last = rests.length - 1;
    // Nobody is asked who cannot send somebody; to decline comes last and has no number.
    const declines = rests[last] === 0 && last > 0;
    const count = declines ? last : rests.length;
    let best = declines ? last : 0;
    let most = declines ? 0 : -Infinity;
    const worths = carcassonne.worthsAlone(
      t,
      [...new Set(rests.subarray(0, count))].map((rest) => rest >> PAIR_BITS),
    );
    for (let n = 0; n < count; n++) {
      const rest = rests[n] as number;
      const root = rest >> PAIR_BITS;
      const value = gainOf(t, city, root, quarterOfPair(rest), worths.get(root) ?? 0, isEnd);
      if (value > most) [most, best] = [value, n];
    }
    return best;
  };
}

/** What one more figure of whoever acts is worth in a region of so many points, less the fare. */
function gainOf(t: Table, city: City, root: number, quarter: number, worth: number, isEnd: boolean): number {
  const me = t.get(ACTOR);
  const { players } = t;
  const first = t.get(PLAYER) + 1;
  const place = (player: number): number => (player - first + 2 * players) % players;
  const here = t.regions.followersOf(root, me);
  const mine = city.ready(quarter, me);
  let most = 0;
  let answered = 0;
  for (let player = 0; player < players; player++) {
    if (player === me) continue;
    const there = t.regions.followersOf(root, player);
    most = Math.max(most, there);
    // Those who are asked after this one may answer.
    const further = isEnd || place(player) > place(me) ? city.ready(quarter, player) : 0;
    answered = Math.max(answered, there + further);
  }
  const deny = worth / Math.max(1, players - 1);
  const fare = isEnd ? 0 : FARE;
  // Towards a share, then towards all of it, as far as the figures go.
  const toShare = Math.max(most, 1) - here;
  if (toShare > 0) return stepValue(toShare, mine, here + mine < answered ? LATER * worth : worth, fare);
  const toLead = (answered <= here + mine - 1 ? answered : most) + 1 - here;
  return toLead > 0 ? stepValue(toLead, mine, deny, fare) : -fare;
}

const stepValue = (needed: number, mine: number, worth: number, fare: number): number =>
  needed > mine ? -fare : (needed === 1 ? worth : LATER * worth) - fare * needed;

/** Points that a player would win or lose in the regions where somebody stands if all figures of a quarter joined them, and `extra` more of that player. */
function stakes(t: Table, city: City, me: number, quarter: number, extra: number): number {
  const { regions, players } = t;
  const seen: number[] = [];
  let sum = 0;
  for (let n = t.get(STANDING); n > 0; n--) {
    const root = regions.find(carcassonne.standingNode(t.get(STANDING + n)));
    if (quarterFor(regions.kind(root)) !== quarter || seen.includes(root)) continue;
    seen.push(root);
    let most = 0;
    let after = 0;
    for (let player = 0; player < players; player++) {
      const here = regions.followersOf(root, player);
      most = Math.max(most, here);
      after = Math.max(after, here + city.figures(quarter, player) + (player === me ? extra : 0));
    }
    const here = regions.followersOf(root, me);
    const leads = here === most;
    const leadsAfter = here + city.figures(quarter, me) + extra === after;
    if (leads === leadsAfter) continue;
    const points = quarter === MARKET ? FIELD_POINTS : carcassonne.worthOf(t, root) * CHANCE ** regions.open(root);
    sum += leadsAfter ? points : -points;
  }
  return sum;
}

/** Which quarter to enter: where most is at stake; with few figures in hand, none. */
export function enter(t: Table, numbers: Numbers): Answer {
  const city = new City(t, numbers);
  return (rests) => {
    city.read();
    const me = t.get(PLAYER);
    const time = Math.min(1, t.left / MANY);
    const hand = t.get(carcassonne.ADDRESS.supply + me);
    const last = rests.length - 1;
    let best = last;
    let most = hand < FEW ? 2 * (FEW - hand) * time : 0;
    for (let n = 0; n < last; n++) {
      const quarter = quarterOfPair(rests[n] as number);
      const change = stakes(t, city, me, quarter, 1) - stakes(t, city, me, quarter, 0);
      const worth = 0.4 * change + (quarter === MARKET ? 2 : 2 * time) - 0.5 * city.figures(quarter, me);
      if (worth > most) [most, best] = [worth, n];
    }
    return best;
  };
}

/** Where the Count goes: to the quarter that is worth most to others and least to whoever moves him. */
export function bar(t: Table, numbers: Numbers): Answer {
  const city = new City(t, numbers);
  const costOf = (quarter: number): number => {
    const me = t.get(PLAYER);
    let cost = stakes(t, city, me, quarter, 0) + city.figures(quarter, me);
    for (let player = 0; player < t.players; player++)
      if (player !== me)
        cost -= (stakes(t, city, player, quarter, 0) + city.figures(quarter, player)) / (t.players - 1);
    return cost;
  };
  return (rests) => {
    city.read();
    const last = rests.length - 1;
    let best = last;
    let least = costOf(city.barred);
    for (let n = 0; n < last; n++) {
      const quarter = rests[n] as number;
      const cost = quarter < QUARTERS ? costOf(quarter) : Infinity;
      if (cost < least) [least, best] = [cost, n];
    }
    return best;
  };
}
