import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLink } from '../../src/session/links/link.ts';
import { chooseWithin } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { moment, plainAddress, playedUntil, quickly, until } from '../support/player.ts';
import { leavePage } from '../support/visits.ts';
import { openForm } from '../support/newGame.ts';

/** The browser's Back, with the history of a real browser. Every order and place: tests/hud/back.test.ts. */

const { openPage, site } = openForAll();

const menu = (page: Page) => page.getByRole('heading', { name: 'New game' });
/** How many entries lie behind the current one, so often would a player have to go back to leave. */
const length = (page: Page): Promise<number> => page.evaluate(() => history.length);

test('Back closes the dialog, then the log on a phone, then leaves the table and keeps the game, and then the page', async () => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
  await quickly(page);
  await page.goto('about:blank#before');
  await page.goto(plainAddress(site().url));
  await openForm(page);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openForm(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await until(page, ({ awaiting }) => awaiting === 'place');
  // The first keys may still reach the dialog that closes.
  await expect
    .poll(async () => {
      await chooseWithin(page, 0);
      return (await moment(page))?.laid;
    })
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Log' }).first().click();
  await page.locator('.LogPanel-log').waitFor();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.LogPanel-log').isVisible()).toBe(true);
  await page.goBack();
  await page.locator('.LogPanel-log').waitFor({ state: 'hidden' });
  await until(page, () => true);
  await page.goBack();
  await menu(page).waitFor();

  // Reloaded in the game that was kept.
  await page.getByRole('button', { name: /^Continue/ }).click();
  const { laid } = await until(page, () => true);
  expect(laid).toBeGreaterThan(0);
  const entries = await length(page);
  await page.reload();
  await menu(page).waitFor();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await until(page, () => true);
  expect(await length(page)).toBe(entries);
  await page.goBack();
  await menu(page).waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await length(page)).toBe(entries);
  expect(problems).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank#before');
  await leavePage(await freshAt(page));
});

test('Back leaves the table that a link opened, after reloading, too; a second link adds no second table', async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  const first = plainAddress(site().url) + (await formatLink(playedUntil('castle', 'place', 20)));
  const second = plainAddress(site().url) + (await formatLink(playedUntil('zamek', 'place', 30)));
  await page.goto(first);
  await until(page, ({ awaiting }) => awaiting === 'place');
  await page.reload();
  const before = await until(page, ({ awaiting }) => awaiting === 'place');
  await page.goto(second);
  await until(page, ({ laid }) => laid > before.laid);
  await page.goBack();
  await menu(page).waitFor();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe('{"open":0}');
  expect(await menu(page).isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
  await leavePage(await freshAt(page));
});

/** Where a page is left, its storage is emptied: that of the site. */
async function freshAt(page: Page): Promise<Page> {
  await page.goto(plainAddress(site().url));
  await menu(page).waitFor();
  return page;
}
