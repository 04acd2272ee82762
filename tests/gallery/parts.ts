import { h, on } from './dom.ts';
import { change, valueOf } from './address.ts';

/** Building blocks of the gallery's pages. */

export interface ListedChoice {
  readonly value: string;
  readonly label: string;
}
export const listed = (values: readonly string[]): readonly ListedChoice[] =>
  values.map((value) => ({ value, label: value }));

/** A choice that is kept in the address; the first is the default. */
export function select(name: string, label: string, choices: readonly ListedChoice[]): HTMLElement {
  const [usual] = choices;
  const now = valueOf(name, usual?.value);
  const list = h(
    'select',
    { 'data-choice': name },
    ...choices.map(({ value, label: words }) => h('option', { value, selected: value === now }, words)),
  );
  on(list, 'change', () => change({ [name]: list.value === usual?.value ? '' : list.value }));
  return h('label', { class: 'choice' }, h('span', {}, label), list);
}

/** A search field; results are updated while one types. */
export function searchField(name: string, label: string, typed: () => void): HTMLElement {
  const input = h('input', { type: 'search', 'data-choice': name, value: valueOf(name), spellcheck: 'false' });
  on(input, 'input', () => {
    change({ [name]: input.value.trim() }, { quiet: true });
    typed();
  });
  return h('label', { class: 'choice' }, h('span', {}, label), input);
}

/** Whether the text contains all words of the search. */
export const matches = (wanted: string, text: string): boolean =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** A fresh page for the current address: its controls, and its content. */
  open(): { readonly tools: readonly HTMLElement[]; readonly page: HTMLElement; close?(): void };
}
