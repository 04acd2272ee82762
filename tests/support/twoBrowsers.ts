import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import type { Browser } from 'playwright-core';
import { needNetwork, openBroker, type Broker } from './broker.ts';
import { launchBrowser } from './browser.ts';
import { serveSite, type Site } from './site.ts';

export interface TwoBrowsers {
  readonly browsers: readonly [Browser, Browser];
  readonly site: Site;
  readonly broker: Broker;
}

/**
 * Two browsers, two processes, and a signalling server, fresh for every test of a file; available once the tests run.
 */
export function openTwoBrowsers(): () => TwoBrowsers {
  let site: Site | undefined;
  let open: TwoBrowsers | undefined;
  beforeAll(async () => {
    needNetwork();
    site = await serveSite(inject('plainSite'), { kept: true });
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    if (!site) throw new Error('The site is available only while tests run.');
    open = { site, broker: await openBroker(), browsers: [await launchBrowser(), await launchBrowser()] };
  });
  afterEach(async () => {
    for (const browser of open?.browsers ?? []) await browser.close();
    open?.broker.close();
    open = undefined;
  });
  return () => {
    if (!open) throw new Error('The browsers are available only while tests run.');
    return open;
  };
}
