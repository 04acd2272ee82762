import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { needNetwork, openBroker } from '../broker.ts';
import type { Broker } from '../broker.ts';
import type { OpenBrowser } from './openBrowser.ts';
import { click, see, visit } from './steps.ts';
import type { Asked } from './tab.ts';
import { arrive, expectEqual, invite, playOn } from '../friends.ts';
import { plainAddress, until } from '../player.ts';

/** Browsers of two makers at one table, over WebRTC. */

/** The addresses that a page reveals to others. */
const addresses = (page: Asked): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const connection = new RTCPeerConnection();
    connection.createDataChannel('');
    const found: string[] = [];
    const done = new Promise<void>((resolve) => {
      connection.onicecandidate = ({ candidate }) =>
        candidate?.address ? void found.push(candidate.address) : (candidate ?? resolve());
    });
    await connection.setLocalDescription();
    await done;
    connection.close();
    return found;
  });

export const playsWithChromium = ({ site, open }: OpenBrowser): unknown =>
  describe('with Chromium', () => {
    let chromium: Browser;
    let broker: Broker;
    beforeAll(async () => {
      needNetwork();
      chromium = await launchBrowser({ whole: true });
      broker = await openBroker();
    });
    afterAll(async () => {
      await chromium?.close();
      broker?.close();
    });

    test('play together with hidden addresses, and both reload the page on the way', { timeout: 300_000 }, async () => {
      const host = await arrive(chromium, site().url, broker.address);
      const link = await invite(host, 'Ada', 'The Castle', 'server');
      const guest = await open();
      await visit(guest, site().url, plainAddress(site().url) + link, { signal: broker.address, ice: 'none' });
      await see(guest, 'dialog', /Ada invites you/);
      await click(guest, 'dialog button', 'Join');
      await host.page.getByRole('button', { name: 'Let in' }).click();
      await host.page.getByRole('button', { name: 'Agree and start' }).click();
      await click(guest, 'button', 'Agree and start');
      for (const page of [host.page, guest]) {
        expect((await addresses(page)).filter((address) => !address.endsWith('.local'))).toEqual([]);
        await until(page, ({ awaiting }) => awaiting === 'place', 60_000);
      }
      // One tab holds the room; another tab of the same device says so.
      const second = await open();
      await second.goto(plainAddress(site().url));
      await see(second, '[role="alert"]', /open in another tab/);
      let reloads = 0;
      await playOn(
        () => [host.page, guest],
        async (n) => {
          if (reloads > 1) return n > 12;
          if (n < 4 * (reloads + 1)) return false;
          await (reloads === 0 ? guest : host.page).reload();
          reloads += 1;
          for (const page of [host.page, guest]) await until(page, () => true, 60_000);
          return false;
        },
      );
      await expectEqual(host.page, guest);
      expect(reloads).toBe(2);
      expect(host.problems).toEqual([]);
      await host.page.context().close();
    });
  });
