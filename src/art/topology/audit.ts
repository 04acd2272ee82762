import type { Half, TileSpec } from '../../game/index.ts';
import { SIDES } from '../../game/index.ts';
import { textSeed } from '../core/random.ts';
import { laneField, layOut } from './fields.ts';
import type { Group } from './fields.ts';
import { borderCells, CELLS, gridIndex, gridX, gridY, label, labelAt } from './grid.ts';
import { SQUARE_R } from './lanes.ts';
import type { TilePlan } from './plan.ts';
import { parcel, squareAt } from './plots.ts';
import { sidesOf } from './sides.ts';

/**
 * Compares what will be painted (lanes, house plots, outlines of towers, courts in between) with the data; returns a
 * list of differences.
 */
export function audit(tile: TileSpec, plan: TilePlan): string[] {
  const bad: string[] = [];
  const layout = layOut(plan);
  const covered = layout.groups.map((group) => coverage(group, plan.id));
  const building = new Int32Array(CELLS * CELLS).fill(-1);
  for (let k = 0; k < building.length; k++)
    covered.forEach((covers, q) => covers(gridX(k), gridY(k)) && (building[k] = q));
  const isLane = (k: number): boolean => laneField(layout, gridX(k), gridY(k)) < 0;
  const inSquare = (k: number): boolean =>
    !!layout.square && Math.hypot(gridX(k) - layout.square[0], gridY(k) - layout.square[1]) < SQUARE_R;
  const lanes = label((k) => isLane(k) && !inSquare(k)).labels;
  const ground = label((k) => !isLane(k) && building[k] === -1);

  const courts = auditCourts(tile, plan, ground, bad);
  auditBuildings(tile, layout.groups, building, bad);
  auditPaths(tile, layout.groups, lanes, building, bad);
  for (const [n, feature] of tile.features.entries()) {
    const wanted = feature.marks.market ?? 0;
    const found = plan.markets.filter(({ x, y }) => ground.labels[gridIndex(x, y)] === courts[n]).length;
    if (wanted && found !== wanted) bad.push(`court ${n} has ${found} of ${wanted} markets`);
  }
  const sum = (mark: string): number => tile.features.reduce((total, feature) => total + (feature.marks[mark] ?? 0), 0);
  if (plan.markets.length !== sum('market')) bad.push('markets are missing or too many');
  if (plan.fountains.length !== tile.features.filter((feature) => feature.marks.fountain).length)
    bad.push('fountains are missing or too many');
  return bad;
}

/** Returns a test whether a building covers a point. Houses fill whole plots. */
export function coverage(group: Group, id: string): (x: number, y: number) => boolean {
  if (group.kind !== 'house') return (x, y) => group.field(x, y) < 0;
  const { squares } = parcel(group, textSeed(id) % 100000);
  return (x, y) => squares.has(squareAt(x, y));
}

function auditCourts(tile: TileSpec, plan: TilePlan, ground: ReturnType<typeof label>, bad: string[]): number[] {
  const size = new Int32Array(ground.count);
  for (const id of ground.labels) if (id >= 0) size[id] = (size[id] ?? 0) + 1;
  const courts = tile.features.map((feature, n) => {
    if (feature.kind !== 'court') return -1;
    const found = feature.halves.map((half) => labelAt([half], ground.labels));
    if (new Set(found).size > 1) bad.push(`court ${n} is split`);
    if (found.includes(-1)) bad.push(`court ${n} is covered`);
    return found[0] ?? -2;
  });
  courts.forEach((id, n) => {
    if (id >= 0 && courts.indexOf(id) !== n) bad.push(`courts ${courts.indexOf(id)} and ${n} touch`);
  });
  size.forEach((cells, id) => {
    if (!plan.yard && cells > 60 && !courts.includes(id))
      bad.push(`stray ground of ${(cells / CELLS / CELLS).toFixed(3)} tile`);
  });
  return courts;
}

function auditBuildings(tile: TileSpec, groups: readonly Group[], building: Int32Array, bad: string[]): void {
  for (const [n, feature] of tile.features.entries()) {
    if (feature.kind !== 'house' && feature.kind !== 'tower') continue;
    const number = groups.findIndex((group) => group.feature === n);
    const parts = label((k) => building[k] === number).labels;
    const found = feature.sides.map((side) => labelAt([`${side}L`, `${side}R`] as const, parts));
    if (number < 0 || new Set(found).size > 1 || found.includes(-1)) bad.push(`${feature.kind} ${n} is in pieces`);
  }
}

function auditPaths(
  tile: TileSpec,
  groups: readonly Group[],
  lanes: Int32Array,
  building: Int32Array,
  bad: string[],
): void {
  const laneAt = (side: number): number => {
    const half: Half = `${SIDES[side] ?? 'N'}R`;
    return lanes[borderCells(half)[0] ?? 0] ?? -1;
  };
  const paths = tile.features.flatMap((feature, n) =>
    feature.kind === 'path' ? [{ n, sides: sidesOf(feature) }] : [],
  );
  const labels = paths.map(({ n, sides }) => {
    const found = sides.map(laneAt);
    if (new Set(found).size > 1 || found.includes(-1)) bad.push(`path ${n} is broken`);
    return found[0];
  });
  const outer = labels.filter((id) => id !== undefined);
  if (new Set(outer).size < outer.length) bad.push('two paths touch');
  const touching = new Set<string>();
  for (const [k, id] of lanes.entries()) {
    if (id < 0) continue;
    for (const d of [1, -1, CELLS, -CELLS, 2, -2, 2 * CELLS, -2 * CELLS]) {
      const other = building[k + d] ?? -1;
      if (other >= 0 && Math.abs(((k + d) % CELLS) - (k % CELLS)) < 3) touching.add(`${id}:${other}`);
    }
  }
  const inner = [...new Set(lanes)].find((id) => id >= 0 && !outer.includes(id));
  for (const [path, target] of tile.ends) {
    const id = labels[paths.findIndex(({ n }) => n === path)] ?? inner;
    if (!touching.has(`${id}:${groups.findIndex((group) => group.feature === target)}`))
      bad.push(`path ${path} does not reach building ${target}`);
  }
  const ended = new Set(tile.ends.map(([path]) => path));
  for (const [i, { n, sides }] of paths.entries()) {
    if (sides.length !== 1 || ended.has(n) || tile.square) continue;
    groups.forEach((_, q) => touching.has(`${labels[i]}:${q}`) && bad.push(`path ${n} runs into a building`));
  }
}
