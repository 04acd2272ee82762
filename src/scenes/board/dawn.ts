import type { GameObjects, Scene } from 'phaser';
import type { Patch, Shine } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import type { Motion } from '../motion/timeline.ts';
import { act } from '../motion/timeline.ts';
import { addTexture, refreshTexture } from '../pictures/canvas.ts';
import { UNIT } from '../units.ts';
import type { BoardPicture, Layer } from './boardPicture.ts';

const FADE_MS = 1400;
/** What everything was painted in. */
const PLAIN: Shine = { tint: [1, 1, 1], shadow: { x: 1.05, y: 0.82 } };

interface Options {
  readonly scene: Scene;
  readonly picture: BoardPicture;
  readonly play: (motion: Motion) => void;
  /** No fades now. */
  readonly still: () => boolean;
  readonly onShine: (shine: Shine) => void;
}

/** One light goes over into the next: the board in the new light is put together out of sight and then fades in over the old one. */
export function createDawn({ scene, picture, play, still, onShine }: Options) {
  let next: { readonly layer: Layer; veil?: GameObjects.Image } | undefined;
  let shine = PLAIN;
  let closed = false;

  function become(to: Shine, t = 1): void {
    shine = mix(shine, to, t);
    onShine(shine);
  }

  /** The new light is complete. */
  function rise(layer: Layer, to: Shine): void {
    const { key, canvas, area } = layer;
    addTexture(scene, key, canvas);
    const veil = scene.add.image(area.x * UNIT, area.y * UNIT, key).setOrigin(0, 0).setDepth(DEPTH.board + 1).setDisplaySize(area.w * UNIT, area.h * UNIT).setAlpha(0);
    next = { layer, veil };
    const from = shine;
    play(act({
      ms: still() ? 0 : FADE_MS,
      step(t) {
        if (closed || next?.veil !== veil) return;
        veil.setAlpha(t);
        shine = from;
        become(to, t);
      },
      end() {
        if (closed || next?.veil !== veil) return;
        next = undefined;
        picture.adopt(layer);
        veil.destroy();
      },
    }));
  }

  /** Brings the fade under way to its end; what is only half put together is let go. */
  function finish(): void {
    const { layer, veil } = next ?? {};
    next = undefined;
    if (!layer || !veil) return;
    picture.adopt(layer);
    veil.destroy();
  }

  return {
    draw(patch: Patch): void {
      const to = patch.shine ?? shine;
      if (patch.ppu > picture.ppu || (patch.relit && next?.veil)) finish();
      if (patch.ppu > picture.ppu) next = undefined;
      if (!patch.relit || (still() && !next)) {
        picture.draw(patch);
        if (next) picture.paint(next.layer, patch);
        if (next?.veil) refreshTexture(scene, next.layer.key);
        if (!next) become(to);
        return;
      }
      const layer = next?.layer ?? picture.copy();
      if (!layer) return picture.draw(patch);
      next = { layer };
      picture.paint(layer, patch);
      if (patch.relit === 'last') rise(layer, to);
    },
    close(): void {
      closed = true;
    },
  };
}
export type Dawn = ReturnType<typeof createDawn>;

function mix(a: Shine, b: Shine, t: number): Shine {
  const one = (from: number, to: number): number => from + (to - from) * t;
  return {
    tint: [one(a.tint[0], b.tint[0]), one(a.tint[1], b.tint[1]), one(a.tint[2], b.tint[2])],
    shadow: { x: one(a.shadow.x, b.shadow.x), y: one(a.shadow.y, b.shadow.y) },
  };
}
