import { h, keyedList, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { numeral } from '../kit/shapes.ts';
import type { Choice } from './words.ts';

export interface ChoiceList<Intents> {
  readonly element: HTMLElement;
  update(now: Offer<Intents>): void;
  /** What the number keys and N reach. */
  choices(): readonly Choice<Intents>[];
  /** Puts the focus on the chosen one, else the first. */
  focus(): boolean;
}

/** What is on offer, and as what it is read out. */
export interface Offer<Intents> {
  readonly choices: readonly Choice<Intents>[];
  readonly label: string;
}

/** The choices of the moment as a group of buttons; one of them may be chosen, the green button carries it out. */
export function createChoiceList<Intents extends { confirm(): void }>(hud: Hud, intents: Intents): ChoiceList<Intents> {
  const element = h('div', { class: 'choices', hidden: true });
  let current: readonly Choice<Intents>[] = [];
  const byKey = new Map<string, Choice<Intents>>();
  const render = keyedList<Choice<Intents>, ReturnType<typeof row>>(element, row, (line, choice) => line.update(choice));

  function row(choice: Choice<Intents>) {
    const label = h('span', { class: 'choice-label' });
    const hint = h('span', { class: 'choice-hint' });
    const points = numeral('choice-points');
    const button = h('button', { type: 'button', class: choice.none ? 'choice choice-none' : 'choice' }, h('span', { class: 'choice-sign' }, choice.sign()), h('span', { class: 'choice-text' }, label, hint), points.element);
    // A second press on what is chosen carries it out: quick, and never by accident.
    on(button, 'click', () => {
      const now = byKey.get(choice.key);
      if (now?.chosen === true) intents.confirm();
      else now?.choose(intents);
    });
    return {
      element: button,
      update(now: Choice<Intents>) {
        setText(label, now.label);
        setText(hint, now.hint);
        hint.hidden = now.hint === '';
        points.element.hidden = now.points === null;
        if (now.points !== null) {
          points.set(now.points);
          setAttribute(button, 'aria-label', [now.label, now.hint, hud.texts.t('choice.points', { count: now.points })].filter(Boolean).join(', '));
        }
        setAttribute(button, 'role', now.chosen === null ? null : 'radio');
        setAttribute(button, 'aria-checked', now.chosen === null ? null : String(now.chosen));
      },
    };
  }

  return {
    element,
    choices: () => current,
    focus() {
      const target = element.querySelector<HTMLElement>('[aria-checked="true"]') ?? element.querySelector<HTMLElement>('.choice');
      target?.focus();
      return target !== null;
    },
    update({ choices, label }) {
      const hadFocus = element.contains(document.activeElement);
      current = choices;
      byKey.clear();
      for (const choice of current) byKey.set(choice.key, choice);
      const radios = current.every(({ chosen }) => chosen !== null);
      setAttribute(element, 'role', radios ? 'radiogroup' : 'group');
      setAttribute(element, 'aria-label', label);
      element.hidden = current.length === 0;
      const rows = render(current, (choice) => choice.key);
      const chosen = current.findIndex((choice) => choice.chosen === true);
      for (const [index, line] of rows.entries()) line.element.tabIndex = !radios || index === Math.max(chosen, 0) ? 0 : -1;
      if (hadFocus && radios && current.length > 0) rows[Math.max(chosen, 0)]?.element.focus();
    },
  };
}
