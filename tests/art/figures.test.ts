import { describe, expect, test } from 'vitest';
import { NUMERALS } from '../../src/art/board/numeralPaths.ts';
import { FIGURES, SKINS } from '../../src/art/contract.ts';
import type { Figure } from '../../src/art/contract.ts';
import { EMBLEM_PATHS, PIECE_PATHS, PLAYER_MARKS, TOKEN_EFFECTS } from '../../src/art/emblems.ts';
import { emblemOf, paintFigure } from '../../src/art/figures/figure.ts';
import { MODULE_FIGURES } from '../../src/expansions/art/figures.ts';
import { pathLines } from '../../src/art/core/svgPath.ts';
import { LOOKS } from '../../src/art/players.ts';
import { EFFECTS, RULE_SETS } from '../../src/game/index.ts';
import { hashOf } from './material.ts';

test.each(FIGURES)('%s has a body and nothing around it', (figure) => {
  for (const colour of [0, 1]) {
    const { w, h, pixels } = paintFigure(figure, { colour, kind: 3 }, 'castle', 48);
    const alpha = (x: number, y: number): number => pixels[(y * w + x) * 4 + 3] ?? 0;
    expect(alpha(w >> 1, h >> 1)).toBe(255);
    for (const [x, y] of [
      [0, 0],
      [w - 1, 0],
      [0, h - 1],
      [w - 1, h - 1],
    ] as const)
      expect(alpha(x, y)).toBe(0);
  }
});

test('the players’ figures differ in more than colour', () => {
  const alphas = [0, 1].map((colour) =>
    hashOf(paintFigure('follower', { colour }, 'castle', 48).pixels.filter((_, i) => i % 4 === 3)),
  );
  expect(alphas[0]).not.toBe(alphas[1]);
});

const COLOURS = Array.from({ length: LOOKS }, (_, colour) => colour);

const solids = new Map<string, readonly boolean[]>();
/** Where a figure is, pixel by pixel; painted once for all tests. */
function solidOf(figure: Figure, colour: number): readonly boolean[] {
  const name = `${figure} ${colour}`;
  const known = solids.get(name);
  if (known) return known;
  const { pixels } = paintFigure(figure, { colour }, 'country', 32);
  const solid = Array.from({ length: pixels.length / 4 }, (_, k) => (pixels[k * 4 + 3] ?? 0) > 200);
  solids.set(name, solid);
  return solid;
}

const OF_NOBODY = ['dragon', 'fairy', 'count', 'king', 'robber', 'king-card', 'robber-card'] as const;

test.each(OF_NOBODY)('the %s looks the same whoever plays, and unlike any player’s figure', (figure) => {
  const looks = COLOURS.map((colour) => hashOf(paintFigure(figure, { colour }, 'country', 32).pixels));
  expect(new Set(looks).size).toBe(1);
  // Another outline, which is visible without colour too.
  const own = solidOf(figure, 0);
  for (const colour of COLOURS)
    for (const other of ['follower', 'abbot'] as const) {
      const others = solidOf(other, colour);
      expect(own.filter((solid, k) => solid !== others[k]).length / own.length).toBeGreaterThan(0.15);
    }
});

test('neutral figures differ from each other without colour, 24 pixels wide', () => {
  const greys = OF_NOBODY.map((figure) => {
    const { pixels } = paintFigure(figure, {}, 'country', 24);
    // On the green of the land.
    return Array.from({ length: pixels.length / 4 }, (_, k) => {
      const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(k * 4, k * 4 + 4);
      return 110 + ((0.2126 * r + 0.7152 * g + 0.0722 * b - 110) * a) / 255;
    });
  });
  for (const [n, one] of greys.entries())
    for (const [m, other] of greys.slice(n + 1).entries()) {
      const change = one.reduce((sum, grey, k) => sum + Math.abs(grey - (other[k] ?? 0)), 0) / one.length;
      expect(change, `${OF_NOBODY[n]} and ${OF_NOBODY[n + 1 + m]}`).toBeGreaterThan(18);
    }
});

describe.each(SKINS)('%s', (skin) => {
  test('nine tokens have nine emblems', () => {
    const kinds = Array.from({ length: 9 }, (_, n) => n + 1);
    expect(TOKEN_EFFECTS[skin]).toEqual(RULE_SETS[skin].effects);
    expect(kinds.map((kind) => TOKEN_EFFECTS[skin][kind]).sort()).toEqual([...EFFECTS].sort());
    expect(new Set(kinds.map((kind) => emblemOf(kind, skin).join())).size).toBe(9);
  });
});

test('all outlines stay inside their boxes', () => {
  const inside = (paths: readonly string[], w: number, h: number): void => {
    for (const path of paths)
      for (const line of pathLines(path))
        for (const [x, y] of line) expect(x >= -0.1 && y >= -0.1 && x <= w + 0.1 && y <= h + 0.1, path).toBe(true);
  };
  for (const paths of Object.values(PIECE_PATHS)) inside(paths, 100, 120);
  for (const look of Object.values(MODULE_FIGURES)) {
    if ('above' in look) continue;
    inside('worn' in look ? look.worn : look.outline, 100, 120);
    const parts = 'worn' in look ? look.parts : look.own?.parts;
    for (const { paths } of parts ?? []) inside(paths, 100, 120);
  }
  inside(PLAYER_MARKS, 100, 120);
  for (const paths of Object.values(EMBLEM_PATHS)) inside(paths, 24, 24);
  expect(NUMERALS).toHaveLength(10);
  inside(NUMERALS.flat(), 10, 14);
});
