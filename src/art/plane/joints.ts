import { mix, shade } from '../core/colour.ts';
import { clamp, hypot, smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { flowers } from '../parts/plants.ts';
import { birch, bush, tree } from '../parts/trees.ts';
import { paintCornerTower, paintStraddlers } from '../tile/city.ts';
import type { Edges } from './edges.ts';

/** Returns the edges of the tile on a cell, or undefined for wild land. */
export type EdgesAt = (x: number, y: number) => Edges | undefined;

const EARTH = shade(mix(P.dirt[1], P.mud, 0.4), 0.62);
/** Width of the bare earth around placed tiles. */
const VERGE = 0.055;

/**
 * Paints what joins the tiles of a landscape, as far as it reaches into one cell: bare earth around placed tiles, roofs
 * across the borders of a city, towers where walls meet, trees and hedges across the borders of fields. Every cell that
 * such a thing touches paints it identically.
 */
export function paintJoints(s: Surface, x: number, y: number, at: EdgesAt): void {
  const here = at(x, y);
  if (!here) paintVerge(s, x, y, at);
  // A cell has four borders: its northern and western ones, and those of its neighbours to the south and east.
  for (const [bx, by, down] of [
    [x, y, true],
    [x, y + 1, true],
    [x, y, false],
    [x + 1, y, false],
  ] as const)
    paintBorder(s, bx, by, down, at);
  for (const [cx, cy] of [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ] as const) {
    // At the same corner, the tile to the north-west has its south-eastern one, and so on.
    const ends = [
      at(cx - 1, cy - 1)?.wallEnds[1],
      at(cx, cy - 1)?.wallEnds[2],
      at(cx, cy)?.wallEnds[3],
      at(cx - 1, cy)?.wallEnds[0],
    ];
    if (ends.includes(true)) paintCornerTower(s, cx, cy);
  }
}

/** Kinds of sides where trees and bushes may grow across a border. */
const GROWN = ['field', 'road', 'river'];

/**
 * The border between a cell and the one above it (`down`: things across it run vertically in the picture) or to its
 * left.
 */
function paintBorder(s: Surface, x: number, y: number, down: boolean, at: EdgesAt): void {
  const one = (down ? at(x, y - 1)?.sides[2] : at(x - 1, y)?.sides[1]) ?? null;
  const other = (down ? at(x, y)?.sides[0] : at(x, y)?.sides[3]) ?? null;
  if (one === null || other === null) return;
  if (one === 'city') paintStraddlers(s, down ? x + 0.5 : x, down ? y : y + 0.5, down);
  else if (GROWN.includes(one)) paintGrowth(s, x, y, down, one === 'field');
}

/** Trees and bushes across a border of fields, away from a road or river in its middle and from the corners. */
function paintGrowth(s: Surface, x: number, y: number, down: boolean, open: boolean): void {
  const rng = new Rng(Math.round(hash(x, y, down ? 71 : 72) * 1e9));
  const count = rng.whole(0, open ? 3 : 2);
  for (let n = 0; n < count; n++) {
    const t =
      open && rng.chance(0.5) ? rng.range(0.32, 0.68) : rng.chance(0.5) ? rng.range(0.17, 0.28) : rng.range(0.72, 0.83);
    const away = rng.range(-0.03, 0.03);
    const [px, py] = down ? [x + t, y + away] : [x + away, y + t];
    const r = rng.range(0.05, 0.082);
    const seed = rng.whole(0, 9999);
    const what = rng.next();
    if (what < 0.4) tree(s, px, py, r, r * 1.6 + 0.02, { seed, leaves: rng.chance(0.2) ? P.autumn : P.leaf });
    else if (what < 0.55) birch(s, px, py, r, r * 1.7 + 0.03, { seed });
    else if (what < 0.85) {
      for (let q = -2; q <= 2; q++)
        bush(s, px + (down ? q * 0.026 : 0), py + (down ? 0 : q * 0.026), 0.021, { seed: seed + q });
    } else flowers(s, px, py, 0.035, seed);
  }
}

function paintVerge(s: Surface, x: number, y: number, at: EdgesAt): void {
  const near: (readonly [number, number])[] = [];
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (at(x + dx, y + dy)) near.push([x + dx, y + dy]);
  if (!near.length) return;
  s.stamp(x, y, x + 1, y + 1, (X, Y, o) => {
    let d = 9;
    for (const [nx, ny] of near)
      d = Math.min(d, hypot(Math.max(nx - X, 0, X - nx - 1), Math.max(ny - Y, 0, Y - ny - 1)));
    if (d > VERGE * 2) return;
    const cover = smooth(VERGE, VERGE * 0.35, d + noise(X * 21, Y * 21, 61) * 0.02);
    if (cover <= 0) return;
    o.coverage = clamp(cover);
    o.over = true;
    o.set(EARTH, 0.9 + 0.25 * noise(X * 70, Y * 70, 62));
    o.height = -0.016 + 0.003 * noise(X * 40, Y * 40, 63);
  });
}
