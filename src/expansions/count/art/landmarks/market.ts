import type { Ink, Rgb } from '../../../../art/core/colour.ts';
import { hash } from '../../../../art/core/random.ts';
import type { Surface } from '../../../../art/core/surface.ts';
import { P } from '../../../../art/palette.ts';
import { cobble } from '../../../../art/parts/materials.ts';
import { barrel, cart, crate } from '../../../../art/parts/props.ts';
import { stall, tent } from '../../../../art/parts/stalls.ts';
import { ground, terrace } from './parts.ts';

const TENT = 0.112;
const COLOURS: readonly Rgb[] = [P.awningRed, P.awningBlue, P.fruit[1], P.leaf[0]];

/** Pavilions in bold stripes, stalls and crates on pale sand. */
export function paintMarket(s: Surface, seed: number): void {
  const sand = (ink: Ink, x: number, y: number, d: number): number => {
    const bump = cobble(ink, x, y, seed + 9, 0.03, P.path, P.pathJoint, 0.14);
    if (d > -0.014) ink.scale(0.7);
    return bump * 0.5;
  };
  ground(s, [1.08, -0.44, 0.33, 0.4], sand);
  ground(s, [0.41, -0.37, 0.33, 0.3], sand);
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 2; i++)
      tent(
        s,
        0.95 + i * 0.27 + (j === 1 ? 0.02 : 0),
        -0.72 + j * 0.265,
        TENT,
        COLOURS[(i + j * 2 + (j === 1 ? 1 : 0)) % 4] ?? P.awningRed,
        seed + i + j * 2,
      );
  terrace(s, 0.08, 0.78, -0.81, { tiles: [P.roof[2], P.roof[4], P.roof[7]], seed: seed + 23, walls: P.plaster });
  stall(s, 0.3, -0.63, 0.12, 0.055, 0, seed);
  stall(s, 0.58, -0.63, 0.12, 0.055, 0, seed + 1);
  for (let n = 0; n < 7; n++)
    crate(s, 0.79 + 0.03 * hash(n, 1), -0.66 + n * 0.09, 0.028, hash(n, 2), P.fruit[n % 5] ?? P.fruit[0], n);
  for (const [n, bx, by] of [
    [0, 1.35, -0.62],
    [1, 1.36, -0.34],
    [2, 1.09, -0.57],
    [3, 1.1, -0.32],
  ] as const)
    barrel(s, bx, by, 0.026 + 0.002 * n);
  cart(s, 0.68, -0.12, 0.5, seed);
  s.shine(1.08, -0.44, 0.35, 0.7);
  s.shine(0.44, -0.56, 0.2, 0.8);
}
