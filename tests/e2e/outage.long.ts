import { execFileSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { openBroker } from '../support/broker.ts';
import type { Broker } from '../support/broker.ts';
import { agree, arrive, expectEqual, follow, invite, playOn } from '../support/friends.ts';
import type { Friend } from '../support/friends.ts';
import { serveSite, type Site } from '../support/site.ts';

/** A minute without network, and a minute with the device locked: nobody acts, and the match continues. */

const MINUTE = 60_000;
/** Only our own network namespace may be taken down: `tests/support/withNetwork.sh npm run test:long`. */
const ours = 'v0' in networkInterfaces();

let browsers: readonly [Browser, Browser];
let site: Site;
let broker: Broker;
beforeAll(async () => {
  browsers = [await launchBrowser(), await launchBrowser()];
  site = await serveSite(inject('site'));
  broker = await openBroker();
});
afterAll(async () => {
  for (const browser of browsers ?? []) await browser.close();
  broker?.close();
  await site?.close();
});

async function begun(): Promise<readonly [Friend, Friend]> {
  const host = await arrive(browsers[0], site.url, broker.address);
  const guest = await arrive(browsers[1], site.url, broker.address, await invite(host, 'Ada', 'The Castle', 'server'));
  await follow(guest, 'Jan');
  await agree(host, guest);
  await playOn(
    () => [host.page, guest.page],
    (n) => n >= 10,
  );
  return [host, guest];
}

async function goesOn([host, guest]: readonly [Friend, Friend]): Promise<void> {
  for (const { page } of [host, guest])
    await page.locator('.OnlineOverlay-chip[data-link="linked"]').waitFor({ timeout: MINUTE });
  await playOn(
    () => [host.page, guest.page],
    (n) => n >= 10,
  );
  await expectEqual(host.page, guest.page);
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ip = (...words: readonly string[]): Buffer => execFileSync('ip', words);

test.runIf(ours)('a match survives a minute without network', async () => {
  const friends = await begun();
  for (const name of ['v0', 'lo']) ip('link', 'set', name, 'down');
  await wait(MINUTE);
  for (const name of ['lo', 'v0']) ip('link', 'set', name, 'up');
  ip('route', 'add', 'default', 'via', '10.99.0.254', 'dev', 'v0');
  await goesOn(friends);
});

test.each([
  ['the guest', [1]],
  ['the host', [0]],
  ['both', [0, 1]],
] as const)('a match survives a locked device: all of its processes stop for a minute; %s', async (_who, sides) => {
  const friends = await begun();
  const processes: number[] = [];
  for (const side of sides) {
    const devtools = await browsers[side].newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    processes.push(...processInfo.map(({ id }) => id));
  }
  for (const id of processes) process.kill(id, 'SIGSTOP');
  await wait(MINUTE);
  for (const id of processes) process.kill(id, 'SIGCONT');
  await goesOn(friends);
});
