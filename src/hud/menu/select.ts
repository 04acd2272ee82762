import { createElement } from 'preact';
import type { VNode } from 'preact';
import { elementOf } from '../kit/render.tsx';
import { SelectField } from './Select.tsx';
import type { SelectChoice } from './Select.tsx';

/** For callers that are no components yet. A drop-down list; without a visible label, `spoken` is its accessible name. */
export function select(
  label: string,
  choices: readonly SelectChoice[],
  start: string,
  spoken?: string,
): { readonly element: HTMLElement; readonly input: HTMLSelectElement } {
  const field = createElement(SelectField, { label, choices, value: start, spoken, onChange: () => undefined });
  const element = elementOf(field as VNode) as HTMLElement;
  const input = element.querySelector('select');
  if (!input) throw new Error('Expected a list in its field');
  return { element, input };
}
