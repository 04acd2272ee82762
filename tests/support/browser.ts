import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without windows, tabs and menus: the same engine, but a page takes a third less processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Without the last of V8's compilers: pages of tests end before its work pays, and the tests of a file take a seventh to
 * a sixth less processor time. The benchmarks measure the whole browser, with all of them.
 */
const SHORT_LIVED = '--js-flags=--no-turbofan';

const MISSING =
  'The browser tests need Chromium: install it (apt-get install chromium chromium-headless-shell) or name one in CHROMIUM_PATH. ' +
  'To leave them out: npm run test:unit';

/** Which browser. */
export interface Running {
  /** The complete browser, where that matters: profiles, cameras, local network discovery. */
  readonly whole?: boolean;
  /** With WebGL, computed by the processor. The page refuses that, and finding out takes a third of a table's time. */
  readonly webgl?: boolean;
}

export function launchOptions({ whole = false, webgl = false }: Running = {}): LaunchOptions {
  const named = process.env['CHROMIUM_PATH'];
  const places = whole ? PLACES : [SHELL, ...PLACES];
  const executablePath = (named ? [named] : places).find((path) => existsSync(path));
  if (!executablePath) throw new Error(MISSING);
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(webgl ? [] : ['--disable-3d-apis']),
      ...(whole ? [] : [SHORT_LIVED]),
    ],
  };
}

export const launchBrowser = (running?: Running): Promise<Browser> => chromium.launch(launchOptions(running));

/** Launches a browser whose camera plays this film (Y4M) in a loop. */
export function launchWithCamera(film: string): Promise<Browser> {
  const options = launchOptions({ whole: true });
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}

/** Launches a browser with its own profile, which installing requires. Closing it removes the profile. */
export async function launchProfile(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), 'ramparts-profile-'));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions({ whole: true }), ...options });
  context.on('close', () => void rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  return context;
}

/** A browser that can be killed. */
export interface Mortal {
  readonly context: BrowserContext;
  /** Kills the whole browser at once, without a shutdown. The profile stays. */
  kill(): Promise<void>;
}

/** Starts a browser on a profile, as a separate process. */
export async function launchToKill(profile: string): Promise<Mortal> {
  const { executablePath = '', args = [] } = launchOptions({ whole: true });
  const port = join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  // Its own process group, so that its child processes die with it.
  const { pid } = spawn(
    executablePath,
    [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: 'ignore' },
  );
  if (pid === undefined) throw new Error(`${executablePath} does not start.`);
  const address = async (): Promise<string> => {
    for (let n = 0; n < 600; n++) {
      const [number, path] = (await readFile(port, 'utf8').catch(() => '')).split('\n');
      if (number && path) return `ws://127.0.0.1:${number}${path}`;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The browser printed no address.');
  };
  const browser = await chromium.connectOverCDP(await address(), { timeout: 60_000 });
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  return {
    context,
    async kill() {
      const gone = new Promise<void>((resolve) => void browser.once('disconnected', () => resolve()));
      process.kill(-pid, 'SIGKILL');
      await gone;
    },
  };
}

export interface Visit {
  readonly page: Page;
  /** Problems on the page so far: errors, violations of the content policy, requests to other hosts. */
  readonly problems: readonly string[];
}

export interface Watched extends Visit {
  readonly problems: string[];
}

/**
 * Opens a page in its own browser context. Service workers are off unless asked for: they make other tests depend on
 * order.
 */
export async function newVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  return watchedPage(context);
}

/** Ends a page as if its process had been killed. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await Promise.race([
    devtools.send('Page.crash').catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
  await page.close().catch(() => undefined);
}

/** Opens a page and records its problems. */
export async function watchedPage(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  // The machine may be busy with something else.
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname))
      problems.push(`foreign: ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy: ${event.violatedDirective} forbids ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
      );
    });
  });
  return { page, problems };
}
