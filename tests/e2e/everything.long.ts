import { expect, test } from 'vitest';
import { chooseAnything, gather, panels } from '../support/friends.ts';
import { openTwoBrowsers } from '../support/twoBrowsers.ts';

/** A whole game with all expansions that go together, on six pages over WebRTC. */

const opened = openTwoBrowsers();

test('six people play with all expansions to the end, and all see the same', { timeout: 1_800_000 }, async () => {
  const { browsers, site, broker } = opened();
  const names = ['Ada', 'Jan', 'Ola', 'Max', 'Eva', 'Ion'] as const;
  const friends = await gather(browsers, site.url, broker.address, names, 'All expansions');
  const pages = friends.map(({ page }) => page);
  for (const page of pages) await page.getByRole('button', { name: 'Agree and start' }).click();
  const stages = (): Promise<readonly (string | null | undefined)[]> =>
    Promise.all(
      pages.map((page) => page.evaluate(() => document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage'))),
    );
  while (!(await stages()).every((stage) => stage === 'over')) for (const page of pages) await chooseAnything(page);
  await expect.poll(async () => new Set(await Promise.all(pages.map(panels))).size, { timeout: 60_000 }).toBe(1);
  const state = await pages[0]?.evaluate(() => window.__table?.view().state);
  expect(state?.['options']).toMatchObject({
    modules: expect.arrayContaining(['dragon', 'cult', 'bridges', 'castles', 'bazaars']),
  });
  expect(state?.laid.length).toBeGreaterThan(100);
  expect(friends.flatMap(({ problems }) => problems)).toEqual([]);
});
