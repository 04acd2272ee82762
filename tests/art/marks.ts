import { light } from '../../src/art/light/light.ts';
import type { Mood } from '../../src/art/light/moods.ts';
import { turnRelief } from '../../src/art/light/relief.ts';
import type { Relief } from '../../src/art/light/relief.ts';
import { OWNER_SIZE } from '../../src/art/topology/owners.ts';
import type { Landmark } from '../../src/art/topology/plan.ts';
import { turn } from '../../src/art/topology/sides.ts';

/** The number of the feature at a place, `0…1` in both directions. */
export function featureAt({ owner }: { readonly owner: Int8Array }, x: number, y: number): number {
  const cell = (v: number): number => Math.min(OWNER_SIZE - 1, Math.max(0, Math.floor(v * OWNER_SIZE)));
  return owner[cell(y) * OWNER_SIZE + cell(x)] ?? -1;
}

/** Number of connected parts of a feature that are large enough to be seen. */
export function partsOf(owner: Int8Array, feature: number): number {
  const seen = new Set<number>();
  let parts = 0;
  for (const [start, at] of owner.entries()) {
    if (at !== feature || seen.has(start)) continue;
    const todo = [start];
    seen.add(start);
    let size = 0;
    for (let k = todo.pop(); k !== undefined; k = todo.pop()) {
      size++;
      const i = k % OWNER_SIZE;
      for (const q of [i > 0 ? k - 1 : -1, i < OWNER_SIZE - 1 ? k + 1 : -1, k - OWNER_SIZE, k + OWNER_SIZE]) {
        if (owner[q] !== feature || seen.has(q)) continue;
        seen.add(q);
        todo.push(q);
      }
    }
    if (size > 6) parts++;
  }
  return parts;
}

export const SIZE = 40;
/** Greys of `0…255` that are clearly different. */
export const CLEAR = 18;

export const inside = (landmark: Landmark, x: number, y: number): boolean =>
  Math.hypot((x - landmark.x) / landmark.a, (y - landmark.y) / landmark.b) < 1;

/** A relief as a grey picture, `0…255`, rotated and lit. */
export function greys(painted: Relief, rotation: number, mood: Mood): number[] {
  const pixels = light(turnRelief(painted, rotation), { x: 0, y: 0, w: SIZE, h: SIZE }, mood);
  return Array.from({ length: SIZE * SIZE }, (_, k) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(k * 4, k * 4 + 3);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
}

/** Values at the pixels of a landmark. */
export const at = (landmark: Landmark, rotation: number, values: readonly number[]): number[] =>
  values.filter((_, k) => {
    const [x, y] = turn(((k % SIZE) + 0.5) / SIZE, (Math.floor(k / SIZE) + 0.5) / SIZE, (4 - rotation) % 4);
    return inside(landmark, x, y);
  });
