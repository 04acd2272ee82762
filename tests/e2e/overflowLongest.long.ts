import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST } from '../gallery/longest.ts';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { openGallerySite } from '../support/gallerySite.ts';
import { measureAll } from '../support/overflow.ts';
import type { Site } from '../support/site.ts';

/**
 * Every sentence on its real place, on a phone with the largest text: each in the language that takes the most room for it.
 * All four languages one by one, in two sizes: overflow.long.ts.
 */

const PHONE = { width: 390, height: 844 };

const { browser } = openForAll({ measured: true });
let site: Site;
beforeAll(async () => {
  site = await openGallerySite('overflow.html');
});
afterAll(() => site?.close());

test('every sentence fits where it stands on a phone with the largest text', { timeout: 600_000 }, async () => {
  const { page, problems } = await newVisit(browser(), { viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(`${site.url}overflow.html`);
  await page.waitForFunction(() => 'measurePanel' in window);
  const { panels, strings, drawn, heard, inPlaceOf, missing, flaws } = await measureAll(page, {
    tongue: LONGEST,
    textSize: 2,
    // There it shows what The Castle shows, and its words take the places of those.
    wanted: (panel) => !/^zamek-(friends|learning)/.test(panel),
  });
  console.info(
    `${panels} places, ${strings} sentences measured: ${drawn.size} different ones, ${Object.keys(inPlaceOf).length} of them in the place of another; ${[...heard].filter((key) => !drawn.has(key)).length} are only heard`,
  );
  expect(flaws).toEqual([]);
  expect(missing, 'sentences that stand nowhere: show them in tests/gallery/panels.ts').toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});
