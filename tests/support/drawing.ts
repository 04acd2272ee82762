import type { BrowserContext, Page } from 'playwright-core';

/** The prefix of the only error after which a test is retried (tests/projects.ts). */
export const STOPPED_DRAWING = 'The browser stopped drawing';

/** A busy machine may keep a page waiting. In milliseconds. */
const PATIENCE = 10_000;

/** The page's answer, or undefined if it is closed or does not answer in time. */
const within = <T>(ms: number, answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined)),
  ]);

/** Whether the page runs scripts but gets no frames. One that runs no scripts either is stuck for its own reasons. */
async function stands(page: Page, patience: number): Promise<boolean> {
  if (
    (await within(
      patience,
      page.evaluate(() => !document.hidden),
    )) !== true
  )
    return false;
  if (
    await within(
      patience,
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))),
    )
  )
    return false;
  return (
    (await within(
      patience,
      page.evaluate(() => true),
    )) === true
  );
}

/**
 * Headless browsers sometimes stop drawing for good; everything that waits for a frame then waits forever. Throws if
 * one of these has.
 */
export async function mustDraw(contexts: readonly BrowserContext[], patience = PATIENCE): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  const still = await Promise.all(pages.map((page) => stands(page, patience)));
  for (const [index, page] of pages.entries()) if (still[index]) throw new Error(`${STOPPED_DRAWING}: ${page.url()}`);
}
