import type { TileSpec } from '../../game/index.ts';
import {
  MOST_MARKS,
  addInner,
  endPath,
  isInner,
  joinFeatures,
  markFeature,
  markOf,
  removeInner,
} from '../../session/workshop/tileEdits.ts';
import { freshId, roundButton, textButton } from '../kit/controls.ts';
import { h, on } from '../kit/dom.ts';
import { hudGameOf } from '../games/index.ts';
import { featureText } from '../words/features.ts';
import type { Bench } from './page.ts';
import { letterOf } from './words.ts';

export interface FeatureRows {
  readonly element: HTMLElement;
  show(tile: TileSpec, chosen: number | null): void;
}

export interface RowPorts {
  edit(change: (tile: TileSpec) => TileSpec): void;
  choose(feature: number): void;
}

/** Every feature of a tile in words, with its marks, its end, and what it can be joined with. */
export function createFeatureRows(bench: Bench, { edit, choose }: RowPorts): FeatureRows {
  const { texts } = bench.hud;
  const { t, r } = texts;
  const list = h('ul', { class: 'feature-rows' });
  const inner = (['court', 'path'] as const).map((kind) => ({
    kind,
    button: textButton('plain small', '', () => edit((tile) => addInner(tile, kind)), 'plus'),
  }));

  /** Lets a control get the focus back after its row was rebuilt. */
  const keyed = <E extends HTMLElement>(element: E, key: string): E => {
    element.dataset.key = key;
    return element;
  };

  function marks(tile: TileSpec, n: number): HTMLElement | null {
    const mark = markOf(tile.features[n]?.kind);
    if (!mark) return null;
    const count = tile.features[n]?.marks[mark] ?? 0;
    const word = r(bench.rules(), `tile.mark.${mark}`);
    const fewer = keyed(
      roundButton('minus', `${letterOf(n)}: ${t('tile.fewer', { mark: word })}`, () =>
        edit((now) => markFeature(now, n, count - 1)),
      ),
      `fewer-${n}`,
    );
    const more = keyed(
      roundButton('plus', `${letterOf(n)}: ${t('tile.more', { mark: word })}`, () =>
        edit((now) => markFeature(now, n, count + 1)),
      ),
      `more-${n}`,
    );
    fewer.disabled = count === 0;
    more.disabled = count >= (MOST_MARKS[mark] ?? 1);
    return h(
      'span',
      { class: 'feature-marks' },
      h('span', {}, word),
      fewer,
      h('output', {}, texts.number(count)),
      more,
    );
  }

  function end(tile: TileSpec, n: number): HTMLElement | null {
    const feature = tile.features[n];
    const buildings = tile.features.flatMap(({ kind }, at) => (kind === 'house' || kind === 'tower' ? [at] : []));
    if (feature?.kind !== 'path' || feature.sides.length > 1 || buildings.length === 0) return null;
    const now = tile.ends.find(([path]) => path === n)?.[1] ?? null;
    const select = keyed(
      h(
        'select',
        { id: freshId('end') },
        h('option', { value: '' }, t('tile.end.open')),
        ...buildings.map((at) =>
          h('option', { value: at, selected: at === now }, t('tile.end.at', { letter: letterOf(at) })),
        ),
      ),
      `end-${n}`,
    );
    on(select, 'change', () => edit((old) => endPath(old, n, select.value === '' ? null : Number(select.value))));
    return h('span', { class: 'feature-end' }, h('label', { for: select.id }, r(bench.rules(), 'tile.end')), select);
  }

  function row(tile: TileSpec, n: number, chosen: boolean): HTMLElement {
    const feature = tile.features[n];
    const others = tile.features.flatMap(({ kind }, at) => (at !== n && kind === feature?.kind ? [at] : []));
    // Only the chosen feature has buttons to join it: there would be too many.
    const joins = (chosen ? others : []).map((at) =>
      keyed(
        textButton('plain small', t('tile.join.with', { letter: letterOf(at) }), () =>
          edit((now) => joinFeatures(now, Math.min(n, at), Math.max(n, at))),
        ).element,
        `join-${n}-${at}`,
      ),
    );
    for (const [place, button] of joins.entries())
      button.setAttribute(
        'aria-label',
        `${letterOf(n)}: ${t('tile.join.with', { letter: letterOf(others[place] ?? 0) })}`,
      );
    const gone =
      feature && isInner(feature)
        ? keyed(
            roundButton('trash', t('tile.inner.remove', { letter: letterOf(n) }), () =>
              edit((now) => removeInner(now, n)),
            ),
            `remove-${n}`,
          )
        : null;
    const words = feature ? featureText(hudGameOf(bench.rules()).texts(texts), feature, 0) : '';
    const name = t('tile.feature', { letter: letterOf(n), feature: words });
    const pick = keyed(
      h(
        'button',
        { type: 'button', class: 'feature-letter', 'aria-pressed': chosen, 'aria-label': name, title: name },
        letterOf(n),
      ),
      `pick-${n}`,
    );
    on(pick, 'click', () => choose(n));
    return h(
      'li',
      { class: `feature-row kind-${feature?.kind ?? 'none'}${chosen ? ' chosen' : ''}` },
      pick,
      h('span', { class: 'feature-words' }, words),
      h('span', { class: 'feature-acts' }, marks(tile, n), end(tile, n), ...joins, gone),
    );
  }

  return {
    element: h(
      'section',
      { class: 'workshop-part' },
      h('h3', {}, t('tile.features')),
      list,
      h('div', { class: 'workshop-acts' }, ...inner.map(({ button }) => button.element)),
    ),
    show(tile, chosen) {
      for (const { kind, button } of inner) button.label(r(bench.rules(), `tile.inner.${kind}`));
      const key = list.contains(document.activeElement)
        ? (document.activeElement as HTMLElement).dataset.key
        : undefined;
      list.replaceChildren(...tile.features.map((_, n) => row(tile, n, n === chosen)));
      if (key === undefined) return;
      const again =
        list.querySelector<HTMLElement>(`[data-key="${key}"]:not(:disabled)`) ??
        list.querySelector<HTMLElement>('button:not(:disabled)');
      again?.focus();
    },
  };
}
