import { hypot, smooth } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { fbm, noise } from '../core/noise.ts';
import { contour, resample } from '../core/polyline.ts';
import { hash } from '../core/random.ts';
import { P } from '../palette.ts';
import { keep, pennant } from '../parts/fortress.ts';
import type { DrumLook } from '../parts/fortress.ts';
import { ashlar } from '../parts/materials.ts';
import { barrel } from '../parts/props.ts';
import { roof, STRAIGHT } from '../parts/roof.ts';
import { merlon, stoneStrip } from '../parts/solids.ts';
import type { Group } from '../topology/fields.ts';
import { runsDown } from '../topology/sides.ts';
import { greatKeep } from './keeps.ts';
import type { Site } from './site.ts';
import { onSide, roundTower, TERRACE } from './terrace.ts';

const PARAPET = 0.036;

/** A terrace of stone with battlements along its outline and keeps and round towers on top. */
export function paintTower(site: Site, group: Group): void {
  terrace(site, group);
  battlements(site, group);
  for (const side of group.sides) if (!site.joined[side]) parapet(site, group, side);
  if (group.niche > 0) nicheKeep(site, group);
  else if (group.sides.length === 1) wallKeep(site, group);
  else greatKeep(site, group);
}

function terrace({ s, seed }: Site, group: Group): void {
  s.stampWithin(group.field, -Infinity, 0.018, (x, y, o, d) => {
    if (d > 0) {
      o.coverage = smooth(0.018, 0.004, d); // battered foot
      o.height = 0.055 * (1 - d / 0.018) + 0.01;
      o.set(P.stone[3], 0.78 + 0.1 * noise(x * 60, y * 60, seed));
      return;
    }
    const rim = d > -PARAPET;
    const bump = rim
      ? ashlar(o, x + y * 0.3, y, seed + 1, { row: 0.034, length: 0.05, stones: P.stoneTop })
      : ashlar(o, x, y, seed, { row: 0.046, length: 0.062 });
    if (!rim) o.scale(0.9 + 0.12 * smooth(-0.1, -0.03, -Math.abs(d + 0.05)) + 0.1 * fbm(x * 7, y * 7, seed, 3));
    o.coverage = s.cover(d);
    o.height = TERRACE + (rim ? 0.016 : 0) + bump;
    o.blend(P.grass[1], 0.35 * smooth(0.2, 0.45, fbm(x * 8, y * 8, seed + 6, 3) - (rim ? 0.05 : 0.12)));
  });
}

/** Merlons along the inner outline, except those that would collide with the last one at a corner. */
function battlements({ s, seed }: Site, group: Group): void {
  const e = 0.004;
  const f = group.field;
  for (const line of contour(f)) {
    const placed: Point[] = [];
    for (const { x, y, angle } of resample(line, 0.066)) {
      if (Math.min(x, y, 1 - x, 1 - y) < 0.012) continue;
      const nx = f(x + e, y) - f(x - e, y);
      const ny = f(x, y + e) - f(x, y - e);
      const q = hypot(nx, ny) || 1;
      const mx = x - (nx / q) * 0.019;
      const my = y - (ny / q) * 0.019;
      if (placed.some(([px, py]) => hypot(px - mx, py - my) < 0.046)) continue;
      placed.push([mx, my]);
      merlon(s, mx, my, 0.0205, 0.0195, Math.round(angle / 0.7854) * 0.7854, TERRACE + 0.048, seed);
    }
  }
}

/** Closes an open border; the merlons are symmetric, so that two tiles still match. */
function parapet({ s, seed }: Site, group: Group, side: number): void {
  const at = (t: number, q: number): Point =>
    side === 0 ? [t, q] : side === 1 ? [1 - q, t] : side === 2 ? [t, 1 - q] : [q, t];
  const half = 0.0125;
  stoneStrip(s, at(0, half), at(1, half), half, 0, seed);
  const count = 15;
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count, 0.014);
    if (group.field(x, y) > -0.004) continue;
    const down = runsDown(side);
    merlon(s, x, y, down ? 0.014 : 0.0205, down ? 0.0205 : 0.014, 0, TERRACE + 0.045, seed);
  }
}

function nicheKeep(site: Site, group: Group): void {
  const { s, seed } = site;
  const depth = group.niche;
  const side = group.sides[0] ?? 0;
  const [x, y] = onSide(side, 0.5, depth * 0.42);
  const down = runsDown(side);
  keep(s, x, y, down ? depth * 0.36 : 0.13, down ? 0.13 : depth * 0.36, 0.215, {
    seed: seed + 3,
    ring: 0.024,
    hatch: false,
  });
  for (const t of [0.17, 0.83])
    roundTower(site, onSide(side, t, depth * 0.52), depth * 0.46, 0.225, { flag: false, cone: true });
  pennant(s, x, y, 0.25, seed);
}

/** For one side: a keep on the curtain wall between two round towers, in four variants depending on the tile. */
function wallKeep(site: Site, group: Group): void {
  const { s, seed } = site;
  const side = group.sides[0] ?? 0;
  const down = runsDown(side);
  const box = (along: number, deep: number): [number, number] => (down ? [deep, along] : [along, deep]);
  const variant = Math.floor(hash(seed, side, 72) * 4);
  const corners = (look: Partial<DrumLook>): void => {
    for (const t of [0.195, 0.805]) {
      const at = onSide(side, t, 0.268);
      if (group.field(at[0], at[1]) < 0.02) roundTower(site, at, 0.076, 0.225, { flag: false, ...look });
    }
  };
  const [x, y] = onSide(side, 0.5, 0.135);
  if (variant === 1) {
    // A hall under slate.
    keep(s, x, y, ...box(0.165, 0.092), 0.2, { seed: seed + 3, hatch: false });
    roof(
      s,
      {
        x,
        y,
        along: 0.128,
        across: 0.058,
        down,
        eaves: 0.225,
        slope: 0.95,
        kind: 'hip',
        seed: seed + 5,
        tiles: P.slate,
      },
      STRAIGHT,
    );
    corners({ cone: true });
    pennant(s, ...onSide(side, 0.63, 0.135), 0.27, seed);
  } else if (variant === 2) {
    // A round donjon between two square turrets.
    for (const t of [0.27, 0.73])
      keep(s, ...onSide(side, t, 0.13), 0.068, 0.068, 0.205, { seed: seed + 4, ring: 0.024, hatch: false });
    roundTower(site, [x, y], 0.118, 0.24, { cone: true });
    corners({});
  } else if (variant === 3) {
    // A keep to one side, a pointed tower to the other.
    keep(s, ...onSide(side, 0.4, 0.135), ...box(0.115, 0.088), 0.215, { seed: seed + 3 });
    roundTower(site, onSide(side, 0.665, 0.13), 0.084, 0.25, { cone: true, flag: false });
    corners({});
    pennant(s, ...onSide(side, 0.34, 0.135), 0.24, seed);
  } else {
    keep(s, x, y, ...box(0.15, 0.088), 0.215, { seed: seed + 3 });
    corners({});
    pennant(s, ...onSide(side, 0.42, 0.135), 0.24, seed);
  }
  barrel(s, ...onSide(side, 0.3, 0.235));
  barrel(s, ...onSide(side, 0.335, 0.255), 0.016);
}
