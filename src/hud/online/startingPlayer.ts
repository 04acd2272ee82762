import type { Begins, OnlineView } from '../../session/contracts/online.ts';
import { choiceGroup } from '../kit/controls.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { select } from '../menu/select.ts';

/** Who begins, as in the terms. */
export interface StartingPlayerChoice {
  readonly element: HTMLElement;
  show(begins: Begins, view: OnlineView): void;
}

const LOT = 'lot';

/** For two players: I, or my friend. */
export function createStartingPlayerOfTwo(
  { texts: { t } }: Hud,
  changed: (begins: Begins) => void,
): StartingPlayerChoice {
  let side = 0;
  const labels = [
    { value: LOT, label: t('friend.begins.lot') },
    { value: 'me', label: t('friend.begins.me') },
    { value: 'other', label: t('friend.begins.other') },
  ] as const;
  const group = choiceGroup<(typeof labels)[number]['value']>(t('friend.begins'), labels, LOT, (value) =>
    changed(value === LOT ? LOT : value === 'me' ? side : 1 - side),
  );
  return {
    element: group.element,
    show(begins, view) {
      ({ side } = view);
      group.set(begins === LOT ? LOT : begins === side ? 'me' : 'other');
    },
  };
}

/** For several players, by name. */
export function createStartingPlayerOfMany(
  { texts: { t } }: Hud,
  changed: (begins: Begins) => void,
): StartingPlayerChoice {
  const { element, input } = select(t('friend.begins'), [], LOT);
  on(input, 'change', () => changed(input.value === LOT ? LOT : Number(input.value)));
  const lot = h('option', { value: LOT }, t('friend.begins.lot'));
  let shown: string | null = null;
  return {
    element,
    show(begins, { players }) {
      const names = players.map(({ name }) => name);
      const now = JSON.stringify(names);
      // New options would close an open list.
      if (now !== shown) input.replaceChildren(lot, ...names.map((name, n) => h('option', { value: String(n) }, name)));
      shown = now;
      if (input.value !== String(begins)) input.value = String(begins);
    },
  };
}
