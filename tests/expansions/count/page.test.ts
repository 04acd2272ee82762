import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tiles } from '../../game/carcassonne/notation.ts';
import { breaches, misfits } from '../../support/audit.ts';
import { asked, choose, openOnPhone, place } from '../../support/boxPage.ts';
import { openForAll } from '../../support/openForAll.ts';
import { leavePage } from '../../support/visits.ts';
import { reopen } from '../../support/saved.ts';

/** Count, King & Robber on the real page. */

const { browser, site } = openForAll();

/** Jan has a knight in a city at the corner of the Count's city, which Ada is about to complete. */
const GAME = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: { modules: ['count', 'king', 'cult'] },
  players: ['Ada', 'Jan'],
  deck: tiles('monastery; city bridge, coat of arms; 2 × city edge; straight road'),
  actions: [
    { player: 0, do: 'place', x: -1, y: -2, rotation: 0 },
    { player: 0, do: 'pass' },
    { player: 1, do: 'place', x: -2, y: 2, rotation: 1 },
    { player: 1, do: 'deploy', feature: 0 },
    { player: 0, do: 'place', x: -2, y: 3, rotation: 0 },
  ],
};

/** Taps the disc of the quarter in the painted city. */
async function tapQuarter(page: Page, quarter: string): Promise<void> {
  const { x, y } = await page.evaluate(
    (wanted) =>
      window.__table?.options().find(({ id }) => {
        const option = window.__table?.view().prompt?.options.find((one) => one.id === id);
        return option?.action['quarter'] === wanted;
      })?.at ?? { x: 0, y: 0 },
    quarter,
  );
  await page.touchscreen.tap(x, y);
}

test(
  'the expansion on a phone: into the city and out of it, the Count, the titles, and the cards of both',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await openOnPhone(browser(), site().url, GAME);
    await choose(page, /^No follower|Nobody/);

    // Into the city by a tap on the quarter, and the Count by one in the list.
    const why = 'This tile scored Jan 8 points, and nothing for you.';
    expect(await asked(page)).toEqual(['Place a follower in the Count’s city?', 'Ada', why]);
    expect([...(await breaches(page)), ...(await misfits(page))]).toEqual([]);
    await tapQuarter(page, 'palace');
    await expect.poll(() => page.locator('[data-go]').textContent()).toBe('Place in the city');
    await page.locator('[data-go]').click();
    await expect
      .poll(() => asked(page))
      .toEqual(['Move the Count?', 'Ada', 'He is in the palace. Nobody leaves the quarter where he is.']);
    await choose(page, /^Count to the market/);
    const heard = page.locator('[data-announcer]');
    await expect.poll(() => heard.textContent()).toContain('Ada moves the Count to the market.');

    // Cards of the city and of the titles, under *More*.
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: /^The Count’s city/ }).tap();
    const card = page.getByRole('dialog');
    await expect.poll(() => card.textContent()).toContain('Ada 1; ');
    await card.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: /^King and Robber Baron/ }).tap();
    await expect.poll(() => card.textContent()).toContain('A completed city of 4 tiles or more wins the King.');
    await card.getByRole('button', { name: 'Close' }).tap();
    await page.locator('[data-panel="more"]').getByRole('button', { name: 'Close' }).tap();

    // Jan completes a city: Ada is asked during his turn, and again after a reload.
    await place(page, '(2, -1)', 3);
    await choose(page, /^Knight/);
    const stake = ['Move followers out of the city?', 'Ada', 'City at (1, -1): Jan 1, 4 points'];
    await expect.poll(() => asked(page)).toEqual(stake);
    await reopen(page);
    await expect.poll(() => asked(page)).toEqual(stake);
    await choose(page, /^Knight from the palace.*tied/);
    await expect
      .poll(() => heard.textContent())
      .toContain('Ada moves a follower from the palace to the city at (1, -1).');

    await place(page);
    await choose(page, /^No follower|Nobody/);
    await page.getByRole('heading', { name: /wins/ }).waitFor();
    const rows = await page
      .locator('.BarTable-categories tbody tr')
      .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent?.trim())));
    expect(rows).toEqual([
      ['Cities', '4', '12'],
      ['King', '3', '0'],
    ]);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
