import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openGame } from '../support/openGame.ts';
import { quickly, plainAddress, playedUntil, until, type Moment } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';
import { startForTwo } from '../support/newGame.ts';

const { openPage, site } = openForAll();

const CONFIRM = /^(Place|No follower|Score|End turn|Lay)/;

const clickCell = async (page: Page, x: number, y: number): Promise<void> => {
  const at = await page.evaluate(([cx, cy]) => window.__table?.cellCentre(cx, cy), [x, y] as const);
  if (at) await page.mouse.click(at.x, at.y);
};

/** Clicks the green button where it is drawn. */
async function confirm(page: Page): Promise<void> {
  const { words, x, y } = await page.evaluate(() => {
    const button = document.querySelector('[data-go]');
    const box = button?.getBoundingClientRect();
    return {
      words: button?.textContent ?? '',
      x: box ? box.x + box.width / 2 : 0,
      y: box ? box.y + box.height / 2 : 0,
    };
  });
  expect(words).toMatch(CONFIRM);
  await page.mouse.click(x, y);
}

/** One choice with the pointer on the canvas; the green button confirms. */
async function choose(page: Page, now: Moment, n: number): Promise<void> {
  if (now.awaiting === 'place') {
    const cell = now.cells[(n * 7) % now.cells.length];
    if (!cell) throw new Error('Nothing is legal');
    await clickCell(page, cell.x, cell.y);
    await until(page, ({ gesture }) => gesture === 'placing');
    if (n % 3 === 0) await clickCell(page, cell.x, cell.y);
    await confirm(page);
  } else if (now.awaiting === 'deploy') {
    const feature = now.features[n % now.features.length];
    if (feature && n % 4 !== 0) {
      const at = await page.evaluate(([x, y, f]) => window.__table?.featurePoint(x, y, f), [
        feature.x,
        feature.y,
        feature.feature,
      ] as const);
      if (at) await page.mouse.click(at.x, at.y);
      await until(page, ({ awaiting, gesture }) => awaiting !== 'deploy' || gesture === 'choosing');
      await confirm(page);
    } else {
      await page.getByRole('radio', { name: 'No follower' }).check();
      await confirm(page);
    }
  } else if (now.awaiting === 'score') {
    const badge = await page.evaluate(() => window.__table?.badges()[0]?.at);
    if (badge) await page.mouse.click(badge.x, badge.y);
    await confirm(page);
  } else {
    await confirm(page);
  }
}

/** Plays until the game is over, or for this many choices. */
async function play(page: Page, choices: number): Promise<void> {
  for (let n = 0; n < choices; n++) {
    const now = await until(page, () => true);
    if (now.over) break;
    await choose(page, now, n);
    await until(
      page,
      (next) => next.over || next.turn !== now.turn || next.awaiting !== now.awaiting || next.regions !== now.regions,
      10_000,
    );
  }
}

test('product 13: a game by pointer with two people: from the menu, and to its end', { timeout: 300_000 }, async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await startForTwo(page);
  await until(page, () => true);
  await play(page, 24);
  const { laid } = await until(page, () => true);
  expect(laid).toBeGreaterThan(5);
  await openGame(page, playedUntil('castle', 'place', 80));
  await until(page, (now) => now.laid > laid);
  await play(page, 200);
  const end = await until(page, ({ over }) => over);
  expect(end.laid).toBeGreaterThan(50);
  await page.getByRole('heading', { name: /wins|share|victory/i }).waitFor();
  expect(problems).toEqual([]);
  await leavePage(page);
});
