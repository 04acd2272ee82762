import type { TileSpec } from '../../game/index.ts';
import type { Skin } from '../contract.ts';
import { add, clamp, unit } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { distanceToLines } from '../core/polyline.ts';
import { hash } from '../core/random.ts';
import { laneField, layOut } from './fields.ts';
import type { Layout } from './fields.ts';
import { CELLS, gridIndex, gridX, gridY, label, labelAt } from './grid.ts';
import { PATH_HALF, SQUARE_R } from './lanes.ts';
import type { GroupPlan, MarketPlan, TilePlan } from './plan.ts';
import { inward } from './sides.ts';

/** Where each court is, and the distances to the nearest lane and building. */
export interface CourtMap {
  readonly layout: Layout;
  readonly labels: Int32Array;
  /** Label of each feature that is a court; -1 for others. */
  readonly courts: readonly number[];
  readonly lane: (x: number, y: number) => number;
  readonly building: (x: number, y: number) => number;
}

export function courtMap(plan: Parameters<typeof layOut>[0], tile: TileSpec): CourtMap {
  const layout = layOut(plan);
  const lane = new Float32Array(CELLS * CELLS);
  const building = new Float32Array(CELLS * CELLS);
  for (let k = 0; k < lane.length; k++) {
    const x = gridX(k);
    const y = gridY(k);
    lane[k] = laneField(layout, x, y);
    building[k] = layout.groups.reduce((least, group) => Math.min(least, group.field(x, y)), 9);
  }
  const { labels, count } = label((k) => (lane[k] ?? 0) > 0 && (building[k] ?? 0) > 0);
  const courts = tile.features.map((feature) =>
    feature.kind !== 'court' ? -1 : feature.halves.length ? labelAt(feature.halves, labels) : count - 1,
  );
  return {
    layout,
    labels,
    courts,
    lane: (x, y) => lane[gridIndex(x, y)] ?? 0,
    building: (x, y) => building[gridIndex(x, y)] ?? 0,
  };
}

const labelOf = (map: CourtMap, x: number, y: number): number => map.labels[gridIndex(x, y)] ?? -1;
const toBorder = (x: number, y: number): number => Math.min(x, y, 1 - x, 1 - y);

/** Places fountains next to the path that they double, away from markets. */
export function placeFountains(
  map: CourtMap,
  lanes: readonly { readonly feature: number; readonly fountain: boolean }[],
  square: Point | null,
  tile: TileSpec,
  seed: number,
): Point[] {
  const { lines, owner } = map.layout;
  const marketCourts = tile.features.map((feature, n) => (feature.marks.market ? (map.courts[n] ?? -9) : -9));
  const out: Point[] = [];
  for (const [number, { feature, fountain }] of lanes.entries()) {
    if (!fountain) continue;
    const own = lines.filter((_, i) => owner[i] === number);
    const rest = lines.filter((_, i) => owner[i] !== number);
    let best: { readonly value: number; readonly place: Point } | undefined;
    for (const line of own) {
      for (let i = 2; i < line.length - 2; i++) {
        const [before, here, after] = line.slice(i - 1, i + 2);
        if (!before || !here || !after) continue;
        const along = unit(add(after, before, -1));
        for (const hand of [-1, 1]) {
          const place = add(here, [-along[1], along[0]], hand * 0.196);
          const [x, y] = place;
          if (toBorder(x, y) < 0.13 || distanceToLines(own, x, y) < 0.188) continue;
          const plaza = square ? Math.hypot(x - square[0], y - square[1]) - SQUARE_R : 9;
          const room = Math.min(
            map.building(x, y),
            distanceToLines(rest, x, y) - PATH_HALF,
            plaza,
            toBorder(x, y) + 0.02,
          );
          if (room < 0.1) continue;
          const crowded = marketCourts.includes(labelOf(map, x, y)) ? 0.3 : 0;
          const value =
            Math.min(room, 0.22) - crowded - 0.15 * Math.abs(i / line.length - 0.5) + 0.02 * hash(hand, feature, seed);
          if (!best || value > best.value) best = { value, place };
        }
      }
    }
    if (best) out.push(best.place);
  }
  return out;
}

const FOOTPRINT_STALL: readonly Point[] = [-0.29, -0.15, 0, 0.15, 0.27].flatMap((u) =>
  [-0.13, 0, 0.135].map((v): Point => [u, v]),
);
const FOOTPRINT_CHAPEL: readonly Point[] = Array.from({ length: 12 }, (_, a): Point => [
  Math.cos(a * 0.5236) * 0.205,
  Math.sin(a * 0.5236) * 0.205,
]);

/** The best place for a market stall (Zamek: a chapel) on one court, smaller if there is little room. */
export function placeMarket(
  map: CourtMap,
  court: number,
  fountains: readonly Point[],
  markets: readonly MarketPlan[],
  seed: number,
  skin: Skin,
): MarketPlan | null {
  const round = skin === 'zamek';
  const turns = round ? [0] : [0, 1.5708, 0.7854, -0.7854];
  const footprint = round ? FOOTPRINT_CHAPEL : FOOTPRINT_STALL;
  let cx = 0;
  let cy = 0;
  let cells = 0;
  for (const [k, id] of map.labels.entries()) {
    if (id !== court) continue;
    cx += gridX(k);
    cy += gridY(k);
    cells++;
  }
  if (!cells) return null;
  cx /= cells;
  cy /= cells;
  const roomAt = (x: number, y: number): number => {
    if (labelOf(map, x, y) !== court) return -1;
    let room = Math.min(map.lane(x, y), map.building(x, y) - 0.01, toBorder(x, y));
    for (const q of fountains) room = Math.min(room, Math.hypot(q[0] - x, q[1] - y) - 0.125);
    for (const q of markets) room = Math.min(room, Math.hypot(q.x - x, q.y - y) - 0.26);
    return room;
  };
  const ahead = (x: number, y: number, turn: number): number => {
    let d = 0;
    while (d < 0.6 && labelOf(map, x - Math.sin(turn) * d, y + Math.cos(turn) * d) === court) d += 0.02;
    return d;
  };
  for (const size of [1, 0.93, 0.86, 0.79, 0.72, 0.65, 0.58]) {
    let best: { value: number; room: number; x: number; y: number; turn: number } | undefined;
    for (const turn of turns) {
      const c = Math.cos(turn) * size;
      const s = Math.sin(turn) * size;
      for (let y = 0.06; y < 0.95; y += 0.02) {
        for (let x = 0.06; x < 0.95; x += 0.02) {
          if (labelOf(map, x, y) !== court) continue;
          let room = 9;
          for (const [u, v] of footprint) {
            room = Math.min(room, roomAt(x + u * c - v * s, y + u * s + v * c));
            if (room < 0.012) break;
          }
          if (room < 0.012) continue;
          const value = Math.min(room, 0.1) - 0.35 * Math.hypot(x - cx, y - cy) + (turn % 1.5 ? 0 : 0.03);
          if (!best || value > best.value) best = { value, room, x, y, turn };
        }
      }
    }
    if (!best) continue;
    const { x, y, room } = best;
    let { turn } = best;
    if (ahead(x, y, turn + Math.PI) > ahead(x, y, turn) + 0.05) turn += Math.PI; // the counter faces the open court
    const askew = room > 0.05 ? 0.5 : room > 0.025 ? 0.14 : 0;
    return { x, y, turn: turn + (hash(seed, 7) - 0.5) * askew, size };
  }
  return { x: cx, y: cy, turn: 0, size: 0.5 };
}

/** Places a cart in the largest open area, if there is one. */
export function placeCart(
  map: CourtMap,
  fountains: readonly Point[],
  markets: readonly MarketPlan[],
  seed: number,
): TilePlan['cart'] {
  let best: { readonly room: number; readonly x: number; readonly y: number } | undefined;
  for (let n = 0; n < 60; n++) {
    const x = 0.12 + 0.76 * hash(n, 3, seed);
    const y = 0.12 + 0.76 * hash(n, 4, seed);
    const room = Math.min(map.lane(x, y), map.building(x, y), toBorder(x, y));
    if (room <= 0.11 || (best && room <= best.room)) continue;
    if (
      fountains.some((q) => Math.hypot(q[0] - x, q[1] - y) < 0.22) ||
      markets.some((q) => Math.hypot(q.x - x, q.y - y) < 0.36)
    )
      continue;
    best = { room, x, y };
  }
  return best ? { x: best.x, y: best.y, turn: clamp(hash(seed, 5)) * 6.28 } : null;
}

/** The centre of the square, moved away from buildings. */
export function squarePlace(groups: readonly GroupPlan[]): Point {
  const built = groups.flatMap((group) => group.sides);
  return built.reduce((place, side) => add(place, inward(side), built.length > 1 ? 0.185 : 0.09), [0.5, 0.5] as Point);
}
