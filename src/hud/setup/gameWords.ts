import { adapterOf } from '../../game/index.ts';
import type { SavedGame } from '../../session/contracts/archive.ts';
import type { Texts } from '../../i18n/index.ts';
import { titleOf } from '../games/titles.ts';

/** The name of a rule set. */
export const rulesName = (texts: Texts, rules: string): string => titleOf(rules).name(texts);

/** Whether more than two can play. */
export const hasSeveral = (rules: string): boolean => adapterOf(rules).seats.most > 2;

export const versus = (texts: Texts, { rules, names }: Pick<SavedGame, 'rules' | 'names'>): string =>
  hasSeveral(rules)
    ? texts.list(names)
    : texts.t('menu.continue.versus', { first: names[0] ?? '', second: names[1] ?? '' });

/** Scores in the order of the names. */
export const scoresText = (texts: Texts, { scores }: Pick<SavedGame, 'scores'>): string =>
  scores.map((score) => texts.number(score)).join(' : ');

/** The name of the game and its scores. */
export function standText(texts: Texts, { rules, scores }: SavedGame): string {
  const name = rulesName(texts, rules);
  const [first = 0, second = 0] = scores;
  return hasSeveral(rules)
    ? texts.t('carcassonne.continue', { rules: name, scores: scoresText(texts, { scores }) })
    : texts.t('menu.continue.score', { rules: name, scoreFirst: first, scoreSecond: second });
}
