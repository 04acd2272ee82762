import type { Scene } from 'phaser';
import { expect, test } from 'vitest';
import type { Figures } from '../../src/scenes/pictures/figures.ts';
import type { OptionMark } from '../../src/scenes/overlay/optionMarks.ts';
import { createOptionMarks } from '../../src/scenes/overlay/optionMarks.ts';

/** A scene that remembers the picture of every image that is still there. */
function sceneOf() {
  const shown = new Set<{ readonly key: string }>();
  const image = (_x: number, _y: number, key: string): unknown => {
    const kept = { key };
    shown.add(kept);
    const proxy: unknown = new Proxy(kept, {
      get: (_, name) => (name === 'destroy' ? () => shown.delete(kept) : name === 'depth' ? 0 : () => proxy),
    });
    return proxy;
  };
  const textures = { exists: () => true };
  return {
    scene: { add: { image }, textures } as unknown as Scene,
    numbers: () => [...shown].map(({ key }) => key).filter((key) => key.startsWith('coordinate')),
  };
}

const figures = { get: () => ({ body: 'body', shadow: 'shadow', ready: true }) } as unknown as Figures;
const mark = (id: string, number: number | null): OptionMark => ({
  id,
  figure: 'follower',
  colour: 0,
  sort: 'follower',
  at: { x: 0, y: 0 },
  size: 30,
  chosen: false,
  number,
});
const look = { colour: 0, toWorld: (at: { readonly x: number; readonly y: number }) => at, pixels: 1, onTile: false };

test('discs on the board carry the numbers of the list, and lose them with the next question', () => {
  const { scene, numbers } = sceneOf();
  const marks = createOptionMarks(scene, figures);
  marks.show([mark('a', 1), mark('b', 2)], look);
  expect(numbers()).toEqual(['coordinate:1:strong', 'coordinate:2:strong']);
  marks.show([mark('a', null), mark('b', null)], look);
  expect(numbers()).toEqual([]);
});
