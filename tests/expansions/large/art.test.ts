import { describe, expect, test } from 'vitest';
import { paintFigure } from '../../../src/art/figures/figure.ts';
import { LOOKS, colourOf } from '../../../src/art/players.ts';
import { lookOf } from '../../../src/scenes/pieces/sorts.ts';

/** The large follower is told from the others at a glance: by its size, and by the plinth that it stands on. */

const looks = Array.from({ length: LOOKS }, (_, look) => look);
/** Pixels of a figure in its player's look, as wide as on a cell of 40 pixels. */
const solid = (figure: 'follower' | 'large' | 'lying-follower' | 'lying-large', colour: number): readonly boolean[] => {
  const { pixels } = paintFigure(figure, { colour }, 'country', 20);
  return Array.from({ length: pixels.length / 4 }, (_, k) => (pixels[k * 4 + 3] ?? 0) > 200);
};
const apart = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((there, k) => there !== other[k]).length / one.filter(Boolean).length;

describe.each(looks.map((look) => [`${colourOf(look).name} ${look}`, look] as const))('%s', (_, look) => {
  test('the outline shows the plinth, standing and lying', () => {
    expect(apart(solid('large', look), solid('follower', look))).toBeGreaterThan(0.08);
    expect(apart(solid('lying-large', look), solid('lying-follower', look))).toBeGreaterThan(0.08);
  });
});

test('it is a third taller than a follower', () => {
  expect(lookOf('large').height / lookOf('follower').height).toBeGreaterThan(1.3);
});
