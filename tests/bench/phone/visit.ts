import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { openLine } from './line.ts';
import type { Line } from './line.ts';
import { openPhone } from './slowness.ts';
import type { Phone } from './slowness.ts';
import { watch } from './watch.ts';
import type { Notes } from './watch.ts';

/** A page on a slow phone. */

export const SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};
/** Cores of a phone. */
const CORES = 8;
const TILE_PX = 192;

/** Without sound; all else as on a first visit. */
export const QUIET = { speed: 1, confirm: true, motion: 'on', textSize: 1, language: 'en', light: 'moving' };

export interface PhoneVisit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly phone: Phone;
  readonly line: Line;
  readonly devtools: CDPSession;
  /** With when the picture of the table was whole, if not as sharp as at last, and when it was as fine. */
  notes(): Promise<Pick<Notes, 'marks' | 'long' | 'hands'> & Record<'whole' | 'fine', number | undefined>>;
  close(): Promise<void>;
}

interface Options {
  /** Each thread gets this part of a core. */
  readonly factor: number;
  readonly folder: string;
  readonly speed?: Parameters<typeof openLine>[1];
  readonly settings?: object;
}

export async function visit({ factor, folder, speed, settings }: Options): Promise<PhoneVisit> {
  const phone = await openPhone(factor);
  const line = await openLine(folder, speed);
  const context = await phone.browser.newContext(SCREEN);
  await context.addInitScript(watch, { cores: CORES, tilePx: TILE_PX });
  if (settings)
    await context.addInitScript((text) => {
      if (!localStorage.getItem('ramparts-settings')) localStorage.setItem('ramparts-settings', text);
    }, JSON.stringify(settings));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => console.log(`error in the page: ${error.message}`));
  return {
    page,
    context,
    phone,
    line,
    devtools: await context.newCDPSession(page),
    notes: () =>
      page.evaluate(() => {
        const { marks, long, hands, finished } = window.phone;
        return { marks, long, hands, whole: finished(12), fine: finished(4) };
      }),
    async close() {
      await phone.close();
      await line.close();
    },
  };
}

/** Opens the title page; resolves when it can be used. */
export async function openTitle({ page, line }: PhoneVisit): Promise<void> {
  await page.goto(`${line.url}?test&renderer=canvas`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.phone.marks['title'] !== undefined, undefined, { polling: 30 });
}

/** Resolves when no task has taken over 50 ms for half a second. */
export const calm = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => performance.now() - Math.max(0, ...window.phone.long.map(([at, ms]) => at + ms)) > 500,
    undefined,
    { polling: 50 },
  );

/** Taps on the first game. */
export async function tapFirst(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Play now/ }).first();
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no first game.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
}

export const whenLegal = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.phone.marks['legal'] !== undefined, undefined, { polling: 50 });

/** Resolves when everything is painted. */
export async function whenAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__table !== undefined, undefined, { polling: 50 });
  await page.evaluate(async () => {
    await window.__table?.atRest();
    await new Promise((resolve) => setTimeout(resolve, 600));
    window.phone.marks['rest'] ??= performance.now() - 600;
  });
}
