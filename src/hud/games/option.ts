import type { GivenOptions } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';

/** Words for an option of a new game. Without them its control shows the option's name and values as they are. */
export interface OptionWords {
  label(texts: Texts): string;
  hint?(texts: Texts): string;
  /** Its values in the order of the form; the others follow. */
  readonly values?: readonly (readonly [value: string | number | boolean, words: (texts: Texts) => string])[];
  /** It means nothing beside these options; absent: it always means something. */
  readonly idle?: (chosen: GivenOptions) => boolean;
}
