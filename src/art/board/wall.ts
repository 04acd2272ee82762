import { Ink, mix, shade } from '../core/colour.ts';
import type { Rgb } from '../core/colour.ts';
import { pickAt, smooth } from '../core/math.ts';
import { fbm, noise } from '../core/noise.ts';
import { hash } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { keep } from '../parts/fortress.ts';
import { ashlar } from '../parts/materials.ts';
import { box } from '../parts/solids.ts';
import type { Castle } from './castle.ts';
import { carve } from './numerals.ts';
import { OUTER_COPING, TOWER_HEIGHT, WALK_HEIGHT, WALL_HEIGHT } from './track.ts';
import type { CornerTower, Field, WallSide } from './track.ts';

const FOOT = shade(P.stone[3], 0.7);
const TENTH = shade(mix(P.plazaInlay, P.roof[1], 0.3), 0.92);
const FIFTH = shade(P.path[3], 0.95);
const PLAIN: readonly Rgb[] = P.stoneTop.map((stone) => shade(mix(stone, P.path[0], 0.35), 0.93));
const NUMERAL_DARK = shade(P.woodDark, 0.75);
const SEAM = shade(P.stoneJoint, 0.9);

/** Every tenth slab is terracotta, every fifth sand. */
const slabColour = (n: number, alternate: number): Rgb =>
  n % 10 === 0 ? TENTH : n % 5 === 0 ? FIFTH : pickAt(PLAIN, alternate);

/** Paints the wall with its track: walk, slabs, merlons, corner towers, numerals. */
export function paintWall(s: Surface, castle: Castle): void {
  paintMasonry(s, castle);
  const { track } = castle;
  for (const field of track.fields) paintSlab(s, field);
  for (const side of track.sides) paintMerlons(s, side);
  for (const [n, tower] of track.towers.entries())
    paintCornerTower(
      s,
      tower,
      n,
      track.fields.filter(({ on }) => 'tower' in on && on.tower === tower),
    );
  for (const field of track.fields) paintNumeral(s, field);
}

/** Ashlar with copings along both edges; the walk along the inner side is one step lower. */
function paintMasonry(s: Surface, castle: Castle): void {
  const ink = new Ink();
  for (let j = 0, k = 0; j < s.h; j++) {
    const y = s.y(j);
    for (let i = 0; i < s.w; i++, k++) {
      const x = s.x(i);
      const d = castle.toCells(x, y);
      if (d <= 0 || d > 0.56) continue;
      const depth = castle.depth(x, y);
      if (d >= depth) {
        if (d >= depth + 0.035) continue;
        s.height[k] = 0.06 * (1 - (d - depth) / 0.035);
        s.setAlbedo(k, ink.set(FOOT));
        continue;
      }
      const walk = castle.walk(x, y);
      const low = d < walk;
      const coping = d > depth - OUTER_COPING || d < 0.034;
      const bump = ashlar(ink, x, y, 77, { row: low ? 0.07 : 0.06, length: 0.09 });
      if (coping) ashlar(ink, x, y, 78, { row: 0.05, length: 0.07, stones: P.stoneTop });
      else if (low) ink.scale(d > walk - 0.022 ? 0.72 : 0.92);
      s.height[k] = (low && walk > 0.1 ? WALK_HEIGHT : WALL_HEIGHT) + (coping ? 0.02 : 0) + bump;
      s.setAlbedo(k, ink);
      s.translucency[k] = 0;
      s.gloss[k] = 0;
    }
  }
}

function paintSlab(s: Surface, { n, x, y, on }: Field): void {
  if ('tower' in on) return;
  const down = on.side.direction[0] === 0;
  const along = on.length / 2 - 0.01;
  const across = on.halfDepth - 0.01;
  const base = slabColour(n, n);
  const tone = 0.95 + 0.05 * (hash(n, 2) - 0.5);
  box(s, x, y, down ? across : along, down ? along : across, WALL_HEIGHT + 0.006, 0, (u, v, o, d) => {
    o.set(base, tone + 0.05 * noise(u * 40 + n, v * 40, 5) + 0.14 * fbm(u * 9 + n * 3, v * 9, 6, 3));
    if (d <= -0.01) return;
    o.height -= 0.004 * smooth(-0.01, 0, d);
    o.scale(0.93);
  });
}

function paintMerlons(s: Surface, { from, start, length, direction, out, depth }: WallSide): void {
  const count = Math.max(2, Math.round(length / 0.145));
  const down = direction[0] === 0;
  for (let i = 0; i < count; i++) {
    const u = start + ((i + 0.5) / count) * length;
    const x = from.vertex[0] + direction[0] * u + out[0] * (depth - 0.032);
    const y = from.vertex[1] + direction[1] * u + out[1] * (depth - 0.032);
    box(s, x, y, down ? 0.034 : 0.044, down ? 0.044 : 0.034, WALL_HEIGHT + 0.075, 0, (u2, v2, o, d) => {
      o.set(pickAt(P.stoneTop, i), (d > -0.008 ? 0.92 : 1.06) + 0.07 * noise(x * 50 + u2 * 60, v2 * 60, 9));
    });
  }
}

function paintCornerTower(s: Surface, tower: CornerTower, n: number, fields: readonly Field[]): void {
  const { x, y, halfW, halfH, arriving, leaving } = tower;
  const large = Math.min(halfW, halfH) > 0.3;
  const ring = large ? 0.062 : 0.045;
  keep(s, x, y, halfW, halfH, TOWER_HEIGHT, {
    seed: n + 3,
    merlon: large ? 0.085 : 0.062,
    gap: large ? 0.062 : 0.048,
    ring,
    hatch: false,
  });
  const a = halfW - ring + 0.002;
  const b = halfH - ring + 0.002;
  const first = fields.find((field) => field.n === tower.fields[0])?.n ?? 0;
  const second = fields.find((field) => field.n === tower.fields[1])?.n ?? 1;
  const colours = [slabColour(first, 0), slabColour(second, 1)] as const;
  box(s, x, y, a, b, TOWER_HEIGHT, 0, (u, v, o, d) => {
    const split = (u / a) * (-arriving[0] - leaving[0]) + (v / b) * (-arriving[1] - leaving[1]);
    o.set(colours[split > 0 ? 0 : 1], 0.97 + 0.1 * fbm(u * 12 + n, v * 12, 7, 3) + 0.04 * noise(u * 60, v * 60, n));
    if (Math.abs(split) * Math.min(a, b) * 0.707 >= 0.01 && d <= -0.008) return;
    o.set(SEAM);
    o.height -= 0.004;
  });
}

function paintNumeral(s: Surface, { n, x, y, on }: Field): void {
  if (!s.sees(x - 0.2, y - 0.2, x + 0.2, y + 0.2)) return;
  carve(s, {
    text: String(n),
    x,
    y,
    size: numeralSize(on),
    bolder: n % 5 === 0 ? 0.35 : 0.15,
    ink: n % 10 === 0 ? P.path[2] : NUMERAL_DARK,
  });
}

function numeralSize(on: Field['on']): number {
  if ('tower' in on) {
    const least = Math.min(on.tower.halfW, on.tower.halfH);
    return least > 0.3 ? 0.13 : least > 0.2 ? 0.115 : 0.1;
  }
  const across = on.side.direction[0] !== 0;
  return Math.min(0.15, on.halfDepth * 1.25, across ? on.length * 0.48 : on.halfDepth * 1.08);
}
