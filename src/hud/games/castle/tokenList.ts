import { RULE_SETS } from '../../../game/index.ts';
import type { RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { h } from '../../kit/dom.ts';
import { tokenFace } from '../../kit/emblem.tsx';

/** The wall tokens, and what each does. */
export function tokenList({ t, r }: Texts, rules: RuleSetId): readonly Node[] {
  return [
    h('h4', {}, t('book.tokens.list')),
    h(
      'ul',
      { class: 'facts token-facts' },
      ...Object.values(RULE_SETS[rules].effects).map((effect) =>
        h(
          'li',
          {},
          tokenFace(effect, rules),
          h('span', {}, h('strong', {}, r(rules, `token.${effect}`)), ' – ', r(rules, `effect.${effect}`)),
        ),
      ),
    ),
  ];
}
