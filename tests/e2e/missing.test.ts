import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { deploy } from '../support/deployment.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, quickly, until } from '../support/player.ts';
import { leavePage, sharePage } from '../support/visits.ts';
import { continueGame } from '../support/saved.ts';
import { startForTwo } from '../support/newGame.ts';

/** Chunks that cannot be loaded: the network is gone, or a new version has replaced them. */

const { site, openPage } = openForAll();

const title = (page: Page): Promise<void> => page.getByRole('heading', { name: 'New game' }).waitFor();
/** From now on no further chunk can be loaded. */
const cutOff = (page: Page, known: ReadonlySet<string> = new Set()): Promise<unknown> =>
  page.route(/\.js$/, (route) => (known.has(route.request().url()) ? route.continue() : route.abort()));

describe('without the network', () => {
  const offline = sharePage(async () => {
    const visit = await openPage();
    await quickly(visit.page);
    // It starts a moment after the title page, and would report its own failure.
    const painter = visit.page.waitForResponse(/\/painter-/);
    await visit.page.goto(plainAddress(site().url));
    await title(visit.page);
    await (await painter).finished();
    await cutOff(visit.page);
    return visit;
  });

  test.each(['Games and statistics', 'Tile workshop', 'Play with a friend'])(
    '%s: a failure to load it is reported',
    async (name) => {
      const { page } = await offline();
      await page.getByRole('button', { name }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await alert.waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await alert.waitFor({ state: 'detached' });
    },
  );
});

test('a language that fails to load leaves the current one; at the start it is English', async () => {
  const { page } = await openPage();
  const known = new Set<string>();
  page.on('request', (request) => known.add(request.url()));
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await title(page);
  await cutOff(page, new Set(known));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Deutsch').click();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').filter({ hasText: 'This language could not be loaded' }).waitFor();
  await title(page);
  await page.addInitScript(() => localStorage.setItem('ramparts-settings', '{"language":"pl"}'));
  await page.reload();
  await title(page);
  await page.getByRole('alert').filter({ hasText: 'This language could not be loaded' }).waitFor();
  await leavePage(page);
});

test.each([
  ['en-GB', 'Ramparts could not start'],
  ['pl-PL', 'Nie udało się uruchomić Ramparts'],
])(
  'if no texts can be loaded, the page says in the language of the device that it could not start: %s',
  async (locale, words) => {
    const host = await deploy(inject('site'), { workers: false });
    const { page } = await openPage({ locale });
    host.lacks = /./;
    await page.goto(plainAddress(host.url));
    await page.getByText(words).waitFor();
    await leavePage(page);
    await host.close();
  },
);

test('a painter that fails to load is reported, and the next game requests it again', async () => {
  const host = await deploy(inject('site'), { workers: false });
  const { page, problems } = await openPage();
  host.lacks = /\/painter-/;
  await quickly(page);
  await page.goto(plainAddress(host.url));
  await title(page);
  // Long enough for the painter to fail before its first request.
  await page.waitForTimeout(1000);
  await startForTwo(page);
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  host.lacks = null;
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and quit' }).click();
  await title(page);
  await continueGame(page);
  await until(page, () => true);
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  await leavePage(page);
  await host.close();
});

test('without the program the page says what to do; with it the sentence is gone', async () => {
  const { page } = await openPage();
  await cutOff(page);
  await page.goto(plainAddress(site().url));
  await page.getByText('check your connection and reload the page').waitFor();
  await page.unroute(/\.js$/);
  await page.reload();
  await title(page);
  expect(await page.locator('#starting').count()).toBe(0);
  await leavePage(page);
});
