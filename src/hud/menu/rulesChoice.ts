import type { RuleSetId } from '../../game/index.ts';
import { isCountryGame } from '../../session/archiveContract.ts';
import type { AnyRules } from '../../session/archive/statistics.ts';
import { choiceGroup } from '../kit/controls.ts';
import type { ChoiceGroup } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';
import { ruleSetPicture } from './ruleSetPicture.ts';

/** What is played, with a picture of each; at first of the family that was played last. `told`: with a sentence about each. */
export function createRulesChoice({ app, texts }: Hud, told: boolean, changed: (rules: AnyRules) => void): ChoiceGroup<AnyRules> {
  const { t } = texts;
  const choice = (value: AnyRules, label: string, hint: string) => ({ value, label, picture: ruleSetPicture(value), ...(told ? { hint } : {}) });
  const choices = [...app.ruleSets.map(({ id }) => choice(id, texts.r(id, 'name'), texts.r(id, 'blurb'))), choice('carcassonne', t('country.name'), t('country.blurb'))];
  const last = app.savedGames[0];
  const start = last && isCountryGame(last) ? 'carcassonne' : (app.ruleSets[0]?.id ?? 'castle');
  return choiceGroup<AnyRules>(t('new.rules'), choices, start, changed, 'segments rule-sets');
}

/** Shows what the chosen family asks for. */
export function showFamily(rules: AnyRules, castle: { readonly element: HTMLElement; setRules(rules: RuleSetId): void }, country: HTMLElement): void {
  castle.element.hidden = rules === 'carcassonne';
  country.hidden = rules !== 'carcassonne';
  if (rules !== 'carcassonne') castle.setRules(rules);
}
