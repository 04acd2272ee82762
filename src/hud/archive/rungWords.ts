import type { Texts } from '../../i18n/index.ts';
import { LEAD } from '../../session/archive/ladder.ts';
import type { Rung } from '../../session/archive/ladder.ts';

/** The name of a rung, and how its opponent plays or what is harder. */
export function rungWords(
  { t, level, levelHint }: Texts,
  rung: Rung,
): { readonly name: string; readonly hint: string } {
  const { handicap } = rung;
  if (handicap === null) return { name: level(rung.level), hint: levelHint(rung.level) };
  return {
    name: handicap === 'ahead' ? t('ladder.ahead', { count: LEAD }) : t(`ladder.${handicap}`),
    hint: t(`ladder.${handicap}.hint`),
  };
}
