import { shade, Ink } from './core/colour.ts';
import { clamp, smooth } from './core/math.ts';
import { fbm, gradientNoise } from './core/noise.ts';
import { Surface } from './core/surface.ts';
import { shapeOf } from './figures/outline.ts';
import type { Picture } from './figures/picture.ts';
import { light } from './light/light.ts';
import { MOODS } from './light/moods.ts';
import { packed } from './light/relief.ts';
import { P } from './palette.ts';
import { ashlar } from './parts/materials.ts';

/**
 * The app's logo in a box of 100: a tower on a rampart with a pennant. Painted for `assets/icons/`; `favicon.svg` uses
 * the same paths.
 */
export const MARK = {
  rampart: ['M7 88V54H15V60H23V54H31V88Z', 'M69 88V54H77V60H85V54H93V88Z'],
  tower: ['M30 88V45L25 39V19H35V27H44.5V19H55.5V27H65V19H75V39L70 45V88Z'],
  gate: ['M41 88V72A9 9 0 0 1 59 72V88Z'],
  window: ['M46.5 60V51A3.5 3.5 0 0 1 53.5 51V60Z'],
  pole: ['M48.6 20V2H51.4V20Z'],
  pennant: ['M51 2.5H76L70 9L76 15.5H51Z'],
} as const;

export interface IconLook {
  readonly size: number;
  /** `rounded` has transparent corners, `full` has none; `safe` keeps the logo inside the circle of maskable icons. */
  readonly shape: 'rounded' | 'full' | 'safe';
}

const SCALE: Readonly<Record<IconLook['shape'], number>> = { rounded: 0.84, full: 0.84, safe: 0.64 };
const LAWN_DEEP = shade(P.grass[1], 0.62);
const GLOW = shade(P.gold, 0.5);

/** Paints the logo as a small diorama in the light of the board. */
export function paintAppIcon({ size, shape }: IconLook): Picture {
  const s = new Surface(size, size, size);
  const parts = {
    rampart: shapeOf(MARK.rampart),
    tower: shapeOf(MARK.tower),
    gate: shapeOf(MARK.gate),
    window: shapeOf(MARK.window),
    pole: shapeOf(MARK.pole),
    pennant: shapeOf(MARK.pennant),
  };
  const scale = SCALE[shape];
  const ink = new Ink();
  /** Puts a part with rounded edges on top of what is there. */
  const lay = (k: number, d: number, height: number, bevel: number): void => {
    const cover = clamp(0.5 - (d * scale * size) / 100);
    if (cover <= 0) return;
    const round = 1 - (1 - clamp(-d / bevel)) ** 2;
    s.height[k] = (s.height[k] as number) * (1 - cover) + height * (0.78 + 0.22 * Math.sqrt(round)) * cover;
    for (let c = 0; c < 3; c++)
      s.albedo[k * 3 + c] =
        (s.albedo[k * 3 + c] as number) * (1 - cover) + (c === 0 ? ink.r : c === 1 ? ink.g : ink.b) * cover;
  };
  for (let j = 0, k = 0; j < size; j++) {
    for (let i = 0; i < size; i++, k++) {
      const u = (i + 0.5) / size;
      const v = (j + 0.5) / size;
      const x = 50 + ((u - 0.5) * 100) / scale;
      const y = 46.5 + ((v - 0.5) * 100) / scale;
      const patch = fbm(u * 4, v * 4, 3, 3);
      const fine = gradientNoise(u * 46 + v * 12, v * 46 - u * 12, 5);
      ink
        .set(P.grass[1], 0.8)
        .blend(P.grass[2], smooth(-0.3, 0.4, patch) * 0.5)
        .scale(0.86 + 0.14 * fine);
      ink.blend(LAWN_DEEP, smooth(0.3, 0.7, Math.hypot(u - 0.44, v - 0.42)));
      s.setAlbedo(k, ink);
      s.height[k] = 0.0011 * fine + 0.006 * patch;
      const stone = (tone: number): number => {
        const bump = ashlar(ink, x / 340, y / 340, 7, { row: 0.026, length: 0.05, stones: P.stoneTop });
        ink.blend(P.path[0], 0.42).scale(tone);
        return bump * 1.4;
      };
      lay(k, parts.rampart(x, y), 0.085 + stone(0.66), 3);
      lay(k, parts.tower(x, y), 0.19 + stone(0.86), 3.5);
      ink.set(P.woodDark, 0.32);
      const gate = parts.gate(x, y);
      ink.blend(GLOW, 0.55 * smooth(0, -9, gate));
      lay(k, gate, 0.03, 2);
      ink.set(P.woodDark, 0.3);
      lay(k, parts.window(x, y), 0.08, 1.5);
      ink.set(P.gold, 0.9);
      lay(k, parts.pole(x, y), 0.2, 1);
      ink.set(P.banner, 1.25 + 0.2 * Math.sin(x * 0.42));
      lay(k, parts.pennant(x, y), 0.16 + 0.025 * Math.sin(x * 0.42), 1.5);
    }
  }
  const pixels = light(packed(s), { x: 0, y: 0, w: size, h: size }, MOODS.afternoon);
  if (shape === 'rounded') roundCorners(pixels, size);
  return { w: size, h: size, pixels };
}

function roundCorners(pixels: Uint8ClampedArray, size: number): void {
  const radius = 0.22 * size;
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const dx = Math.max(0, Math.abs(i + 0.5 - size / 2) - size / 2 + radius);
      const dy = Math.max(0, Math.abs(j + 0.5 - size / 2) - size / 2 + radius);
      pixels[(j * size + i) * 4 + 3] = 255 * clamp(radius - Math.hypot(dx, dy) + 0.5);
    }
  }
}
