import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLink } from '../../src/session/links/link.ts';
import { chooseWithin } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, playedUntil, quickly, until } from '../support/player.ts';
import { leavePage } from '../support/visits.ts';

/** The log scrolls by itself. What decides is when the browser reports that it was scrolled, so this needs a real one. */

const { openPage, site } = openForAll();

interface Scrolled {
  readonly lines: number;
  readonly top: number;
  /** Pixels below what is visible. */
  readonly below: number;
}

const scrolled = (page: Page): Promise<Scrolled> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const log = document.querySelector('.LogPanel-scroller');
    if (!log) throw new Error('There is no log');
    return {
      lines: log.querySelectorAll('.LogPanel-line').length,
      top: log.scrollTop,
      below: log.scrollHeight - log.scrollTop - log.clientHeight,
    };
  });

/** Plays until the turn, without waiting for the page to be drawn between choices. */
async function playTo(page: Page, turn: number): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const now = await until(page, ({ over, myTurn }) => over || myTurn);
    if (now.over || now.turn >= turn) return;
    await chooseWithin(page, n);
  }
}

test('the log follows the game to its last line, and stays where a player has scrolled back to', async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(plainAddress(site().url) + (await formatLink(playedUntil('castle', 'place', 60))));
  await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn);
  await page.keyboard.press('l');
  await page.locator('.LogPanel-log').waitFor();
  const opened = await scrolled(page);
  expect(opened.below).toBeLessThan(2);

  await playTo(page, 40);
  const later = await scrolled(page);
  expect(later.lines).toBeGreaterThan(opened.lines);
  expect(later.below).toBeLessThan(2);

  await page.locator('.LogPanel-scroller').hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await scrolled(page)).below).toBeGreaterThan(100);
  const back = await scrolled(page);
  await playTo(page, 44);
  const still = await scrolled(page);
  expect(still.lines).toBeGreaterThan(back.lines);
  expect(still.top).toBe(back.top);

  await page.locator('.LogPanel-scroller').hover();
  await page.mouse.wheel(0, 5000);
  await expect.poll(async () => (await scrolled(page)).below).toBeLessThan(2);
  await playTo(page, Infinity);
  await until(page, ({ over }) => over);
  const end = await scrolled(page);
  expect(end.lines).toBeGreaterThan(still.lines);
  expect(end.below).toBeLessThan(2);
  expect(problems).toEqual([]);
  await leavePage(page);
});
