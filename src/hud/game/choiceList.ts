import type { Intents } from '../../session/contracts/match.ts';
import { h, keyedList, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.tsx';
import type { Choice } from './choices.ts';

export interface ChoiceList {
  readonly element: HTMLElement;
  /** `label`: accessible name of the list. */
  update(choices: readonly Choice[], label: string): void;
  /** The choices that the number keys and N choose. */
  choices(): readonly Choice[];
  /** Focuses the chosen one, otherwise the first. Returns false if there is none. */
  focus(): boolean;
}

/** More choices than this do not fit beside the board on a phone. */

/** The current choices as a group of buttons; one of them can be chosen, the green button confirms it. */
export function createChoiceList(hud: Hud, intents: Intents): ChoiceList {
  const { t } = hud.texts;
  const element = h('div', { class: 'choices', hidden: true, role: 'radiogroup' });
  let current: readonly Choice[] = [];
  const latest = (key: string): Choice | undefined => current.find((choice) => choice.key === key);
  const render = keyedList<Choice, ReturnType<typeof row>>(element, row, (line, choice) => line.update(choice));

  function row(choice: Choice) {
    const label = h('span', { class: 'choice-label' });
    const hint = h('span', { class: 'choice-hint' });
    const points = h('span', { class: 'numeral choice-points' });
    const button = h(
      'button',
      { type: 'button', role: 'radio', class: 'choice' },
      h('span', { class: 'choice-sign' }, choice.sign()),
      h('span', { class: 'choice-text' }, label, hint),
      points,
    );
    const number = choice.range && stepper(choice.key);
    // Pressing the chosen one again confirms it: quick, but never by accident.
    on(button, 'click', () => {
      const now = latest(choice.key);
      if (now?.chosen !== true) now?.choose(intents, now.range?.value);
      if (now?.chosen === true || now?.quick) intents.confirm();
    });
    return {
      element: number ? h('div', { class: 'choice-number' }, button, number.element) : button,
      button,
      update(now: Choice) {
        setText(label, now.label);
        setText(hint, now.hint);
        hint.hidden = now.hint === '';
        points.hidden = now.points === null;
        if (now.points !== null) {
          setText(points, String(now.points));
          setAttribute(
            button,
            'aria-label',
            [now.label, now.hint, t('choice.points', { count: now.points })].filter(Boolean).join(', '),
          );
        }
        setAttribute(button, 'aria-checked', now.chosen);
        number?.update(now);
      },
    };
  }

  /** An input for a number from the range of an option, with buttons. */
  function stepper(key: string) {
    const input = h('input', { type: 'number', class: 'choice-value', inputmode: 'numeric', step: 1 });
    const set = (value: number): void => {
      const now = latest(key);
      if (!now?.range || !Number.isInteger(value)) return;
      now.choose(intents, Math.min(now.range.most, Math.max(now.range.least, value)));
    };
    const step = (by: 1 | -1): HTMLButtonElement => {
      const button = h(
        'button',
        { type: 'button', class: 'round', 'aria-label': t(by > 0 ? 'choice.more' : 'choice.fewer') },
        icon(by > 0 ? 'plus' : 'minus'),
      );
      on(button, 'click', () => set((latest(key)?.range?.value ?? 0) + by));
      return button;
    };
    const [fewer, more] = [step(-1), step(1)];
    on(input, 'input', () => set(input.valueAsNumber));
    on(input, 'blur', () => (input.value = String(latest(key)?.range?.value ?? '')));
    on(input, 'keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (latest(key)?.chosen !== true) set(input.valueAsNumber);
      intents.confirm();
    });
    return {
      element: h('span', { class: 'stepper' }, fewer, input, more),
      update({ label, range }: Choice) {
        if (!range) return;
        setAttribute(input, 'aria-label', label);
        setAttribute(input, 'min', range.least);
        setAttribute(input, 'max', range.most);
        // Do not overwrite what is being typed.
        if (input !== document.activeElement || input.valueAsNumber > range.most) input.value = String(range.value);
        const held = document.activeElement;
        fewer.disabled = range.value <= range.least;
        more.disabled = range.value >= range.most;
        if (held === fewer && fewer.disabled) more.focus();
        if (held === more && more.disabled) fewer.focus();
      },
    };
  }

  return {
    element,
    choices: () => current,
    focus() {
      const target =
        element.querySelector<HTMLElement>('[aria-checked="true"]') ?? element.querySelector<HTMLElement>('.choice');
      target?.focus();
      return target !== null;
    },
    update(choices, label) {
      const onButton = document.activeElement?.matches('.choice') === true && element.contains(document.activeElement);
      current = choices;
      setAttribute(element, 'aria-label', label);
      const listed = current.filter((choice) => choice.chosen || !choice.elsewhere);
      element.hidden = listed.length === 0;
      const rows = render(listed, ({ key }) => key);
      const chosen = Math.max(
        0,
        listed.findIndex((choice) => choice.chosen),
      );
      for (const [index, { button }] of rows.entries()) button.tabIndex = index === chosen ? 0 : -1;
      if (onButton) rows[chosen]?.button.focus();
    },
  };
}
