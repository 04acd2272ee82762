import { country } from '../../game/index.ts';
import type { CountryChoice } from '../../session/onlineContract.ts';
import { checkBox, choiceGroup, freshId } from '../kit/controls.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** What can be chosen about a game of the countryside, wherever it is played: modules, and options of the rules. */
export interface CountryOptionsChoice {
  readonly modules: HTMLElement;
  /** To be folded away. */
  readonly options: readonly HTMLElement[];
  value(): CountryChoice;
  show(choice: CountryChoice): void;
}

const FOLLOWERS = 7;
const MODULES = ['river-1', 'abbot'] as const;

export function createCountryOptions({ texts }: Hud, changed: () => void = () => {}): CountryOptionsChoice {
  const { t } = texts;
  const river = checkBox(t('country.river'), false, changed, t('country.river.hint'));
  const abbot = checkBox(t('country.abbot'), false, changed, t('country.abbot.hint'));
  const fields = choiceGroup<country.FieldRule>(t('country.options.fields'), country.FIELDS.map((value) => ({ value, label: t(`country.options.fields.${value}`) })), 'each-3', changed);
  const tiny = choiceGroup<'4' | '2'>(t('country.options.tiny'), (['4', '2'] as const).map((value) => ({ value, label: t(`country.options.tiny.${value}`) })), '4', changed);
  const followers = select(t('country.options.followers'), Array.from({ length: FOLLOWERS }, (_, n) => ({ value: String(n + 1), label: texts.number(n + 1) })), String(FOLLOWERS));
  on(followers.input, 'change', changed);
  const boxes = [river.input, abbot.input];
  return {
    modules: h('fieldset', { class: 'modules' }, h('legend', { class: 'label' }, t('country.modules')), river.element, abbot.element),
    options: [fields.element, tiny.element, followers.element],
    value: () => ({
      modules: MODULES.filter((_, n) => boxes[n]?.checked),
      fields: fields.value(),
      tinyCity: tiny.value() === '2' ? 2 : 4,
      followers: Number(followers.input.value),
    }),
    show(choice) {
      for (const [n, box] of boxes.entries()) box.checked = choice.modules.includes(MODULES[n] ?? '');
      fields.set(choice.fields);
      tiny.set(choice.tinyCity === 2 ? '2' : '4');
      followers.input.value = String(choice.followers);
    },
  };
}

/** A drop-down list; without a visible label it is named by `spoken`. */
export function select(label: string, choices: readonly { readonly value: string; readonly label: string; readonly group?: string }[], start: string, spoken?: string): { readonly element: HTMLElement; readonly input: HTMLSelectElement } {
  const input = h('select', { class: 'select', id: freshId('select'), 'aria-label': spoken });
  const groups = new Map<string, HTMLElement>();
  for (const { value, label: words, group } of choices) {
    const parent = group === undefined ? input : (groups.get(group) ?? h('optgroup', { label: group }));
    parent.append(h('option', { value, selected: value === start }, words));
    if (group !== undefined) groups.set(group, parent);
    if (parent !== input) input.append(parent);
  }
  return { element: h('div', { class: 'field' }, h('label', { class: 'label', for: input.id }, label), input), input };
}
