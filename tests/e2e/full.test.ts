import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, quickly, until } from '../support/player.ts';
import { continueGame, untilSaved } from '../support/saved.ts';
import { leavePage } from '../support/visits.ts';
import { startForTwo } from '../support/newGame.ts';

/** The browser has no room for saved games for a while. */

const { site, openPage } = openForAll();
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is no storage left' });
const fill = (page: Page, full: boolean): Promise<unknown> =>
  page.evaluate((now) => Object.assign(window, { __full: now }), full);

async function place(page: Page): Promise<number> {
  const { laid } = await until(page, ({ awaiting }) => awaiting === 'place');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await until(page, (now) => now.laid === laid + 1);
  return laid + 1;
}

async function begin(page: Page): Promise<void> {
  await startForTwo(page);
}

async function quit(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Save and quit' }).click();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
}

test('a game that could not be saved continues as it was left, and is saved when there is room again', async () => {
  const { page } = await openPage();
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...asked) {
      if ((window as { readonly __full?: boolean }).__full === true)
        throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, asked);
    };
  });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await begin(page);
  await until(page, ({ awaiting }) => awaiting === 'place');
  await untilSaved(page);
  await fill(page, true);
  const laid = await place(page);
  await notice(page).waitFor();
  await quit(page);
  await continueGame(page);
  await until(page, (now) => now.laid === laid);
  await fill(page, false);
  await notice(page).waitFor({ state: 'detached' });
  await untilSaved(page);
  // Again, and this time the page is left before there is room.
  await page.keyboard.press('n');
  await fill(page, true);
  await page.keyboard.press('Enter');
  await until(page, ({ awaiting }) => awaiting === 'place');
  const more = await place(page);
  await notice(page).waitFor();
  await page.reload();
  await continueGame(page);
  expect((await until(page, () => true)).laid).toBe(more);
  await leavePage(page);
});
