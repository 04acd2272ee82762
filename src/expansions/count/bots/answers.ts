import { carcassonne } from '../../../game/index.ts';
import type { Numbers } from '../../../bots/carcassonne/modules/module.ts';
import { City, MARKET, QUARTERS, figureOfPair, quarterFor, quarterOfPair } from './city.ts';
import { power } from '../../../bots/power.ts';

/**
 * Quick guesses of what a player will choose: for other players' choices, and for the player's own before it is
 * searched.
 */

type Table = carcassonne.Table;
type Answer = (rests: Int32Array) => number;

const FIELD = carcassonne.KINDS.indexOf('field');
/** Encoding of a move that sends a figure: the root of the region, and the pair. */
const PAIR_BITS = 5;
/** In points: cost of leaving the city, where the figure is then missing, although it returns to its player later. */
const FARE = 1.5;
/** Part of the points that counts if more figures are needed than this one. */
const LATER = 0.4;
/** Chance that an open side is closed. */
const CHANCE = 0.75;
/** Number of followers in hand below which they are valuable; number of tiles left that is enough for everything. */
const FEW = 3;
const MANY = 30;
const { actor: ACTOR, player: PLAYER, deployed: DEPLOYED } = carcassonne.ADDRESS;

/**
 * Chooses a figure to send to a region: to gain a lead, or to prevent one. Declining is the last move, if it is
 * allowed.
 */
export function reinforce(t: Table, numbers: Numbers): Answer {
  const city = new City(t, numbers);
  return (rests) => {
    city.read();
    const isEnd = t.regions.kind((rests[0] as number) >> PAIR_BITS) === FIELD;
    const last = rests.length - 1;
    // Only players who can send a figure are asked; declining comes last and has the number 0.
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
      const value = gainOf(t, city, root, rest, worths.get(root) ?? 0, isEnd);
      if (value > most) [most, best] = [value, n];
    }
    return best;
  };
}

/** Gain of a figure of the acting player, by its pair, in a region worth `worth` points, minus the cost of leaving. */
function gainOf(t: Table, city: City, root: number, pair: number, worth: number, isEnd: boolean): number {
  const quarter = quarterOfPair(pair);
  const weight = carcassonne.weightOf(t.rules, figureOfPair(pair));
  const me = t.get(ACTOR);
  const { players } = t;
  const first = t.get(PLAYER) + 1;
  const place = (player: number): number => (player - first + 2 * players) % players;
  const here = t.regions.weightOf(root, me);
  const mine = city.readyWeight(quarter, me);
  let most = 0;
  let answered = 0;
  for (let player = 0; player < players; player++) {
    if (player === me) continue;
    const there = t.regions.weightOf(root, player);
    most = Math.max(most, there);
    // Players who are asked later may respond.
    const further = isEnd || place(player) > place(me) ? city.readyWeight(quarter, player) : 0;
    answered = Math.max(answered, there + further);
  }
  const deny = worth / Math.max(1, players - 1);
  const fare = isEnd ? 0 : FARE;
  // First try to share the lead, then to hold it alone, as far as the figures suffice.
  const toShare = Math.max(most, 1) - here;
  const step = (needed: number, points: number): number =>
    needed > mine ? -fare : stepValue(Math.ceil(needed / weight), points, fare);
  if (toShare > 0) return step(toShare, here + mine < answered ? LATER * worth : worth);
  const toLead = (answered <= here + mine - 1 ? answered : most) + 1 - here;
  return toLead > 0 ? step(toLead, deny) : -fare;
}

/** Value of a lead that needs this many figures. */
const stepValue = (figures: number, worth: number, fare: number): number =>
  (figures === 1 ? worth : LATER * worth) - fare * figures;

/**
 * Points that a player would win or lose in occupied regions if all figures of a quarter joined them, plus `extra`
 * weight of that player.
 */
function stakes(t: Table, city: City, me: number, quarter: number, extra: number): number {
  const { regions, players } = t;
  const seen: number[] = [];
  let sum = 0;
  for (let n = t.get(DEPLOYED); n > 0; n--) {
    const root = regions.find(carcassonne.deployedNode(t.get(DEPLOYED + n)));
    if (quarterFor(regions.kind(root)) !== quarter || seen.includes(root)) continue;
    seen.push(root);
    let most = 0;
    let after = 0;
    for (let player = 0; player < players; player++) {
      const here = regions.weightOf(root, player);
      most = Math.max(most, here);
      after = Math.max(after, here + city.weight(quarter, player) + (player === me ? extra : 0));
    }
    const here = regions.weightOf(root, me);
    const leads = here === most;
    const leadsAfter = here + city.weight(quarter, me) + extra === after;
    if (leads === leadsAfter) continue;
    const points =
      quarter === MARKET ? carcassonne.FIELD_POINTS : carcassonne.pointsOf(t, root) * power(CHANCE, regions.open(root));
    sum += leadsAfter ? points : -points;
  }
  return sum;
}

/** Chooses the quarter with the highest stakes; none if few figures are in hand. */
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
      const pair = rests[n] as number;
      const quarter = quarterOfPair(pair);
      const weight = carcassonne.weightOf(t.rules, figureOfPair(pair));
      const change = stakes(t, city, me, quarter, weight) - stakes(t, city, me, quarter, 0);
      const worth = 0.4 * change + (quarter === MARKET ? 2 : 2 * time) - 0.5 * city.figures(quarter, me);
      if (worth > most) [most, best] = [worth, n];
    }
    return best;
  };
}

/** Moves the Count to the quarter that is worth most to others and least to the moving player. */
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
