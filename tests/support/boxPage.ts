import type { Browser, Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import { importRecord, plainAddress, quickly, until } from './player.ts';
import { openPage } from './visits.ts';

/** A game of Carcassonne on the real page, played through the text board and the panel. */

/** Opens this game at phone size; returns the visit, which watches for problems. */
export async function openOnPhone(browser: Browser, url: string, game: object): Promise<Visit> {
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = opened;
  await quickly(page);
  await page.goto(plainAddress(url));
  await importRecord(page, JSON.stringify(game));
  return opened;
}

/**
 * Puts the tile on the cell of this name, in this rotation if given; without a name, on the first cell where it fits.
 */
export async function place(page: Page, cell?: string, rotation?: number): Promise<void> {
  const before = (await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn)).laid;
  const fitting = page.locator('.TextGrid-cell.TextGrid-fits', cell === undefined ? {} : { hasText: `${cell}:` });
  await fitting.first().press('Enter');
  const held = (): Promise<number | undefined> =>
    page.evaluate(() => {
      const gesture = window.__table?.view().gesture;
      return gesture?.type === 'placing' ? gesture.rotation : undefined;
    });
  for (let n = 0; n < 4 && rotation !== undefined && (await held()) !== rotation; n++) await page.keyboard.press('r');
  await page.locator('[data-go]').press('Enter');
  await until(page, ({ laid }) => laid > before);
}

/** Chooses in the list and confirms. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click();
  await page.locator('[data-go]').click();
}

/** What the panel asks, whom, and what it adds. */
export const asked = (page: Page): Promise<readonly (string | null | undefined)[]> =>
  page.evaluate(() =>
    ['.panelText-title', '.TurnPanel-who', '.panelText-detail'].map(
      (part) => document.querySelector(`.TurnPanel-turn ${part}`)?.textContent,
    ),
  );
