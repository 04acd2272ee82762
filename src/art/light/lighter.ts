import { fadeAway } from '../board/backdrop.ts';
import { createBlocks } from './blocks.ts';
import { grown, light } from './light.ts';
import type { Mood } from './moods.ts';
import { SKY_REACH, skyLight } from './rays.ts';
import type { PixelRect, Relief } from './relief.ts';

/** A lit rectangle: pixels (RGBA) from the CPU, or an image from the GPU. */
export type LitPicture = Uint8ClampedArray<ArrayBuffer> | ImageBitmap;

/** The pixels of a lit picture; undefined if the device cannot read its own images. */
export function pixelsOf(
  picture: LitPicture,
  { w, h }: Pick<PixelRect, 'w' | 'h'>,
): Uint8ClampedArray<ArrayBuffer> | undefined {
  if (picture instanceof Uint8ClampedArray) return picture;
  const g = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true });
  g?.drawImage(picture, 0, 0);
  picture.close();
  return g?.getImageData(0, 0, w, h).data as Uint8ClampedArray<ArrayBuffer> | undefined;
}

/** Lights a relief that is being painted. */
export interface Lighter {
  /** How many pixels to light at a time to keep the worker responsive. */
  readonly atOnce: number;
  /** Number of steps in which the sun moves during a game; 0: one per tile. */
  readonly sunSteps: number;
  /** Reports that a rectangle of the relief was painted again. */
  changed(rect: PixelRect): void;
  light(rect: PixelRect, mood: Mood): LitPicture;
  close(): void;
}

export interface LighterOptions {
  /** The border fades out to show what is around the board. */
  readonly fades: boolean;
}

export type OpenLighter = (relief: Relief, options: LighterOptions) => Lighter;

/** Lighting the whole board takes seconds on the CPU. */
export const FEW_STEPS = 6;

export const processorLighter: OpenLighter = (relief, { fades }) => {
  const sky = keepSky(relief);
  return {
    atOnce: 160_000,
    sunSteps: FEW_STEPS,
    changed: sky.changed,
    light(rect, mood) {
      const pixels = light(relief, rect, mood, sky.of);
      if (fades) fadeAway(pixels, rect, relief);
      return pixels;
    },
    close: () => undefined,
  };
};

/** How much of the sky each pixel sees does not depend on the sun: it is found once, and again where something changes. */
function keepSky(relief: Relief) {
  const { w, h, ppu } = relief;
  const kept = new Uint16Array(w * h);
  const stale = createBlocks(w, h);
  stale.add({ x: 0, y: 0, w, h });
  return {
    changed: (rect: PixelRect): void => stale.add(grown(relief, rect, Math.ceil(SKY_REACH * ppu) + 1)),
    of(window: PixelRect): Int32Array {
      const place = stale.take(window);
      if (place) copyRows(skyLight(relief, place), place, kept, { x: 0, y: 0, w, h });
      const out = new Int32Array(window.w * window.h);
      copyRows(kept, { x: 0, y: 0, w, h }, out, window);
      return out;
    },
  };
}

/** Copies the pixels that both rectangles have, from the values of one, row by row, to those of the other. */
function copyRows(
  from: Uint16Array | Int32Array,
  { x, y, w, h }: PixelRect,
  to: Uint16Array | Int32Array,
  into: PixelRect,
): void {
  const left = Math.max(x, into.x);
  const right = Math.min(x + w, into.x + into.w);
  for (let row = Math.max(y, into.y); row < Math.min(y + h, into.y + into.h); row++) {
    const at = (row - y) * w - x;
    to.set(from.subarray(at + left, at + right), (row - into.y) * into.w - into.x + left);
  }
}
