import { pauseToAskAgain } from '../askAgain.ts';
import { storeQuickSettings } from '../player.ts';
import type { Asked, Tab } from './tab.ts';

/** Finds things on a page as a person does, and presses them. */

declare global {
  interface Window {
    /** What was pressed since the last look. */
    pressed?: 'the element' | 'something else' | 'nothing';
  }
}

/** The full accessible name, or a part of it: the label, else the text content. */
type Name = string | RegExp;

const PATIENCE = 30_000;

interface Found {
  readonly x: number;
  readonly y: number;
  /** False while something covers it. */
  readonly free: boolean;
}

/** Returns the position of the first visible element with this name. */
function locate([css, source, flags]: readonly [string, string, string]): Found | null {
  const wanted = new RegExp(source, flags);
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const nameOf = (element: Element): string =>
    (
      element.getAttribute('aria-label') ??
      (element instanceof HTMLElement ? element.innerText : element.textContent) ??
      ''
    )
      .replace(/\s+/g, ' ')
      .trim();
  for (const element of document.querySelectorAll(css)) {
    if (
      (modal && !modal.contains(element)) ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      !wanted.test(nameOf(element))
    )
      continue;
    const inside = (): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
    };
    if (!inside()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    document.onpointerdown = ({ target }) => {
      // It may have been drawn anew meanwhile.
      const over = target instanceof Element ? target.closest(css) : null;
      window.pressed = target === hit || (over && wanted.test(nameOf(over))) ? 'the element' : 'something else';
    };
    window.pressed = 'nothing';
    return { x, y, free: hit !== null && (element.contains(hit) || hit.contains(element)) };
  }
  return null;
}

const find = async (page: Asked, css: string, name: Name): Promise<Found | null> => {
  const [source, flags] =
    typeof name === 'string' ? [`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, ''] : [name.source, name.flags];
  // A page that is loading does not answer.
  return page.evaluate(locate, [css, source, flags] as const).catch(() => null);
};

/** Resolves with the result of `look` as soon as there is one. */
export async function eventually<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const begin = Date.now();
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    const waited = Date.now() - begin;
    if (waited > PATIENCE) throw new Error(`Timed out waiting until: ${what}`);
    await pauseToAskAgain(waited);
  }
}

export const see = async (page: Asked, css: string, name: Name = /(?:)/): Promise<void> => {
  await eventually(`${css} “${name}” is seen`, () => find(page, css, name));
};

export const gone = async (page: Asked, css: string, name: Name = /(?:)/): Promise<void> => {
  await eventually(`${css} “${name}” is gone`, async () => (await find(page, css, name)) === null);
};

/** What a click has pressed: it may arrive a moment later. A page that the click replaced does not answer, or has seen nothing. */
async function arrived(tab: Tab): Promise<Window['pressed']> {
  for (let n = 0; n < 20; n += 1) {
    const pressed = await tab.evaluate(() => window.pressed).catch(() => undefined);
    if (pressed !== 'nothing') return pressed;
    await pauseToAskAgain(0);
  }
  return 'nothing';
}

/** Clicks its centre with the mouse, once it is uncovered and stands still; again if it moved away in that moment. */
export async function click(tab: Tab, css: string, name: Name = /(?:)/): Promise<void> {
  let now: Found | null = null;
  await eventually(`${css} “${name}” can be pressed`, async () => {
    const before: Found | null = now;
    now = await find(tab, css, name);
    if (now?.free !== true || before?.x !== now.x || before.y !== now.y) return false;
    await tab.clickAt(now.x, now.y);
    return (await arrived(tab)) !== 'something else';
  });
}

/**
 * Stores settings before the page is opened: no motion, no sound and a sun that stands still, so that a game takes
 * seconds.
 */
export async function visit(tab: Tab, site: string, address: string, settings: object = {}): Promise<void> {
  // Any file of the same origin, since settings are stored by origin.
  await tab.goto(`${site}icons/icon-192.png`);
  await storeQuickSettings(tab, settings);
  await tab.goto(address);
}
