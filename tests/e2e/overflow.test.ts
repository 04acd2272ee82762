import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LONGEST } from '../gallery/longest.ts';
import { openForAll } from '../support/openForAll.ts';
import { measureOnPhone } from '../support/overflow.ts';
import { serveSite, type Site } from '../support/site.ts';

/**
 * Sentences in their real places on a phone with the largest text, each in the language in which it is longest: where
 * room is shortest, which is on the title page, on the tables and in notices. Everywhere, and in every language:
 * overflow.long.ts.
 */

const TIGHT = /^(menu|notices)\/(?!with-games)|^castle-the-table\/|^carcassonne-the-table\/(?!every-kind|.*everyone-)/;

const { browser } = openForAll();
let site: Site;
beforeAll(async () => {
  site = await serveSite(inject('plainGallery'));
});
afterAll(() => site?.close());

test('the longest sentences fit where room is shortest', { timeout: 300_000 }, async () => {
  const { strings, issues } = await measureOnPhone(browser(), site, {
    tongue: LONGEST,
    textSize: 2,
    wanted: (panel) => TIGHT.test(panel),
  });
  expect(strings).toBeGreaterThan(700);
  expect(issues).toEqual([]);
});
