import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { deploy } from '../support/deployment.ts';
import type { Deployment } from '../support/deployment.ts';
import { enterSite, invite, NOBODY } from '../support/friends.ts';
import { openForAll } from '../support/openForAll.ts';
import { newVisit } from '../support/browser.ts';
import { plainAddress, quickly, until } from '../support/player.ts';
import { startForTwo } from '../support/newGame.ts';

/** New versions are deployed while pages of older ones are open. */

const { browser } = openForAll();
let host: Deployment;
beforeEach(async () => void (host = await deploy(inject('plainSite'), { workers: true })));
afterEach(() => host.close());

/** A page whose service worker has everything. */
async function visit(): Promise<Page> {
  const { page } = await newVisit(browser(), { serviceWorkers: 'allow', viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(plainAddress(host.url));
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return page;
}

const releaseOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['release']);
const released = (page: Page, version: number): Promise<unknown> =>
  page.waitForFunction((wanted) => document.documentElement.dataset['release'] === wanted, String(version));

test('a release that fails before it starts is replaced by the next one as soon as the page is loaded again', async () => {
  const page = await visit();
  host.publish();
  host.fails = true;
  await page.reload();
  await page.getByRole('button', { name: 'Update' }).click();
  await released(page, 2);
  await page.getByText('Ramparts is loading').waitFor();
  await page.waitForTimeout(1000);
  await released(page, 2);
  host.fails = false;
  host.publish();
  await page.reload();
  await released(page, 3);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.context().close();
});

test('a release that fails while the next one waits already is replaced, too', async () => {
  const page = await visit();
  host.publish();
  host.fails = true;
  await page.reload();
  await page.getByRole('button', { name: 'Update' }).click();
  await released(page, 2);
  host.fails = false;
  host.publish();
  // Another page of the site, without the script, finds and installs the next version.
  await page.goto(`${host.url}icons/favicon.svg`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  await page.goto(plainAddress(host.url));
  await released(page, 3);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.context().close();
});

test('a script error of something else replaces no program that has started', async () => {
  const page = await visit();
  await startForTwo(page);
  await until(page, () => true);
  host.publish();
  await page.evaluate(() => reportError(new Error('Something else has failed')));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await page.waitForTimeout(1500);
  await until(page, () => true);
  expect(await releaseOf(page)).toBe('1');
  await page.context().close();
});

test('an update that another tab installs does not reload a page that waits in its room, until it leaves', async () => {
  const page = await visit();
  await enterSite(page, host.url, NOBODY);
  await invite({ page, problems: [] }, 'Ada', 'The Castle', 'server');
  await page.evaluate(() => Object.assign(window, { __same: true }));
  const other = await page.context().newPage();
  await quickly(other, { signal: NOBODY, ice: 'none' });
  host.publish();
  await other.goto(`${plainAddress(host.url)}#new`);
  await other.getByRole('button', { name: 'Update' }).click();
  await released(other, 2);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => '__same' in window)).toBe(true);
  await page.getByRole('button', { name: 'Leave the room' }).first().click();
  await released(page, 2);
  await page.context().close();
});

test('in a page that an update has outlived, a hint and a language say that reloading helps', async () => {
  const page = await visit();
  await startForTwo(page);
  await until(page, ({ awaiting }) => awaiting === 'place');
  const other = await page.context().newPage();
  await quickly(other);
  host.publish();
  await other.goto(`${plainAddress(host.url)}#new`);
  await other.getByRole('button', { name: 'Update' }).click();
  await released(other, 2);
  await page.keyboard.press('h');
  await page.getByText('Hints could not be loaded. Check the connection, then reload the page.').waitFor();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Deutsch').click();
  await page.getByText('This language could not be loaded. Check the connection, then reload the page.').waitFor();
  await page.context().close();
});
