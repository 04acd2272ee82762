import type { Structure } from '../../art/contract.ts';
import type { Piece } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { OptionWords } from '../games/option.ts';
import type { ModulePanels, TableContext } from '../games/table.ts';
import type { GameTexts, SliceTexts, Told } from '../games/texts.ts';
import type { ModulePicture } from './picture.ts';

/** What the HUD says of a module. What is missing is shown by its plain word. */
export interface HudModule {
  name(texts: Texts): string;
  /** What it brings into the game, in a sentence. */
  blurb(texts: Texts): string;
  readonly picture?: ModulePicture;
  /** What of it brings points, for tables of them; `undefined`: nothing of this name. */
  category?(texts: Texts, word: string): string | undefined;
  /** By name of the option. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** Why no game has it together with another, `other` by name; absent: it goes with all. */
  apart?(texts: Texts, other: string): string;
  /** What the panels of the table say of it. `game`: all words of the game, once they are made. */
  table?(texts: Texts, game: () => GameTexts): SliceTexts;
  /** How a piece of it that is built is painted into the land; `null`: it stands there by itself. */
  built?(piece: Piece, view: Pick<Told, 'state'>): Structure | null;
  /** What they show of it, in games that have it. */
  panels?(context: TableContext): ModulePanels;
}
