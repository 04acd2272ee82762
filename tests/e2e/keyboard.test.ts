import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { moment, quickly, testAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

const { browser, site } = openForAll();

/** Tabs on until the button with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 80; n++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

/** One choice by keys alone; what is tried changes with `n`, so that all keys are used. */
async function choose(page: Page, n: number): Promise<void> {
  const now = await moment(page);
  if (!now) return;
  const keys = page.keyboard;
  if (now.awaiting === 'place') {
    await keys.press('ArrowRight');
    if (n % 3 === 0) await keys.press('ArrowDown');
    if (n % 4 === 0) await keys.press('r');
    if (n % 5 === 0) await keys.press('q');
    await keys.press('Enter');
  } else if (now.awaiting === 'deploy') {
    await keys.press(n % 3 === 2 ? 'n' : n % 2 ? '1' : 'ArrowDown');
    if ((await moment(page))?.awaiting === 'deploy') await keys.press('Enter');
  } else if (now.awaiting === 'score') {
    await keys.press('1');
    if ((await moment(page))?.awaiting === 'score') await keys.press('Enter');
  } else {
    await keys.press('Enter');
  }
}

test('a whole game against the bot by keyboard only', { timeout: 300_000 }, async () => {
  const { page, problems } = await newVisit(browser(), { viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(testAddress(site().url));
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await until(page, () => true);
  for (let n = 0; n < 400; n++) {
    const now = await until(page, ({ over, myTurn }) => over || myTurn);
    if (now.over) break;
    await choose(page, n);
  }
  const end = await until(page, ({ over }) => over);
  expect(end.laid).toBeGreaterThan(50);
  await page.getByText(/wins|share|victory/i).first().waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
