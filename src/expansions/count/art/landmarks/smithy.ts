import { shade } from '../../../../art/core/colour.ts';
import type { Ink } from '../../../../art/core/colour.ts';
import { noise } from '../../../../art/core/noise.ts';
import { hypot, smooth, TAU } from '../../../../art/core/math.ts';
import { hash, Rng } from '../../../../art/core/random.ts';
import type { Surface } from '../../../../art/core/surface.ts';
import { P } from '../../../../art/palette.ts';
import { cobble } from '../../../../art/parts/materials.ts';
import { barrel, logs } from '../../../../art/parts/props.ts';
import { box, disc } from '../../../../art/parts/solids.ts';
import { ground, house, terrace } from './parts.ts';

const DARK = [P.soot[0], shade(P.soot[2], 1.2), P.soot[1]];
const ROOFS = [P.soot[2], shade(P.roof[6], 0.55), shade(P.slate[1], 0.6)];
/** Open fires of the forges, with a chimney behind each. */
const FORGES = [
  [0.95, 0.36],
  [1.23, 0.36],
  [1.09, 0.66],
] as const;

/** Black yards and roofs, fires in open forges, chimneys with white smoke. */
export function paintSmithy(s: Surface, seed: number): void {
  const soot = (ink: Ink, x: number, y: number, d: number): number => {
    const bump = cobble(ink, x, y, seed + 13, 0.028, DARK, P.soot[1], 0.2);
    ink.scale(1.05 + 0.35 * noise(x * 9, y * 9, seed));
    if (d > -0.014) ink.set(P.stone[3], 0.8);
    return bump * 0.5;
  };
  ground(s, [1.08, 0.46, 0.34, 0.4], soot);
  ground(s, [0.41, 0.37, 0.33, 0.3], soot);
  house(s, 1.09, 0.2, 0.29, 0.1, { tiles: ROOFS, seed, slope: 0.8, eaves: 0.11, smokes: false, kind: 'gable' });
  house(s, 1.33, 0.6, 0.17, 0.075, { tiles: ROOFS, seed: seed + 2, down: true, smokes: false });
  house(s, 0.85, 0.66, 0.15, 0.075, { tiles: ROOFS, seed: seed + 5, down: true, smokes: false });
  for (const [n, [x, y]] of FORGES.entries()) forge(s, x, y, seed + n);
  for (const [n, [x, y]] of FORGES.entries()) chimneyWithSmoke(s, x, n === 2 ? y - 0.12 : y - 0.13, seed + n * 7);
  terrace(s, 0.08, 0.41, 0.82, { tiles: ROOFS, seed: seed + 61 });
  terrace(s, 0.59, 0.78, 0.82, { tiles: ROOFS, seed: seed + 78 });
  for (let n = 0; n < 5; n++)
    disc(s, 0.78 + 0.06 * (n % 3), 0.16 + 0.07 * Math.floor(n / 3), 0.05, 0.02, P.soot[1], {
      dome: 0.7,
      paint: (u, v, _q, o) => void o.set(P.soot[1], 0.7 + 0.9 * hash(Math.floor(u * 160), Math.floor(v * 160), n)),
    });
  logs(s, 1.2, 0.83, 0, seed);
  logs(s, 1.0, 0.84, 0, seed + 1);
  // Blades for sale, and grindstones.
  box(s, 0.62, 0.115, 0.09, 0.012, 0.05, 0, (u, _v, o) => {
    o.set(Math.abs(((u + 1) / 0.03) % 1) < 0.5 ? P.stoneTop[0] : P.woodDark, 1.1);
  });
  for (const x of [0.44, 0.36])
    disc(s, x, 0.12, 0.03, 0.05, P.stone[2], { paint: (_u, _v, q, o) => void o.set(P.stone[q < 0.01 ? 3 : 2], 1.1) });
  for (const x of [0.66, 0.61]) barrel(s, x, 0.64 - (0.66 - x), 0.026);
}

function forge(s: Surface, x: number, y: number, seed: number): void {
  box(s, x, y, 0.085, 0.06, 0.05, 0, (u, v, o, d) => {
    if (d > -0.016) {
      o.set(P.stone[0], 0.9 + 0.15 * noise(u * 70, v * 70, seed));
      return;
    }
    const heat = smooth(0.06, 0, hypot(u * 0.7, v) + 0.02 * noise(u * 90, v * 90, seed));
    o.set(P.lava[2])
      .blend(P.lava[1], smooth(0.1, 0.5, heat))
      .blend(P.lava[0], smooth(0.45, 0.9, heat), 1.2);
    o.height = 0.05 + 0.02 * heat;
  });
  s.stamp(x - 0.07, y - 0.045, x + 0.07, y + 0.045, (_X, _Y, _o, k) => {
    s.glow[k] = Math.max(s.glow[k] as number, 0.8);
  });
  s.shine(x, y, 0.26, 1);
  // An anvil in front of it.
  box(s, x + 0.015, y + 0.1, 0.034, 0.013, 0.05, 0.2, (_u, _v, o) => void o.set(P.slate[2], 1.3));
}

function chimneyWithSmoke(s: Surface, x: number, y: number, seed: number): void {
  const high = 0.27;
  box(s, x, y, 0.045, 0.045, high, 0, (u, v, o, d) => {
    o.set(d > -0.014 ? P.stone[2] : P.soot[1], d > -0.014 ? 0.95 + 0.12 * noise(u * 90, v * 90, seed) : 0.5);
    if (d < -0.014) o.height -= 0.02;
  });
  const rng = new Rng(seed);
  for (let n = 0; n < 9; n++) {
    const far = n * 0.038;
    const size = rng.range(0.03, 0.042) * (1 + n * 0.1);
    const side = rng.range(-0.012, 0.012) * n;
    const turn = hash(seed, n) * TAU;
    disc(s, x + far * 0.75 + side * 0.4, y - far * 0.9 + side, size, high + 0.03 + 0.012 * n, P.smoke[0], {
      dome: 0.5,
      paint: (u, v, q, o) => {
        const ragged = q / size + 0.25 * noise(u * 50 + turn, v * 50, seed);
        o.set(P.smoke[0], 0.92 + 0.1 * noise(u * 40, v * 40, seed + n));
        o.coverage *= smooth(1, 0.78, ragged) * (1 - 0.07 * n);
      },
    });
  }
}
