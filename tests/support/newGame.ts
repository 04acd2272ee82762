import type { Page } from 'playwright-core';

/** Opens the form of a new game from the title page, with these rules chosen. */
export async function openForm(page: Page, rules = 'castle'): Promise<void> {
  await page.locator(`[data-new-game] [data-rules="${rules}"]`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).waitFor();
}

/** Starts a game of two on one screen, as people do. */
export async function startForTwo(page: Page): Promise<void> {
  await openForm(page);
  await page.getByText('Two players, one screen').click();
  await page.getByRole('button', { name: 'Start' }).click();
}
