import type { Texts } from '../../i18n/index.ts';
import type { OptionWords } from '../games/option.ts';

/** What the HUD says of a module. What is missing is shown by its plain word. */
export interface HudModule {
  name(texts: Texts): string;
  /** What it brings into the game, in a sentence. */
  blurb(texts: Texts): string;
  /** Its rules, for the rule page. */
  help?(texts: Texts): string;
  /** By name of the option. */
  readonly options?: Readonly<Record<string, OptionWords>>;
}
