import { describe, expect, test } from 'vitest';
import { PIECE_HEIGHT, PIECE_WIDTH } from '../../src/art/emblems.ts';
import { paintFigure } from '../../src/art/figures/figure.ts';
import { MODULE_FIGURES } from '../../src/expansions/art/figures.ts';
import { shapeOf } from '../../src/art/figures/outline.ts';
import { linear, luminance } from './eyes.ts';

/** Pieces are carved and lit like the board: every part is bright where it faces the sun, and dark on the far side. */

const CARVED = ['dragon', 'count', 'fairy', 'king', 'robber', 'king-card', 'robber-card'] as const;
type Carving = (typeof CARVED)[number];
const SIZE = 96;
/** Parts smaller than this fraction of a figure are details. */
const LARGE = 0.03;

/** A pixel of a part: where it is, and how much brighter it is in the afternoon than in the morning. */
interface Spot {
  readonly x: number;
  readonly gain: number;
}

/** What is visible of each large part of a figure, inside its rim; backgrounds are sunk into it and flat. */
function partsOf(figure: Carving): readonly (readonly Spot[])[] {
  const look = MODULE_FIGURES[figure];
  if (!('outline' in look) || !look.own) throw new Error(`${figure} has no parts`);
  const body = shapeOf(look.outline);
  const shapes = look.own.parts.map(({ paths }) => shapeOf(paths));
  const [afternoon, morning] = [false, true].map((fromRight) => paintFigure(figure, { fromRight }, 'country', SIZE));
  if (!afternoon || !morning) throw new Error('Expected two pictures');
  const { w, h } = afternoon;
  const brightness = ({ pixels }: typeof afternoon, k: number): number =>
    luminance(linear([pixels[k * 4] ?? 0, pixels[k * 4 + 1] ?? 0, pixels[k * 4 + 2] ?? 0]));
  const parts: Spot[][] = shapes.map(() => []);
  for (let k = 0; k < w * h; k++) {
    const [i, j] = [k % w, Math.floor(k / w)];
    const x = PIECE_WIDTH / 2 + ((i + 0.5 - w / 2) * PIECE_WIDTH) / SIZE;
    const y = PIECE_HEIGHT / 2 + ((j + 0.5 - h / 2) * PIECE_WIDTH) / SIZE;
    const part = body(x, y) < -3 ? shapes.findLastIndex((shape) => shape(x, y) < 1) : -1;
    if ((look.own.parts[part]?.raise ?? 0) >= 0)
      parts[part]?.push({ x: i, gain: brightness(afternoon, k) / brightness(morning, k) });
  }
  const all = parts.reduce((sum, part) => sum + part.length, 0);
  return parts.filter((part) => part.length > LARGE * all);
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** How much more the left half of a part gains in the afternoon, when the sun is on the left: 1 if it is flat. */
function reliefOf(part: readonly Spot[]): number {
  const middle = mean(part.map(({ x }) => x));
  const half = (left: boolean): number => mean(part.filter(({ x }) => x < middle === left).map(({ gain }) => gain));
  return half(true) / half(false);
}

describe.each(CARVED)('%s', (figure) => {
  test('is carved: its parts are bright towards the sun, which is on the left in the afternoon', () => {
    const parts = partsOf(figure);
    expect(parts.length).toBeGreaterThanOrEqual(3);
    const area = (of: typeof parts): number => of.reduce((sum, part) => sum + part.length, 0);
    expect(area(parts.filter((part) => reliefOf(part) > 1.2)) / area(parts)).toBeGreaterThan(0.5);
  });

  test('has no ink around its parts: nothing on it is black', () => {
    const { pixels } = paintFigure(figure, {}, 'country', SIZE);
    const solid = Array.from({ length: pixels.length / 4 }, (_, k) => k).filter((k) => pixels[k * 4 + 3] === 255);
    const black = solid.filter((k) => Math.max(...pixels.subarray(k * 4, k * 4 + 3)) < 30);
    expect(black.length / solid.length).toBeLessThan(0.03);
  });
});
