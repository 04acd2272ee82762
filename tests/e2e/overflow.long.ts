import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { LONGEST } from '../gallery/longest.ts';
import { openForAll } from '../support/openForAll.ts';
import { measureOnPhone } from '../support/overflow.ts';
import { serveSite, type Site } from '../support/site.ts';

/**
 * Every sentence in its real place on a phone, with normal and with the largest text: in the language in which it is
 * longest, and in every language. In every run: overflow.test.ts.
 */

const { browser } = openForAll();
let site: Site;
beforeAll(async () => {
  site = await serveSite(inject('plainGallery'));
});
afterAll(() => site?.close());

test.each([LONGEST, ...LANGUAGES].flatMap((tongue) => [2, 1].map((textSize) => ({ tongue, textSize }))))(
  'every sentence of $tongue fits at text size $textSize',
  async ({ tongue, textSize }) => {
    const { panels, strings, drawn, heard, inPlaceOf, missing, issues } = await measureOnPhone(browser(), site, {
      tongue,
      textSize,
    });
    // A row of the table in docs/access.md.
    console.info(
      `| ${tongue} | ${textSize * 100} % | ${panels} | ${strings} | ${drawn.size} | ${Object.keys(inPlaceOf).length} | ${[...heard].filter((key) => !drawn.has(key)).length} | ${issues.length} |`,
    );
    expect.soft(issues).toEqual([]);
    expect(missing, 'sentences that have no place: show them in tests/gallery/panels.ts').toEqual([]);
  },
);
