import { createElement } from 'preact';
import type { VNode } from 'preact';
import { lookOf } from '../../art/players.ts';
import type { Shape } from '../../art/players.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { ColourChoice as Choice } from './ColourChoice.tsx';

export { lookName, looksAmong } from './colours.ts';

export interface ColourChoice {
  readonly element: HTMLElement;
  show(look: number): void;
}

export interface ColourLegend {
  readonly legend: string;
  readonly shape: Shape;
  readonly figure: (look: number) => VNode;
}

/** For callers that are no components yet. */
export function createColourChoice(
  texts: Texts,
  { legend, shape, figure }: ColourLegend,
  onChange: (look: number) => void,
): ColourChoice {
  let look = lookOf(0, shape);
  // It asks for nothing but the texts.
  const { element, update } = island({ texts } as Hud, () => createElement(Choice, { legend, look, figure, onChange }));
  return {
    element,
    show(next) {
      look = next;
      update();
    },
  };
}
