import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { serveSite, type Site } from './site.ts';

/** One browser and the built site for all tests of a file; there once the tests run. */
export function openForAll(): { readonly browser: () => Browser; readonly site: () => Site } {
  let opened: { readonly browser: Browser; readonly site: Site } | undefined;
  beforeAll(async () => {
    opened = { browser: await launchBrowser(), site: await serveSite(inject('site')) };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.site.close();
  });
  const ready = (): NonNullable<typeof opened> => {
    if (!opened) throw new Error('The browser is there only while tests run.');
    return opened;
  };
  return { browser: () => ready().browser, site: () => ready().site };
}
