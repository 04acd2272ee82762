import { boxWords } from '../../expansions/boxes/panels.ts';
import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { moduleWords } from '../modules/index.ts';
import { bagTold } from './bag.ts';
import { isApart } from './optionWords.ts';
import type { ChosenOptions } from './options.ts';

/** The boxes of a rule set, as sold, in their order. */
export const boxesOf = (rules: string): readonly string[] => {
  const { modules, boxOf } = adapterOf(rules);
  return [...new Set(modules.map(boxOf))].filter((box): box is string => box !== null && boxWords(box) !== undefined);
};

/** Whether all of these modules are on, except those that cannot be combined with what is on. */
export const areAllOn = (texts: Texts, chosen: ChosenOptions, ids: readonly string[]): boolean =>
  ids.some((id) => chosen.modules.includes(id)) &&
  ids.every((id) => chosen.modules.includes(id) || isApart(texts, chosen, id));

/** The names of what is on, and how many tiles there are if they were chosen. */
export const namesOf = (texts: Texts, chosen: ChosenOptions): string =>
  chosen.bag
    ? texts.t('bag.with', { list: onNames(texts, chosen), tiles: bagTold(texts, chosen) })
    : onNames(texts, chosen);

/** The names of what is on: of whole boxes, and of single modules. */
function onNames(texts: Texts, chosen: ChosenOptions): string {
  const { rules, modules } = chosen;
  const { modules: all, boxOf } = adapterOf(rules);
  if (modules.length === 0) return texts.t('carcassonne.presets.none');
  if (areAllOn(texts, chosen, all)) return texts.t('carcassonne.everything');
  const nameOf = (id: string): string => {
    const box = boxOf(id) ?? '';
    const whole = all.filter((other) => boxOf(other) === box).every((other) => modules.includes(other));
    return ((whole ? boxWords(box) : undefined) ?? moduleWords(id)).name(texts);
  };
  return texts.list([...new Set(modules.map(nameOf))]);
}
