import { FOLLOWERS, KINDS, RULE_SETS } from '../../../game/index.ts';
import type { CastleOptions, Kind, RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { h } from '../../kit/dom.ts';
import { tokenFace } from '../../kit/emblem.ts';
import { keepShape } from '../../kit/shapes.ts';
import { kindSign } from './kindSign.ts';

/** The rules on one page, in the words of the rule set. `options`: those of the game at the table, or the usual ones. */
export function helpPage(texts: Texts, rules: RuleSetId, options: CastleOptions): readonly Node[] {
  const { t } = texts;
  const feature = (kind: Kind): HTMLElement =>
    h('li', { 'data-topic': kind }, kindSign(kind, rules), h('span', {}, texts.r(rules, `help.${kind}`)));
  return [
    h('p', { class: 'lead' }, t('help.intro')),
    h(
      'ol',
      { class: 'steps' },
      h('li', { 'data-topic': 'place' }, h('h3', {}, t('help.step.place')), h('p', {}, texts.r(rules, 'help.place'))),
      h(
        'li',
        { 'data-topic': 'deploy' },
        h('h3', {}, t('help.step.deploy')),
        h('p', {}, texts.r(rules, 'help.deploy')),
        h('p', {}, t('help.followers', { count: FOLLOWERS })),
      ),
      h('li', { 'data-topic': 'score' }, h('h3', {}, t('help.step.score')), h('p', {}, t('help.complete'))),
    ),
    h('h3', {}, t('help.regions')),
    h(
      'ul',
      { class: 'facts' },
      ...KINDS.map(feature),
      h('li', { 'data-topic': 'keep' }, keepShape(rules), h('span', {}, texts.r(rules, 'help.keep'))),
    ),
    ...(options.tokens ? tokenPart(texts, rules, options) : []),
    h('h3', {}, t('help.end')),
    h('p', { 'data-topic': 'end' }, t('help.end.text')),
    h('h3', {}, t('help.touch')),
    h('p', {}, t('help.touch.text')),
  ];
}

/** The score track matters for its tokens only. */
function tokenPart(texts: Texts, rules: RuleSetId, { tokenUse }: CastleOptions): readonly Node[] {
  const { t } = texts;
  const effects = Object.values(RULE_SETS[rules].effects);
  return [
    h('h3', {}, t('help.wall.title')),
    h('p', { 'data-topic': 'tokens' }, `${texts.r(rules, 'help.tokens')} ${t(`help.tokens.${tokenUse}`)}`),
    h('h4', {}, t('help.tokens.list'), ' ', h('span', { class: 'hint' }, t('help.tokens.each'))),
    h(
      'ul',
      { class: 'facts token-facts' },
      ...effects.map((effect) =>
        h(
          'li',
          {},
          tokenFace(effect, rules),
          h('span', {}, h('strong', {}, texts.r(rules, `token.${effect}`)), ' – ', texts.r(rules, `effect.${effect}`)),
        ),
      ),
    ),
    h('p', {}, t('help.tokens.yours')),
  ];
}
