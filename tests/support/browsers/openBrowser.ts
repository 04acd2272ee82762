import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { serveSite, type Site } from '../site.ts';
import type { BrowserKind, Driver, Tab } from './tab.ts';

export interface OpenBrowser {
  readonly browser: () => Driver;
  /**
   * One server for each test, so that nothing is cached from an earlier test: browsers cache by address. Uses the plain
   * painter.
   */
  readonly site: () => Site;
  /** Opens a tab that is closed after the test. */
  open(): Promise<Tab>;
}

/** Tests that share one browser; they are left out where it is not installed. */
export function inBrowser(kind: BrowserKind, tests: (opened: OpenBrowser) => void): void {
  if (kind.missing !== null) console.warn(kind.missing);
  describe.skipIf(kind.missing !== null)(kind.name, () => tests(openBrowser(kind)));
}

/** One browser for all tests of a block; a new one after a failed test. Any problem on a page fails its test. */
function openBrowser(kind: BrowserKind): OpenBrowser {
  let browser: Driver | undefined;
  let site: Site | undefined;
  let tabs: Tab[] = [];
  const ready = <T>(opened: T | undefined): T => {
    if (opened === undefined) throw new Error('The browser is available only while tests run.');
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
    // A page whose server shuts down first would report errors.
    const problems = failed ? [] : await ready(browser).takeProblems();
    if (!failed) for (const tab of opened) await tab.close();
    else {
      // It may no longer respond.
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
