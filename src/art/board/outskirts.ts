import { hypot } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { Rng, hash } from '../core/random.ts';
import { Surface } from '../core/surface.ts';
import type { Picture } from '../figures/picture.ts';
import { light } from '../light/light.ts';
import { MOODS } from '../light/moods.ts';
import { packed } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { P } from '../palette.ts';
import { markDone } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { OUTSKIRTS_CELLS } from './area.ts';
import { paintWoods } from './woods.ts';
import type { WoodTree } from './woods.ts';

/** Dense woods that tile seamlessly, for the area beyond the board picture. */

/** A power of two, which suits repeated textures. */
const SIDE = 512;
const PPU = SIDE / OUTSKIRTS_CELLS;
/** How far crowns and shadows extend beyond the square, in cells. */
const RIM = 0.75;
const GROUND = P.grass[1];

function plant(): WoodTree[] {
  const rng = new Rng(17);
  const woods: WoodTree[] = [];
  const apart = (a: number, b: number): number => {
    const d = Math.abs(a - b) % OUTSKIRTS_CELLS;
    return Math.min(d, OUTSKIRTS_CELLS - d);
  };
  for (let n = 0; n < 9000; n++) {
    const x = rng.range(0, OUTSKIRTS_CELLS);
    const y = rng.range(0, OUTSKIRTS_CELLS);
    const r = rng.range(0.14, 0.36);
    if (woods.some((t) => hypot(apart(t.x, x), apart(t.y, y)) < (t.r + r) * 0.66)) continue;
    woods.push({ x, y, r });
  }
  return woods;
}

/** Wraps what crosses the border around to the opposite side; the higher of two pixels wins. */
function folded(s: Surface): Relief {
  const rim = Math.round(RIM * PPU);
  const inside = (i: number): number => ((i - rim + SIDE) % SIDE) + rim;
  for (let j = 0; j < s.h; j++) {
    for (let i = 0; i < s.w; i++) {
      const from = j * s.w + i;
      const to = inside(j) * s.w + inside(i);
      if (from === to || (s.height[from] as number) <= (s.height[to] as number)) continue;
      s.height[to] = s.height[from] as number;
      s.translucency[to] = s.translucency[from] as number;
      for (let c = 0; c < 3; c++) s.albedo[to * 3 + c] = s.albedo[from * 3 + c] as number;
    }
  }
  for (let j = 0; j < s.h; j++) {
    for (let i = 0; i < s.w; i++) {
      const to = j * s.w + i;
      const from = inside(j) * s.w + inside(i);
      if (from === to) continue;
      s.height[to] = s.height[from] as number;
      s.translucency[to] = s.translucency[from] as number;
      for (let c = 0; c < 3; c++) s.albedo[to * 3 + c] = s.albedo[from * 3 + c] as number;
    }
  }
  return packed(s);
}

export const OUTSKIRTS_KEY: PaintKey = { name: 'outskirts', bytes: SIDE * SIDE * 4 };

/** The picture, opaque, in afternoon light; taken from the store if it is there. */
export function recallOutskirts(store: PaintStore): Picture {
  const stored = store.take(OUTSKIRTS_KEY);
  markDone(stored ? 'recalled' : 'painted', OUTSKIRTS_KEY.name);
  if (stored) return { pixels: new Uint8ClampedArray(stored.buffer), w: SIDE, h: SIDE };
  const picture = paintOutskirts();
  store.put(OUTSKIRTS_KEY, [new Uint8Array(picture.pixels.buffer)]);
  return picture;
}

function paintOutskirts(): Picture {
  const rim = Math.round(RIM * PPU);
  const s = new Surface(SIDE + 2 * rim, SIDE + 2 * rim, PPU, -RIM, -RIM);
  for (let k = 0; k < s.height.length; k++) {
    const tone = 0.5 + 0.14 * noise((k % s.w) * 0.9, Math.floor(k / s.w) * 0.9, 3) + 0.06 * hash(k, 1);
    s.albedo.set([GROUND.r * tone, GROUND.g * tone, GROUND.b * tone], k * 3);
  }
  paintWoods(s, plant());
  return { pixels: light(folded(s), { x: rim, y: rim, w: SIDE, h: SIDE }, MOODS.afternoon), w: SIDE, h: SIDE };
}
