import type { Page } from 'playwright-core';
import { moment } from './player.ts';

/** One choice by keys alone; what is tried changes with `n`, so that all keys are used. */
export async function choose(page: Page, n: number): Promise<void> {
  const now = await moment(page);
  if (!now) return;
  const keys = page.keyboard;
  if (now.awaiting === 'place') {
    await keys.press('ArrowRight');
    if (n % 3 === 0) await keys.press('ArrowDown');
    if (n % 4 === 0) await keys.press('r');
    if (n % 5 === 0) await keys.press('q');
    await keys.press('Enter');
  } else if (now.awaiting === 'deploy') {
    await keys.press(n % 3 === 2 ? 'n' : n % 2 ? '1' : 'ArrowDown');
    if ((await moment(page))?.awaiting === 'deploy') await keys.press('Enter');
  } else if (now.awaiting === 'score') {
    await keys.press('1');
    if ((await moment(page))?.awaiting === 'score') await keys.press('Enter');
  } else {
    await keys.press('Enter');
  }
}

/** The same from within the page, whatever window it is in: a whole game in a fraction of the time. True if there was something to choose. */
export const chooseWithin = (page: Page, n: number): Promise<boolean> =>
  page.evaluate((turn) => {
    const now = (): string | undefined => {
      const view = window.__table?.view();
      return view?.myTurn && !view.over ? view.state.awaiting : undefined;
    };
    const press = (...keys: readonly string[]): void => {
      for (const key of keys) (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    const asked = now();
    if (asked === undefined) return false;
    if (asked === 'place') press('ArrowRight', ...(turn % 3 === 0 ? ['ArrowDown'] : []), ...(turn % 4 === 0 ? ['r'] : []), ...(turn % 5 === 0 ? ['q'] : []), 'Enter');
    else if (asked === 'deploy') press(turn % 3 === 2 ? 'n' : turn % 2 ? '1' : 'ArrowDown');
    else if (asked === 'score') press('1');
    else press('Enter');
    if (asked !== 'place' && now() === asked) press('Enter');
    return true;
  }, n);

/** Tabs on until the control with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if ((await focused(page)).name === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

export interface Focused {
  /** Its label, else what is written on it. */
  readonly name: string;
  /** Ringed, or the face that stands for it is. */
  readonly ringed: boolean;
  readonly inDialog: boolean;
}

/** What the keys go to; nothing in particular has no name. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const face = element.matches('.segment input') ? (element.nextElementSibling ?? element) : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(face);
    return {
      name: element === document.body ? '' : (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inDialog: element.closest('dialog') !== null,
    };
  });
