import { colourOf, shapeOf } from '../../art/players.ts';
import type { Aids, Layer } from '../../session/aids.ts';
import type { Match, MatchView } from '../../session/contract.ts';
import { h, s } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import type { LayerEntry } from './aidBar.ts';
import { aidNote } from './aidBar.ts';
import { deadText, emptyTexts, reachTexts } from './words.ts';

/** The aids of The Castle and Zamek. */
export function castleLayers(hud: Hud, match: Match, aids: Aids): readonly LayerEntry<Layer>[] {
  const { texts } = hud;
  const { t } = texts;
  const reach = ({ players }: MatchView): HTMLElement =>
    h('div', { class: 'aid-note' }, ...players.flatMap((player) => reachTexts(texts, aids.known.reach[player.index]).map((text) => h('p', { class: `of-player player-${player.colour}` }, h('span', { class: 'unseen' }, `${player.name}: `), text))));

  function legend(view: MatchView): HTMLElement {
    const [first, second] = view.players;
    const items = [
      [`pattern-${shapeOf(first.colour)} player-${first.colour}`, first.name],
      [`pattern-${shapeOf(second.colour)} player-${second.colour}`, second.name],
      ['pattern-tie', t('aids.tie')],
      ['pattern-nobody', t('aids.nobody')],
    ] as const;
    const list = h('ul', { class: 'aid-note legend' }, ...items.map(([pattern, words]) => h('li', {}, swatch(pattern), words)));
    list.style.setProperty('--first', colourOf(first.colour).base);
    list.style.setProperty('--second', colourOf(second.colour).base);
    return list;
  }

  return [
    { layer: 'courts', label: texts.r(match.view.rules, 'aids.courts'), sign: 'courts', key: 'C', note: () => legend(match.view) },
    { layer: 'reach', label: t('aids.reach'), sign: 'reach', key: 'W', note: () => reach(match.view) },
    { layer: 'empty', label: t('aids.empty'), sign: 'area', key: 'K', note: () => aidNote(...emptyTexts(texts, match.view, aids)) },
    { layer: 'dead', label: t('aids.dead'), sign: 'dead', key: 'X', note: () => aidNote(deadText(texts, aids)) },
    { layer: 'projected', label: t('aids.projected'), sign: 'sum', key: 'P', note: () => null },
  ];
}

/** The pattern of the board in small: stripes, dots, both, rules. */
function swatch(name: string): SVGSVGElement {
  const stripes = 'M0 8L8 0M4 16L16 4M12 16L16 12M0 16L16 0';
  const dots = 'M4 4h.01M12 4h.01M4 12h.01M12 12h.01';
  const path = name.startsWith('pattern-0') ? stripes : name.startsWith('pattern-1') ? dots : name === 'pattern-tie' ? `${stripes}${dots}` : 'M0 4H16M0 8H16M0 12H16';
  return s('svg', { class: `swatch ${name}`, viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, s('path', { d: path }));
}
