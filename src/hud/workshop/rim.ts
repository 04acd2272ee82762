import type { TileSpec } from '../../game/index.ts';
import { PORTS, featureAt, isHalf, kindAt, sideOf } from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Bench } from './page.ts';
import { schemaOf } from './schema.ts';
import { createSketch } from './sketch.ts';
import { letterOf, portText } from './words.ts';

export interface Rim {
  readonly element: HTMLElement;
  show(
    tile: TileSpec,
    how: { readonly chosen: Port; readonly faulty: ReadonlySet<string>; readonly whole: boolean },
  ): void;
}

/** Clockwise; the rows below and to the left are read backwards. */
const ORDER: readonly Port[] = ['NL', 'N', 'NR', 'EL', 'E', 'ER', 'SL', 'S', 'SR', 'WL', 'W', 'WR'];

/** The picture of a tile with a button for each piece of its edge around it. Arrow keys move around it. */
export function createRim(bench: Bench, press: (port: Port) => void): Rim {
  const { texts } = bench.hud;
  const sketch = createSketch(bench);
  const overlay = h('div', { class: 'rim-overlay' });
  const buttons = new Map<Port, HTMLButtonElement>(
    PORTS.map((port) => {
      const button = h('button', { type: 'button', class: 'rim-port', 'data-port': port }, h('span', {}));
      on(button, 'click', () => press(port));
      return [port, button];
    }),
  );
  const picture = h('div', { class: 'rim-picture' }, sketch.element, overlay);
  const element = h(
    'div',
    { class: 'rim', role: 'group', 'aria-label': texts.t('tile.edge') },
    picture,
    ...ORDER.map((port) => buttons.get(port) ?? null),
  );

  const usable = (): readonly HTMLButtonElement[] =>
    ORDER.flatMap((port) => buttons.get(port) ?? []).filter(({ disabled }) => !disabled);
  on(element, 'keydown', (event) => {
    const step =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? -1
          : 0;
    const list = usable();
    const at = list.findIndex((button) => button === document.activeElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    list[(at + step + list.length) % list.length]?.focus();
  });

  return {
    element,
    show(tile, { chosen, faulty, whole }) {
      sketch.show(tile, whole);
      overlay.replaceChildren(schemaOf(tile, featureAt(tile, chosen)));
      for (const [port, button] of buttons) {
        const at = featureAt(tile, port);
        const kind = at === null ? 'none' : (tile.features[at]?.kind ?? 'none');
        // A building takes its whole side.
        const shown = kindAt(tile, sideOf(port));
        button.disabled = isHalf(port) && (shown === 'house' || shown === 'tower') && at === null;
        button.className = `rim-port port-${port} kind-${kind}${faulty.has(sideOf(port)) ? ' faulty' : ''}`;
        setText(button, at === null ? '' : letterOf(at));
        setAttribute(button, 'aria-label', portText(texts, bench.rules(), tile, port));
        setAttribute(button, 'aria-pressed', port === chosen);
      }
    },
  };
}
