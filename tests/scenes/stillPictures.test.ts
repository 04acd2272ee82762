import type { Cameras, Game, GameObjects } from 'phaser';
import { expect, test, vi } from 'vitest';
import { keepStillPictures } from '../../src/scenes/stillPictures.ts';

const REFRESHED = 'refreshed';
vi.mock('phaser', () => ({
  GameObjects: {
    Image: class {
      readonly type = 'Image';
    },
  },
}));
vi.mock('../../src/scenes/pictures/canvas.ts', () => ({
  REFRESHED: 'refreshed',
  makeCanvas: () => ({ getContext: () => null }),
}));
const { Image } = (await import('phaser')).GameObjects as unknown as { readonly Image: new () => object };

interface Picture {
  readonly name: string;
  x: number;
}

/** A table whose frames say what was drawn, from the lowest on; `copy` stands for what comes from the copy. */
function fakeTable() {
  const drawn: string[] = [];
  let refresh = (_key: string): void => undefined;
  const renderer = {
    gameContext: { drawImage: () => void drawn.push('copy') },
    render: (_scene: object, children: readonly Picture[]) => void drawn.push(...children.map(({ name }) => name)),
  };
  keepStillPictures({
    renderer,
    canvas: { width: 100, height: 100 },
    textures: { on: (event: string, hear: typeof refresh) => event === REFRESHED && (refresh = hear) },
  } as unknown as Game);
  const { render } = renderer as unknown as {
    render(scene: object, children: readonly GameObjects.GameObject[], camera: Cameras.Scene2D.Camera): void;
  };
  return {
    refresh: (key: string) => refresh(key),
    frame(pictures: readonly Picture[], scrollX = 0): string {
      render({}, pictures as unknown as GameObjects.GameObject[], { scrollX } as Cameras.Scene2D.Camera);
      return drawn.splice(0).join(' ');
    },
  };
}

const picture = (name: string): Picture =>
  Object.assign(new Image(), { name, x: 0, isCropped: false, mask: null, texture: { key: name } });
const board = () => ['woods', 'board', 'tile', 'piece'].map(picture);

test('what lies below a moving piece is drawn once, then comes from the copy', () => {
  const table = fakeTable();
  const pictures = board();
  const move = (): string => {
    pictures[3] = Object.assign(picture('piece'), { x: Math.random() });
    return table.frame(pictures);
  };
  expect(table.frame(pictures)).toBe('woods board tile piece');
  expect(move()).toBe('woods board tile piece');
  expect(move()).toBe('copy piece');
  expect(move()).toBe('copy piece');
});

test('a tile that has come to rest is added to the copy', () => {
  const table = fakeTable();
  const pictures = board();
  table.frame(pictures);
  expect(table.frame(pictures)).toBe('woods board tile piece');
  expect(table.frame(pictures)).toBe('copy');
  const laid = [...pictures, picture('next')];
  expect(table.frame(laid)).toBe('copy next');
  expect(table.frame(laid)).toBe('copy next');
  expect(table.frame(laid)).toBe('copy');
});

test.each<[string, (pictures: Picture[], table: ReturnType<typeof fakeTable>) => string]>([
  ['the board is repainted', (pictures, table) => (table.refresh('board'), table.frame(pictures))],
  ['the camera moves', (pictures, table) => table.frame(pictures, 5)],
  [
    'a picture of the ground moves',
    ([woods, ...rest], table) => table.frame([Object.assign(woods ?? picture(''), { x: 1 }), ...rest]),
  ],
  ['a picture of the ground is replaced', ([, ...rest], table) => table.frame([picture('woods'), ...rest])],
])('everything is drawn again when %s', (_, change) => {
  const table = fakeTable();
  const pictures = board();
  table.frame(pictures);
  table.frame(pictures);
  expect(table.frame(pictures)).toBe('copy');
  expect(change(pictures, table)).toBe('woods board tile piece');
});

test('lines and areas are always drawn: they may change unnoticed', () => {
  const table = fakeTable();
  const pictures = [...board(), { name: 'lines', x: 0 }];
  table.frame(pictures);
  table.frame(pictures);
  expect(table.frame(pictures)).toBe('copy lines');
});
