import type { RuleSetId, ScoreLine } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';

function what(texts: Texts, rules: RuleSetId, line: ScoreLine): string {
  const { count } = line;
  if (line.what === 'five-points') return texts.r(rules, 'line.five-points');
  if (line.what === 'path' && line.fountain) return texts.r(rules, 'line.path.fountain', { count });
  return texts.r(rules, `line.${line.what}`, { count });
}

/** `Tower, 4 tiles × 2 = 8`, with the token that earned or doubled it. */
export function scoreLineText(texts: Texts, rules: RuleSetId, line: ScoreLine): string {
  const name = what(texts, rules, line);
  const flat = line.what === 'five-points' || line.what === 'keep';
  const sum = flat ? texts.t('line.plain', { what: name, points: line.points }) : texts.t('line.formula', { what: name, each: line.each, points: line.points });
  if (!line.token || line.what === 'five-points') return sum;
  return texts.t('line.token', { line: sum, token: texts.r(rules, `token.${line.token.effect}`) });
}
