import type { Scene } from 'phaser';
import { expect, test } from 'vitest';
import { addTexture, refreshTexture } from '../../src/scenes/pictures/canvas.ts';

/** What WebGL does beyond the edge of a texture (its constants). */
const CLAMP_TO_EDGE = 33_071;
const REPEAT = 10_497;

/** Textures as Phaser makes them: those with power-of-two sizes repeat, and do so again after every update. */
function repeatingScene(): { readonly scene: Scene; readonly beyond: () => number } {
  let wrap = 0;
  const source = { update: () => (wrap = REPEAT), setWrap: (s: number, t: number) => (wrap = s === t ? s : 0) };
  const texture = { add: () => undefined, source: [source] };
  const textures = {
    exists: () => false,
    get: () => texture,
    emit: () => true,
    create() {
      wrap = REPEAT;
      return texture;
    },
  };
  return { scene: { textures } as unknown as Scene, beyond: () => wrap };
}

test('a picture never shows its far side at its edge: pieces of the plane would have hair lines between them', () => {
  const { scene, beyond } = repeatingScene();
  addTexture(scene, 'piece', { width: 128, height: 128 } as HTMLCanvasElement);
  expect(beyond()).toBe(CLAMP_TO_EDGE);
  refreshTexture(scene, 'piece');
  expect(beyond()).toBe(CLAMP_TO_EDGE);
});
