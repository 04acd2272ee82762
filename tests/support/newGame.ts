import type { Locator, Page } from 'playwright-core';

/** Opens the form of a new game from the title page, with these rules chosen. */
export async function openForm(page: Page, rules = 'castle'): Promise<void> {
  await page.locator(`[data-new-game] [data-rules="${rules}"]`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).waitFor();
}

/** Who plays the second seat. */
export const secondSeat = (page: Page): Locator => page.getByRole('combobox', { name: 'Player 2, Played by' });

/** Opens a page of the form. */
export const openPageOf = (page: Page, name: 'Expansions' | 'Options'): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

/** Starts a game of two on one screen, as people do. */
export async function startForTwo(page: Page): Promise<void> {
  await openForm(page);
  await secondSeat(page).selectOption({ label: 'Person' });
  await page.getByRole('button', { name: 'Start' }).click();
}
