import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { newVisit, type Visit, type Watched } from './browser.ts';

/** Pages that tests have left, for later tests: in its old process a page loads in two thirds of the time. */

interface Reusable {
  readonly visit: Watched;
  /** Its options but for the viewport, as text. */
  readonly kind: string;
  /** What tests have added to the page. */
  readonly scripts: Disposable[];
}

const inUse = new Map<Page, Reusable>();
const empty = new WeakMap<Browser, Reusable[]>();

async function open(browser: Browser, options: BrowserContextOptions, kind: string): Promise<Reusable> {
  const visit = await newVisit(browser, options);
  const { page } = visit;
  const scripts: Disposable[] = [];
  const add = page.addInitScript.bind(page) as (...given: unknown[]) => Promise<Disposable>;
  page.addInitScript = async (...given: unknown[]) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
  return { visit, kind, scripts };
}

/** A page in its own browser context. Nothing of earlier tests is left in it but cached files. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const { viewport = { width: 1280, height: 720 }, ...others } = options;
  const kind = JSON.stringify(others);
  const pages = empty.get(browser) ?? [];
  const at = pages.findIndex((page) => page.kind === kind);
  const [found] = at < 0 ? [] : pages.splice(at, 1);
  const reusable = found ?? (await open(browser, options, kind));
  const { page } = reusable.visit;
  if (found && viewport) await page.setViewportSize(viewport);
  inUse.set(page, reusable);
  return reusable.visit;
}

/** Empties a page for later tests. If it has a fake clock or emulated media, which would remain, close its context instead. */
export async function leavePage(page: Page): Promise<void> {
  const reusable = inUse.get(page);
  const browser = page.context().browser();
  if (!reusable || !browser) throw new Error('The page does not come from openPage(), or was left before.');
  inUse.delete(page);
  const { visit: seen, scripts } = reusable;
  for (const script of scripts.splice(0)) await script.dispose();
  await page.unrouteAll();
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  seen.problems.length = 0;
  empty.set(browser, [...(empty.get(browser) ?? []), reusable]);
}

/** A page that the tests of a block use one after the other; a new one after a failed test. */
export function sharePage(open: () => Promise<Visit>): () => Promise<Visit> {
  let shared: Promise<Visit> | undefined;
  afterEach(({ task }) => {
    // Its browser is closed.
    if (task.result?.state === 'fail') shared = undefined;
  });
  afterAll(async () => shared && leavePage((await shared).page));
  return () => (shared ??= open());
}

/** An empty page with this script, which the tests of a file use one after the other; a new one after a failed test. */
export function shareScript(browser: () => Browser, script: () => Promise<string>): () => Promise<Page> {
  let shared: Page | undefined;
  return async () => {
    // A failed test closes its browser, and with it the page.
    if (shared && !shared.isClosed()) return shared;
    shared = await browser().newPage();
    await shared.addScriptTag({ content: await script() });
    return shared;
  };
}

/** Leaves the pages that a test has opened, and closes what else is open; not in these contexts. */
export async function leaveOthers(browser: Browser, except: readonly BrowserContext[] = []): Promise<void> {
  for (const page of inUse.keys()) {
    if (page.isClosed()) inUse.delete(page);
    else if (page.context().browser() === browser && !except.includes(page.context())) await leavePage(page);
  }
  await closeOthers(browser, except);
}

/** Closes what tests have left open. */
export async function closeOthers(browser: Browser, except: readonly BrowserContext[] = []): Promise<void> {
  const kept = new Set((empty.get(browser) ?? []).map(({ visit: { page } }) => page.context()));
  for (const context of browser.contexts()) if (!kept.has(context) && !except.includes(context)) await context.close();
}
