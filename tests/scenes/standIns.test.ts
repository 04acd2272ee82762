import type { GameObjects, Scene } from 'phaser';
import { expect, test } from 'vitest';
import { moodOf, shineOf } from '../../src/art/light/sun.ts';
import type { Patch } from '../../src/art/contract.ts';
import { createStandIns } from '../../src/scenes/board/standIns.ts';
import type { TilePictures } from '../../src/scenes/board/tilePictures.ts';
import { laid } from './support.ts';

/** A canvas that records the colours that fill it. */
class FakeCanvas {
  width = 0;
  height = 0;
  readonly fills: string[] = [];
  getContext() {
    const { fills } = this;
    return {
      fillStyle: '',
      globalCompositeOperation: '',
      drawImage: () => undefined,
      fillRect() {
        fills.push(`${this.globalCompositeOperation} ${this.fillStyle}`.trim());
      },
    };
  }
}

/** Stand-ins on a scene that only records its pictures. */
function table() {
  const pictures: string[] = [];
  const dissolved: { readonly key: string; readonly later: boolean }[] = [];
  const textures = new Map<string, FakeCanvas>([
    ['plain C01', new FakeCanvas()],
    ['tile:C05:0', new FakeCanvas()],
  ]);
  const image = (key: string) => {
    pictures.push(key);
    let gone = (): void => undefined;
    const self = {
      key,
      setDepth: () => self,
      setDisplaySize: () => self,
      once: (_event: string, listener: () => void) => void (gone = listener),
      destroy() {
        pictures.splice(pictures.indexOf(key), 1);
        gone();
      },
    };
    return self;
  };
  const scene = {
    add: { image: (_x: number, _y: number, key: string) => image(key) },
    textures: {
      exists: (key: string) => textures.has(key),
      get: (key: string) => ({ getSourceImage: () => textures.get(key) }),
      create(key: string, canvas: FakeCanvas) {
        textures.set(key, canvas);
        return null;
      },
      remove: (key: string) => void textures.delete(key),
    },
  } as unknown as Scene;
  const tiles = {
    plain: (id: string) => (id === 'C05' ? 'tile:C05:0' : `plain ${id}`),
  } as unknown as TilePictures;
  Object.assign(globalThis, { HTMLCanvasElement: FakeCanvas, document: { createElement: () => new FakeCanvas() } });
  const standIns = createStandIns(
    scene,
    tiles,
    (gone: GameObjects.Image, later) => void dissolved.push({ key: (gone as unknown as { key: string }).key, later }),
  );
  return { standIns, pictures, dissolved, textures };
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

test('added and removed tiles are visible at once, until the board picture shows all of their cells', () => {
  const { standIns, pictures, dissolved } = table();
  standIns.bare(laid(2, 2), undefined, 5);
  standIns.laid(laid(3, 3), { since: 5, isFirst: false });
  expect(pictures).toEqual(['stand-in:0', 'stand-in:1']);
  standIns.take(patch(4, 0, 9), false);
  expect(dissolved).toEqual([]);
  standIns.take(patch(5, 2, 0.5), false);
  expect(dissolved).toEqual([]);
  standIns.take(patch(5, 2.5, 0.5), false);
  expect(dissolved).toEqual([{ key: 'stand-in:0', later: false }]);
  standIns.remove(laid(3, 3));
  expect(pictures).toEqual(['stand-in:0']);
  expect(standIns.count).toBe(0);
});

test('nothing stands in for what the painter has painted already', () => {
  const { standIns, dissolved } = table();
  standIns.laid(laid(2, 2), { since: 1, isFirst: true });
  standIns.laid(laid(3, 2), { since: 1, isFirst: true });
  standIns.settle();
  expect(dissolved).toHaveLength(2);
  expect(standIns.count).toBe(0);
});

test('a coarse picture replaces those that were there before any picture, not those of a jump', () => {
  const { standIns } = table();
  standIns.laid(laid(2, 2), { since: 1, isFirst: true });
  standIns.laid(laid(3, 2), { since: 1, isFirst: false });
  standIns.take({ ...patch(0, 0, 9), coarse: true }, false);
  expect(standIns.count).toBe(2);
  standIns.take({ ...patch(1, 0, 9), coarse: true }, false);
  expect(standIns.count).toBe(1);
  standIns.take(patch(1, 0, 9), false);
  expect(standIns.count).toBe(0);
});

test('a new light that is assembled out of sight counts with its last piece', () => {
  const { standIns, dissolved } = table();
  standIns.bare(laid(2, 2), undefined, 1);
  standIns.take(patch(1, 0, 4, 'part'), true);
  expect(dissolved).toEqual([]);
  standIns.take(patch(1, 4, 4, 'last'), true);
  expect(dissolved).toEqual([{ key: 'stand-in:0', later: true }]);
});

const noon = shineOf(moodOf({ kind: 'noon' }));
const dusk = shineOf(moodOf({ kind: 'dusk' }));

test('flat colours are shown in the current light; a painted tile already has it', () => {
  const { standIns, textures } = table();
  standIns.shineOn(dusk);
  standIns.bare(laid(2, 2), undefined, 1);
  standIns.laid(laid(3, 3), { since: 1, isFirst: false });
  const [, shade = ''] = textures.get('stand-in:0')?.fills ?? [];
  expect(textures.get('stand-in:1')?.fills).toEqual([shade]);
  const [red = 255, , blue = 0] = (shade.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeLessThan(128);
  expect(blue).toBeGreaterThan(red);
  standIns.shineOn(noon);
  standIns.bare(laid(2, 2), undefined, 1);
  expect(textures.get('stand-in:2')?.fills).toEqual(['#8c6f49', 'multiply rgb(255 255 255)']);
  standIns.laid({ ...laid(4, 4), tile: 'C05' }, { since: 1, isFirst: false });
  expect([...textures.keys()]).not.toContain('stand-in:3');
});

test('where the ground is known, it is shown as it is; its texture is removed with it', () => {
  const { standIns, textures } = table();
  const ground = new FakeCanvas();
  standIns.shineOn(dusk);
  standIns.bare(laid(2, 2), ground as unknown as HTMLCanvasElement, 1);
  expect(textures.get('stand-in:0')?.fills).toEqual([]);
  standIns.remove(laid(2, 2));
  expect([...textures.keys()]).not.toContain('stand-in:0');
});
