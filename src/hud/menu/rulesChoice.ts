import { createElement } from 'preact';
import type { ChoiceGroup } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { RulesChoice, rulesPlayedLast } from './RulesChoice.tsx';

/** For callers that are no components yet. */
export function createRulesChoice(
  hud: Hud,
  told: boolean,
  changed: (rules: string) => void,
): Pick<ChoiceGroup<string>, 'element' | 'value'> {
  let value = rulesPlayedLast(hud.app);
  const onChange = (rules: string): void => {
    value = rules;
    update();
    changed(rules);
  };
  const { element, update } = island(hud, () => createElement(RulesChoice, { told, value, onChange }));
  return { element, value: () => value };
}
