import { within } from '@testing-library/dom';

/** Elements as players find them, also those who listen: by role and accessible name, and only what is not hidden. */

type Name = string | RegExp;

/** The element with this role and name; throws where there is none, or more than one. */
export const find = <E extends HTMLElement = HTMLElement>(role: string, name?: Name, place = document.body): E =>
  within(place).getByRole<E>(role, name === undefined ? {} : { name });

export const findAll = <E extends HTMLElement = HTMLElement>(role: string, name?: Name, place = document.body): E[] =>
  within(place).queryAllByRole<E>(role, name === undefined ? {} : { name });

export function press(name: Name, place?: HTMLElement): void {
  const button = find('button', name, place);
  button.focus();
  button.click();
}

export const nameOf = (element: Element | null | undefined): string =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? '';

export const textsOfAll = (elements: readonly Element[]): readonly string[] =>
  elements.map(({ textContent }) => textContent);

/** Presses a key where the focus is. Returns false if the page has used it. */
export const pressKey = (
  key: string,
  target: Element = document.activeElement ?? document.body,
  more: KeyboardEventInit = {},
): boolean => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

/** What is in a field or list when a player has left it. */
export function enter(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Opens every page that can be opened from here, and from there. */
export function openPages(within: ParentNode = document): void {
  for (;;) {
    const row = within.querySelector<HTMLButtonElement>('[aria-haspopup="dialog"][aria-expanded="false"]');
    if (!row) return;
    row.click();
  }
}
