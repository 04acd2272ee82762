import { clamp, lerp, pickAt, smooth } from '../../../art/core/math.ts';
import { noise } from '../../../art/core/noise.ts';
import { hash } from '../../../art/core/random.ts';
import type { Brush, Surface } from '../../../art/core/surface.ts';
import { P } from '../../../art/palette.ts';
import { cobble } from '../../../art/parts/materials.ts';
import { PATH_HALF } from '../../../art/topology/lanes.ts';
import { DECK, RAIL } from './shapes.ts';
import type { Structure } from '../../../art/topology/plan.ts';

/** Where a ramp of earth and stones ends and the planks begin, and where the deck becomes level. */
const RAMP = 0.13;
const LEVEL = 0.3;
/** Height of the deck over open land and where it continues across a border; its maximum height. */
const [LOW, HIGH] = [0.15, 0.3];
const GROUND = 0.02;
const PLANK = 0.0285;
/** Half the width of the gap between two planks. */
const JOINT = 0.0032;
/** Positions of the trestles along the bridge. */
const TRESTLES = [0.2, 0.4, 0.6, 0.8];
const FOOT = 0.034;

/**
 * Paints the deck of a wooden bridge over everything in its cell; if another bridge begins at its end, the deck
 * continues.
 */
function paintBridge(s: Surface, one: Structure, others: readonly Structure[]): void {
  const { x, y, upright } = one;
  const continues = (step: number): boolean =>
    others.some(
      (other) =>
        other.kind === one.kind &&
        other.upright === upright &&
        other.x === x + (upright ? 0 : step) &&
        other.y === y + (upright ? step : 0),
    );
  const ends = [continues(-1), continues(1)] as const;
  const top = clamp(highest(s, one) + 0.03, LOW, HIGH);
  const heightAt = (t: number): number => {
    const level = lerp(LOW, top, smooth(0, LEVEL, Math.min(t, 1 - t)));
    const climb = (near: number, on: boolean): number => (on ? 1 : smooth(0, LEVEL, near));
    return lerp(GROUND, level, climb(t, ends[0]) * climb(1 - t, ends[1]));
  };
  const seed = 7 + Math.round(hash(x, y, 81) * 900);
  s.stamp(x, y, x + 1, y + 1, (X, Y, o) => {
    // `t` along the bridge from its northern or western end, `v` across it.
    const [t, v] = upright ? [Y - y, X - x - 0.5] : [X - x, Y - y - 0.5];
    const across = Math.abs(v);
    if (across > RAIL + FOOT + s.px) return;
    const deck = heightAt(t);
    const [near, on] = t < 0.5 ? [t, ends[0]] : [1 - t, ends[1]];
    const planks = on || near > RAMP;
    o.over = true;
    if (across > RAIL) return trestle(s, o, t, across, deck, planks);
    o.coverage = s.cover(across - RAIL);
    if (across > DECK && planks) return railing(o, t, v, deck, seed);
    if (planks) return plank(o, t, v, deck, seed, s.px);
    return ramp(s, o, X, Y, { near, across, deck, seed });
  });
}

/** The highest point of what is below the deck. */
function highest(s: Surface, { x, y, upright }: Structure): number {
  let most = 0;
  for (let t = 0.25; t < 0.76; t += 0.02)
    for (let v = -DECK; v <= DECK; v += DECK / 3)
      most = Math.max(most, upright ? s.heightAt(x + 0.5 + v, y + t) : s.heightAt(x + t, y + 0.5 + v));
  return most;
}

function plank(o: Brush, t: number, v: number, deck: number, seed: number, px: number): void {
  const n = Math.floor(t / PLANK);
  const f = t / PLANK - n;
  const joint = clamp(0.5 + (JOINT - Math.min(f, 1 - f) * PLANK) / px) * Math.min(1, (2 * JOINT) / px);
  const worn = smooth(0.012, 0.003, Math.abs(Math.abs(v) - 0.032));
  o.set(pickAt([P.straw[1], P.wood[2], P.thatch[2]], Math.floor(hash(n, 2, seed) * 3)), 0.95 + 0.22 * hash(n, 1, seed));
  o.scale(1 + 0.1 * noise(t * 90, v * 12, seed + n));
  o.blend(P.thatch[1], 0.22 * worn);
  o.blend(P.woodDark, joint, 0.75);
  o.height = deck + 0.003 * hash(n, 3, seed) - 0.004 * joint;
}

/** Two beams with posts, darker than the planks. */
function railing(o: Brush, t: number, v: number, deck: number, seed: number): void {
  const post = Math.abs(((t * 8.3333 + 0.5) % 1) - 0.5) < 0.115;
  o.set(post ? P.wood[2] : P.wood[1], (post ? 1.12 : 0.98) + 0.08 * noise(t * 40, v * 200, seed));
  if (!post && Math.abs(Math.abs(v) - RAIL) < 0.004) o.scale(0.72);
  o.height = deck + (post ? 0.058 : 0.04);
}

/** Legs that stick out from below the deck. */
function trestle(s: Surface, o: Brush, t: number, across: number, deck: number, planks: boolean): void {
  const out = (across - RAIL) / FOOT;
  const off = TRESTLES.reduce((least, at) => Math.min(least, Math.abs(t - at)), 1) - 0.017;
  if (!planks || out > 1 || off > s.px) return;
  o.coverage = s.cover(Math.max(off, across - RAIL - FOOT));
  o.set(P.wood[1], off > -0.005 ? 0.6 : 0.95);
  o.height = Math.max(o.base, deck * (0.86 - 0.62 * out));
}

interface RampPlace {
  readonly near: number;
  readonly across: number;
  readonly deck: number;
  readonly seed: number;
}

/** The road climbs between stone walls. */
function ramp(s: Surface, o: Brush, x: number, y: number, { near, across, deck, seed }: RampPlace): void {
  const edge = across - PATH_HALF;
  if (edge > 0) {
    const wall = smooth(0.015, 0.05, near);
    const bump = cobble(o, x, y, seed, 0.024, P.kerb, P.dirt[1], 0.25);
    o.coverage = wall * s.cover(across - RAIL);
    o.height = deck + 0.022 * wall + bump;
    return;
  }
  if (edge > -0.014) {
    const bump = cobble(o, x, y, seed + 5, 0.026, P.kerb, P.dirt[1], 0.3);
    o.height = deck + 0.004 + bump;
    return;
  }
  const grain = noise(x * 150, y * 150, seed) * 0.5 + noise(x * 44, y * 44, seed + 1) * 0.5;
  const rut = smooth(0.012, 0.003, Math.abs(edge + 0.038));
  o.set(P.path[0])
    .blend(P.path[1], 0.5 + 0.5 * grain)
    .blend(P.path[3], rut * 0.55);
  // A beam where the planks begin.
  if (near > RAMP - 0.016) o.set(P.wood[1], 0.9);
  o.height = deck - 0.003 * rut + (near > RAMP - 0.016 ? 0.006 : 0);
}

export const BRIDGE_PAINTERS = { bridge: paintBridge } as const;
