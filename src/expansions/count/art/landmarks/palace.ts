import { hypot } from '../../../../art/core/math.ts';
import { shade } from '../../../../art/core/colour.ts';
import { noise } from '../../../../art/core/noise.ts';
import type { Surface } from '../../../../art/core/surface.ts';
import { P } from '../../../../art/palette.ts';
import { drum } from '../../../../art/parts/fortress.ts';
import { disc } from '../../../../art/parts/solids.ts';
import { bush } from '../../../../art/parts/trees.ts';
import { ground, house, terrace } from './parts.ts';

const [X, Y] = [-1.05, -0.44];
/** Half sizes of the court, measured to the ridges of the four wings. */
const [A, B] = [0.235, 0.27];
const WING = 0.078;
const SQUARE = 0.07;

/**
 * Four wings with towers around a bright court, all under royal blue; in front a chequered square between clipped
 * hedges.
 */
export function paintPalace(s: Surface, seed: number): void {
  ground(s, [-0.41, -0.37, 0.33, 0.3], (ink, x, y, d) => {
    const odd = (Math.floor(x / SQUARE) + Math.floor(y / SQUARE)) & 1;
    ink.set(odd ? P.path[3] : P.plaza[0], 0.92 + 0.05 * noise(x * 80, y * 80, seed));
    if (d > -0.018) ink.set(P.plazaInlay, 0.9);
    return 0.002;
  });
  ground(s, [X, Y, A + 0.12, B + 0.13], (ink, x, y) => {
    ink.set(P.plaza[0], 0.98 + 0.05 * noise(x * 80, y * 80, seed + 1));
    const q = hypot(x - X, y - Y);
    if (Math.abs(q - 0.1) < 0.012) ink.set(P.plazaInlay);
    return 0.003;
  });
  const look = { tiles: P.royal, seed, walls: P.whitewash, smokes: false, kind: 'gable', slope: 1.1 } as const;
  house(s, X, Y - B, A, WING + 0.02, { ...look, eaves: 0.15 });
  house(s, X, Y + B, A, WING, { ...look, eaves: 0.12 });
  for (const side of [-1, 1]) house(s, X + side * A, Y, B, WING, { ...look, down: true, eaves: 0.125 });
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    drum(s, X + u * A, Y + v * B, 0.092, 0.24, { seed, cone: true, tiles: [P.gold, shade(P.gold, 0.86)], flag: false });
  // The gate of the court, and a basin inside.
  house(s, X, Y + B + 0.015, 0.1, 0.056, { ...look, down: true, eaves: 0.16, tiles: [P.gold], seed: seed + 9 });
  disc(s, X, Y, 0.055, 0.03, P.water, { gloss: 0.7 });
  disc(s, X, Y, 0.018, 0.07, P.gold, { dome: 1 });
  terrace(s, -0.74, -0.08, -0.81, { tiles: P.royal, seed: seed + 3, walls: P.whitewash });
  for (let n = 0; n < 9; n++) {
    bush(s, -0.725, -0.6 + n * 0.062, 0.028, { seed: n, leaves: [P.leaf[1]] });
    if (n !== 4) bush(s, -0.66 + n * 0.062, -0.69, 0.028, { seed: n + 20, leaves: [P.leaf[1]] });
  }
  // Gilded statues on the square.
  for (const [x, y] of [
    [-0.66, -0.6],
    [-0.66, -0.14],
  ] as const) {
    disc(s, x, y, 0.034, 0.05, P.chalk);
    disc(s, x, y, 0.02, 0.09, P.gold, { dome: 1.4, gloss: 0.4 });
  }
  s.shine(X, Y, 0.3, 0.8);
  s.shine(-0.41, -0.66, 0.2, 0.7);
}
