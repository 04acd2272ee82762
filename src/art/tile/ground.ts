import { Ink, shade } from '../core/colour.ts';
import { clamp, smooth } from '../core/math.ts';
import { fbm, fbmRow, gradientRow, noise } from '../core/noise.ts';
import { sampled } from '../core/sampled.ts';
import type { Sampled } from '../core/sampled.ts';
import { P } from '../palette.ts';
import { cobble } from '../parts/materials.ts';
import type { Group } from '../topology/fields.ts';
import { GRID, squareAt } from '../topology/plots.ts';
import type { Site } from './site.ts';

const YARD_STONES = [P.alley, shade(P.alley, 1.3), P.dirt[1]];
const YARD_JOINT = shade(P.alley, 0.6);

/** Lawn of the courts, with worn earth near walls and lanes. */
export function paintGround(site: Site): void {
  const lawn = openLawn(site);
  const covers = openCovers(site);
  for (let j = 0; j < site.size; j++) groundRow(site, lawn, covers, j);
}

function groundRow(site: Site, lawn: Lawn, covers: Covers, j: number): void {
  const { s, size } = site;
  const y = (j + 0.5) / size;
  coverRow(site, covers, j * size, y);
  const { hidden } = covers;
  for (let from = 0; from < size;) {
    let to = from;
    while (to < size && hidden[to] === 0) to++;
    if (to > from) {
      const part = { row: j * size, from, to, y };
      growRow(site, lawn, part);
      wearRow(site, lawn, part);
      from = to;
    }
    while (from < size && hidden[from] === 1) {
      const k = j * size + from++;
      s.albedo[k * 3] = P.alley.r;
      s.albedo[k * 3 + 1] = P.alley.g;
      s.albedo[k * 3 + 2] = P.alley.b;
      s.height[k] = 0.01;
    }
  }
}

/** A part of a row: index of its first pixel, columns, and its position. */
interface Part {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

type Row = Float64Array<ArrayBuffer>;

/**
 * What is worked out for a row at a time, in plain loops: a function called for every pixel costs more than what it
 * does.
 */
interface Lawn {
  readonly broad: Sampled;
  readonly patches: Sampled | undefined;
  /** Columns, and the same for noise. */
  readonly xs: Row;
  readonly wide: Row;
  readonly slow: Row;
  readonly bare: Row;
  readonly mid: Row;
  readonly fine: Row;
  readonly finest: Row;
  readonly red: Row;
  readonly green: Row;
  readonly blue: Row;
  readonly ink: Ink;
  readonly earth: Ink;
}

function openLawn({ size, seed, skin }: Site): Lawn {
  const row = (): Row => new Float64Array(size);
  const xs = row().map((_, i) => (i + 0.5) / size);
  return {
    broad: sampled((x, y) => fbm(x * 3.1, y * 3.1, seed + 1, 3), 64),
    patches: skin === 'zamek' ? undefined : sampled((x, y) => fbm(x * 3.4, y * 3.4, seed + 8, 4), 96),
    xs,
    wide: xs.map((x) => x * 13),
    slow: row(),
    bare: row(),
    mid: row(),
    fine: row(),
    finest: row(),
    red: row(),
    green: row(),
    blue: row(),
    ink: new Ink(),
    earth: new Ink(),
  };
}

/** The colours of grass. */
function growRow(site: Site, lawn: Lawn, { row, from, to, y }: Part): void {
  const { seed, inner } = site;
  const { xs, slow, mid: mids, fine: fines, finest: finests, red, green, blue, ink } = lawn;
  fbmRow(mids, lawn.wide, from, to, y * 13, seed + 2, 3);
  gradientRow(fines, xs, from, to, y, 70, 23, seed + 3);
  gradientRow(finests, xs, from, to, y, 150, -60, seed + 4);
  lawn.broad.row(slow, xs, from, to, y);
  const [fresh, deep, dry, pale] = P.grass;
  const zamek = site.skin === 'zamek';
  for (let i = from; i < to; i++) {
    const mid = mids[i] as number;
    const fine = fines[i] as number;
    const low = (slow[i] as number) * (inner[row + i] as number);
    slow[i] = low;
    const q = clamp(0.5 + low * 0.9 + mid * 0.3);
    ink.set(deep).blend(fresh, smooth(0.15, 0.65, q));
    ink.blend(dry, smooth(0.5, 0.95, q + fine * 0.18));
    ink.blend(pale, 0.45 * smooth(0.12, 0.5, mid + fine * 0.16));
    ink.scale(1 + 0.13 * fine + 0.1 * (finests[i] as number));
    if (zamek) ink.blend(fresh, 0.25);
    red[i] = ink.r;
    green[i] = ink.g;
    blue[i] = ink.b;
  }
}

/** Bare earth over it, and its height. */
function wearRow(site: Site, lawn: Lawn, { row, from, to, y }: Part): void {
  const { s, seed, toBuilding, toLane, inner, plan } = site;
  const { height, translucency } = s;
  const { xs, slow, bare: bares, mid: mids, fine: fines, finest: finests, red, green, blue, ink, earth } = lawn;
  if (lawn.patches) lawn.patches.row(bares, xs, from, to, y);
  for (let i = from; i < to; i++) {
    const k = row + i;
    const mid = mids[i] as number;
    const fine = fines[i] as number;
    const finest = finests[i] as number;
    ink.r = red[i] as number;
    ink.g = green[i] as number;
    ink.b = blue[i] as number;
    const foot = smooth(0.075, 0, (toBuilding[k] as number) + mid * 0.05);
    const verge = smooth(0.045, 0, (toLane[k] as number) + mid * 0.04) * 0.85;
    const bare = lawn.patches ? smooth(0.1, 0.38, (bares[i] as number) * (inner[k] as number) + fine * 0.02) * 0.8 : 0;
    const worn = Math.max(foot, verge, bare);
    const e = clamp(worn + (worn > 0.02 ? fine * 0.25 : 0));
    if (e > 0) {
      earth.set(P.dirt[0]).blend(mid > 0 ? P.dirt[2] : P.dirt[1], Math.abs(mid));
      earth.scale(1 + 0.12 * noise((xs[i] as number) * 130, y * 130, seed + 5) + 0.07 * finest);
      ink.blend(earth, smooth(0.25, 0.75, e));
    }
    if (plan.yard) {
      cobble(ink, xs[i] as number, y, seed + 2, 0.026, YARD_STONES, YARD_JOINT);
      ink.scale(1.05 + 0.1 * finest);
    }
    s.setAlbedo(k, ink);
    height[k] = 0.01 + 0.006 * (slow[i] as number) + (0.0022 * fine + 0.0012 * finest + 0.005 * mid) * (1 - 0.6 * e);
    translucency[k] = 0.2 * (1 - e);
  }
}

/** Pixels that buildings are certain to cover: no lawn needed there. */
interface Covers {
  /** 1 for each covered pixel of the current row. */
  readonly hidden: Uint8Array;
  /** Squares taken by houses, and the columns of squares this far to the left and right of each pixel. */
  readonly taken: Uint8Array;
  readonly left: Uint8Array;
  readonly right: Uint8Array;
  readonly towers: readonly Group[];
}

/** Houses sway by less than this. */
const SWAY = 0.03;

function openCovers({ layout, quarters, skin, size }: Site): Covers {
  const taken = new Uint8Array(GRID * GRID);
  for (const { squares } of quarters.values()) for (const square of squares) taken[square] = 1;
  const columns = (shift: number): Uint8Array =>
    new Uint8Array(size).map((_, i) => squareAt((i + 0.5) / size + shift, 0));
  return {
    hidden: new Uint8Array(size),
    taken,
    left: columns(-SWAY),
    right: columns(SWAY),
    towers: skin === 'castle' ? layout.groups.filter((group) => group.kind === 'tower') : [],
  };
}

function coverRow(
  { toBuilding, size }: Site,
  { hidden, taken, left, right, towers }: Covers,
  row: number,
  y: number,
): void {
  const upper = squareAt(0, y - SWAY);
  const lower = squareAt(0, y + SWAY);
  for (let i = 0; i < size; i++) {
    const before = left[i] as number;
    const after = right[i] as number;
    hidden[i] =
      toBuilding[row + i] === 0
        ? (taken[upper + before] as number) &
          (taken[upper + after] as number) &
          (taken[lower + before] as number) &
          (taken[lower + after] as number)
        : 0;
  }
  for (const { field } of towers)
    for (let i = 0; i < size; i++)
      if (toBuilding[row + i] === 0 && hidden[i] === 0 && field((i + 0.5) / size, y) < -0.01) hidden[i] = 1;
}
