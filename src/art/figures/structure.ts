import { clamp } from '../core/math.ts';
import { Surface } from '../core/surface.ts';
import { paintStructures } from '../plane/structures.ts';
import type { Structure } from '../topology/plan.ts';
import { litPiece } from './picture.ts';
import type { Picture } from './picture.ts';

/** Lower than anything that is painted. */
const NOTHING = -1;

/** Paints a structure alone, seen from above: one cell with a transparent background. */
export function paintStructure(one: Structure, size: number, fromRight: boolean): Picture {
  const s = new Surface(size, size, size, one.x, one.y);
  s.height.fill(NOTHING);
  paintStructures(s, one.x, one.y, [one]);
  const alpha = Float32Array.from(s.height, (height) => clamp((height - NOTHING) / -NOTHING));
  for (const k of s.height.keys()) s.height[k] = Math.max(0, s.height[k] as number);
  return litPiece(s, { alpha: (k) => alpha[k] as number, dark: '#000000', fromRight });
}
