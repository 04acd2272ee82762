import type { TileSpec } from '../../game/index.ts';
import { blankTile, freeId } from '../../session/workshop/tileEdits.ts';
import { textButton } from '../kit/controls.ts';
import { h, keyedList, setAttribute, setText } from '../kit/dom.ts';
import { hudGameOf } from '../games/index.ts';
import { tileText } from '../words/features.ts';
import type { Bench, WorkshopPage } from './page.ts';
import { createSketch } from './sketch.ts';

/** All tiles of a set, painted; those with issues are marked. */
export function createTilesPage(bench: Bench, id: string): WorkshopPage {
  const { app, texts } = bench.hud;
  const { t } = texts;
  const { workshop } = app;
  const list = h('ul', { class: 'set-tiles' });
  const count = h('p', { class: 'label' });
  const add = textButton(
    'plain',
    t('tiles.add'),
    () => {
      const own = workshop.get(id);
      if (!own) return;
      const tile = blankTile(freeId([...own.draft.tiles, ...own.draft.board.startSpaces].map((one) => one.id)));
      workshop.change(id, { ...own.draft, tiles: [...own.draft.tiles, tile] });
      bench.go({ at: 'tile', id, tile: own.draft.tiles.length });
    },
    'grid',
  );

  interface Shown {
    readonly tile: TileSpec;
    readonly place: number;
    readonly faulty: boolean;
  }
  const render = keyedList<Shown, ReturnType<typeof row>>(list, row, (one, shown) => one.update(shown));

  function row(start: Shown): { readonly element: HTMLElement; update(shown: Shown): void } {
    const sketch = createSketch(bench);
    const name = h('span', { class: 'tile-name' });
    const mark = h('span', { class: 'tile-issue', 'aria-hidden': 'true' }, '!');
    const button = h('button', { type: 'button', class: 'tile-button' }, sketch.element, name, mark);
    let place = start.place;
    button.addEventListener('click', () => bench.go({ at: 'tile', id, tile: place }));
    return {
      element: h('li', {}, button),
      update(shown) {
        place = shown.place;
        const { tile, faulty } = shown;
        const about = { tile: tile.id || '?', features: tileText(hudGameOf(bench.rules()).texts(texts), tile, 0) };
        setText(name, tile.id || '?');
        setAttribute(button, 'aria-label', faulty ? t('tiles.open.faulty', about) : t('tiles.open', about));
        mark.hidden = !faulty;
        sketch.show(tile, !faulty);
      },
    };
  }

  return {
    element: h(
      'section',
      { class: 'workshop-part', 'aria-label': t('workshop.part.tiles') },
      h('div', { class: 'workshop-acts' }, count, add.element),
      list,
    ),
    update({ draft, issues }) {
      setText(count, t('workshop.tiles.count', { count: draft.tiles.length }));
      const faulty = new Set(issues.flatMap((issue) => ('tile' in issue ? [issue.tile] : [])));
      render(
        draft.tiles.map((tile, place) => ({ tile, place, faulty: faulty.has(place) })),
        (_, place) => String(place),
      );
    },
  };
}
