import type { Assists } from '../../session/match/assists.ts';
import { nodesOf } from '../games/oldShapes.tsx';
import type { LayerEntry } from '../games/table.ts';
import { roundButton } from '../kit/controls.ts';
import { h, on, setAttribute } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import type { IconName } from '../kit/icons.tsx';
import { icon } from '../kit/icons.tsx';
import type { Inspector } from './inspector.ts';

export interface AssistBar {
  readonly element: HTMLElement;
  /** Opens and closes the panel in layouts where it is not always open. */
  readonly button: HTMLButtonElement;
  isOpen(): boolean;
  close(): void;
  update(): void;
}

/** Switches for the assists, and what they show in words. `over`: the game has ended. */
export function createAssistBar(
  hud: Hud,
  assists: Assists,
  entries: readonly LayerEntry[],
  inspector: Inspector,
  over: () => boolean,
): AssistBar {
  const { t } = hud.texts;
  const entry = (label: string, sign: IconName, key: string, press: () => void): HTMLButtonElement => {
    const button = h(
      'button',
      { type: 'button', class: 'assist', 'aria-pressed': false, title: `${label} (${key})` },
      icon(sign),
      h('span', { class: 'assist-label' }, label),
    );
    on(button, 'click', press);
    return button;
  };
  const layers = entries.map(({ layer, label, sign, key, note }) => ({
    layer,
    note,
    button: entry(label, sign, key, () => assists.toggle(layer)),
  }));
  const lookButton = entry(t('assists.look'), 'look', 'I', () => {
    open(false);
    inspector.toggle();
  });
  const notes = h('div', { class: 'assist-notes', role: 'status' });
  const head = h(
    'header',
    { class: 'assists-head' },
    h('h2', {}, t('assists.title')),
    roundButton('close', t('close'), () => open(false)),
  );
  const element = h(
    'section',
    { class: 'slip assists', 'aria-label': t('assists.title') },
    head,
    h('div', { class: 'assist-buttons' }, ...layers.map(({ button }) => button), lookButton),
    notes,
  );
  const button = h(
    'button',
    {
      type: 'button',
      class: 'round assists-button',
      'aria-label': t('assists.title'),
      title: t('assists.title'),
      'aria-expanded': false,
    },
    icon('look'),
  );
  const open = (wanted: boolean): void => {
    if (!wanted && element.contains(document.activeElement)) button.focus();
    element.classList.toggle('open', wanted);
    setAttribute(button, 'aria-expanded', wanted);
  };
  on(button, 'click', () => (assists.view.looking ? inspector.toggle() : open(!element.classList.contains('open'))));
  let shown = '';

  return {
    element,
    button,
    isOpen: () => !element.hidden && element.classList.contains('open'),
    close: () => open(false),
    update() {
      const { allowed, layers: on_, looking } = assists.view;
      element.hidden = !allowed || over();
      button.hidden = !allowed || over();
      for (const { layer, button: one } of layers) setAttribute(one, 'aria-pressed', on_.has(layer));
      button.classList.toggle('lit', looking || on_.size > 0);
      setAttribute(lookButton, 'aria-pressed', looking);
      const parts: Node[] = element.hidden
        ? []
        : layers.flatMap(({ layer, note }) => (on_.has(layer) ? nodesOf(note()) : []));
      if (looking) parts.push(h('p', { class: 'assist-note' }, t('assists.look.hint')));
      const key = parts.map((part) => part.textContent).join('\n');
      if (key === shown) return;
      shown = key;
      notes.replaceChildren(...parts);
    },
  };
}
