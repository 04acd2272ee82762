import { hypot } from '../../../../art/core/math.ts';
import { fbm, noise } from '../../../../art/core/noise.ts';
import type { Surface } from '../../../../art/core/surface.ts';
import { P } from '../../../../art/palette.ts';
import { keep } from '../../../../art/parts/fortress.ts';
import { cobble } from '../../../../art/parts/materials.ts';
import { roof, STRAIGHT } from '../../../../art/parts/roof.ts';
import { box, disc } from '../../../../art/parts/solids.ts';
import { tree } from '../../../../art/parts/trees.ts';
import { ground, house, terrace } from './parts.ts';

const [X, Y] = [-1.12, 0.42];
/** Half lengths of nave and transept, and half their width. */
const [NAVE, TRANSEPT, WIDE] = [0.31, 0.235, 0.085];
const FLAGS = [P.stone[2], P.stoneTop[0], P.stone[0]];

/** A white cross of nave and transept under pale copper, two towers at its front, on a green close with dark trees. */
export function paintCathedral(s: Surface, seed: number): void {
  ground(s, [-1.08, 0.46, 0.34, 0.42], (ink, x, y) => {
    ink.set(P.grass[1], 0.8 + 0.2 * fbm(x * 30, y * 30, seed, 2)).blend(P.leaf[0], 0.3);
    return 0.004 * noise(x * 60, y * 60, seed);
  });
  ground(s, [-0.41, 0.37, 0.33, 0.3], (ink, x, y, d) => {
    const bump = cobble(ink, x, y, seed + 17, 0.05, FLAGS, P.stoneJoint, 0.12);
    if (d > -0.016) ink.set(P.stoneTop[0], 1.1);
    return bump * 0.4;
  });
  const edge = { tiles: P.verdigris, slope: 1.15, smokes: false, walls: P.chalk, kind: 'gable' } as const;
  buttresses(s, seed);
  disc(s, X, Y - NAVE, WIDE + 0.012, 0.13, P.chalk);
  roof(
    s,
    {
      x: X,
      y: Y - NAVE,
      along: WIDE,
      across: WIDE,
      down: false,
      eaves: 0.13,
      slope: 1,
      kind: 'pyramid',
      tiles: P.verdigris,
      seed,
    },
    STRAIGHT,
  );
  house(s, X, Y, NAVE, WIDE, { ...edge, down: true, eaves: 0.165, seed });
  house(s, X, Y - 0.06, TRANSEPT, WIDE * 0.9, { ...edge, eaves: 0.165, seed: seed + 1 });
  // The spire over the crossing.
  disc(s, X, Y - 0.06, 0.052, 0.3, P.chalk, {
    paint: (_u, _v, q, o) => {
      o.set(q > 0.04 ? P.chalk : P.verdigris[1], q > 0.04 ? 0.9 : 1);
      o.height += 0.14 * (1 - q / 0.052);
    },
  });
  disc(s, X, Y - 0.06, 0.016, 0.46, P.gold, { dome: 1, gloss: 0.4 });
  for (const side of [-1, 1]) {
    keep(s, X + side * 0.105, Y + NAVE + 0.02, 0.072, 0.072, 0.3, {
      seed: seed + side,
      merlon: 0.03,
      gap: 0.022,
      ring: 0.024,
      hatch: false,
    });
    disc(s, X + side * 0.105, Y + NAVE + 0.02, 0.03, 0.31, P.gold, { dome: 0.9, gloss: 0.3 });
  }
  // A rose window between the towers.
  box(s, X, Y + NAVE + 0.045, 0.034, 0.03, 0.22, 0, (u, v, o) => {
    const q = hypot(u, v);
    o.set(q < 0.024 ? P.awningBlue : P.chalk, q < 0.008 ? 1.6 : 1);
  });
  terrace(s, -0.74, -0.08, 0.82, { tiles: P.slate, seed: seed + 47, walls: P.whitewash });
  for (const [n, x, y] of [
    [0, -1.37, 0.14],
    [1, -1.36, 0.62],
    [2, -0.83, 0.16],
    [3, -0.82, 0.62],
    [4, -1.35, 0.38],
    [5, -0.81, 0.8],
  ] as const)
    tree(s, x, y, 0.055, 0.1, { seed: seed + n, leaves: [P.leafDark, P.leaf[1]] });
  // A stone cross on its steps.
  for (const [half, high] of [
    [0.05, 0.02],
    [0.036, 0.036],
  ] as const)
    box(s, -0.67, 0.14, half, half, high, 0, (_u, _v, o, d) => void o.set(P.stoneTop[0], d > -0.008 ? 0.8 : 1.05));
  for (const [a, b] of [
    [0.009, 0.034],
    [0.026, 0.009],
  ] as const)
    box(s, -0.67, 0.137, a, b, 0.12, 0, (_u, _v, o) => void o.set(P.chalk));
  s.shine(X, Y + NAVE + 0.1, 0.25, 0.9);
  s.shine(-0.41, 0.68, 0.2, 0.7);
}

/** Piers along the nave. */
function buttresses(s: Surface, seed: number): void {
  for (let n = 0; n < 6; n++) {
    const y = Y + 0.07 + n * 0.045;
    for (const side of [-1, 1])
      box(s, X + side * (WIDE + 0.03), y, 0.034, 0.008, 0.12, 0, (u, v, o) => {
        o.set(P.chalk, 0.95 + 0.06 * noise(u * 80, v * 80, seed));
        o.height -= Math.max(0, side * u) * 1.2;
      });
  }
}
