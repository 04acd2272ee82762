import type { Structure } from '../../art/contract.ts';
import type { Piece } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { OptionWords } from '../table/option.ts';
import type { ModulePanels, TableContext } from '../table/table.ts';
import type { GameTexts, SliceTexts, NamedState } from '../table/texts.ts';
import type { Pictured } from './ModulePicture.tsx';

/** What the HUD has for a module. Whatever is missing is shown by its plain word. */
export interface HudModule {
  name(texts: Texts): string;
  /** Describes what it adds to the game, in a sentence. */
  blurb(texts: Texts): string;
  readonly picture?: Pictured;
  /** Its categories of points, for tables; `undefined`: it has none of this name. */
  category?(texts: Texts, word: string): string | undefined;
  /** The outlines of its figures that players have, for their cards, by sort. `worn`: over the player's own follower. */
  readonly figures?: Readonly<
    Record<string, { readonly outline: readonly string[] } | { readonly worn: readonly string[] }>
  >;
  /** Figures larger than followers in the pictures of the book, by sort: how many times. */
  readonly larger?: Readonly<Record<string, number>>;
  /** By option name. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** Why it cannot be combined with another module, `other` by name; absent: it can be combined with all. */
  apart?(texts: Texts, other: string): string;
  /** Its texts for the table's panels. `game`: all texts of the game, once they are created. */
  table?(texts: Texts, game: () => GameTexts): SliceTexts;
  /** The structure painted into the land for one of its pieces; `null`: the piece is drawn as a figure. */
  built?(piece: Piece, view: Pick<NamedState, 'state'>): Structure | null;
  /** Its content in the table's panels, for games that have it. */
  panels?(context: TableContext): ModulePanels;
}
