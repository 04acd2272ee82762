import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../support/bundle.ts';
import { openForAll } from '../support/openForAll.ts';
import { shareScript } from '../support/visits.ts';

/** Up to this mean difference, of 255, two pictures count as the same. */
const ALIKE = 2;

const { browser } = openForAll({ webgl: true });
const open = shareScript(browser, () => bundle(resolve(import.meta.dirname, '../support/relightPage.ts')));

test('the graphics card and the processor light the same picture, whole and in part, at every hour', async () => {
  const page = await open();
  const found = await page.evaluate(() => window.relight.compare(false));
  if (found === 'no card') throw new Error('Expected WebGL 2');
  expect(found).toHaveLength(12);
  for (const { mood, mean, far } of found) {
    expect(mean, mood).toBeLessThan(ALIKE);
    expect(far, mood).toBeLessThan(0.01);
  }
});

test('the pieces of an open plane are the same from both', async () => {
  const page = await open();
  const found = await page.evaluate(() => window.relight.plane());
  if (found === 'no card') throw new Error('Expected WebGL 2');
  // Those around the tiles, and the wild land that repeats.
  expect(found.length).toBeGreaterThanOrEqual(8);
  for (const { mood, mean, far } of found) {
    expect(mean, mood).toBeLessThan(ALIKE);
    expect(far, mood).toBeLessThan(0.01);
  }
});

// The last one, since it takes the card from the page.
test('when the graphics card fails, the processor takes over', async () => {
  const page = await open();
  const found = await page.evaluate(() => window.relight.compare(true));
  if (found === 'no card') throw new Error('Expected WebGL 2');
  for (const { mood, mean } of found) expect(mean, mood).toBe(0);
});
