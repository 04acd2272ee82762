import type { Point } from '../core/math.ts';
import { hypot, lerp } from '../core/math.ts';
import { hash } from '../core/random.ts';
import { P } from '../palette.ts';
import { keep, pennant } from '../parts/fortress.ts';
import { bunting, catapult, well } from '../parts/life.ts';
import { roof, STRAIGHT } from '../parts/roof.ts';
import type { Group } from '../topology/fields.ts';
import { middle, runsDown } from '../topology/sides.ts';
import type { Site } from './site.ts';
import { onSide, roundTower, TERRACE, terraceLife } from './terrace.ts';

/** For two or more sides: a great keep, round towers in the corners, life on wide terraces. */
export function greatKeep(site: Site, group: Group): void {
  const { sides } = group;
  if (sides.length === 4) {
    castleYard(site);
    terraceLife(site, group);
    return;
  }
  const straight = sides.length === 2 && Math.abs((sides[0] ?? 0) - (sides[1] ?? 0)) === 2;
  const size = straight ? 0.15 : 0.165;
  KEEPS[Math.floor(hash(site.seed, sides.length, 7) * KEEPS.length) % KEEPS.length]?.(
    site,
    keepPlace(group, straight),
    straight ? 0 : Math.PI / 4,
    size,
    runsDown(sides[0] ?? 0),
  );
  if (sides.length > 2) cornerTowers(site, sides, 0.4);
  frontTowers(site, group);
  if (sides.length > 2) terraceLife(site, group);
}

function keepPlace({ sides, shift, back }: Group, straight: boolean): Point {
  if (straight) return runsDown(sides[0] ?? 0) ? [0.5, 0.5 + shift] : [0.5 + shift, 0.5];
  const mean = sides.reduce(
    (sum, side): Point => [sum[0] + middle(side)[0] / sides.length, sum[1] + middle(side)[1] / sides.length],
    [0, 0] as Point,
  );
  return [lerp(0.5, mean[0], back), lerp(0.5, mean[1], back)];
}

type PaintKeep = (site: Site, at: Point, turn: number, size: number, down: boolean) => void;

/** A square keep around a pointed tower. */
const pointed: PaintKeep = (site, at, turn, size) => {
  keep(site.s, at[0], at[1], size, size, 0.21, { turn, seed: site.seed + 3, hatch: false });
  roundTower(site, at, size * 0.69, 0.257, { cone: true });
};

/** A great round donjon with a stair turret. */
const donjon: PaintKeep = (site, at, _turn, size) => {
  roundTower(site, at, size * 1.08, 0.225, { flag: false });
  roundTower(site, [at[0] + size * 0.3, at[1] - size * 0.3], size * 0.48, 0.27, { cone: true, flag: false });
  pennant(site.s, at[0] - size * 0.45, at[1] + size * 0.3, 0.22, site.seed);
};

/** A hall under slate with a turret at one end. */
const hall: PaintKeep = (site, at, _turn, size, down) => {
  const { s, seed } = site;
  const [long, deep] = [size * 1.06, size * 0.82];
  keep(s, at[0], at[1], down ? deep : long, down ? long : deep, 0.2, { seed: seed + 3, hatch: false });
  roof(
    s,
    {
      x: at[0],
      y: at[1],
      along: long - 0.042,
      across: deep - 0.042,
      down,
      eaves: 0.225,
      slope: 0.9,
      kind: 'hip',
      seed: seed + 5,
      tiles: P.slate,
    },
    STRAIGHT,
  );
  const end: Point = down ? [at[0] + deep * 0.62, at[1] - long * 0.7] : [at[0] - long * 0.7, at[1] + deep * 0.62];
  roundTower(site, end, size * 0.42, 0.27, { cone: true });
};

/** A square keep with four turrets and a hatch to its roof. */
const turrets: PaintKeep = (site, at, turn, size) => {
  const { s, seed } = site;
  keep(s, at[0], at[1], size * 0.96, size * 0.96, 0.215, { turn, seed: seed + 3 });
  for (let i = 0; i < 4; i++) {
    const angle = turn + Math.PI / 4 + (i * Math.PI) / 2;
    roundTower(
      site,
      [at[0] + Math.cos(angle) * size * 1.24, at[1] + Math.sin(angle) * size * 1.24],
      size * 0.32,
      0.235,
      { cone: true, flag: false },
    );
  }
  pennant(s, at[0] - 0.02, at[1], 0.25, seed);
};

const KEEPS: readonly PaintKeep[] = [pointed, donjon, hall, turrets];

/** Round towers where two of the building's sides meet. */
function cornerTowers(site: Site, sides: readonly number[], pointedShare: number): void {
  for (const a of sides) {
    const b = (a + 1) % 4;
    if (!sides.includes(b)) continue;
    const x = 0.5 + (middle(a)[0] + middle(b)[0] - 1) * 0.6;
    const y = 0.5 + (middle(a)[1] + middle(b)[1] - 1) * 0.6;
    roundTower(site, [x, y], 0.08, 0.215, { cone: hash(site.seed, a) < pointedShare, flag: false });
  }
}

/** Round towers at the corners of the front, where nothing else stands. */
function frontTowers(site: Site, { sides, field, deep }: Group): void {
  const r = deep < 0.3 ? 0.06 : 0.074;
  for (const side of sides) {
    for (const t of [0.18, 0.82]) {
      const [x, y] = onSide(side, t, deep - 0.053);
      const d = field(x, y);
      const free = site.taken.every(([tx, ty, tr]) => hypot(tx - x, ty - y) > tr + r - 0.02);
      if (d > -0.095 && d < 0.01 && free) roundTower(site, [x, y], r, 0.22, { flag: false });
    }
  }
}

/** For all four sides: a castle of its own, with an inner keep, its hall, a well and supplies of the garrison. */
function castleYard(site: Site): void {
  const { s, seed } = site;
  const [x, y] = [0.53, 0.47];
  turrets(site, [x, y], 0, 0.15, false);
  keep(s, 0.5, 0.77, 0.16, 0.07, 0.195, { seed: seed + 7, hatch: false, ring: 0.024 });
  roof(
    s,
    {
      x: 0.5,
      y: 0.77,
      along: 0.132,
      across: 0.044,
      down: false,
      eaves: 0.215,
      slope: 0.9,
      kind: 'hip',
      seed: seed + 5,
      tiles: P.slate,
    },
    STRAIGHT,
  );
  site.taken.push([0.42, 0.77, 0.1], [0.58, 0.77, 0.1]);
  cornerTowers(site, [0, 1, 2, 3], 0.5);
  well(s, 0.25, 0.38, 0.5, seed, 1.1, TERRACE);
  catapult(s, 0.24, 0.58, 0.4, TERRACE);
  site.taken.push([0.25, 0.38, 0.07], [0.24, 0.58, 0.12]);
  for (const [ax, ay] of [
    [0.2, 0.2],
    [0.8, 0.8],
  ] as const)
    bunting(s, [ax, ay], [ax < 0.5 ? x - 0.15 : x + 0.15, ax < 0.5 ? y - 0.15 : y + 0.15], 0.25, seed);
}
