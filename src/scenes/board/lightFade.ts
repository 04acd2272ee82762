import type { Patch, Shine } from '../../art/contract.ts';
import type { Motion } from '../motion/timeline.ts';
import { act } from '../motion/timeline.ts';
import type { GroundPicture, Layer } from './groundPicture.ts';

const FADE_MS = 1400;
/** The light in which pictures are first painted. */
const PLAIN: Shine = { tint: [1, 1, 1], shadow: { x: 1.05, y: 0.82 } };

interface Options {
  readonly picture: GroundPicture;
  readonly play: (motion: Motion) => void;
  /** True while fades are off. */
  readonly still: () => boolean;
  readonly onShine: (shine: Shine) => void;
}

/**
 * Fades from one light to the next: the board in the new light is composed off screen, then faded in over the old one.
 */
export function createLightFade({ picture, play, still, onShine }: Options) {
  let next: { readonly layer: Layer; readonly risen: boolean } | undefined;
  /** Patches in the light that is fading in, held back until the fade ends. */
  let later: (() => void)[] = [];
  let shine = PLAIN;
  let closed = false;

  function become(to: Shine, t = 1): void {
    shine = mix(shine, to, t);
    onShine(shine);
  }

  /** The new light is complete: fades it in. */
  function rise(layer: Layer, to: Shine): void {
    layer.raise();
    next = { layer, risen: true };
    const from = shine;
    const gone = (): boolean => closed || next?.layer !== layer;
    play(
      act({
        ms: still() ? 0 : FADE_MS,
        step(t) {
          if (gone()) return;
          layer.fade(t);
          shine = from;
          become(to, t);
        },
        end() {
          if (gone()) return;
          finish();
        },
      }),
    );
  }

  /** Completes the current fade; a half-composed layer is dropped. */
  function finish(): void {
    if (next?.risen) next.layer.adopt();
    next = undefined;
    const held = later;
    later = [];
    for (const draw of held) draw();
  }

  function draw(patch: Patch, drawn: () => void): void {
    const to = patch.shine ?? shine;
    if (patch.ppu > picture.ppu || (patch.relit && next?.risen)) finish();
    if (!patch.relit && next?.risen) {
      later.push(() => draw(patch, drawn));
      return;
    }
    const layer = patch.relit ? (next?.layer ?? picture.copy()) : undefined;
    if (layer) {
      next = { layer, risen: false };
      layer.paint(patch);
      if (patch.relit === 'last') rise(layer, to);
    } else {
      picture.draw(patch);
      next?.layer.paint(patch);
      if (!next) become(to);
    }
    drawn();
  }

  return {
    /** Calls `drawn` when the patch is part of the picture, or of the layer being composed. */
    draw,
    close(): void {
      closed = true;
    },
  };
}
export type LightFade = ReturnType<typeof createLightFade>;

function mix(a: Shine, b: Shine, t: number): Shine {
  const one = (from: number, to: number): number => from + (to - from) * t;
  return {
    tint: [one(a.tint[0], b.tint[0]), one(a.tint[1], b.tint[1]), one(a.tint[2], b.tint[2])],
    shadow: { x: one(a.shadow.x, b.shadow.x), y: one(a.shadow.y, b.shadow.y) },
  };
}
