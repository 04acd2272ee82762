import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused, tabTo } from '../support/keys.ts';
import { plainAddress, playedUntil, quickly, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { openGame } from '../support/openGame.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

async function open(): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const visit = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(visit.page);
  await visit.page.goto(plainAddress(site().url));
  await visit.page.getByRole('heading', { name: 'New game' }).waitFor();
  return visit;
}

/** Goes once around the dialog with Tab: every focused element shows its focus, and none traps it. */
async function walk(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog', { name }).waitFor();
  expect((await focused(page)).inDialog, `the focus goes into ${name}`).toBe(true);
  const seen: string[] = [];
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    // After the last element comes the browser's own interface.
    if (now.name === '' && !now.inDialog) break;
    expect(now, `${name}, after ${seen.join(', ')}`).toMatchObject({ inDialog: true, ringed: true });
    seen.push(now.name);
    if (seen.length > 1 && now.name === seen[0]) break;
  }
  expect(seen.length, name).toBeLessThan(60);
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  // The dialog that led to this one may still be closing.
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
}

test('product 16: every dialog of the title page is opened, traversed and closed by keyboard, and the focus returns', async () => {
  const { page, problems } = await open();
  for (const name of [
    'Play with a friend',
    'Games and statistics',
    'Import a game',
    'How to play',
    'Settings',
    'About',
  ]) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await walk(page, name);
    await leave(page);
    await expect.poll(() => focused(page), { message: name }).toMatchObject({ name, ringed: true });
  }
  // Another language: the page is rebuilt, the keyboard selection continues.
  await tabTo(page, 'Settings');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.lang, document.activeElement?.getAttribute('value')]))
    .toEqual(['de', 'de']);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(problems).toEqual([]);
  await leavePage(page);
});

test('product 16: every dialog of the table is opened, traversed and closed by keyboard, and the focus returns', async () => {
  const { page, problems } = await open();
  await openGame(page, playedUntil('castle', 'place', 62));
  await until(page, (now) => now.awaiting === 'place');
  for (const [button, title] of [
    ['Menu', 'Menu'],
    ['Shortcuts and help', 'Keyboard shortcuts'],
    ['30 tiles left to draw', 'Tiles left'],
  ] as const) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await walk(page, title);
    await leave(page);
    await expect.poll(() => focused(page), { message: title }).toMatchObject({ name: button, ringed: true });
  }
  for (const [key, title] of [
    ['m', 'Menu'],
    ['?', 'Keyboard shortcuts'],
    ['g', 'Tiles left'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    await leave(page);
    await expect.poll(() => focused(page), { message: title }).toMatchObject({ name: '30 tiles left to draw' });
  }
  // One dialog leads to another: the focus returns to where the first was opened.
  await tabTo(page, 'Menu');
  for (const title of ['Settings', 'How to play', 'Keyboard shortcuts']) {
    await page.keyboard.press('Enter');
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor();
    await leave(page);
    await expect.poll(() => focused(page), { message: title }).toMatchObject({ name: 'Menu', ringed: true });
  }
  await page.keyboard.press('t');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Menu', ringed: true });
  expect(problems).toEqual([]);
  await leavePage(page);
});
