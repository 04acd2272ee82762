import { shade } from '../core/colour.ts';
import type { Rgb } from '../core/colour.ts';
import { pickAt } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash } from '../core/random.ts';
import { P } from '../palette.ts';
import { cobble } from '../parts/materials.ts';
import { barrel, crate } from '../parts/props.ts';
import { chimney, dormer, roof, STRAIGHT } from '../parts/roof.ts';
import type { RoofKind, Warp } from '../parts/roof.ts';
import { stoneStrip } from '../parts/solids.ts';
import { tree } from '../parts/trees.ts';
import { inset } from '../topology/fields.ts';
import type { Group } from '../topology/fields.ts';
import { GRID } from '../topology/plots.ts';
import type { Plot, Quarter } from '../topology/plots.ts';
import { FOUR, inward, middle, runsDown } from '../topology/sides.ts';
import { houseBox, houseSeed, isOpen, roofedPixels, ROOF_SWAY } from './plotBox.ts';
import type { Site } from './site.ts';

const CELL = 1 / GRID;
const ALLEY_STONES = [P.alley, shade(P.alley, 1.25)];
const ALLEY_JOINT = shade(P.alley, 0.6);

/** A quarter with walls towards everything that is not a house. */
export function paintHouses(site: Site, group: Group): void {
  paintQuarter(site, group);
  const { s, seed, joined } = site;
  for (const side of group.sides) {
    for (const twin of group.twins) {
      if ((group.sides[0] ?? 0) >= twin || (side - twin) % 2 === 0) continue;
      const corner: Point = [middle(side)[0] + middle(twin)[0] - 0.5, middle(side)[1] + middle(twin)[1] - 0.5];
      stoneStrip(s, corner, [0.5, 0.5], 0.013, 0.062, seed + side, P.kerb);
    }
  }
  for (const side of group.sides) {
    if (joined[side]) straddle(site, side);
    else gardenWall(site, group, side);
  }
}

/** How far the edge of a quarter sways. */
const SWAY = 0.045;

/** Alleys, houses on their plots, gardens in the remaining space. */
export function paintQuarter(site: Site, group: Group): void {
  const quarter = site.quarters.get(group);
  if (!quarter) return;
  const { s, seed } = site;
  const roofed = roofedPixels(site, group);
  const has = (i: number, j: number): boolean =>
    i >= 0 && j >= 0 && i < GRID && j < GRID && quarter.squares.has(j * GRID + i);
  const { x0, y0, x1, y1 } = boundsOf(quarter);
  s.stamp(x0 - SWAY, y0 - SWAY, x1 + SWAY, y1 + SWAY, (x, y, o, k) => {
    if (roofed[k] === 1) return;
    const sway = inset(x, y, 0.16) * SWAY;
    // Pixels too far from the quarter for the sway to reach need no noise.
    if (!has(Math.floor(x * GRID), Math.floor(y * GRID)) && !nearQuarter(has, x, y)) return;
    const qx = x + sway * noise(x * 17, y * 17, seed + 5);
    const qy = y + sway * noise(x * 17, y * 17, seed + 6);
    if (!has(Math.floor(qx * GRID), Math.floor(qy * GRID))) return;
    const bump = cobble(o, x, y, seed + 2, 0.022, ALLEY_STONES, ALLEY_JOINT);
    o.coverage = 0.9;
    o.over = true;
    o.height = 0.008 + bump * 0.6;
  });
  for (const [n, plot] of quarter.houses.entries()) paintHouse(site, group, quarter, plot, houseSeed(site, group, n));
  paintGardens(site, quarter);
}

/**
 * Roofs across a border: both tiles paint their halves identically, at positions that are the same from either side.
 */
function straddle({ s }: Site, side: number): void {
  const down = !runsDown(side);
  const m = middle(side);
  for (const [shift, across, eaves, tone] of STRADDLERS) {
    const [x, y] = down ? [m[0] + shift, m[1]] : [m[0], m[1] + shift];
    const look = {
      along: 0.135,
      across,
      eaves,
      slope: 0.95,
      kind: 'half',
      tiles: [P.roof[tone]],
      seed: STRADDLE_SEED,
    } as const;
    roof(s, { x, y, down, ...look }, STRAIGHT);
    chimney(s, x, y, eaves + across * 0.95 - 0.012, STRADDLE_SEED);
  }
}

/**
 * Position along the side from its middle, half width, eaves and tone; symmetric, since the neighbour counts from the
 * other end.
 */
const STRADDLERS = [
  [-0.23, 0.072, 0.1, 2],
  [0.23, 0.072, 0.1, 2],
  [0, 0.058, 0.085, 4],
] as const;
const STRADDLE_SEED = 12;

/** The box around all squares of a quarter. */
function boundsOf({ squares }: Quarter): Readonly<Record<'x0' | 'y0' | 'x1' | 'y1', number>> {
  const columns = [...squares].map((square) => square % GRID);
  const rows = [...squares].map((square) => Math.floor(square / GRID));
  return {
    x0: Math.min(...columns) / GRID,
    y0: Math.min(...rows) / GRID,
    x1: (Math.max(...columns) + 1) / GRID,
    y1: (Math.max(...rows) + 1) / GRID,
  };
}

function nearQuarter(has: (i: number, j: number) => boolean, x: number, y: number): boolean {
  const left = Math.floor((x - SWAY) * GRID);
  const right = Math.floor((x + SWAY) * GRID);
  const upper = Math.floor((y - SWAY) * GRID);
  const lower = Math.floor((y + SWAY) * GRID);
  return has(left, upper) || has(left, lower) || has(right, upper) || has(right, lower);
}

function paintHouse(site: Site, group: Group, quarter: Quarter, plot: Plot, seed: number): void {
  const { s } = site;
  const { x0, y0, x1, y1 } = houseBox(site, group, quarter, plot, seed);
  const w = x1 - x0;
  const d = y1 - y0;
  const x = (x0 + x1) / 2;
  const y = (y0 + y1) / 2;
  const down = Math.abs(w - d) < 0.03 ? hash(seed, 1) < 0.5 : d > w;
  const along = (down ? d : w) / 2;
  const across = (down ? w : d) / 2;
  const area = plot.w * plot.h;
  const chance = hash(seed, 2);
  const kind: RoofKind =
    Math.abs(w - d) < 0.025 && chance < 0.4 ? 'pyramid' : chance < 0.45 ? 'gable' : chance < 0.75 ? 'half' : 'hip';
  const eaves = 0.05 + 0.008 * area + 0.024 * hash(seed, 3);
  const slope = 0.78 + 0.2 * hash(seed, 4);
  const tiles: readonly Rgb[] = hash(seed, 5) < 0.06 ? P.slate : P.roof;
  const warp: Warp = (px, py, to) => {
    const f = inset(px, py, 0.16) * ROOF_SWAY;
    to.x = f === 0 ? px : px + f * noise(px * 5, py * 5, site.seed + 31);
    to.y = f === 0 ? py : py + f * noise(px * 5, py * 5, site.seed + 32);
  };
  roof(s, { x, y, along, across, down, eaves, slope, kind, seed, tiles }, warp);
  const winged = area >= 4 && kind !== 'pyramid' && hash(seed, 13) < 0.42;
  if (winged) {
    // A cross gable from the ridge to one of the eaves.
    const toSide = hash(seed, 14) < 0.5 ? -0.5 : 0.5;
    const half = Math.min(across * 0.8, along * 0.5);
    const u = (hash(seed, 15) - 0.5) * (along - half) * 1.1;
    const [wx, wy] = down ? [x + across * toSide, y + u] : [x + u, y + across * toSide];
    roof(
      s,
      {
        x: wx,
        y: wy,
        along: across * 0.5,
        across: half,
        down: !down,
        eaves: eaves + 0.008,
        slope: slope * 1.18,
        kind: 'half',
        seed,
        tiles,
      },
      warp,
    );
  }
  const onRoof = (u: number, v: number): Point => (down ? [x + v, y + u] : [x + u, y + v]);
  if ((area >= 4 && hash(seed, 7) < 0.8) || hash(seed, 7) < 0.3) {
    const end = hash(seed, 8) < 0.5 ? -1 : 1;
    chimney(
      s,
      ...onRoof(end * along * 0.62, (hash(seed, 9) - 0.5) * across * 0.7),
      eaves + across * slope - 0.012,
      seed,
    );
  }
  if (kind !== 'pyramid' && area >= 4 && !winged) {
    const tone = pickAt(tiles, Math.floor(hash(seed, 1) * tiles.length));
    for (const u of area >= 6 ? [-0.38, 0.3] : [0.05]) {
      if (hash(seed, 11 + u * 10) >= 0.55) continue;
      const slopeSide = hash(seed, 12 + u * 10) < 0.5 ? -1 : 1;
      const [px, py] = onRoof(u * along, slopeSide * across * 0.52);
      dormer(s, px, py, down ? slopeSide : 0, down ? 0 : slopeSide, eaves + across * 0.36 * slope + 0.006, seed, tone);
    }
  }
  for (const side of FOUR) {
    const [dx, dy] = inward(side);
    if (!isOpen(quarter, plot, dx, dy) || hash(seed, 20 + dx + dy * 2) >= 0.7) continue;
    const lx = x + dx * (w / 2 + 0.02);
    const ly = y + dy * (d / 2 + 0.02);
    if (Math.min(lx, ly, 1 - lx, 1 - ly) > 0.02) s.shine(lx, ly, 0.12, 0.9);
  }
}

function paintGardens({ s, seed, rng }: Site, quarter: Quarter): void {
  for (const { i, j } of quarter.gardens) {
    const x = (i + 0.5) * CELL;
    const y = (j + 0.5) * CELL;
    if (rng.next() < 0.55)
      tree(s, x, y, 0.046, 0.085, { seed: seed + i * 7 + j, leaves: rng.chance(0.3) ? P.autumn : P.leaf });
    else {
      barrel(s, x - 0.015, y + 0.01);
      crate(s, x + 0.02, y - 0.012, 0.018, 0.4, rng.pick(P.fruit), seed + i);
    }
  }
}

/** Low wall along a border without a house beyond it, shortened where another feature owns the corner. */
function gardenWall({ s, seed }: Site, group: Group, side: number): void {
  const half = 0.0085;
  const trim = (other: number): number => (group.others.includes(other) ? 0.02 : 0);
  const from = trim(side % 2 === 0 ? 3 : 0);
  const to = 1 - trim(side % 2 === 0 ? 1 : 2);
  const end = (t: number): Point =>
    side === 0 ? [t, half] : side === 1 ? [1 - half, t] : side === 2 ? [t, 1 - half] : [half, t];
  stoneStrip(s, end(from), end(to), half, 0.04, seed + side, P.kerb);
}
