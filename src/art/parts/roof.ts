import type { Rgb } from '../core/colour.ts';
import { mix } from '../core/colour.ts';
import { pickAt, smooth } from '../core/math.ts';
import { fbm, noise } from '../core/noise.ts';
import { hash } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { box, disc } from './solids.ts';

export type RoofKind = 'gable' | 'half' | 'hip' | 'pyramid';
/** How much steeper the hipped ends are than the long sides; 0 = no hips. */
const HIP: Readonly<Record<RoofKind, number>> = { gable: 0, half: 2.3, hip: 1, pyramid: 1 };

/** A place that a warp writes, so that nothing is allocated per pixel. */
export interface Warped {
  x: number;
  y: number;
}
/** Distorts the plan slightly, so that nothing looks machine-cut. */
export type Warp = (x: number, y: number, to: Warped) => void;
export const STRAIGHT: Warp = (x, y, to) => {
  to.x = x;
  to.y = y;
};

export interface Roof {
  readonly x: number;
  readonly y: number;
  /** Half length along the ridge and half depth. */
  readonly along: number;
  readonly across: number;
  /** The ridge runs vertically in the picture. */
  readonly down: boolean;
  /** Height of the eaves, and slope. */
  readonly eaves: number;
  readonly slope: number;
  readonly kind: RoofKind;
  readonly tiles: readonly Rgb[];
  readonly seed: number;
  readonly row?: number;
  readonly column?: number;
}

/** Pitched roof on a rectangle, painted tile by tile. */
export function roof(s: Surface, look: Roof, warp: Warp): void {
  const {
    x: cx,
    y: cy,
    along: hu,
    across: hv,
    down,
    eaves,
    slope,
    kind,
    tiles,
    seed,
    row: rowSize = 0.0185,
    column = 0.0135,
  } = look;
  /** A warp moves a point by less than this. */
  const reach = 0.03 + s.px;
  const [rx, ry] = down ? [hv + reach, hu + reach] : [hu + reach, hv + reach];
  const tone = pickAt(tiles, hash(seed, 1) * tiles.length);
  const tint = 0.9 + 0.22 * hash(seed, 2);
  const age = hash(seed, 3);
  const hip = HIP[kind];
  const deep = Math.max(hv, 0.02);
  const warped: Warped = { x: 0.5, y: 0.5 };
  s.stamp(cx - rx, cy - ry, cx + rx, cy + ry, (X, Y, o) => {
    warp(X, Y, warped);
    const lx = down ? warped.y - cy : warped.x - cx;
    const ly = down ? warped.x - cx : warped.y - cy;
    const du = hu - Math.abs(lx);
    const dv = hv - Math.abs(ly);
    const edge = Math.min(du, dv);
    if (edge < -s.px) return;
    const onHip = hip > 0 && du * hip < dv;
    const fall = onHip ? du : dv; // distance up from the eaves
    const rise = (hip > 0 ? Math.min(dv, du * hip) : dv) * slope;
    const wobble = noise(X * 30, Y * 30, seed) * 0.0018;
    const row = (fall + wobble) / rowSize;
    const ri = Math.floor(row);
    const rf = row - ri;
    const col = (onHip ? ly : lx) / column + 0.5 * (ri & 1) + hash(ri, seed, 4) * 0.15;
    const ci = Math.floor(col);
    const t = hash(ci, ri, seed + (onHip ? 50 : 0) + (ly > 0 ? 7 : 0));
    const barrel = Math.sin((col - ci) * Math.PI);
    const moss = smooth(0.1, 0.42, fbm(X * 9, Y * 9, seed + 3, 3) + age * 0.28 - 0.12);
    const lip = smooth(0, 0.16, rf) * smooth(1, 0.86, rf);
    o.set(tone, tint * (0.8 + 0.36 * t + (t > 0.93 ? 0.25 : 0)) * (0.9 + (0.16 * fall) / deep));
    o.blend(P.roofOld, moss * 0.42, 0.9 + 0.3 * t);
    o.scale((0.7 + 0.3 * lip) * (0.84 + 0.18 * barrel));
    let h = eaves + rise + 0.0045 * (1 - rf) + 0.0028 * barrel;
    const ridge = kind === 'gable' || !onHip ? Math.abs(hv - dv) : 9;
    const seam = hip > 0 ? Math.abs(du * hip - dv) * 0.7 : 9;
    const toRidge = Math.min(ridge, seam);
    if (toRidge < 0.0085) {
      const k = smooth(0.0085, 0.0065, toRidge);
      const q = Math.sin((toRidge === ridge ? lx : du) / 0.012) > 0 ? 1 : 0.88;
      o.blend(P.roofRidge, k * 0.9, q * tint * 0.98);
      h += 0.006 * k * (1 - toRidge / 0.012);
    }
    if (edge < 0.0045) {
      o.blend(P.woodDark, 0.55); // dark line of the eaves
      h -= 0.008;
    }
    o.coverage = s.cover(-edge);
    o.height = h;
    o.gloss = 0.03;
  });
}

const BRICK = mix(P.roof[7], P.plaster, 0.35);

export function chimney(s: Surface, x: number, y: number, base: number, seed: number): void {
  const turned = hash(seed, 2) < 0.5;
  const a = turned ? 0.018 : 0.0125;
  const b = turned ? 0.0125 : 0.018;
  box(s, x, y, a, b, base + 0.036, 0, (u, v, o, d) => {
    const brick = hash(Math.floor(u * 190), Math.floor(v * 240), seed);
    o.set(BRICK, (d > -0.004 ? 1 : 0.72) + 0.3 * (brick - 0.5));
    if (d > -0.004) o.height += 0.004;
  });
  for (const shift of [-0.0072, 0.0072]) {
    const px = x + (turned ? shift : 0);
    const py = y + (turned ? 0 : shift);
    disc(s, px, py, 0.0062, base + 0.055, P.roof[2]);
    disc(s, px, py, 0.0036, base + 0.03, P.woodDark, {
      over: true,
      paint: (_u, _v, _q, o) => void o.set(P.woodDark, 0.25),
    });
  }
}

/** A small gabled window; `dx, dy` points down the roof. */
export function dormer(
  s: Surface,
  x: number,
  y: number,
  dx: number,
  dy: number,
  base: number,
  seed: number,
  tile: Rgb,
): void {
  s.stamp(x - 0.06, y - 0.06, x + 0.06, y + 0.06, (X, Y, o) => {
    const along = (X - x) * dx + (Y - y) * dy;
    const side = (X - x) * -dy + (Y - y) * dx;
    const across = Math.abs(side);
    const d = Math.max(Math.abs(along) - 0.03, across - 0.021);
    if (d > s.px) return;
    const row = across / 0.0075;
    const rf = row - Math.floor(row);
    o.coverage = s.cover(d);
    o.height = base + (0.021 - across) * 1.15 + 0.0022 * rf;
    o.set(
      tile,
      (0.9 + 0.26 * hash(Math.floor(along / 0.011), Math.floor(row) + (side > 0 ? 9 : 0), seed)) *
        (0.82 + 0.18 * smooth(0, 0.3, 1 - rf)),
    );
    if (across < 0.004) o.set(tile).blend(P.roofRidge, 0.7);
    if (along > 0.0265) o.set(P.woodDark, 0.9);
  });
}
