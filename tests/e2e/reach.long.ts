import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openForAll } from '../support/openForAll.ts';
import { WINDOWS, nameOf, openReach, outOfReachIn } from '../support/reach.ts';
import { serveSite, type Site } from '../support/site.ts';

/**
 * Everything is in reach: every panel in every state, window and language, and in the pseudo-language. In every run:
 * reach.test.ts. `TONGUE=de` measures one language, `PANELS=castle-the-table` the panels whose ids match, `STATES=1`
 * only their first states, `WINDOWS='360×640|200 %'` the windows whose names match. Each panel is printed as it is done.
 */

const { TONGUE, PANELS = '', STATES = '1000', WINDOWS: SIZES = '' } = process.env;
const TONGUES = TONGUE === undefined ? ['en', 'de', 'pl', 'ro', 'pseudo'] : [TONGUE];

const { browser } = openForAll();
let site: Site;
let page: Page;
beforeAll(async () => {
  site = await serveSite(inject('plainGallery'));
  page = await openReach(browser(), site);
});
afterAll(() => site?.close());

test.each(TONGUES)('everything is in reach in %s', async (tongue) => {
  const ids = await page.evaluate(() => window.reach.ids);
  const windows = WINDOWS.filter((one) => new RegExp(SIZES).test(nameOf(one)));
  const found: string[] = [];
  for (const id of ids.filter((one) => new RegExp(PANELS).test(one))) {
    const issues = await outOfReachIn(page, id, windows, { tongue, states: Number(STATES) });
    console.info([`${tongue}, ${id}: ${issues.length} issues`, ...issues].join('\n'));
    found.push(...issues);
  }
  expect(found).toEqual([]);
});
