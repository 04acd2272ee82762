import type { MatchView, Rival } from '../../session/contract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** At the end of a challenge: what the other one made of the same tiles. */
export function comparison({ texts }: Hud, view: MatchView, { name, place, scores }: Rival): HTMLElement {
  const { t } = texts;
  const me = view.players[place];
  const [own, other] = place === 0 ? view.state.scores : [view.state.scores[1], view.state.scores[0]];
  const more = own - scores[0];
  const who = name || '?';
  const verdict = more === 0 ? t('challenge.equal', { name: who }) : t(more > 0 ? 'challenge.better' : 'challenge.worse', { count: Math.abs(more), name: who });
  const row = (label: string, pair: readonly [number, number]): HTMLElement => h('div', {}, h('dt', {}, label), h('dd', {}, `${texts.number(pair[0])} : ${texts.number(pair[1])}`));
  return h(
    'section',
    { class: `challenge-result player-${me.colour}`, 'aria-label': t('challenge.result') },
    h('h3', { class: 'label' }, t('challenge.result')),
    h('p', { class: 'challenge-verdict' }, verdict),
    h('dl', {}, row(me.name, [own, other]), row(who, scores)),
  );
}
