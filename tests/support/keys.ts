import type { Page } from 'playwright-core';
import type { Asked } from './browsers/tab.ts';
import { moment } from './player.ts';

/** Keys to try for each choice of a turn; they vary with `n`, so that all keys are used. */
const keysFor = (n: number): Readonly<Record<string, readonly string[]>> => ({
  place: [
    'ArrowRight',
    ...(n % 3 === 0 ? ['ArrowDown'] : []),
    ...(n % 4 === 0 ? ['r'] : []),
    ...(n % 5 === 0 ? ['q'] : []),
    'Enter',
  ],
  deploy: [n % 3 === 2 ? 'n' : n % 2 ? '1' : 'ArrowDown'],
  score: ['1'],
});

/** A page with a keyboard. */
export type Keyed = Asked & { readonly keyboard: { press(key: string): Promise<void> } };

/** One choice by keyboard alone. */
export async function choose(page: Keyed, n: number): Promise<void> {
  const asked = (await moment(page))?.awaiting;
  if (asked === undefined) return;
  for (const key of keysFor(n)[asked] ?? ['Enter']) await page.keyboard.press(key);
  // The first keys may only have selected what Enter then confirms.
  if (['deploy', 'score'].includes(asked) && (await moment(page))?.awaiting === asked)
    await page.keyboard.press('Enter');
}

/**
 * The same with events dispatched in the page, whatever window it is in: a whole game in a fraction of the time. True
 * if there was something to choose.
 */
export const chooseWithin = (page: Asked, n: number): Promise<boolean> =>
  page.evaluate((keys) => {
    const now = (): string | undefined => {
      const view = window.__table?.view();
      return view?.myTurn && !view.over ? view.state.awaiting : undefined;
    };
    const press = (key: string): unknown =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    const asked = now();
    if (asked === undefined) return false;
    (keys[asked] ?? ['Enter']).forEach(press);
    if (['deploy', 'score'].includes(asked) && now() === asked) press('Enter');
    return true;
  }, keysFor(n));

/** Presses Tab until the control with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let n = 0; n < 80; n++) {
    const here = (await focused(page)).name;
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

export interface Focused {
  /** The label, else the text content. */
  readonly name: string;
  /** Whether it, or the face that represents it, has a focus ring. */
  readonly ringed: boolean;
  readonly inDialog: boolean;
}

/** The focused element; the page's body has no name. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const face = element.matches('.ChoiceGroup-segment input') ? (element.nextElementSibling ?? element) : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(face);
    return {
      name: element === document.body ? '' : (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inDialog: element.closest('dialog') !== null,
    };
  });

/**
 * Closes the dialog on top, and waits until what is under it receives keys again: the browser closes it a moment after
 * the key.
 */
export async function closeDialog(page: Page): Promise<void> {
  const dialogs = page.locator('dialog');
  const top = dialogs.nth((await dialogs.count()) - 1);
  await page.keyboard.press('Escape');
  await top.waitFor({ state: 'detached' });
}
