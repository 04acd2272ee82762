import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { chooseWithin } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, quickly } from '../support/player.ts';
import { openScales, type Weight } from '../support/weigh.ts';
import { openForm, secondSeat } from '../support/newGame.ts';

/** Whole games one after the other: what belonged to an earlier one is freed. `MEMORY_GAMES` says how many. */

const GAMES = Number(process.env['MEMORY_GAMES'] ?? 30);
const KINDS = ['castle', 'zamek', 'carcassonne'] as const;

const { browser, site } = openForAll();

const title = (page: Page): Promise<void> => page.getByRole('heading', { name: 'New game' }).waitFor();
/** The stage in the panels, which work without the table, too. */
const stage = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage') ?? null);

/** One choice in Carcassonne, with events dispatched in the page. False if there was nothing to choose. */
const chooseInCarcassonne = (page: Page, n: number): Promise<boolean> =>
  page.evaluate(
    (keys) => {
      const asked = document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage') ?? '';
      for (const key of keys[asked] ?? [])
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      return asked in keys;
    },
    {
      place: ['ArrowRight', ...(n % 3 === 0 ? ['ArrowDown'] : []), ...(n % 4 === 0 ? ['r'] : []), 'Enter'],
      deploy: [n % 5 === 4 ? 'n' : n % 2 ? '1' : 'ArrowDown', 'Enter'],
    } as Readonly<Record<string, readonly string[]>>,
  );

async function playAndLeave(page: Page, n: number): Promise<void> {
  await openForm(page, KINDS[n % KINDS.length]);
  // Carcassonne is played against computers.
  if (KINDS[n % KINDS.length] !== 'carcassonne') await secondSeat(page).selectOption({ label: 'Person' });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('canvas').first().waitFor();
  const choose = n % KINDS.length === 2 ? chooseInCarcassonne : chooseWithin;
  for (let choice = 0; (await stage(page)) !== 'over'; choice++) {
    if (choice > 5000) throw new Error(`The game does not end: ${await page.locator('.TurnPanel-turn').innerText()}`);
    if (!(await choose(page, choice))) await page.waitForTimeout(10);
  }
  await page.getByRole('button', { name: 'New game' }).click();
  await title(page);
  await page.waitForTimeout(500);
}

test('after many games the page needs as much memory as after the first', async () => {
  const { page, problems } = await newVisit(browser());
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await title(page);
  const weigh = await openScales(page);
  // Painters in other workers come and go.
  const weighAtRest = async (): Promise<Weight> => {
    await page.waitForTimeout(5000);
    return weigh();
  };
  for (let n = 0; n < KINDS.length; n++) await playAndLeave(page, n);
  const before = await weighAtRest();
  for (let n = KINDS.length; n < GAMES; n++) await playAndLeave(page, n);
  const after = await weighAtRest();
  console.log(`after ${KINDS.length} games ${JSON.stringify(before)}, after ${GAMES} ${JSON.stringify(after)}`);
  expect(after.nodes - before.nodes).toBeLessThan(2000);
  // Phaser leaves one on the document with every game (visibilitychange).
  expect(after.listeners - before.listeners).toBeLessThan(GAMES + 10);
  // The archive holds the records of the games; nothing else may stay.
  expect(after.heap - before.heap).toBeLessThan(5 + 0.2 * GAMES);
  expect([after.canvases, after.workers]).toEqual([before.canvases, before.workers]);
  expect(problems).toEqual([]);
  await page.context().close();
});
