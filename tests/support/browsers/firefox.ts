import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { AT_FIRST, type BrowserKind, type Driver, type Tab } from './tab.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const found = [process.env['FIREFOX_PATH'] ?? '', ...PLACES].find((path) => existsSync(path));

/** Processes for pages that may be opened later cost more than they save. */
const PREFERENCES = { 'dom.ipc.processPrelaunch.enabled': false };

/**
 * Firefox reports this for a request that goes through a service worker while its page is left. If a worker itself
 * fails, the report names its error.
 */
const PAGE_LEFT = 'A ServiceWorker intercepted the request and encountered an unexpected error.';

/** Firefox over WebDriver BiDi, with its default settings but for those and what automation requires. */
export const FIREFOX: BrowserKind = {
  name: 'Firefox',
  missing: found
    ? null
    : 'The tests in Firefox are left out: install it (apt-get install firefox-esr) or name one in FIREFOX_PATH.',
  launch,
};

async function launch(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: found ?? '',
    headless: true,
    // Reporting every request, and drawing the browser's own panels, would take a seventh of the time.
    networkEnabled: false,
    args: ['--kiosk'],
    extraPrefsFirefox: PREFERENCES,
  });
  const problems: string[] = [];

  function watch(page: Page): void {
    const report = (problem: string): void => {
      if (!problem.includes(PAGE_LEFT)) problems.push(problem);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url ?? ''})`);
    });
    page.on('pageerror', (error) =>
      report(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
    );
  }

  async function open(): Promise<Tab> {
    const page = await browser.newPage();
    watch(page);
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`),
      );
    });
    await page.setViewport(AT_FIRST);
    return tabOf(page);
  }

  return {
    open,
    takeProblems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    evaluate: (work: (argument: never) => unknown, argument?: unknown) =>
      page.evaluate(work as (argument: unknown) => unknown, argument) as Promise<never>,
    keyboard: {
      async press(keys) {
        const [key, ...modifiers] = keys.split('+').reverse() as [KeyInput, ...KeyInput[]];
        for (const modifier of modifiers) await page.keyboard.down(modifier);
        await page.keyboard.press(key);
        for (const modifier of modifiers) await page.keyboard.up(modifier);
      },
      type: (text) => page.keyboard.type(text),
    },
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    clickAt: (x, y) => page.mouse.click(x, y),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}
