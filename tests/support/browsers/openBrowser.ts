import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { serveSite, type Site } from '../site.ts';
import type { BrowserKind, Driver, Tab } from './tab.ts';

export interface OpenBrowser {
  readonly browser: () => Driver;
  /** Of this test alone, so that nothing is kept from the test before: browsers keep by address. Its painter is the plain one. */
  readonly site: () => Site;
  /** A tab that is closed after the test. */
  open(): Promise<Tab>;
}

/** One browser for all tests of a block; after a test that failed, a new one. Whatever goes wrong on a page fails its test. */
export function openBrowser(kind: BrowserKind): OpenBrowser {
  let browser: Driver | undefined;
  let site: Site | undefined;
  let tabs: Tab[] = [];
  const ready = <T>(opened: T | undefined): T => {
    if (opened === undefined) throw new Error('The browser is there only while tests run.');
    return opened;
  };
  beforeAll(async () => {
    browser = await kind.launch();
  });
  beforeEach(async () => {
    site = await serveSite(inject('plainSite'));
  });
  afterEach(async ({ task }) => {
    const opened = tabs;
    tabs = [];
    const failed = task.result?.state === 'fail';
    // A page whose server ends under it would complain.
    const problems = failed ? [] : await ready(browser).takeProblems();
    if (!failed) for (const tab of opened) await tab.close();
    else {
      // It may not answer any more.
      await browser?.close().catch(() => undefined);
      browser = await kind.launch();
    }
    await site?.close().catch(() => undefined);
    expect(problems).toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    browser: () => ready(browser),
    site: () => ready(site),
    async open() {
      const tab = await ready(browser).open();
      tabs.push(tab);
      return tab;
    },
  };
}
