import type { VNode } from 'preact';
import { h, on, setText } from './dom.ts';
import type { IconName } from './icons.tsx';
import { icon } from './icons.tsx';

/** A round button with only an icon; the label is its accessible name and tooltip. */
export function roundButton(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button', class: 'round', 'aria-label': label, title: label }, icon(name));
  on(button, 'click', press);
  return button;
}

export interface TextButton {
  readonly element: HTMLButtonElement;
  label(text: string): void;
}

export function textButton(
  className: string,
  label: string,
  press: () => void,
  sign: IconName | null = null,
): TextButton {
  const text = h('span', {}, label);
  const element = h('button', { type: 'button', class: className }, sign && icon(sign), text);
  on(element, 'click', press);
  return { element, label: (words) => setText(text, words) };
}

let serial = 0;
/** An id that is unique on the page. */
export const freshId = (stem: string): string => `${stem}-${(serial += 1)}`;

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly picture?: Node | VNode;
  readonly hint?: string;
  /** The language of the label if it differs from that of the page. */
  readonly lang?: string;
  /** Starts a new row below this heading. */
  readonly heading?: string;
}

export interface ChoiceGroup<V extends string> {
  readonly element: HTMLElement;
  value(): V;
  set(value: V): void;
  relabel(value: V, label: string): void;
}

/** Radio buttons that look like a row of slips. */
export function choiceGroup<V extends string>(
  legend: string,
  choices: readonly Choice<V>[],
  start: V,
  changed: (value: V) => void = () => {},
  className = 'segments',
): ChoiceGroup<V> {
  const name = freshId('group');
  let chosen = start;
  const inputs = new Map<V, HTMLInputElement>();
  const words = new Map<V, HTMLElement>();
  const rows: HTMLElement[] = [];
  let row = h('div', { class: 'segment-row' });
  rows.push(row);
  for (const choice of choices) {
    if (choice.heading !== undefined)
      rows.push(h('p', { class: 'label segment-heading' }, choice.heading), (row = h('div', { class: 'segment-row' })));
    const input = h('input', { type: 'radio', name, value: choice.value, checked: choice.value === start });
    const label = h('span', { class: 'segment-label', lang: choice.lang }, choice.label);
    inputs.set(choice.value, input);
    words.set(choice.value, label);
    on(input, 'change', () => {
      if (!input.checked) return;
      chosen = choice.value;
      changed(chosen);
    });
    const text = h(
      'span',
      { class: 'segment-text' },
      label,
      choice.hint ? h('span', { class: 'hint' }, choice.hint) : null,
    );
    row.append(h('label', { class: 'segment' }, input, h('span', { class: 'segment-face' }, choice.picture, text)));
  }
  return {
    element: h('fieldset', { class: className }, h('legend', { class: 'label' }, legend), ...rows),
    value: () => chosen,
    set(value) {
      chosen = value;
      const input = inputs.get(value);
      if (input) input.checked = true;
    },
    relabel(value, label) {
      const word = words.get(value);
      if (word) setText(word, label);
    },
  };
}

export function checkBox(
  label: string,
  checked: boolean,
  changed: (checked: boolean) => void,
  hint?: string,
): { readonly element: HTMLElement; readonly input: HTMLInputElement; label(text: string): void } {
  const input = h('input', { type: 'checkbox', class: 'switch', checked });
  const text = h('span', {}, label);
  on(input, 'change', () => changed(input.checked));
  return {
    element: h(
      'label',
      { class: 'check' },
      input,
      h('span', { class: 'check-text' }, text, hint ? h('span', { class: 'hint' }, hint) : null),
    ),
    input,
    label: (words) => setText(text, words),
  };
}

/** A slider from 0 to 1 in steps of 0.05; `words` formats the value. */
export function slider(
  label: string,
  start: number,
  words: (value: number) => string,
  changed: (value: number) => void,
): { readonly element: HTMLElement; readonly input: HTMLInputElement } {
  const input = h('input', {
    type: 'range',
    class: 'slider',
    min: 0,
    max: 1,
    step: 0.05,
    value: start,
    'aria-valuetext': words(start),
  });
  const shown = h('span', { class: 'slider-value', 'aria-hidden': 'true' }, words(start));
  on(input, 'input', () => {
    const text = words(input.valueAsNumber);
    input.setAttribute('aria-valuetext', text);
    setText(shown, text);
  });
  // On release only: listeners save the value and play a sound.
  on(input, 'change', () => changed(input.valueAsNumber));
  return {
    element: h(
      'label',
      { class: 'slider-row' },
      h('span', { class: 'slider-label' }, h('span', {}, label), shown),
      input,
    ),
    input,
  };
}
