import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openGallerySite } from '../support/gallerySite.ts';
import { openForAll } from '../support/openForAll.ts';
import { compare } from '../support/pictures.ts';

/**
 * The stills of the title page and of the form of a new game. `UPDATE_PICTURES=1 npm run test:e2e --
 * tests/e2e/stills.test.ts` paints them again.
 */

const { browser } = openForAll();
const FOLDER = resolve(import.meta.dirname, '../../src/hud/setup/stills');
const fileOf = (name: string): string => join(FOLDER, `${name}.webp`);
const CARDS = ['castle', 'zamek', 'carcassonne'];
/** Rounding differs between machines; another board, light or painter differs by more. */
const TOLERANCE = { mean: 6, far: 0.03 };

test('the stills are what the painter of the game paints', { timeout: 240_000 }, async () => {
  const site = await openGallerySite('stills.html');
  const { page, problems } = await newVisit(browser());
  await page.goto(`${site.url}stills.html`);
  const names = await page.evaluate(() => window.stillNames);
  for (const name of names) {
    const painted = Buffer.from(await page.evaluate((one) => window.paintStill(one), name), 'base64');
    if (process.env['UPDATE_PICTURES'] === '1') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(fileOf(name), painted);
    }
    expect(existsSync(fileOf(name)), `${name} is stored`).toBe(true);
    const { mean, far } = await compare(page, readFileSync(fileOf(name)), painted);
    expect(mean, `mean difference of ${name}`).toBeLessThan(TOLERANCE.mean);
    expect(far, `part of ${name} that differs`).toBeLessThan(TOLERANCE.far);
  }
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
  const weigh = (...of: readonly string[]): number =>
    of.reduce((sum, name) => sum + readFileSync(fileOf(name)).length, 0);
  expect(weigh('title-tall', ...CARDS), 'bytes on a phone').toBeLessThan(60_000);
  expect(weigh('title-wide', ...CARDS), 'bytes on a desk').toBeLessThan(70_000);
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
});
