import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { newVisit } from './browser.ts';
import { openForAll } from './openForAll.ts';
import { serveSite, type Site } from './site.ts';

/** Measures whether everything on the page is in reach (tests/gallery/reach.ts), in windows of many sizes. */

export interface Window {
  readonly width: number;
  readonly height: number;
  /** Size of the text, as a factor. */
  readonly text: number;
}

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [1024, 600],
  [1280, 585],
  [1280, 720],
  [1366, 657],
  [1600, 1000],
] as const;
const TEXTS = [1, 1.25, 2];

export const WINDOWS: readonly Window[] = SIZES.flatMap(([width, height]) =>
  TEXTS.map((text) => ({ width, height, text })),
);

/** `390×844`, or `390×844 at 200 %`. */
export const windowNamed = (name: string): Window => {
  const [width = 0, height = 0, percent = 100] = (name.match(/\d+/g) ?? []).map(Number);
  return { width, height, text: percent / 100 };
};
export const nameOf = ({ width, height, text }: Window): string =>
  `${width}×${height}${text === 1 ? '' : ` at ${text * 100} %`}`;

/** The smallest side of a control, in CSS pixels: for a finger, and for a mouse. */
const LEAST = { finger: 44, mouse: 36 };
/** A smaller window is a phone's. */
const PHONE = 500;

/** Opens the page that measures. */
export async function openReach(browser: Browser, site: Site): Promise<Page> {
  const { page } = await newVisit(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${site.url}reach.html?test&renderer=canvas`);
  await page.waitForFunction(() => 'reach' in window);
  return page;
}

/** For a whole test file: the page that measures. After a failed test there is a new browser, and a new page. */
export function openReachForAll(): () => Page {
  const { browser } = openForAll();
  let site: Site | undefined;
  let page: Page | undefined;
  beforeAll(async () => void (site = await serveSite(inject('plainGallery'))));
  beforeEach(async () => {
    if (site && (page?.isClosed() ?? true)) page = await openReach(browser(), site);
  });
  afterAll(() => site?.close());
  return () => {
    if (!page) throw new Error('The page opens before the first test');
    return page;
  };
}

/** Measures the panel that is open, in a window of this size. */
export async function measureIn(page: Page, shown: Window): Promise<readonly string[]> {
  await page.setViewportSize(shown);
  const least = Math.min(shown.width, shown.height) < PHONE ? LEAST.finger : LEAST.mouse;
  return page.evaluate(([text, side]) => window.reach.measure(text, side), [shown.text, least] as const);
}

/** Opens a panel and measures its states, from the first up to `states`; each finding with its panel and window. */
export async function outOfReachIn(
  page: Page,
  panel: string,
  windows: readonly Window[],
  { tongue = 'en', states = 1 } = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  await page.setViewportSize(windows[0] ?? { width: 390, height: 844 });
  await page.evaluate(([id, language]) => window.reach.open(id, language), [panel, tongue] as const);
  for (let state = 0; state < states; state += 1) {
    if (state > 0 && !(await page.evaluate(() => window.reach.next()))) break;
    for (const shown of windows)
      for (const issue of await measureIn(page, shown)) found.push(`${panel}, ${nameOf(shown)}: ${issue}`);
  }
  return found;
}
