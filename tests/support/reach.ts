import type { Browser, Page } from 'playwright-core';
import { newVisit } from './browser.ts';
import type { Site } from './site.ts';

/** Measures whether everything on the page is in reach (tests/gallery/reach.ts), at many sizes. */

export interface Window {
  readonly width: number;
  readonly height: number;
  /** Of the text, as a factor. */
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

/** Every size of a window with every size of text. */
export const WINDOWS: readonly Window[] = SIZES.flatMap(([width, height]) =>
  TEXTS.map((text) => ({ width, height, text })),
);

/** The smallest side of a control, in CSS pixels: for a finger, and for a mouse. */
const LEAST = { touch: 44, mouse: 36 };
const isTouched = ({ width, height }: Window): boolean => Math.min(width, height) < 500;

export interface Finding {
  readonly panel: string;
  readonly window: Window;
  readonly issue: string;
}

export interface Plan {
  readonly tongue: string;
  /** The panels to open, and the windows in which to look at each of their states. */
  windowsFor(panel: string, n: number, state: number): readonly Window[];
}

export async function openReach(
  browser: Browser,
  site: Site,
  touch: boolean,
): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const visit = await newVisit(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: touch,
    reducedMotion: 'reduce',
  });
  await visit.page.goto(`${site.url}reach.html?test&renderer=canvas`);
  await visit.page.waitForFunction(() => 'reach' in window);
  return visit;
}

/** Opens every panel that the plan names, and measures all its states in the planned windows. */
export async function findOutOfReach(browser: Browser, site: Site, plan: Plan): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const { page, problems } = await openReach(browser, site, false);
  const ids = await page.evaluate(() => window.reach.ids);
  for (const [n, panel] of ids.entries()) {
    for (let state = 0, shown = false; ; state += 1) {
      const windows = plan.windowsFor(panel, n, state);
      if (windows.length === 0) break;
      if (!shown) {
        await page.setViewportSize(windows[0] ?? { width: 390, height: 844 });
        await page.evaluate(([id, tongue]) => window.reach.open(id, tongue), [panel, plan.tongue] as const);
        shown = true;
      } else if (!(await page.evaluate(() => window.reach.next()))) break;
      for (const window_ of windows) {
        await page.setViewportSize(window_);
        const issues = await page.evaluate(([text, least]) => window.reach.measure(text, least), [
          window_.text,
          isTouched(window_) ? LEAST.touch : LEAST.mouse,
        ] as const);
        found.push(...issues.map((issue) => ({ panel, window: window_, issue })));
      }
    }
  }
  await page.context().close();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}
