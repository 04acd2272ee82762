import { fadeAway } from '../board/backdrop.ts';
import { light } from './light.ts';
import type { Mood } from './moods.ts';
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

export const processorLighter: OpenLighter = (relief, { fades }) => ({
  atOnce: 160_000,
  sunSteps: FEW_STEPS,
  changed: () => undefined,
  light(rect, mood) {
    const pixels = light(relief, rect, mood);
    if (fades) fadeAway(pixels, rect, relief);
    return pixels;
  },
  close: () => undefined,
});
