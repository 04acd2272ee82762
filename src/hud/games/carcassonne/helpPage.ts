import { adapterOf, carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { h } from '../../kit/dom.ts';
import { moduleWords } from '../../modules/index.ts';
import { carcassonneTexts } from './texts.ts';

/** The rules on one page. `options`: those of the game at the table; without one, the usual ones and every expansion. */
export function helpPage(texts: Texts, options: carcassonne.CarcassonneOptions | null): readonly Node[] {
  const { t } = texts;
  const { kindSign } = carcassonneTexts(texts);
  const { fields, tinyCity, followers } = options ?? carcassonne.DEFAULT_OPTIONS;
  const played = options?.modules ?? adapterOf('carcassonne').modules;
  const modules = played.flatMap((id) => moduleWords(id).help?.(texts) ?? []);
  const kinds = [
    ...(['road', 'city', 'monastery', 'field'] as const).map((kind) => [kind, t(`country.help.${kind}`)] as const),
    ...modules.flatMap(({ features = {} }) => Object.entries(features)),
  ];
  return [
    h('p', { class: 'lead' }, t('country.help.intro')),
    h(
      'ol',
      { class: 'steps' },
      h('li', { 'data-topic': 'place' }, h('h3', {}, t('help.step.place')), h('p', {}, t('country.help.place'))),
      h(
        'li',
        { 'data-topic': 'deploy' },
        h('h3', {}, t('help.step.deploy')),
        h('p', {}, t('country.help.deploy')),
        h('p', {}, t('help.followers', { count: followers })),
      ),
      h('li', { 'data-topic': 'score' }, h('h3', {}, t('help.step.score')), h('p', {}, t('country.help.score'))),
    ),
    h('h3', {}, t('help.regions')),
    h(
      'ul',
      { class: 'facts' },
      ...kinds.map(([kind, words]) => h('li', { 'data-topic': kind }, kindSign(kind), h('span', {}, words))),
    ),
    ...(tinyCity === 2 ? [h('p', { class: 'lead' }, t('country.help.tiny.2'))] : []),
    ...(fields === 'each-3' ? [] : [h('p', { class: 'lead' }, t(`country.help.fields.${fields}`))]),
    ...(modules.length > 0 ? [h('h3', {}, t('country.help.modules'))] : []),
    ...modules.map(({ text }) => h('p', {}, text)),
    h('h3', {}, t('help.end')),
    h('p', { 'data-topic': 'end' }, t('country.help.end')),
    h('h3', {}, t('help.touch')),
    h('p', {}, t('help.touch.text')),
  ];
}
