import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser, type Running, type Visit } from './browser.ts';
import { mustDraw } from './drawing.ts';
import { serveSite, type Site } from './site.ts';
import { closeOthers, openPage } from './visits.ts';

interface Opened extends Running {
  /** The test looks at what is painted; otherwise everything has one colour (plainPainter.ts). */
  readonly painted?: boolean;
}

/** Shared by all test files that run in this process, which ends them. */
const browsers = new Map<string, Promise<Browser>>();
const sites = new Map<string, Promise<Site>>();

function once<T>(all: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const made = all.get(name) ?? make();
  all.set(name, made);
  return made;
}

/** A browser and the built site; available once the tests run. After a failed test, there is a new browser. */
export function openForAll({ painted = false, ...running }: Opened = {}): {
  readonly browser: () => Browser;
  readonly site: () => Site;
  /** Opens a page that a test leaves at its end: see visits.ts. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Visit>;
} {
  let browser: Browser | undefined;
  let site: Site | undefined;
  const kind = JSON.stringify(running);
  const launch = (): Promise<Browser> => once(browsers, kind, () => launchBrowser(running));
  beforeAll(async () => {
    browser = await launch();
    const folder = inject(painted ? 'site' : 'plainSite');
    site = await once(sites, folder, () => serveSite(folder, { kept: true }));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const failed = browser;
    browsers.delete(kind);
    browser = await launch();
    try {
      await mustDraw(failed?.contexts() ?? []);
    } finally {
      await failed?.close();
    }
  });
  afterAll(async () => browser && closeOthers(browser));
  const ready = <T>(opened: T | undefined): T => {
    if (opened === undefined) throw new Error('The browser is available only while tests run.');
    return opened;
  };
  return {
    browser: () => ready(browser),
    site: () => ready(site),
    openPage: (options) => openPage(ready(browser), options),
  };
}
