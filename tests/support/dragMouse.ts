import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 10;

/**
 * Drags with the mouse. The first step does not wait for the answer to the press: on a busy machine that takes as long as
 * a long press, which inspects instead of dragging.
 */
export async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await Promise.all([
    page.mouse.down(),
    page.mouse.move(from.x + (to.x - from.x) / STEPS, from.y + (to.y - from.y) / STEPS),
  ]);
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  await page.mouse.up();
}
