import type { Rival } from '../../session/contracts/match.ts';
import { seenFrom } from '../../session/match/totals.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** The game of the player who took the challenge. */
interface Ended {
  readonly players: readonly { readonly name: string; readonly colour: number }[];
  readonly state: { readonly scores: readonly number[] };
}

/** At the end of a challenge: compares the result with that of the challenger. */
export function comparison({ texts }: Hud, view: Ended, { name, place, scores }: Rival): HTMLElement {
  const { t } = texts;
  const { name: own = '', colour = 0 } = view.players[place] ?? {};
  const made = seenFrom(place, view.state.scores);
  const more = (made[0] ?? 0) - (scores[0] ?? 0);
  const who = name || '?';
  const verdict =
    more === 0
      ? t('challenge.equal', { name: who })
      : t(more > 0 ? 'challenge.better' : 'challenge.worse', { count: Math.abs(more), name: who });
  const row = (label: string, points: readonly number[]): HTMLElement =>
    h('div', {}, h('dt', {}, label), h('dd', {}, points.map(texts.number).join(' : ')));
  return h(
    'section',
    { class: `challenge-result player-${colour}`, 'aria-label': t('challenge.result') },
    h('h3', { class: 'label' }, t('challenge.result')),
    h('p', { class: 'challenge-verdict' }, verdict),
    h('dl', {}, row(own, made), row(who, scores)),
  );
}
