import { describe, expect, test } from 'vitest';
import { paintFigure } from '../../../src/art/figures/figure.ts';
import { packed } from '../../../src/art/light/relief.ts';
import { paintTileFine } from '../../../src/art/tile/paintTile.ts';
import type { TilePlan } from '../../../src/art/topology/plan.ts';
import { carcassonne } from '../../../src/game/index.ts';
import { SIZE } from '../../art/marks.ts';
import { planOf } from '../../art/material.ts';
import { expectClear, expectOwnGround, expectWhole } from '../../art/tileTests.ts';

/** The tiles of the box, and the signs for goods on them. */

const tiles = carcassonne.tileSet('expansion-2');
const KINDS = ['wine', 'grain', 'cloth'] as const;
const painted = (plan: TilePlan) => packed(paintTileFine(plan, 'country', SIZE));

describe('tiles', () => {
  test('are painted completely and the same every time', () => expectWhole(tiles));

  test('every feature has its own ground; a follower there hides no sign', () => expectOwnGround(tiles));
});

describe('signs', () => {
  test('20 tiles have one each, in their city: 9 wine, 6 grain, 5 cloth', () => {
    const names = tiles.flatMap((tile) => (planOf(tile, 'country').landmarks ?? []).map(({ name }) => name));
    expect(KINDS.map((kind) => names.filter((name) => name === kind).length)).toEqual([9, 6, 5]);
  });

  test('are visible without colour and 40 pixels wide, and can be told apart', () => {
    for (const id of ['T01', 'T08', 'T20']) {
      const tile = tiles.find((one) => one.id === id);
      const plan = tile && planOf(tile, 'country');
      const [landmark] = plan?.landmarks ?? [];
      if (!plan || !landmark) throw new Error(`${id} has no sign`);
      const bare = painted({ ...plan, landmarks: [] });
      const kinds = KINDS.map((name) => painted({ ...plan, landmarks: [{ ...landmark, name }] }));
      for (const [n, one] of kinds.entries()) {
        expectClear(landmark, one, bare, `${id} ${KINDS[n]}`);
        for (const other of kinds.slice(0, n)) expectClear(landmark, one, other, `${id}: two signs`);
      }
    }
  });
});

describe('pieces', () => {
  /** Which pixels of a picture 30 pixels wide a figure covers. */
  const shapeOf = (figure: Parameters<typeof paintFigure>[0]): readonly boolean[] => {
    const { w, pixels } = paintFigure(figure, { colour: 0 }, 'country', 30);
    return Array.from({ length: 30 * 36 }, (_, k) => {
      const [x, y] = [k % 30, Math.floor(k / 30)];
      return (pixels[(y * w + x) * 4 + 3] ?? 0) > 128;
    });
  };

  test('builder, pig and tokens differ in outline from followers and from each other', () => {
    const shapes = (['follower', 'builder', 'pig', 'wine', 'grain', 'cloth'] as const).map(
      (figure) => [figure, shapeOf(figure)] as const,
    );
    for (const [n, [one, a]] of shapes.entries())
      for (const [other, b] of shapes.slice(0, n)) {
        const apart = a.filter((covered, k) => covered !== b[k]).length / a.filter(Boolean).length;
        expect(apart, `${one} and ${other}`).toBeGreaterThan(0.2);
      }
  });
});
