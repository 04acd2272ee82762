import { ADAPTERS } from '../../game/index.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import type { ChoiceGroup } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';
import { RuleSetPicture } from './RuleSetPicture.tsx';

/**
 * The choice of rule set, with a picture of each; the one played last is preselected. `told`: adds a sentence about
 * each.
 */
export function createRulesChoice(
  { app, texts }: Hud,
  told: boolean,
  changed: (rules: string) => void,
): ChoiceGroup<string> {
  const choices = ADAPTERS.map(({ id }) => {
    const { name, blurb } = hudGameOf(id);
    return {
      value: id,
      label: name(texts),
      picture: RuleSetPicture({ rules: id }),
      ...(told ? { hint: blurb(texts) } : {}),
    };
  });
  const start = app.savedGames[0]?.rules ?? choices[0]?.value ?? '';
  return choiceGroup(texts.t('new.rules'), choices, start, changed, 'segments rule-sets');
}
