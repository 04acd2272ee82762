import { elementOf } from '../kit/render.tsx';
import type { Texts } from '../../i18n/index.ts';
import { h, on, setAttribute } from '../kit/dom.ts';
import { createColourChoice } from './colourChoice.ts';
import type { ColourLegend } from './colourChoice.ts';

/** Longest name, in characters. */
export const NAME_LENGTH = 24;

/** A player's look: a badge that opens the choice of colours. */
export interface PersonBadge {
  readonly badge: HTMLElement;
  readonly paints: HTMLElement;
  /** `spoken`: accessible name and default tooltip of the badge. */
  show(look: number, spoken: string, tip?: string): void;
}

export function createPersonBadge(
  texts: Texts,
  { shape, figure }: Pick<ColourLegend, 'shape' | 'figure'>,
  chosen: (look: number) => void,
): PersonBadge {
  const choice = createColourChoice(texts, { legend: texts.t('new.colour'), shape, figure }, chosen);
  const paints = choice.element;
  paints.hidden = true;
  const badge = h('button', { type: 'button', class: 'badge badge-button', 'aria-expanded': false });
  on(badge, 'click', () => {
    paints.hidden = !paints.hidden;
    setAttribute(badge, 'aria-expanded', !paints.hidden);
  });
  let shown: number | null = null;
  return {
    badge,
    paints,
    show(look, spoken, tip = spoken) {
      setAttribute(badge, 'aria-label', spoken);
      setAttribute(badge, 'title', tip);
      choice.show(look);
      if (shown !== look) badge.replaceChildren(elementOf(figure(look)));
      shown = look;
    },
  };
}
