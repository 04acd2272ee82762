import { expect, test } from 'vitest';
import { light } from '../../src/art/light/light.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { ONE, skyLight } from '../../src/art/light/rays.ts';
import { blankRelief, blit, packed, turned } from '../../src/art/light/relief.ts';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import { hashOf, tileOf } from './material.ts';

const SIZE = 64;

function fourTiles() {
  const relief = blankRelief(SIZE * 2, SIZE * 2, SIZE);
  for (const [n, id] of ['C36', 'C57', 'C26', 'C22'].entries()) {
    blit(
      packed(paintTile(planTile(tileOf(id), 'castle'), 'castle', SIZE)),
      relief,
      (n % 2) * SIZE,
      Math.floor(n / 2) * SIZE,
      n,
      0.022,
    );
  }
  return relief;
}

test('the light of a part equals that part of the light of the whole', () => {
  const relief = fourTiles();
  const whole = light(relief, { x: 0, y: 0, w: relief.w, h: relief.h }, MOODS.afternoon);
  for (const rect of [
    { x: 40, y: 30, w: 51, h: 47 },
    { x: 0, y: 70, w: 128, h: 20 },
    { x: 100, y: 0, w: 28, h: 128 },
  ]) {
    const part = light(relief, rect, MOODS.afternoon);
    let different = 0;
    for (let j = 0; j < rect.h; j++) {
      for (let i = 0; i < rect.w * 4; i++)
        if (part[j * rect.w * 4 + i] !== whole[((rect.y + j) * relief.w + rect.x) * 4 + i]) different++;
    }
    expect(different).toBe(0);
  }
});

test('light is the same every time', () => {
  const relief = fourTiles();
  const rect = { x: 0, y: 0, w: relief.w, h: relief.h };
  expect(hashOf(light(relief, rect, MOODS.afternoon))).toBe(hashOf(light(relief, rect, MOODS.afternoon)));
});

test('a rotated picture has at its top what was on its left', () => {
  const n = 4;
  expect(turned(n, n - 1, 0, 1)).toBe(0);
  expect(turned(n, n - 1, n - 1, 2)).toBe(0);
  expect(turned(n, 0, n - 1, 3)).toBe(0);
});

test.each([96, 192, 512])('a wall hides a part of the sky at almost a fifth of a cell: %i pixels per cell', (ppu) => {
  const far = Math.round(ppu * 0.18);
  const relief = blankRelief(2 * ppu, 8, ppu);
  for (let k = 0; k < relief.height.length; k++) if (k % relief.w >= ppu) relief.height[k] = 0.4;
  const [open] = skyLight(relief, { x: Math.round(ppu / 2), y: 4, w: 1, h: 1 });
  const seen = skyLight(relief, { x: ppu - far, y: 0, w: 4, h: 4 });
  expect(open).toBe(ONE);
  expect(Math.min(...seen)).toBeLessThan(ONE);
});
