import type { Page } from 'playwright-core';
import { breaches, misfits } from './audit.ts';
import type { Visit } from './browser.ts';

/** Screens of a page, audited for accessibility one after the other. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DESK: Size = { width: 1280, height: 720 };
export const PHONE: Size = { width: 390, height: 844 };
const BOTH = [DESK, PHONE];

/** Findings are collected, each with its screen. */
export interface Tour extends Visit {
  readonly found: readonly string[];
  /** What is open may depend on the size; of a dialog, the first size says all that axe can say. */
  check(where: string, sizes?: readonly Size[]): Promise<void>;
  /** The same with the largest text, as the setting for it does it. */
  checkLarge(where: string, sizes?: readonly Size[]): Promise<void>;
  /** A dialog with another layout at each size. */
  checkLayouts(where: string): Promise<void>;
}

/** The page has the size of a desk before and after each check. */
export function tourOf({ page, problems }: Visit): Tour {
  const found: string[] = [];
  async function checkAt(
    sizes: readonly Size[],
    where: string,
    whole: (size: Size) => Promise<boolean>,
  ): Promise<void> {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await settled(page);
      for (const finding of [...((await whole(size)) ? await breaches(page) : []), ...(await misfits(page))])
        found.push(`${where} at ${size.width}: ${finding}`);
    }
    await page.setViewportSize(DESK);
  }
  const check: Tour['check'] = (where, sizes = BOTH) =>
    checkAt(sizes, where, async (size) => size === sizes[0] || !(await page.locator('dialog').first().isVisible()));
  const enlarge = (size: string): Promise<unknown> =>
    page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  return {
    page,
    found,
    problems,
    check,
    async checkLarge(where, sizes) {
      await enlarge('200%');
      await check(`${where} with the largest text`, sizes);
      await enlarge('');
    },
    checkLayouts: (where) => checkAt(BOTH, where, async () => true),
  };
}

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
