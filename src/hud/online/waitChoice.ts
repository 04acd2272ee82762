import { WAITS, mayLapse } from '../../session/contracts/online.ts';
import type { Terms } from '../../session/contracts/online.ts';
import { choiceGroup } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

const NONE = 'none';

/** How long the room waits for choices that hold up everybody; shown only if the game has such choices. */
export interface WaitChoice {
  readonly element: HTMLElement;
  show(terms: Terms): void;
}

/** `changed`: seconds, or undefined for no limit. */
export function createWaitChoice({ texts: { t } }: Hud, changed: (wait: number | undefined) => void): WaitChoice {
  const group = choiceGroup(
    t('friend.wait'),
    [
      { value: NONE, label: t('friend.wait.none') },
      ...WAITS.map((count) => ({ value: String(count), label: t('friend.wait.seconds', { count }) })),
    ],
    NONE,
    (value) => changed(value === NONE ? undefined : Number(value)),
  );
  const element = h(
    'div',
    { class: 'form', hidden: true },
    group.element,
    h('p', { class: 'hint' }, t('friend.wait.hint')),
  );
  return {
    element,
    show(terms) {
      element.hidden = !mayLapse(terms);
      group.set(terms.wait === undefined ? NONE : String(terms.wait));
    },
  };
}
