import type { Page } from 'playwright-core';

declare global {
  interface Window {
    framesAsked?: number;
  }
}

/** Counts the animation frames that the page requests. */
export const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    window.framesAsked = 0;
    window.requestAnimationFrame = (callback) => {
      window.framesAsked = (window.framesAsked ?? 0) + 1;
      return ask(callback);
    };
  });

export async function framesDuring(page: Page, what: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => window.framesAsked ?? 0);
  await what();
  return (await page.evaluate(() => window.framesAsked ?? 0)) - before;
}
