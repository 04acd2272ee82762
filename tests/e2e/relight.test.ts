import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bundle } from '../support/bundle.ts';
import { openForAll } from '../support/openForAll.ts';

/** Up to this mean difference, of 255, two pictures count as the same. */
const ALIKE = 2;

const { browser } = openForAll();
/** Shared by all tests. */
let opened: Page | undefined;
async function open(): Promise<Page> {
  if (opened && !opened.isClosed()) return opened;
  opened = await browser().newPage();
  await opened.addScriptTag({ content: await bundle(resolve(import.meta.dirname, '../support/relightPage.ts')) });
  return opened;
}

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

test('when the graphics card fails, the processor takes over', async () => {
  const page = await open();
  const found = await page.evaluate(() => window.relight.compare(true));
  if (found === 'no card') throw new Error('Expected WebGL 2');
  for (const { mood, mean } of found) expect(mean, mood).toBe(0);
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
