import type { RuleSetId } from '../../game/index.ts';
import type { Intents, MatchView } from '../../session/contract.ts';
import { h, keyedList, on, setAttribute, setText } from '../kit/dom.ts';
import { tokenFace } from '../kit/emblem.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { numeral } from '../kit/shapes.ts';
import type { Choice } from './choices.ts';
import { choicesOf } from './choices.ts';
import { kindSign } from './kindSign.ts';
import { stageOf } from './stage.ts';

export interface ChoiceList {
  readonly element: HTMLElement;
  update(view: MatchView): void;
  /** What the number keys and N reach. */
  choices(): readonly Choice[];
  /** Puts the focus on the chosen one, else the first. */
  focus(): boolean;
}

function signOf(choice: Choice, rules: RuleSetId): SVGSVGElement {
  if ('kind' in choice.sign) return kindSign(choice.sign.kind, rules);
  return 'effect' in choice.sign ? tokenFace(choice.sign.effect, rules) : icon('none');
}

/** The choices of the moment as a group of buttons; one of them may be chosen, the green button carries it out. */
export function createChoiceList(hud: Hud, intents: Intents, rules: RuleSetId): ChoiceList {
  const element = h('div', { class: 'choices', hidden: true });
  let current: readonly Choice[] = [];
  const byKey = new Map<string, Choice>();
  const render = keyedList<Choice, ReturnType<typeof row>>(element, row, (line, choice) => line.update(choice));

  function row(choice: Choice) {
    const label = h('span', { class: 'choice-label' });
    const hint = h('span', { class: 'choice-hint' });
    const points = numeral('choice-points');
    const button = h('button', { type: 'button', class: choice.none ? 'choice choice-none' : 'choice' }, h('span', { class: 'choice-sign' }, signOf(choice, rules)), h('span', { class: 'choice-text' }, label, hint), points.element);
    // A second press on what is chosen carries it out: quick, and never by accident.
    on(button, 'click', () => {
      const now = byKey.get(choice.key);
      if (now?.chosen === true) intents.confirm();
      else now?.choose(intents);
    });
    return {
      element: button,
      update(now: Choice) {
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
    update(view) {
      const hadFocus = element.contains(document.activeElement);
      current = choicesOf(view, hud);
      byKey.clear();
      for (const choice of current) byKey.set(choice.key, choice);
      const stage = stageOf(view);
      const radios = stage !== 'end';
      setAttribute(element, 'role', radios ? 'radiogroup' : 'group');
      setAttribute(element, 'aria-label', hud.texts.t(stage === 'score' ? 'choice.regions' : stage === 'end' ? 'choice.tokens' : 'choice.followers'));
      element.hidden = current.length === 0;
      const rows = render(current, (choice) => choice.key);
      const chosen = current.findIndex((choice) => choice.chosen === true);
      for (const [index, line] of rows.entries()) line.element.tabIndex = !radios || index === Math.max(chosen, 0) ? 0 : -1;
      if (hadFocus && radios && current.length > 0) rows[Math.max(chosen, 0)]?.element.focus();
    },
  };
}
