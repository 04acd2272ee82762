import { fromHex, shade } from '../../../art/core/colour.ts';
import type { Rgb } from '../../../art/core/colour.ts';
import { pickAt } from '../../../art/core/math.ts';
import type { Point } from '../../../art/core/math.ts';
import { noise } from '../../../art/core/noise.ts';
import { boxDistance } from '../../../art/core/shapes.ts';
import type { Surface } from '../../../art/core/surface.ts';
import { P } from '../../../art/palette.ts';
import { drum, keep, pennant } from '../../../art/parts/fortress.ts';
import { cobble } from '../../../art/parts/materials.ts';
import { box, disc } from '../../../art/parts/solids.ts';
import { colourOf } from '../../../art/players.ts';
import type { Structure } from '../../../art/topology/plan.ts';

/** Half sizes, across the border and along it, of the ward and of the keep. */
const WARD: Point = [0.225, 0.345];
const KEEP: Point = [0.125, 0.165];
const [WALL, TOWER, TOP] = [0.14, 0.22, 0.24];
const YARD = [P.plaza[0], P.plaza[1], P.plaza[3]];

/**
 * A castle over the houses of a small city, across the border of its two cells. Its lord's banners fly until it has
 * scored.
 */
function paintCastle(s: Surface, one: Structure): void {
  const { x, y, upright, look } = one;
  // The middle of the border between the two cells.
  const [cx, cy] = upright ? [x + 0.5, y + 1] : [x + 1, y + 0.5];
  const at = (u: number, v: number): Point => (upright ? [cx + v, cy + u] : [cx + u, cy + v]);
  const size = ([u, v]: Point): Point => (upright ? [v, u] : [u, v]);
  const colour = look === undefined ? undefined : fromHex(colourOf(look).base);
  ward(s, cx, cy, size(WARD));
  for (const u of [-1, 1]) curtain(s, at(u * WARD[0], 0), size([0.026, WARD[1]]));
  for (const v of [-1, 1]) curtain(s, at(0, v * WARD[1]), size([WARD[0], 0.026]));
  for (const u of [-1, 1])
    for (const v of [-1, 1]) {
      const [tx, ty] = at(u * WARD[0], v * WARD[1]);
      drum(s, tx, ty, 0.074, TOWER, { seed: 3 + u + 2 * v, cone: true, tiles: P.slate, flag: false });
      if (colour) pennant(s, tx, ty, TOWER + 0.1, u + v, colour);
    }
  const [a, b] = size(KEEP);
  keep(s, cx, cy, a, b, TOP, { seed: 9, hatch: false });
  roofOf(s, cx, cy, [a, b], colour);
  for (const v of [-1, 1]) {
    const [gx, gy] = at(v * WARD[0], 0);
    gatehouse(s, gx, gy, upright, colour !== undefined);
  }
  if (colour) for (const v of [-0.26, 0.26]) s.shine(...at(0, v), 0.2, 0.9);
}

function ward(s: Surface, x: number, y: number, [a, b]: Point): void {
  s.stamp(x - a, y - b, x + a, y + b, (X, Y, o) => {
    const d = boxDistance(X - x, Y - y, a, b);
    if (d > 0) return;
    const bump = cobble(o, X, Y, 31, 0.024, YARD, P.pathJoint, 0.18);
    o.coverage = 1;
    o.over = true;
    o.height = 0.02 + bump * 0.5;
  });
}

function curtain(s: Surface, [x, y]: Point, [a, b]: Point): void {
  keep(s, x, y, a, b, WALL, { seed: 12, hatch: false, ring: 0.016, merlon: 0.03, gap: 0.026 });
}

/** The roof of the keep: covered by its lord's banner, or bare slate without a lord. */
function roofOf(s: Surface, x: number, y: number, [a, b]: Point, colour: Rgb | undefined): void {
  const [w, h] = [a - 0.034, b - 0.034];
  box(s, x, y, w, h, TOP, 0, (u, v, o, d) => {
    const fold = noise(u * 26, v * 26, 4);
    o.height = TOP + 0.02 - 0.25 * Math.max(Math.abs(u) - w * 0.4, Math.abs(v) - h * 0.4, 0);
    if (!colour) {
      o.set(pickAt(P.slate, (u + v) / 0.02), 0.75 + 0.1 * fold);
      return;
    }
    o.height += 0.03 + 0.006 * fold;
    // Quartered, with a gold border.
    o.set(d > -0.012 ? P.gold : u * v > 0 ? colour : P.chalk, 1 + 0.08 * fold);
    o.translucency = 0.2;
  });
}

/** Two turrets and a door, which is open as long as there is a lord. */
function gatehouse(s: Surface, x: number, y: number, upright: boolean, open: boolean): void {
  const turn = upright ? Math.PI / 2 : 0;
  box(s, x, y, 0.046, 0.05, WALL + 0.03, turn, (_u, v, o, d) => {
    o.set(d > -0.01 ? P.stoneTop[0] : open ? P.woodDark : P.wood[0], d > -0.01 ? 1 : open ? 0.35 : 0.9);
    if (d <= -0.01) o.height -= open ? 0.12 : 0.01;
    if (!open && Math.abs((v / 0.014) % 1) < 0.2) o.scale(0.6);
  });
  for (const side of [-1, 1]) {
    const [dx, dy] = upright ? [side * 0.064, 0] : [0, side * 0.064];
    drum(s, x + dx, y + dy, 0.036, WALL + 0.05, { seed: 5, flag: false });
    if (open) disc(s, x + dx, y + dy, 0.012, WALL + 0.07, shade(P.gold, 1.1), { dome: 0.8 });
  }
}

export const CASTLE_PAINTERS = { castle: paintCastle } as const;
