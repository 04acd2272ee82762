import { boxWords } from '../../expansions/boxes/panels.ts';
import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { moduleWords } from '../modules/index.ts';
import { bagOf } from './bag.ts';
import type { Chosen } from './bag.ts';

/** A set is called like the expansion that brings it. */
export function setName(texts: Texts, rules: string, set: string): string {
  const { bags, boxOf } = adapterOf(rules);
  const [first, ...others] = bags?.modulesOf(set) ?? [];
  if (first === undefined) return texts.t('bag.base');
  return ((others.length > 0 ? boxWords(boxOf(first) ?? '') : undefined) ?? moduleWords(first)).name(texts);
}

/** What the players should know before they begin. */
export function bagWarnings(texts: Texts, chosen: Chosen): readonly string[] {
  const { withoutRules = [], withoutTiles = [] } = bagOf(chosen) ?? {};
  const names = (sets: readonly string[]): string => texts.list(sets.map((set) => setName(texts, chosen.rules, set)));
  return [
    ...(withoutTiles.length > 0 ? [texts.t('bag.without-tiles', { list: names(withoutTiles) })] : []),
    ...(withoutRules.length > 0 ? [texts.t('bag.without-rules', { list: names(withoutRules) })] : []),
  ];
}
