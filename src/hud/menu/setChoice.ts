import type { TileSet } from '../../game/index.ts';
import { freshId } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

export interface SetChoice {
  readonly element: HTMLElement;
  /** `null`: the set that comes with the game. */
  value(): TileSet | null;
  /** Offers the complete sets of this device, and an agreed one that is not among them. */
  show(agreed?: TileSet | null): void;
}

/** The choice of the set of tiles and board; hidden if there is only one. */
export function createSetChoice({ app, texts }: Hud, changed: () => void = () => {}): SetChoice {
  const { t } = texts;
  const select = h('select', { id: freshId('set') });
  select.addEventListener('change', changed);
  const element = h('div', { class: 'field' }, h('label', { class: 'label', for: select.id }, t('new.set')), select);
  let offered: readonly TileSet[] = [];

  return {
    element,
    value: () => offered.find(({ digest }) => digest === select.value) ?? null,
    show(agreed) {
      const chosen = agreed === undefined ? select.value : (agreed?.digest ?? '');
      const own = app.workshop.sets.flatMap(({ set }) => set ?? []);
      const all = agreed && !own.some(({ digest }) => digest === agreed.digest) ? [agreed, ...own] : own;
      // Two drafts may have identical tiles.
      const next = all.filter(({ digest }, n) => all.findIndex((other) => other.digest === digest) === n);
      const same =
        next.length === offered.length &&
        next.every(({ digest, name }, n) => digest === offered[n]?.digest && name === offered[n]?.name) &&
        select.options.length > 0;
      offered = next;
      if (!same)
        select.replaceChildren(
          h('option', { value: '' }, t('new.set.shipped')),
          ...next.map(({ digest, name }) => h('option', { value: digest }, name || digest.slice(0, 8))),
        );
      select.value = next.some(({ digest }) => digest === chosen) ? chosen : '';
      element.hidden = next.length === 0;
    },
  };
}
