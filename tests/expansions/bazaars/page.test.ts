import { expect, test } from 'vitest';
import { tiles } from '../../game/carcassonne/notation.ts';
import { breaches, misfits } from '../../support/audit.ts';
import { asked, openOnPhone } from '../../support/boxPage.ts';
import { openForAll } from '../../support/openForAll.ts';
import { leavePage } from '../../support/visits.ts';

/** A bazaar on the real page. */

const { browser, site } = openForAll();

/** Ada has placed a bazaar tile. */
const GAME = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: { modules: ['bazaars'] },
  players: ['Ada', 'Jan', 'Zofia'],
  deck: tiles('bazaar; straight road; road bend; monastery; straight road'),
  actions: [
    { player: 0, do: 'place', x: 0, y: 1, rotation: 0 },
    { player: 0, do: 'pass' },
  ],
};

test(
  'on a phone: a tile is inspected and named, bids and passes take one press, it is sold, and the next one is named by keyboard',
  { timeout: 60_000 },
  async () => {
    const { page, problems } = await openOnPhone(browser(), site().url, GAME);
    const stalls = page.getByRole('region', { name: 'Bazaar' }).getByRole('button');
    await stalls.nth(1).tap();
    await expect.poll(() => page.evaluate(() => window.__table?.shown().tried)).toBe(5);
    expect([...(await breaches(page)), ...(await misfits(page))]).toEqual([]);
    // With very large text the bid is made without scrolling.
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await expect
      .poll(() =>
        page
          .locator('[data-go]')
          .boundingBox()
          .then((box) => box && box.y + box.height <= 844),
      )
      .toBe(true);
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
    await page.getByRole('button', { name: 'One more' }).tap();
    await page.locator('[data-go]').tap();
    await expect
      .poll(() => asked(page))
      .toMatchObject(['Bid more?', 'Zofia', expect.stringContaining('1 point, by Jan')]);
    await page.getByRole('radio', { name: /^Bid 2/ }).tap();
    await expect
      .poll(() => asked(page))
      .toMatchObject(['Bid more?', 'Ada', expect.stringContaining('2 points, by Zofia')]);
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Pass' }).tap();
    await expect.poll(() => asked(page)).toMatchObject(['Buy or sell?', 'Jan', expect.anything()]);
    const heard = page.locator('[data-announcer]');
    await expect.poll(() => heard.textContent()).toContain('Ada passes.');
    await page.getByRole('radio', { name: /^Sell/ }).tap();
    await page.locator('[data-go]').tap();
    await expect.poll(() => stalls.nth(1).getAttribute('aria-label')).toMatch(/: Zofia’s$/);
    // By keyboard, Ada: the second of the remaining stalls, for nothing.
    await page.keyboard.press('2');
    await expect.poll(() => stalls.nth(2).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked(page)).toMatchObject(['Bid more?', 'Jan', expect.anything()]);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    // The player who is left takes the last tile; Jan places his.
    await expect.poll(() => asked(page)).toMatchObject(['Place your tile', 'Jan', expect.anything()]);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
