import { fadeAway } from '../board/backdrop.ts';
import { light } from './light.ts';
import type { Mood } from './moods.ts';
import type { PixelRect, Relief } from './relief.ts';

/** A lit rectangle: pixels (RGBA) from the processor, or a picture from the graphics card. */
export type LitPicture = Uint8ClampedArray<ArrayBuffer> | ImageBitmap;

/** Lights a relief that is being painted. */
export interface Lighter {
  /** How many pixels to light in one go, so that nobody waits long. */
  readonly atOnce: number;
  /** How many steps the sun can afford in a game; 0: as many as there are tiles. */
  readonly sunSteps: number;
  /** A rectangle of the relief has been painted anew. */
  changed(rect: PixelRect): void;
  light(rect: PixelRect, mood: Mood): LitPicture;
  close(): void;
}

export interface LighterOptions {
  /** The border lets through what lies around the board. */
  readonly fades: boolean;
}

export type OpenLighter = (relief: Relief, options: LighterOptions) => Lighter;

/** A light of the whole board takes seconds on the processor. */
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
