import { elementOf } from '../kit/render.tsx';
import type { VNode } from 'preact';
import { lookOf, paintOf, shapeOf } from '../../art/players.ts';
import type { Shape } from '../../art/players.ts';
import type { Texts } from '../../i18n/index.ts';
import { freshId } from '../kit/controls.ts';
import { h, on } from '../kit/dom.ts';

const PAINTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The name of a look's colour. */
export const paintName = (texts: Texts, look: number): string => texts.t(`paint.${PAINTS[paintOf(look)] ?? 0}`);

/** Describes a look: `Azure, pointed hood`. */
export const lookName = (texts: Texts, look: number): string =>
  texts.t('colour.look', { paint: paintName(texts, look), shape: texts.t(`shape.${shapeOf(look)}`) });

export interface ColourChoice {
  readonly element: HTMLElement;
  show(look: number): void;
}

export interface ColourLegend {
  readonly legend: string;
  readonly shape: Shape;
  /** The figure that shows the colours. */
  readonly figure: (look: number) => VNode;
}

/** A choice of all colours, shown on the figure of the player who chooses. */
export function createColourChoice(
  texts: Texts,
  { legend, shape, figure }: ColourLegend,
  chosen: (look: number) => void,
): ColourChoice {
  const name = freshId('paint');
  const choices = PAINTS.map((paint) => {
    const input = h('input', { type: 'radio', name, value: `paint-${paint}`, 'aria-label': texts.t(`paint.${paint}`) });
    const badge = h('span', { class: 'badge' });
    on(input, 'change', () => input.checked && chosen(lookOf(paint, now)));
    return {
      paint,
      input,
      badge,
      element: h('label', { class: 'paint', title: texts.t(`paint.${paint}`) }, input, badge),
    };
  });
  let now: Shape = shape;
  let dressed: Shape | null = null;
  return {
    element: h(
      'fieldset',
      { class: 'paints' },
      h('legend', { class: 'label' }, legend),
      h('div', { class: 'paint-row' }, ...choices.map(({ element }) => element)),
    ),
    show(look) {
      now = shapeOf(look);
      for (const { paint, input, badge, element } of choices) {
        input.checked = paint === paintOf(look);
        if (dressed === now) continue;
        element.className = `paint player-${lookOf(paint, now)}`;
        badge.replaceChildren(elementOf(figure(lookOf(paint, now))));
      }
      dressed = now;
    },
  };
}

/** The looks after player `who` has chosen `look`: the player who had that colour gets the freed one. */
export const looksAmong = (looks: readonly number[], who: number, look: number): readonly number[] =>
  looks.map((other, player) =>
    player === who
      ? look
      : paintOf(other) === paintOf(look)
        ? lookOf(paintOf(looks[who] ?? look), shapeOf(other))
        : other,
  );
