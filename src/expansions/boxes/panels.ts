import type { Texts } from '../../i18n/index.ts';

/** A box as sold: its modules are grouped, with one switch for all of them. */
export interface BoxWords {
  name(texts: Texts): string;
  /** Describes its content in a sentence. */
  blurb(texts: Texts): string;
}

/** By box id. Modules of other boxes, or of none, are not grouped. */
const BOXES: Readonly<Record<string, BoxWords>> = {
  'expansion-3': {
    name: ({ t }) => t('carcassonne.box.expansion-3'),
    blurb: ({ t }) => t('carcassonne.box.expansion-3.hint'),
  },
  'expansion-6': {
    name: ({ t }) => t('carcassonne.box.expansion-6'),
    blurb: ({ t }) => t('carcassonne.box.expansion-6.hint'),
  },
  'expansion-1': {
    name: ({ t }) => t('carcassonne.box.expansion-1'),
    blurb: ({ t }) => t('carcassonne.box.expansion-1.hint'),
  },
  'expansion-2': {
    name: ({ t }) => t('carcassonne.box.expansion-2'),
    blurb: ({ t }) => t('carcassonne.box.expansion-2.hint'),
  },
  'expansion-8': {
    name: ({ t }) => t('carcassonne.box.expansion-8'),
    blurb: ({ t }) => t('carcassonne.box.expansion-8.hint'),
  },
};

export const boxWords = (id: string): BoxWords | undefined => BOXES[id];
