import type { GameObjects, Scene } from 'phaser';
import { expect, test } from 'vitest';
import type { Patch } from '../../src/art/contract.ts';
import { createStandIns } from '../../src/scenes/board/standIns.ts';
import type { TilePictures } from '../../src/scenes/board/tilePictures.ts';
import { laid } from './support.ts';

/** Stand-ins on a scene that only remembers its pictures. */
function table() {
  const pictures: string[] = [];
  const dissolved: { readonly key: string; readonly later: boolean }[] = [];
  const image = (key: string) => {
    pictures.push(key);
    const self = {
      key,
      setDepth: () => self,
      setDisplaySize: () => self,
      destroy: () => void pictures.splice(pictures.indexOf(key), 1),
    };
    return self;
  };
  const scene = {
    add: { image: (_x: number, _y: number, key: string) => image(key) },
    textures: { exists: () => true, get: () => null },
  } as unknown as Scene;
  const tiles = { plain: (id: string) => `plain ${id}` } as unknown as TilePictures;
  globalThis.document ??= { createElement: () => ({ getContext: () => null }) } as unknown as Document;
  const standIns = createStandIns(
    scene,
    tiles,
    (gone: GameObjects.Image, later) => void dissolved.push({ key: (gone as unknown as { key: string }).key, later }),
  );
  return { standIns, pictures, dissolved };
}

const patch = (shown: number, y: number, h: number, relit?: 'part' | 'last'): Patch => ({
  x: 0,
  y,
  w: 9,
  h,
  ppu: 96,
  shown,
  image: null as unknown as ImageBitmap,
  ...(relit ? { relit } : {}),
});

test('what has come and gone is seen at once, until the board picture shows all of its cell', () => {
  const { standIns, pictures, dissolved } = table();
  standIns.bare(laid(2, 2), 5);
  standIns.laid(laid(3, 3), 5);
  expect(pictures).toEqual(['earth', 'plain C01']);
  standIns.take(patch(4, 0, 9), false);
  expect(dissolved).toEqual([]);
  standIns.take(patch(5, 2, 0.5), false);
  expect(dissolved).toEqual([]);
  standIns.take(patch(5, 2.5, 0.5), false);
  expect(dissolved).toEqual([{ key: 'earth', later: false }]);
  standIns.remove(laid(3, 3));
  expect(pictures).toEqual(['earth']);
  expect(standIns.count).toBe(0);
});

test('a new light that is put together out of sight counts with its last piece', () => {
  const { standIns, dissolved } = table();
  standIns.bare(laid(2, 2), 1);
  standIns.take(patch(1, 0, 4, 'part'), true);
  expect(dissolved).toEqual([]);
  standIns.take(patch(1, 4, 4, 'last'), true);
  expect(dissolved).toEqual([{ key: 'earth', later: true }]);
});
