import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { needNetwork, openBroker } from '../support/broker.ts';
import type { Broker } from '../support/broker.ts';
import { arrive, chooseOnPlane, enterSite, follow, panels } from '../support/friends.ts';
import type { Friend } from '../support/friends.ts';
import { putRoom } from '../support/playedRooms.ts';
import { serveSite, type Site } from '../support/site.ts';
import { NAMES, gathered, playSome } from '../net/party.ts';

/** Matches of two to six pages that lose their host twice, and go on. */

let browser: Browser;
let site: Site;
let broker: Broker;
beforeAll(async () => {
  needNetwork();
  site = await serveSite(inject('plainSite'), { kept: true });
  browser = await launchBrowser();
  broker = await openBroker();
});
afterAll(async () => {
  await browser.close();
  broker.close();
  await site.close();
});

test.each([2, 3, 4, 5, 6])('%i pages', { timeout: 600_000 }, async (count) => {
  const party = await gathered(`moves ${count}`, count);
  await playSome(party, 9);
  const rooms = party.devices.map(({ disk }) => disk);
  for (const each of party.devices) each.kill();
  let friends: (Friend & { readonly name: string })[] = [];
  for (const [side, saved] of rooms.entries()) {
    const friend = await arrive(browser, site.url, broker.address);
    await putRoom(friend.page, saved);
    friends.push({ ...friend, name: NAMES[side] ?? '' });
  }
  for (const { page } of friends) await enterSite(page, site.url, broker.address);

  const expectAlike = (): Promise<void> =>
    expect
      .poll(async () => new Set(await Promise.all(friends.map(({ page }) => panels(page)))).size, { timeout: 60_000 })
      .toBe(1);
  async function play(times: number): Promise<void> {
    const end = Date.now() + 120_000;
    for (let n = 0; n < times && Date.now() < end;) {
      for (const { page } of friends) if (await chooseOnPlane(page, n)) n += 1;
      await friends[0]?.page.waitForTimeout(60);
    }
    expect(Date.now()).toBeLessThan(end);
  }

  await play(2);
  for (const newcomer of ['Eve', 'Uma']) {
    const [lost, next, ...others] = friends;
    if (!lost || !next) throw new Error('Nobody is left');
    await lost.page.context().close();
    await next.page.locator('.OnlineOverlay-chip').click();
    await next.page.getByRole('button', { name: 'Continue without the missing players' }).click({ timeout: 60_000 });
    const link = await next.page.getByLabel('invitation link', { exact: true }).inputValue();
    const fragment = link.slice(link.indexOf('#'));
    for (const { page, name, ...rest } of others) {
      await enterSite(page, site.url, broker.address, fragment);
      // Only the fragment has changed.
      await page.reload();
      await follow({ page, ...rest }, name);
    }
    if (others.length > 0) await next.page.getByRole('button', { name: 'Add a computer player' }).click();
    else {
      const friend = await arrive(browser, site.url, broker.address, fragment);
      await follow(friend, newcomer);
      await next.page.getByRole('button', { name: 'Let in' }).click();
      others.push({ ...friend, name: newcomer });
    }
    friends = [next, ...others];
    for (const { page } of friends) {
      await page.getByText(/So far: turn \d+\. .*checked every move/).waitFor({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Agree and start' }).click({ timeout: 60_000 });
    }
    await play(3);
    await expectAlike();
  }
  expect(friends.flatMap(({ problems }) => problems)).toEqual([]);
  for (const { page } of friends) await page.context().close();
});
