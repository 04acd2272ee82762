import type { TileSpec } from '../../game/index.ts';
import { distanceTo } from '../core/distance.ts';
import { OWNER_SIZE } from './owners.ts';
import type { TilePlan } from './plan.ts';
import { middle, sideNumber } from './sides.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Things that a follower must not cover. */
type Landmarks = Pick<TilePlan, 'landmarks' | 'pennants' | 'markets' | 'fountains'>;

/** A possible place for a follower, and how good it is when nobody else is on the tile. */
interface Choice extends Place {
  readonly value: number;
}

/** Two followers on one tile are this far apart if there is room, so that neither hides the other. */
const APART = 0.38;
/** How much more this counts than the depth and the middle of each feature. */
const INSISTS = 1.5;
/** Deeper inside than this is no better. */
const DEEP = 0.16;
/** Places nearer to the border than this part of the greatest depth are no choice: it must be clear who stands where. */
const INNER = 0.4;
/** Nearer to the border of the tile than this, a figure would reach over that of the next tile. */
const RIM = 0.12;
/** After so many rounds nobody moves. */
const ROUNDS = 6;
/** Nobody stands on water. */
const EMPTY = ['river'];

/**
 * The best place for a follower on each feature: deep inside it, near its middle, off the borders, clear of markets and
 * fountains, and apart from the places on the other features.
 */
export function anchorsOf(tile: TileSpec, plan: Landmarks, owner: Int8Array): Place[] {
  const all = tile.features.map((_, number) => choicesOn(tile, number, plan, owner));
  const chosen = all.map((choices, number) => best(choices, []) ?? fallback(tile, number));
  // Those with most room move first.
  const order = [...all.keys()].sort((a, b) => (all[b]?.length ?? 0) - (all[a]?.length ?? 0));
  const isEmpty = (number: number): boolean => EMPTY.includes(tile.features[number]?.kind ?? '');
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    for (const number of order) {
      const choices = all[number] ?? [];
      const others = chosen.filter((_, n) => n !== number && !isEmpty(n));
      const next = isEmpty(number) ? undefined : best(choices, others);
      if (!next || next === chosen[number]) continue;
      chosen[number] = next;
      still = false;
    }
    if (still) break;
  }
  return chosen.map(({ x, y }) => ({ x, y }));
}

/** The best of these places beside others that may be taken. */
function best(choices: readonly Choice[], others: readonly Place[]): Choice | undefined {
  let found: Choice | undefined;
  let most = -Infinity;
  for (const choice of choices) {
    let { value } = choice;
    for (const other of others)
      value -= INSISTS * Math.max(0, APART - Math.hypot(choice.x - other.x, choice.y - other.y));
    if (value <= most) continue;
    most = value;
    found = choice;
  }
  return found;
}

/** A landmark is there. */
const isMarked = ({ landmarks = [] }: Landmarks, x: number, y: number): boolean =>
  landmarks.some((one) => Math.hypot((x - one.x) / one.a, (y - one.y) / one.b) < 1);

/** All places on a feature. */
function choicesOn(tile: TileSpec, number: number, plan: Landmarks, owner: Int8Array): readonly Choice[] {
  const isCourt = tile.features[number]?.kind === 'court';
  const cells: number[] = [];
  const outside = new Uint8Array(owner.length).fill(1);
  let sumX = 0;
  let sumY = 0;
  for (let k = 0; k < owner.length; k++) {
    if (owner[k] !== number) continue;
    cells.push(k);
    outside[k] = 0;
    sumX += xOf(k);
    sumY += yOf(k);
  }
  if (!cells.length) return [];
  const depth = distanceTo(outside, OWNER_SIZE, OWNER_SIZE, 1 / OWNER_SIZE);
  const depthAt = (k: number): number => Math.min(depth[k] ?? 0, xOf(k), yOf(k), 1 - xOf(k), 1 - yOf(k), DEEP);
  const deepest = cells.reduce((most, k) => Math.max(most, depthAt(k)), 0);
  const middleX = sumX / cells.length;
  const middleY = sumY / cells.length;
  const inner = cells.filter((k) => depthAt(k) >= INNER * deepest);
  const clear = inner.filter((k) => !isMarked(plan, xOf(k), yOf(k)));
  return (clear.length > 0 ? clear : inner).map((k) => {
    const x = xOf(k);
    const y = yOf(k);
    const border = Math.min(x, y, 1 - x, 1 - y);
    let value = depthAt(k) - Math.max(0, RIM - border) - 0.12 * Math.hypot(x - middleX, y - middleY);
    for (const { x: lx, y: ly, a, b } of plan.landmarks ?? [])
      value -= crowd(Math.hypot((x - lx) / (a + 0.1), (y - ly) / (b + 0.1)), 1);
    for (const [px, py] of plan.pennants ?? []) value -= crowd(Math.hypot(x - px, y - py), 0.2);
    if (isCourt) {
      for (const market of plan.markets) value -= crowd(Math.hypot(x - market.x, y - market.y), 0.3 * market.size);
      for (const [fx, fy] of plan.fountains) value -= crowd(Math.hypot(x - fx, y - fy), 0.22);
    }
    return { x, y, value };
  });
}

const xOf = (k: number): number => ((k % OWNER_SIZE) + 0.5) / OWNER_SIZE;
const yOf = (k: number): number => (Math.floor(k / OWNER_SIZE) + 0.5) / OWNER_SIZE;

const crowd = (distance: number, reach: number): number => (distance >= reach ? 0 : (1 - distance / reach) * 0.25);

/** A place for a feature too small for the raster: towards its sides. */
function fallback(tile: TileSpec, number: number): Place {
  const sides = tile.features[number]?.sides ?? [];
  if (!sides.length) return { x: 0.5, y: 0.5 };
  const sum = sides
    .map((side) => middle(sideNumber(side)))
    .reduce((a, b) => [a[0] + b[0], a[1] + b[1]] as const, [0, 0] as const);
  return { x: 0.5 + (sum[0] / sides.length - 0.5) * 0.5, y: 0.5 + (sum[1] / sides.length - 0.5) * 0.5 };
}
