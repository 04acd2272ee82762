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
/** Chromium without windows, tabs and menus: the same engine, and a page takes a third less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';

const MISSING =
  'The browser tests need Chromium: install it (apt-get install chromium chromium-headless-shell) or name one in CHROMIUM_PATH. ' +
  'To leave them out: npm run test:unit';

/** How a browser runs scripts. */
export interface Running {
  /** As in earnest, for measuring. Otherwise without the last stage of the compiler, and late with the one before: pages of tests are closed before they pay. */
  readonly measured?: boolean;
  /** With everything around the page, where that matters: profiles, cameras, what devices tell each other of themselves. */
  readonly whole?: boolean;
}

function launchOptions({ measured = false, whole = false }: Running = {}): LaunchOptions {
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
      ...(measured ? [] : ['--js-flags=--no-opt --invocation-count-for-maglev=3000']),
    ],
  };
}

export const launchBrowser = (running?: Running): Promise<Browser> => chromium.launch(launchOptions(running));

/** A browser whose camera sees this film (Y4M) again and again. */
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

/** A browser with a profile of its own, as installing needs it. Closing it removes the profile. */
export async function launchProfile(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), 'ramparts-profile-'));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions({ whole: true }), ...options });
  context.on('close', () => void rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  return context;
}

/** A browser that can die. */
export interface Mortal {
  readonly context: BrowserContext;
  /** The whole browser is gone at once, without a word. The profile stays. */
  kill(): Promise<void>;
}

/** A browser on a profile, as a process of its own. */
export async function launchToKill(profile: string): Promise<Mortal> {
  const { executablePath = '', args = [] } = launchOptions({ whole: true });
  const port = join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  // A group of its own: what the browser has started dies with it.
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
    throw new Error('The browser says nothing.');
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
  /** What went wrong on the page so far: errors, breaches of the content policy, requests to other hosts. */
  readonly problems: readonly string[];
}

/** A page in a browser window of its own. Service workers only where they are asked for: they make other tests depend on order. */
export async function newVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  return watchedPage(context);
}

/** A new page that keeps account of what goes wrong. */
export async function watchedPage(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  // A machine may be busy with something else.
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
