import type { Texts } from '../../i18n/index.ts';

/** What a player buys at once: its modules stand together, with one switch for all of them. */
export interface BoxWords {
  name(texts: Texts): string;
  /** What is in it, in a sentence. */
  blurb(texts: Texts): string;
}

/** By id of the box. Modules of other boxes, and of none, stand alone. */
const BOXES: Readonly<Record<string, BoxWords>> = {
  'expansion-3': {
    name: ({ t }) => t('carcassonne.box.expansion-3'),
    blurb: ({ t }) => t('carcassonne.box.expansion-3.hint'),
  },
  'expansion-6': {
    name: ({ t }) => t('carcassonne.box.expansion-6'),
    blurb: ({ t }) => t('carcassonne.box.expansion-6.hint'),
  },
  'expansion-8': {
    name: ({ t }) => t('carcassonne.box.expansion-8'),
    blurb: ({ t }) => t('carcassonne.box.expansion-8.hint'),
  },
};

export const boxWords = (id: string): BoxWords | undefined => BOXES[id];
