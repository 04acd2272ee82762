import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseAnything, gather, killPage, enterSite, panels } from '../support/friends.ts';
import { openTwoBrowsers } from '../support/twoBrowsers.ts';

/**
 * Three pages at one table, over WebRTC: tabs die at every kind of moment of a box's expansions, and return to it.
 * `dragon`: friend.test.ts.
 */

const BOXES: Readonly<Record<string, readonly string[]>> = {
  'Count, King & Robber': ['enter', 'count', 'reinforce'],
  'Bridges, Castles & Bazaars': ['castle', 'offer', 'bid', 'trade'],
};

const opened = openTwoBrowsers();

const stageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage') ?? '');
/** What is asked, of whom, and the options. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.TurnPanel-turn')?.textContent ?? '');

test.each(Object.entries(BOXES))('%s', { timeout: 900_000 }, async (box, stages) => {
  const missing = new Set(stages);
  // Not every game reaches every stage.
  for (let game = 0; missing.size > 0 && game < 5; game++) await playUntilAsked(box, missing);
  expect([...missing]).toEqual([]);
});

/** Plays until nothing is missing, or to the end; removes from `missing` every stage in which a tab has died. */
async function playUntilAsked(box: string, missing: Set<string>): Promise<void> {
  const { browsers, site, broker } = opened();
  const names = ['Ada', 'Jan', 'Ola'] as const;
  const friends = await gather(browsers, site.url, broker.address, names, box);
  const pages = friends.map(({ page }) => page);
  for (const page of pages) await page.getByRole('button', { name: 'Agree and start' }).click();
  const expectAlike = (): Promise<void> =>
    expect.poll(async () => new Set(await Promise.all(pages.map(panels))).size, { timeout: 60_000 }).toBe(1);

  for (let over = false; missing.size > 0 && !over;) {
    for (const [mover, page] of pages.entries()) {
      const stage = await stageOf(page);
      over ||= stage === 'over';
      // A missing host is covered elsewhere: tests/net.
      if (mover > 0 && missing.delete(stage)) {
        await expectAlike();
        // The step before must be on the disk, too, which the panels do not always show.
        await page.waitForTimeout(1500);
        const before = await asked(page);
        const others = pages.filter((_, index) => index !== mover);
        const again = await killPage(page);
        for (const other of others) await other.getByText(`Away: ${names[mover]}.`).waitFor();
        pages[mover] = await enterSite(again, site.url, broker.address);
        for (const other of others)
          await other.locator('.PlayerCard-away, .PlayerChip-away').waitFor({ state: 'detached' });
        await expect.poll(() => asked(again), { timeout: 60_000 }).toBe(before);
        await expectAlike();
      } else await chooseAnything(page);
    }
    await pages[0]?.waitForTimeout(25);
  }
  expect(friends.flatMap(({ problems }) => problems)).toEqual([]);
  for (const page of pages) await page.context().close();
}
