import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseOnPlane, gather, panels } from '../support/friends.ts';
import { openTwoBrowsers } from '../support/twoBrowsers.ts';

/** Four to six pages at one table, over WebRTC. */

const opened = openTwoBrowsers();

test.each([4, 5, 6])(
  '%i pages play; one leaves for good and gets no more messages, and the others continue with a computer player',
  async (count) => {
    const { browsers, site, broker } = opened();
    const friends = await gather(
      browsers,
      site.url,
      broker.address,
      ['Ada', 'Jan 👩‍💻', 'علی‌رضا', 'Ola', 'Max', 'Eva'].slice(0, count) as [string, ...string[]],
    );
    const pages = friends.map(({ page }) => page);
    for (const page of pages) await page.getByRole('button', { name: 'Agree and start' }).click();

    async function play(at: readonly Page[], choices: number): Promise<void> {
      for (let n = 0, made = 0; made < choices; n++) {
        for (const page of at) if (await chooseOnPlane(page, n)) made += 1;
        await pages[0]?.waitForTimeout(40);
      }
    }
    const expectAlike = (at: readonly Page[]): Promise<void> =>
      expect.poll(async () => new Set(await Promise.all(at.map(panels))).size, { timeout: 60_000 }).toBe(1);
    await play(pages, 3 * count);
    await expectAlike(pages);

    const leaver = pages.at(-1);
    if (!leaver) throw new Error('There are no pages');
    await leaver.locator('.OnlineOverlay-chip').click();
    await leaver.getByRole('button', { name: 'Leave for good' }).first().click();
    await leaver.getByText('Leave this game for good?').waitFor();
    await leaver.getByRole('button', { name: 'Leave for good' }).last().click();
    await leaver.getByText('You have left this game for good.').waitFor();
    const rest = pages.slice(0, -1);
    for (const page of rest) await page.getByText('Left for good').waitFor();
    const before = await panels(leaver);
    await play(rest, 2 * count);
    await expectAlike(rest);
    expect(await panels(leaver)).toBe(before);
    await leaver.getByRole('button', { name: 'Leave the room' }).click();
    await leaver.getByRole('button', { name: 'Play with a friend' }).waitFor();
    expect(friends.flatMap(({ problems }) => problems)).toEqual([]);
  },
);
