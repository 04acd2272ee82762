import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchedPage } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { openGame } from '../support/openGame.ts';
import { moment, plainAddress, playedUntil, quickly, recordUntil, until } from '../support/player.ts';
import { untilSaved } from '../support/saved.ts';

/** Two tabs of one browser. */

const { browser, site } = openForAll();
let context: BrowserContext;
let problems: (readonly string[])[] = [];
beforeEach(async () => {
  context = await browser().newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } });
});
afterEach(async ({ task }) => {
  const seen = problems.flat();
  problems = [];
  // Whether a failed test's page still draws is looked at after this.
  if (task.result?.state === 'fail') return;
  await context.close();
  expect(seen).toEqual([]);
});

async function open(): Promise<Page> {
  const visit = await watchedPage(context);
  problems.push(visit.problems);
  await quickly(visit.page);
  await visit.page.goto(plainAddress(site().url));
  await visit.page.getByRole('heading', { name: 'New game' }).waitFor();
  return visit.page;
}

const proceed = (page: Page) => page.getByRole('button', { name: /Continue/ }).first();
const laidBy = async (page: Page): Promise<number | undefined> => (await moment(page))?.laid;

/** Places the next tile on the first cell. */
async function lay(page: Page): Promise<void> {
  await until(page, ({ awaiting }) => awaiting === 'place');
  const before = await laidBy(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await until(page, ({ laid }) => laid === (before ?? 0) + 1);
}

describe('product 14: a game that another tab plays', () => {
  test('is reported, and taken over with everything that was played', async () => {
    const one = await open();
    await openGame(one, recordUntil('castle', 'place', 'tabs'));
    await lay(one);
    const before = await moment(one);
    const two = await open();
    await proceed(two).click();
    const dialog = two.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await two.keyboard.press('Escape');
    await two.locator('.Continue-continue .Alert-trouble').filter({ hasText: 'another tab' }).waitFor();
    await proceed(two).click();
    await dialog.getByRole('button', { name: 'Play it here' }).click();
    await until(two, ({ laid }) => laid === before?.laid);
    await one.locator('.notice-notice').filter({ hasText: 'continues in another tab' }).waitFor();
    await one.getByRole('heading', { name: 'New game' }).waitFor();
    // The first tab takes it back.
    await proceed(one).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Play it here' }).click();
    await until(one, ({ laid }) => laid === before?.laid);
    await two.locator('.notice-notice').filter({ hasText: 'continues in another tab' }).waitFor();
  });

  test('is in the other tab’s menu as soon as it is over', async () => {
    const [one, two] = [await open(), await open()];
    const over = playedUntil('castle', 'over', 0) as { readonly actions: readonly { readonly do: string }[] };
    await openGame(one, { ...over, actions: over.actions.slice(0, -1) });
    await until(one, () => true);
    await proceed(two).waitFor();
    for (let n = 0; n < 5 && !(await moment(one))?.over; n++)
      for (const key of ['ArrowRight', 'n', '1', 'Enter']) await one.keyboard.press(key);
    await until(one, (now) => now.over);
    await proceed(two).waitFor({ state: 'detached' });
    await two.getByRole('button', { name: 'Games and statistics' }).click();
    await expect.poll(() => two.locator('.rows-row').count()).toBe(1);
  });
});

describe('product 14: without locks, a tab that is behind', () => {
  beforeEach(() =>
    context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })),
  );

  async function twoTabs(): Promise<{ readonly ahead: Page; readonly behind: Page }> {
    const ahead = await open();
    await openGame(ahead, recordUntil('castle', 'place', 'behind'));
    await until(ahead, () => true);
    const behind = await open();
    await proceed(behind).click();
    await until(behind, () => true);
    await lay(ahead);
    await ahead.keyboard.press('n');
    if ((await moment(ahead))?.awaiting === 'deploy') await ahead.keyboard.press('Enter');
    await until(ahead, ({ awaiting }) => awaiting !== 'deploy');
    await untilSaved(ahead);
    await lay(behind);
    return { ahead, behind };
  }

  test('overwrites nothing, says so and loads the newer game', async () => {
    const { ahead, behind } = await twoTabs();
    const newest = { ...(await moment(ahead)), gesture: '' };
    const notice = behind
      .locator('.notice-notice')
      .filter({ hasText: 'This game has been continued in another tab or window' });
    await notice.getByRole('button', { name: 'Load the newer one' }).click();
    await expect.poll(async () => ({ ...(await moment(behind)), gesture: '' })).toEqual(newest);
    await notice.waitFor({ state: 'detached' });
  });

  test('keeps its own game as a copy', async () => {
    const { behind } = await twoTabs();
    await behind.getByRole('button', { name: 'Keep this as a copy' }).click();
    await behind.locator('.notice-notice').waitFor({ state: 'detached' });
    await untilSaved(behind);
    await behind.reload();
    await behind.getByRole('button', { name: 'Games and statistics' }).click();
    await expect.poll(() => behind.locator('.rows-row').count()).toBe(2);
  });
});
