import type { CommonKey, Texts } from '../../i18n/index.ts';
import type { SliceTexts } from '../table/texts.ts';

type Word = CommonKey extends infer Key ? (Key extends `carcassonne.reason.${infer W}` ? W : never) : never;

/** The texts for reasons that need no parameters but the points. */
export const reasonTexts =
  ({ t }: Texts, ...words: readonly Exclude<Word, 'shares'>[]): NonNullable<SliceTexts['reason']> =>
  ({ what, points }) => {
    const word = words.find((one) => one === what);
    return word && t(`carcassonne.reason.${word}`, { count: points });
  };
