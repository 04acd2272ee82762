import { Ink } from '../core/colour.ts';
import { clamp, smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { Surface } from '../core/surface.ts';
import { EMBLEM_SIZE } from '../emblems.ts';
import { P } from '../palette.ts';
import { shapeOf } from './outline.ts';
import { litPiece } from './picture.ts';
import type { Picture } from './picture.ts';

/** Distance from the centre to the edge of the octagon, as a fraction of the picture's side. */
const RADIUS = 0.47;
const EMBLEM = 0.66;

/** An octagonal token in dark red with a gilded border and emblem. */
export function token(emblem: readonly string[], size: number, fromRight: boolean): Picture {
  const s = new Surface(size, size, size);
  const shape = shapeOf(emblem);
  const edge = new Float32Array(size * size);
  const ink = new Ink();
  for (let j = 0, k = 0; j < size; j++) {
    for (let i = 0; i < size; i++, k++) {
      const u = (i + 0.5) / size - 0.5;
      const v = (j + 0.5) / size - 0.5;
      const d = Math.max(Math.abs(u), Math.abs(v), (Math.abs(u) + Math.abs(v)) * 0.74) - RADIUS;
      const unit = EMBLEM_SIZE / EMBLEM;
      const e = shape(u * unit + EMBLEM_SIZE / 2, v * unit + EMBLEM_SIZE / 2) / unit;
      const gold = Math.max(clamp(0.5 - e * size), clamp(0.5 + (0.021 - Math.abs(d + 0.052)) * size));
      edge[k] = d;
      s.height[k] =
        0.1 +
        0.035 * smooth(0, -0.05, d) +
        0.016 * gold * smooth(0.012, -0.03, Math.min(e, Math.abs(d + 0.052) - 0.021));
      s.setAlbedo(k, ink.set(P.banner, 0.42 + 0.05 * noise(u * 14, v * 14, 3)).blend(P.gold, gold, 1.08));
      s.gloss[k] = 0.12 + 0.3 * gold;
    }
  }
  return litPiece(s, {
    alpha: (k) => clamp(0.5 - (edge[k] as number) * size),
    rim: (k) => smooth(-0.026, -0.006, edge[k] as number) * 0.75,
    dark: '#3a0d16',
    fromRight,
  });
}
