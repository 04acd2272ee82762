import { openTiles } from '../game/tilesDialog.ts';
import { ruleLink } from '../games/oldShapes.tsx';
import type { About, GameTable, TableContext } from '../games/table.ts';
import { h } from '../kit/dom.ts';
import { countedPicture } from './fitPictures.ts';

/** Most tiles shown on a card. */
const FEW = 8;

/** The body of a card, without its title. */
export function aboutBody(
  context: TableContext,
  table: GameTable,
  { who, leader, rows, lines, tiles, rules }: About,
): readonly Node[] {
  const { hud, match } = context;
  const { t } = hud.texts;
  const colour = leader === undefined ? undefined : match.view.players[leader]?.colour;

  function tileRow(counted: NonNullable<About['tiles']>): HTMLElement {
    const few = counted.slice(0, counted.length > FEW ? FEW - 1 : FEW);
    const rest = counted.length - few.length;
    return h(
      'ul',
      { class: 'tile-row' },
      ...few.map((tile) => countedPicture(context, tile)),
      rest > 0 ? h('li', { class: 'tile-more' }, moreButton(rest)) : null,
    );
  }

  function moreButton(rest: number): HTMLElement {
    const button = h('button', { type: 'button', class: 'plain' }, t('fit.more', { count: rest }));
    button.addEventListener('click', () => openTiles(context, table));
    return button;
  }

  return [
    ...(who === undefined
      ? []
      : [h('p', { class: colour === undefined ? 'assist-who' : `assist-who player-${colour}` }, who)]),
    ...(rows && rows.length > 0
      ? [
          h(
            'dl',
            { class: 'assist-rows' },
            ...rows.map(({ label, value }) => h('div', {}, h('dt', { class: 'label' }, label), h('dd', {}, value))),
          ),
        ]
      : []),
    ...(lines && lines.length > 0
      ? [h('ul', { class: 'assist-lines' }, ...lines.map((text) => h('li', {}, text)))]
      : []),
    ...(tiles ? [tileRow(tiles)] : []),
    h(
      'nav',
      { class: 'rule-links', 'aria-label': t('help.rules') },
      ...rules.flatMap(({ label, topic }) => ruleLink(context, label, topic)),
    ),
  ];
}
