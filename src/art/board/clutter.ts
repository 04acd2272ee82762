import { shade } from '../core/colour.ts';
import { pickAt } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { fbm } from '../core/noise.ts';
import { Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { tuft } from '../parts/plants.ts';
import { barrel, cart, crate, logs } from '../parts/props.ts';
import { box, disc } from '../parts/solids.ts';
import { bush } from '../parts/trees.ts';
import type { Castle } from './castle.ts';

/** Pebbles, weeds and builders' leftovers on the empty cells; tiles cover them. */
export function paintClutter(s: Surface, { board }: Castle): void {
  for (const { x, y } of board.cells) if (s.sees(x - 0.2, y - 0.2, x + 1.2, y + 1.2)) clutterCell(s, x, y);
}

function clutterCell(s: Surface, i: number, j: number): void {
  const rng = new Rng(i * 31 + j * 977 + 5);
  const place = (): Point => [i + rng.range(0.2, 0.8), j + rng.range(0.2, 0.8)];
  for (let n = 0; n < 12; n++) {
    const x = i + rng.range(0.03, 0.97);
    const y = j + rng.range(0.03, 0.97);
    const r = rng.range(0.006, 0.015);
    disc(s, x, y, r, 0.004, shade(pickAt(P.kerb, n), rng.range(0.6, 0.85)), { dome: 0.8 });
  }
  for (let n = 0; n < 26; n++) {
    const x = i + rng.range(0.02, 0.98);
    const y = j + rng.range(0.02, 0.98);
    if (fbm(x * 2.6, y * 2.6, 43, 4) > 0.08)
      tuft(s, x, y, rng.range(0.014, 0.026), i * 99 + j * 7 + n, shade(pickAt(P.grass, n), 0.85));
  }
  const what = rng.next();
  if (what < 0.1) blocks(s, place(), rng);
  else if (what < 0.17) {
    const [x, y] = place();
    for (let n = 0; n < 2; n++) logs(s, x + n * 0.02, y + n * 0.07, 0.3 + i, i + n);
  } else if (what < 0.23) {
    const [x, y] = place();
    barrel(s, x, y, 0.03, 0);
    barrel(s, x + 0.055, y + 0.02, 0.027, 0);
    crate(s, x + 0.01, y + 0.075, 0.034, 0.3, null, 1);
  } else if (what < 0.27) cart(s, ...place(), rng.range(0, 6), i);
  else if (what < 0.33) bush(s, ...place(), rng.range(0.04, 0.07), { seed: i * 9 + j });
}

/** A heap of dressed stones. */
function blocks(s: Surface, [x, y]: Point, rng: Rng): void {
  for (let n = 0; n < 7; n++) {
    const stone = pickAt(P.stoneTop, n);
    const bx = x + rng.range(-0.1, 0.1);
    const by = y + rng.range(-0.08, 0.08);
    box(
      s,
      bx,
      by,
      0.034,
      0.024,
      n < 4 ? 0.035 : 0.065,
      rng.range(0, 3),
      (_u, _v, o, d) => void o.set(stone, d > -0.006 ? 0.75 : 0.95),
    );
  }
}
