import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { newVisit } from '../support/browser.ts';
import { openGallerySite } from '../support/gallerySite.ts';
import { openForAll } from '../support/openForAll.ts';
import { measureAll } from '../support/overflow.ts';
import type { Site } from '../support/site.ts';

/** Every sentence of every language on its real place on a phone, with the normal and with the largest text. In the longest only: overflowLongest.long.ts. */

const PHONE = { width: 390, height: 844 };

const { browser } = openForAll({ measured: true });
let site: Site;
beforeAll(async () => {
  site = await openGallerySite('overflow.html');
});
afterAll(() => site?.close());

test.each(LANGUAGES.flatMap((tongue) => [1, 2].map((textSize) => ({ tongue, textSize }))))(
  'every sentence of $tongue fits at text size $textSize',
  async ({ tongue, textSize }) => {
    const { page, problems } = await newVisit(browser(), { viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(`${site.url}overflow.html`);
    await page.waitForFunction(() => 'measurePanel' in window);
    const { panels, strings, drawn, heard, inPlaceOf, missing, flaws } = await measureAll(page, { tongue, textSize });
    console.info(
      `| ${tongue} | ${textSize * 100} % | ${panels} | ${strings} | ${drawn.size} | ${Object.keys(inPlaceOf).length} | ${[...heard].filter((key) => !drawn.has(key)).length} | ${flaws.length} |`,
    );
    expect.soft(flaws).toEqual([]);
    expect(missing, 'sentences that stand nowhere: show them in tests/gallery/panels.ts').toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  },
);
