import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { watchedPage } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, quickly, until } from '../support/player.ts';
import { continueGame, untilSaved } from '../support/saved.ts';
import { startForTwo } from '../support/newGame.ts';

/** The page is left at once after an action, before the database has it. */

const { browser, site } = openForAll();
let context: BrowserContext | undefined;
afterEach(({ task }) => (task.result?.state === 'fail' ? undefined : context?.close()));

async function open(): Promise<Page> {
  context ??= await browser().newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } });
  const { page } = await watchedPage(context);
  await quickly(page);
  return page;
}

/** A table in a tab that may close itself, with one tile placed and saved. */
async function openTable(): Promise<Page> {
  context = undefined;
  const opener = await open();
  await opener.goto(`${site().url}icons/favicon.svg`);
  const [page] = await Promise.all([
    opener.waitForEvent('popup'),
    opener.evaluate((address) => void window.open(address), plainAddress(site().url)),
  ]);
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await startForTwo(page);
  await until(page, ({ awaiting }) => awaiting === 'place');
  await untilSaved(page);
  await page.keyboard.press('ArrowRight');
  await until(page, ({ gesture }) => gesture === 'placing');
  return page;
}

async function expectPlaced(page: Page): Promise<void> {
  await page.goto(plainAddress(site().url));
  await continueGame(page);
  expect((await until(page, () => true)).laid).toBe(1);
}

test.each([
  ['it is reloaded', 'reload'],
  ['an empty page is opened', 'about:blank'],
  ['a file of the site is opened', 'icons/favicon.svg'],
  ['its tab closes itself', 'close'],
] as const)('an action is kept when %s in the same moment', async (_, way) => {
  const page = await openTable();
  const left = way === 'close' ? page.waitForEvent('close') : page.waitForEvent('framenavigated');
  const leaving = page.evaluate((to) => {
    document.querySelector<HTMLButtonElement>('.Button-go')?.click();
    if (to === 'close') window.close();
    else if (to === 'reload') location.reload();
    else location.assign(to);
  }, way);
  await Promise.all([left, leaving.catch(() => undefined)]);
  await expectPlaced(way === 'close' ? await open() : page);
});

test('an action is kept when its tab is closed at once', async () => {
  const page = await openTable();
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('.Button-go')?.click());
  await page.close();
  await expectPlaced(await open());
});
