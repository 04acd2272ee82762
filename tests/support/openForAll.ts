import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser, type Running } from './browser.ts';
import { mustDraw } from './drawing.ts';
import { serveSite, type Site } from './site.ts';

interface Opened extends Running {
  /** The test looks at what is painted; otherwise everything has one colour (plainPainter.ts). */
  readonly painted?: boolean;
}

/**
 * One browser and the built site for all tests of a file; available once the tests run. After a failed test the next
 * one, or the retry, gets a new browser.
 */
export function openForAll({ painted = false, ...running }: Opened = {}): {
  readonly browser: () => Browser;
  readonly site: () => Site;
} {
  let browser: Browser | undefined;
  let site: Site | undefined;
  beforeAll(async () => {
    browser = await launchBrowser(running);
    site = await serveSite(inject(painted ? 'site' : 'plainSite'));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const failed = browser;
    browser = await launchBrowser(running);
    try {
      await mustDraw(failed?.contexts() ?? []);
    } finally {
      await failed?.close();
    }
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  const ready = <T>(opened: T | undefined): T => {
    if (opened === undefined) throw new Error('The browser is available only while tests run.');
    return opened;
  };
  return { browser: () => ready(browser), site: () => ready(site) };
}
