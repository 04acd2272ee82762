import { colourOf, shapeOf } from '../../../art/players.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { assistNote } from '../../assists/assistBar.ts';
import { commonLayers } from '../../assists/commonLayers.ts';
import { h, s } from '../../kit/dom.ts';
import type { LayerEntry, TableContext } from '../table.ts';
import type { AssistTexts } from './about.ts';
import { castleState } from './names.ts';

/** The assists of The Castle and Zamek that can be switched on. */
export function castleLayers(context: TableContext, { reach, empty }: AssistTexts): readonly LayerEntry[] {
  const { hud, match } = context;
  const { t, r } = hud.texts;
  const reachNote = ({ players }: MatchView): HTMLElement =>
    h(
      'div',
      { class: 'assist-note' },
      ...players.flatMap((player) =>
        reach(player.index === 0 ? 0 : 1).map((text) =>
          h(
            'p',
            { class: `of-player player-${player.colour}` },
            h('span', { class: 'unseen' }, `${player.name}: `),
            text,
          ),
        ),
      ),
    );

  function legend({ players }: MatchView): HTMLElement {
    const items = [
      ...players.map(({ colour, name }) => [`pattern-${shapeOf(colour)} player-${colour}`, name] as const),
      ['pattern-tie', t('assists.tie')] as const,
      ['pattern-nobody', t('assists.nobody')] as const,
    ];
    const list = h(
      'ul',
      { class: 'assist-note legend' },
      ...items.map(([pattern, words]) => h('li', {}, swatch(pattern), words)),
    );
    list.style.setProperty('--first', colourOf(players[0]?.colour ?? 0).base);
    list.style.setProperty('--second', colourOf(players[1]?.colour ?? 1).base);
    return list;
  }

  return [
    {
      layer: 'courts',
      label: r(castleState(match.view).rules, 'assists.courts'),
      sign: 'courts',
      key: 'C',
      note: () => legend(match.view),
    },
    { layer: 'reach', label: t('assists.reach'), sign: 'reach', key: 'W', note: () => reachNote(match.view) },
    { layer: 'empty', label: t('assists.empty'), sign: 'area', key: 'K', note: () => assistNote(...empty()) },
    ...commonLayers(context),
  ];
}

/** The pattern on the board as a sample: stripes, dots, both, lines. */
function swatch(name: string): SVGSVGElement {
  const stripes = 'M0 8L8 0M4 16L16 4M12 16L16 12M0 16L16 0';
  const dots = 'M4 4h.01M12 4h.01M4 12h.01M12 12h.01';
  const path = name.startsWith('pattern-0')
    ? stripes
    : name.startsWith('pattern-1')
      ? dots
      : name === 'pattern-tie'
        ? `${stripes}${dots}`
        : 'M0 4H16M0 8H16M0 12H16';
  return s(
    'svg',
    { class: `swatch ${name}`, viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { d: path }),
  );
}
