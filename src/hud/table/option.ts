import type { GivenOptions } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';

/** Texts for an option of a new game. Without them its control shows the option's name and values as they are. */
export interface OptionWords {
  label(texts: Texts): string;
  hint?(texts: Texts): string;
  /** Its values in the order of the form; the others follow. */
  readonly values?: readonly (readonly [value: string | number | boolean, words: (texts: Texts) => string])[];
  /** Whether it has no effect with these options; absent: it always has one. */
  readonly idle?: (chosen: GivenOptions) => boolean;
}
