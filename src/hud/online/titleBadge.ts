import type { Texts } from '../../i18n/index.ts';

/** A mark in the page's title while it is one's turn, for those who look at something else meanwhile. */
export function createTitleBadge({ t }: Texts): { set(mine: boolean): void } {
  const plain = document.title;
  return {
    set(mine) {
      const title = mine ? `● ${t('title.turn')} – ${plain}` : plain;
      if (document.title !== title) document.title = title;
    },
  };
}
