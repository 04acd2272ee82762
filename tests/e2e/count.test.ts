import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { breaches, bringAxe, misfits } from '../support/audit.ts';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { importRecord, plainAddress, quickly, until } from '../support/player.ts';

/** Count, King and River on the real page. */

const { browser, site } = openForAll();

/** Jan has a knight in a city at the corner of the Count's city, which Ada is about to complete. */
const GAME = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: { modules: ['count', 'king', 'cult'] },
  players: ['Ada', 'Jan'],
  deck: ['B02', 'B10', 'B21', 'B21', 'B31'],
  actions: [
    { player: 0, do: 'place', x: -1, y: -2, rotation: 0 },
    { player: 0, do: 'pass' },
    { player: 1, do: 'place', x: -2, y: 2, rotation: 1 },
    { player: 1, do: 'deploy', feature: 0 },
    { player: 0, do: 'place', x: -2, y: 3, rotation: 0 },
  ],
};

/** Chooses in the list and carries it out. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click();
  await page.locator('.turn .go').click();
}

const asked = (page: Page): Promise<readonly (string | null | undefined)[]> =>
  page.evaluate(() =>
    ['.turn-title', '.turn-who', '.turn-detail'].map((part) => document.querySelector(`.turn ${part}`)?.textContent),
  );

test(
  'the box on a phone: into the city and out of it, the Count, the titles, and the cards of both',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await newVisit(browser(), { viewport: { width: 390, height: 844 }, hasTouch: true });
    await quickly(page);
    await bringAxe(page);
    await page.goto(plainAddress(site().url));
    await importRecord(page, JSON.stringify(GAME));
    await choose(page, /^No follower|No one/);
    console.log(await asked(page));
    expect([...(await breaches(page)), ...(await misfits(page))]).toEqual([]);
    await page.context().close();
    expect(problems).toEqual([]);
  },
);
