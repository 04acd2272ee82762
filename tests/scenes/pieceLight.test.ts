import type { Scene } from 'phaser';
import { describe, expect, test } from 'vitest';
import { moodOf, shineOf } from '../../src/art/light/sun.ts';
import type { TilePictures } from '../../src/scenes/board/tilePictures.ts';
import type { Figures } from '../../src/scenes/pictures/figures.ts';
import { createPieceLayer } from '../../src/scenes/pieces/pieceLayer.ts';
import type { Piece } from '../../src/scenes/pieces/pieces.ts';
import { SORTS } from '../../src/scenes/pieces/sorts.ts';

/** What was last set on an image: `setX(value)` is kept as `X`. */
type Image = Record<string, readonly unknown[]> & { readonly depth: number };

/** A scene that only remembers its images. */
function sceneOf(): { readonly scene: Scene; readonly images: readonly Image[] } {
  const images: Image[] = [];
  const image = (): unknown => {
    const kept: Record<string, unknown> = { depth: 0, x: 0, y: 0 };
    const proxy: unknown = new Proxy(kept, {
      get: (_, name: string) =>
        name.startsWith('set')
          ? (...values: readonly unknown[]) => {
              kept[name.slice(3)] = values;
              return proxy;
            }
          : kept[name],
    });
    images.push(kept as Image);
    return proxy;
  };
  return { scene: { add: { image } } as unknown as Scene, images };
}

const figures = {
  get: (figure: string, variant: number, fromRight = false) => ({
    body: `${figure} ${variant} lit from the ${fromRight ? 'right' : 'left'}`,
    shadow: `shadow of ${figure}`,
    ready: true,
  }),
} as unknown as Figures;

const pieceOf = (sort: string): Piece => {
  const { figure = null, pose = 'standing', height = 1 } = SORTS[sort] ?? {};
  return {
    key: sort,
    sort,
    owner: null,
    place: { on: 'tile', x: 0, y: 0 },
    figure,
    colour: 0,
    x: 5,
    y: 5,
    pose,
    height,
    laps: 0,
  };
};

/** Body and shadow of a piece after this part of a game. */
function drawn(sort: string, progress: number, turned = false): { readonly body: Image; readonly shadow: Image } {
  const { scene, images } = sceneOf();
  const layer = createPieceLayer(scene, { figures, tiles: {} as TilePictures, isPainted: () => false });
  layer.rest(pieceOf(sort));
  const sprite = layer.get(sort);
  if (sprite) sprite.pose.turned = turned;
  layer.shineOn(shineOf(moodOf({ kind: 'progress', progress })));
  const [body, shadow] = images;
  if (!body || !shadow) throw new Error(`${sort} is not drawn`);
  return { body, shadow };
}

const [MORNING, AFTERNOON] = [0, 0.56];
const PAINTED = Object.entries(SORTS).flatMap(([sort, { figure, isElsewhere }]) =>
  figure === null || isElsewhere ? [] : [sort],
);

describe.each(PAINTED)('%s', (sort) => {
  test.each([
    ['morning', MORNING, 'right', -1],
    ['afternoon', AFTERNOON, 'left', 1],
  ] as const)('is lit in the %s from the side of the sun, and its shadow falls to the other', (_, at, side, across) => {
    const { body, shadow } = drawn(sort, at);
    expect(body['Texture']).toEqual([expect.stringContaining(`lit from the ${side}`)]);
    expect(shadow['Texture']).toEqual([expect.stringContaining('shadow of')]);
    expect(shadow['Visible']).toEqual([true]);
    expect(Number(shadow['Alpha']?.[0])).toBeGreaterThan(0.3);
    // A standing figure's shadow is drawn to the right and mirrored; that of a flat one is a step aside.
    if (SORTS[sort]?.pose === 'standing') expect(shadow['FlipX']).toEqual([across < 0]);
    else expect(Math.sign(Number(shadow['Position']?.[0]) - Number(body['Position']?.[0]))).toBe(across);
  });
});

test('a flying piece that faces the other way is mirrored, and still lit from the side of the sun', () => {
  expect(drawn('dragon', AFTERNOON, true).body['Texture']).toEqual([expect.stringContaining('lit from the right')]);
  expect(drawn('dragon', AFTERNOON, true).body['FlipX']).toEqual([true]);
});
