import type { Texts } from '../../i18n/index.ts';
import type { LessonRef } from '../../session/learnContract.ts';
import type { Stroke } from '../kit/sign.ts';
import type { OptionWords } from './option.ts';
import type { GameTable, TableContext } from './table.ts';
import type { GameTexts } from './texts.ts';

/** What the HUD adds to a rule set's adapter (src/game/core/adapter.ts). */
export interface HudGame {
  name(texts: Texts): string;
  /** What kind of game it is, in a sentence. */
  blurb(texts: Texts): string;
  /** A vignette of 64 by 48 for the menu. */
  readonly picture: readonly Stroke[];
  /** A follower in somebody's look. */
  figure(look: number): SVGSVGElement;
  /** By name of the option. */
  readonly options: Readonly<Record<string, OptionWords>>;
  seedHint(texts: Texts): string;
  /** It can be played with tiles and a board of one's own. */
  readonly takesSets: boolean;
  /** What brought points, for tables of them. */
  category(texts: Texts, word: string): string;
  /** Why these modules cannot be in one game; absent: all go together. */
  clash?(texts: Texts, modules: readonly string[]): string | undefined;
  /** What the book of the rules says, by the keys of its chapters. */
  bookText(texts: Texts, key: string): string;
  /** What only its book shows. */
  exhibit?(texts: Texts, name: string): readonly Node[];
  /** In the order in which they are taught. */
  readonly lessons: readonly LessonRef[];
  lessonName(texts: Texts, id: string): string;
  /** What a lesson says, by the key that its view tells. */
  lessonText(texts: Texts, key: string): string;
  /** What the panels of the table say. */
  texts(texts: Texts): GameTexts;
  /** What they show. */
  table(context: TableContext): GameTable;
}
