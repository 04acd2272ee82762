import type { Texts } from '../../i18n/index.ts';

/** A mark in the title of the page while it is this player's turn, for when they look at something else. */
export function createTitleBadge({ t }: Texts): { set(mine: boolean): void } {
  const plain = document.title;
  return {
    set(mine) {
      const title = mine ? `● ${t('title.turn')} – ${plain}` : plain;
      if (document.title !== title) document.title = title;
    },
  };
}
