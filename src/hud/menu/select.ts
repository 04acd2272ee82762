import { freshId } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';

/** A drop-down list; without a visible label, `spoken` is its accessible name. */
export function select(
  label: string,
  choices: readonly { readonly value: string; readonly label: string; readonly group?: string }[],
  start: string,
  spoken?: string,
): { readonly element: HTMLElement; readonly input: HTMLSelectElement } {
  const input = h('select', { class: 'select', id: freshId('select'), 'aria-label': spoken });
  const groups = new Map<string, HTMLElement>();
  for (const { value, label: words, group } of choices) {
    const parent = group === undefined ? input : (groups.get(group) ?? h('optgroup', { label: group }));
    parent.append(h('option', { value }, words));
    if (group !== undefined) groups.set(group, parent);
    if (parent !== input) input.append(parent);
  }
  input.value = start;
  return { element: h('div', { class: 'field' }, h('label', { class: 'label', for: input.id }, label), input), input };
}
