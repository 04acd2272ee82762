import { describe, expect, test } from 'vitest';
import { PIECE_HEIGHT, PIECE_WIDTH } from '../../src/art/emblems.ts';
import { paintFigure } from '../../src/art/figures/figure.ts';
import { MODULE_FIGURES } from '../../src/art/figures/modules/index.ts';
import { shapeOf } from '../../src/art/figures/outline.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { sunDirection } from '../../src/art/light/light.ts';
import { linear, luminance } from './eyes.ts';

/** Pieces are carved and lit like the board: every part is bright where it faces the sun, and dark on the far side. */

const CARVED = ['dragon', 'count', 'fairy', 'king', 'robber', 'king-card', 'robber-card'] as const;
type Carving = (typeof CARVED)[number];
const SIZE = 96;
/** Parts smaller than this fraction of a figure are details. */
const LARGE = 0.03;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly light: number;
}

/** What is visible of each part of a figure, by the part's number: where, in pixels, and how bright. */
function partsOf(figure: Carving, fromRight: boolean): readonly (readonly Spot[])[] {
  const look = MODULE_FIGURES[figure];
  if ('above' in look || !look.own) throw new Error(`${figure} has no parts`);
  const body = shapeOf(look.outline);
  const shapes = look.own.parts.map(({ paths }) => shapeOf(paths));
  const { w, h, pixels } = paintFigure(figure, { fromRight }, 'country', SIZE);
  const parts: Spot[][] = shapes.map(() => []);
  for (let k = 0; k < w * h; k++) {
    const [i, j] = [k % w, Math.floor(k / w)];
    const x = PIECE_WIDTH / 2 + ((i + 0.5 - w / 2) * PIECE_WIDTH) / SIZE;
    const y = PIECE_HEIGHT / 2 + ((j + 0.5 - h / 2) * PIECE_WIDTH) / SIZE;
    const part = body(x, y) < -3 ? shapes.findLastIndex((shape) => shape(x, y) < 1) : -1;
    const [r = 0, g = 0, b = 0] = pixels.subarray(k * 4, k * 4 + 3);
    parts[part]?.push({ x: i, y: j, light: luminance(linear([r, g, b])) });
  }
  const all = parts.reduce((sum, part) => sum + part.length, 0);
  return parts.filter((part) => part.length > LARGE * all);
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** How much brighter the half of a part towards the sun is than the other half: 1 if there is no difference. */
function litBy(part: readonly Spot[], [sx, sy]: readonly [number, number]): number {
  const middle = mean(part.map(({ x, y }) => x * sx + y * sy));
  const half = (towards: boolean): number =>
    mean(part.filter(({ x, y }) => x * sx + y * sy > middle === towards).map(({ light }) => light));
  return half(true) / half(false);
}

const [SX, SY] = sunDirection(MOODS.afternoon);

describe.each(CARVED)('%s', (figure) => {
  test.each([
    ['afternoon', false, [SX, SY]],
    ['morning', true, [-SX, SY]],
  ] as const)('has light and shadow on its carved parts: %s', (_time, fromRight, sun) => {
    const parts = partsOf(figure, fromRight);
    expect(parts.length).toBeGreaterThanOrEqual(3);
    const lit = parts.filter((part) => litBy(part, sun) > 1.06);
    const area = (of: typeof parts): number => of.reduce((sum, part) => sum + part.length, 0);
    // Not all, since some parts lie in the shadow of others.
    expect(area(lit) / area(parts)).toBeGreaterThan(0.66);
  });

  test('has no ink around its parts: nothing on it is black', () => {
    const { pixels } = paintFigure(figure, {}, 'country', SIZE);
    const solid = Array.from({ length: pixels.length / 4 }, (_, k) => k).filter((k) => pixels[k * 4 + 3] === 255);
    const black = solid.filter((k) => Math.max(...pixels.subarray(k * 4, k * 4 + 3)) < 30);
    expect(black.length / solid.length).toBeLessThan(0.03);
  });
});
