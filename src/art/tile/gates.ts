import { unit } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { P } from '../palette.ts';
import { drum } from '../parts/fortress.ts';
import { placed } from '../parts/props.ts';
import { box, disc } from '../parts/solids.ts';
import { isWalled } from '../topology/fields.ts';
import { laneLines } from '../topology/lanes.ts';
import type { Site } from './site.ts';

/** Paints a door where a lane ends at a building: a gate between two turrets, or a porch with lamps. */
export function paintGates(site: Site): void {
  for (const path of site.plan.paths) {
    if (!path.to) continue;
    const line = laneLines(path)[0] ?? [];
    const [before, end] = line.slice(-2);
    if (!before || !end) continue;
    const way = unit([end[0] - before[0], end[1] - before[1]]);
    const probe: Point = [end[0] + way[0] * 0.075, end[1] + way[1] * 0.075];
    const group = site.layout.groups.find(({ field }) => field(probe[0], probe[1]) < 0);
    if (!group) continue;
    const turn = Math.atan2(way[1], way[0]);
    const walled = isWalled(group) || (group.kind === 'tower' && site.skin === 'castle');
    if (walled) gate(site, end, turn);
    else if (group.kind === 'house') porch(site, end, turn);
  }
}

function gate({ s, seed, taken }: Site, [x, y]: Point, turn: number): void {
  const at = placed(x, y, turn);
  box(s, ...at(0.03, 0), 0.026, 0.066, 0.185, turn, (u, v, o, d) => {
    if (d > -0.008) o.set(P.stoneTop[0], 0.9);
    else {
      o.set(P.wood[Math.floor((v + 1) / 0.016) % 2 === 0 ? 0 : 1], 0.85);
      o.height -= 0.012;
    }
    if (u < -0.018) o.set(P.woodDark, 0.5);
  });
  for (const v of [-0.083, 0.083]) {
    const [px, py] = at(0.02, v);
    drum(s, px, py, 0.043, 0.215, { seed, flag: false });
    taken.push([px, py, 0.05]);
    const [lx, ly] = at(-0.03, v * 0.62);
    s.shine(lx, ly, 0.1, 0.9);
  }
}

function porch({ s }: Site, [x, y]: Point, turn: number): void {
  const at = placed(x, y, turn);
  box(s, ...at(0.03, 0), 0.036, 0.042, 0.085, turn, (u, v, o) => {
    o.height += 0.03 - Math.abs(v) * 0.8;
    const row = Math.floor(Math.abs(v) / 0.011);
    o.set(P.slate[row % 2 === 0 ? 0 : 1], Math.abs(v) < 0.003 ? 1.25 : 0.95);
    if (u < -0.031) o.set(P.woodDark, 0.8);
  });
  for (const v of [-0.037, 0.037]) {
    const [px, py] = at(-0.006, v);
    disc(s, px, py, 0.0065, 0.07, P.wood[2]);
    s.shine(px, py, 0.1, 0.7);
  }
}
