import type { BrowserContext, Page } from 'playwright-core';

/** How the error begins after which, and after no other, a test is tried again (tests/projects.ts). */
export const STOPPED_DRAWING = 'The browser stopped drawing';

/** A busy machine may keep a page waiting. In milliseconds. */
const PATIENCE = 10_000;

/** The answer of a page, or nothing where it is gone or does not answer in time. */
const within = <T>(ms: number, answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined)),
  ]);

/** Does the page run scripts, but is given no frame? One that runs no scripts either is stuck by its own fault. */
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

/** Headless browsers now and then stop drawing for good; whatever waits for a frame then waits for ever. Throws if one of these did. */
export async function mustDraw(contexts: readonly BrowserContext[], patience = PATIENCE): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  const still = await Promise.all(pages.map((page) => stands(page, patience)));
  for (const [index, page] of pages.entries()) if (still[index]) throw new Error(`${STOPPED_DRAWING}: ${page.url()}`);
}
