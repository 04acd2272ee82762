import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../broker.ts';
import { eventually } from './steps.ts';
import { AT_FIRST, type BrowserKind, type Driver, type Tab } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const missing = [...(existsSync(DRIVER) ? [] : ['webkit2gtk-driver']), ...(existsSync(SCREEN) ? [] : ['xvfb'])];

/** WebKitGTK, Safari's engine, in its minimal browser; driven over WebDriver on a virtual screen. */
export const WEBKIT: BrowserKind = {
  name: 'WebKit',
  missing:
    missing.length === 0
      ? null
      : `The tests in WebKit are left out: install it (apt-get install ${missing.join(' ')}).`,
  launch,
};

/** Key codes of WebDriver. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Shift: '\uE008',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Home: '\uE011',
};

/** With its toolbar, the minimal browser's window cannot be as narrow as a phone. */
const NO_BAR =
  'button, entry, image { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** Scripts and pictures as on any machine, at less expense. */
const CHEAPLY = {
  // Without a GPU, layers are composed by Mesa's software renderer: twice the work of painting the page directly.
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  // Skia's GPU threads sometimes crash the page's process with software rendering (in Mesa's swrast_dri).
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function launch(): Promise<Driver> {
  const config = mkdtempSync(join(tmpdir(), 'ramparts-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), NO_BAR);
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, ...CHEAPLY, DISPLAY: `:${display}`, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  });

  const ask: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await eventually('the driver of WebKit answers', () => ask('GET', '/status').catch(() => null));
  const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { readonly sessionId: string };

  // Stays open and empty: the browser exits with its last window.
  const [first = ''] = (await ask('GET', `/session/${sessionId}/window/handles`)) as readonly string[];
  const tabs = new Set<WebKitTab>();
  const send = oneWindowAtATime((method, path, body) => ask(method, `/session/${sessionId}${path}`, body));
  return {
    async open() {
      const { handle } = (await send(first, 'POST', '/window/new', { type: 'window' })) as { readonly handle: string };
      const tab = tabOf((method, path, body) => send(handle, method, path, body));
      tabs.add(tab);
      await tab.resize(AT_FIRST);
      return tab;
    },
    takeProblems: async () => (await Promise.all([...tabs].map((tab) => tab.takeProblems()))).flat(),
    async close() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await Promise.all([ended(driver), ended(screen)]);
      rmSync(config, { recursive: true, force: true });
    },
  };
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

/** The driver runs each command in the window selected last. */
function oneWindowAtATime(ask: Send): (handle: string, ...what: Parameters<Send>) => Promise<unknown> {
  let current: string | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return (handle, ...what) => {
    const done = last.then(async () => {
      if (handle !== current) await ask('POST', '/window', { handle });
      current = handle;
      return ask(...what);
    });
    last = done.catch(() => undefined);
    return done;
  };
}

/** Records problems on the page from now on. */
function watch(): void {
  const told: string[] = [];
  window.takeProblems = () => told.splice(0);
  const tell = console.error;
  console.error = (...words: unknown[]) => {
    told.push(`console: ${words.join(' ')}`);
    tell(...words);
  };
  addEventListener('error', ({ message, error }) =>
    told.push(`uncaught: ${error instanceof Error ? `${error.message}\n${error.stack}` : message}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => told.push(`uncaught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    told.push(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

declare global {
  interface Window {
    takeProblems?(): string[];
  }
}

interface WebKitTab extends Tab {
  takeProblems(): Promise<readonly string[]>;
}

function tabOf(send: Send): WebKitTab {
  const problems: string[] = [];
  let open = true;
  async function evaluate(work: (argument: never) => unknown, argument?: unknown): Promise<unknown> {
    const script = `const done = arguments[1]; Promise.resolve(arguments[0]).then(${String(work)}).then((value) => done({ value }), (error) => done({ error: String(error) + error.stack }));`;
    const answer = (await send('POST', '/execute/async', { script, args: [argument ?? null] })) as {
      readonly value?: unknown;
      readonly error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }
  /** Problems reported by a page are lost when it goes. */
  const collect = async (): Promise<void> =>
    void problems.push(...((await evaluate(() => window.takeProblems?.() ?? [])) as string[]));
  /** No script can run before the page's own program, so it is watched as soon as it has loaded. */
  async function load(path: string, body: object): Promise<void> {
    await collect();
    await send('POST', path, body);
    await evaluate(watch);
  }
  const keys = (actions: readonly { readonly type: string; readonly value: string }[]): Promise<unknown> =>
    send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const stroke = (value: string): readonly { readonly type: string; readonly value: string }[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  return {
    evaluate: evaluate as Tab['evaluate'],
    keyboard: {
      async press(name) {
        const values = name.split('+').map((key) => KEYS[key] ?? key);
        await keys([
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.reverse().map((value) => ({ type: 'keyUp', value })),
        ]);
      },
      type: async (text) => void (await keys([...text].flatMap(stroke))),
    },
    goto: (url) => load('/url', { url }),
    reload: () => load('/refresh', {}),
    async clickAt(x, y) {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      await send('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
          },
        ],
      });
    },
    async resize({ width, height }) {
      // A window resizes asynchronously, and has a frame around the page.
      await eventually(`the page is ${width} × ${height}`, async () => {
        const page = (await evaluate(() => ({
          width: innerWidth,
          height: innerHeight,
          frame: { width: outerWidth - innerWidth, height: outerHeight - innerHeight },
        }))) as Size & { readonly frame: Size };
        if (page.width === width && page.height === height) return true;
        await send('POST', '/window/rect', { width: width + page.frame.width, height: height + page.frame.height });
        return false;
      });
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    async takeProblems() {
      if (open) await collect();
      return problems.splice(0);
    },
    async close() {
      await collect();
      open = false;
      await send('DELETE', '/window');
    },
  };
}
