import type { ComponentChildren, VNode } from 'preact';
import type { Texts } from '../../i18n/index.ts';
import type { LessonRef } from '../../session/contracts/learn.ts';
import type { FollowerOutline } from '../kit/shapes.tsx';
import type { OptionWords } from './option.ts';
import type { GameTable, TableContext } from './table.ts';
import type { GameTexts } from './texts.ts';

/** The name of a goal, and what to do and why. */
export interface GoalWords {
  readonly name: string;
  readonly how: string;
}

/** What the title page shows of a rule set. */
export interface TitleGame {
  name(texts: Texts): string;
  /** Describes the game in a sentence. */
  blurb(texts: Texts): string;
  /** A follower in a player's look. */
  figure(look: number): VNode;
  /** Whether it can be played with a custom set. */
  readonly takesSets: boolean;
}

/** What the HUD adds to a rule set's adapter (src/game/core/adapter.ts). */
export interface HudGame extends TitleGame {
  /** Another figure of a player; absent or `undefined`: it has no picture. */
  readonly otherFigure?: (sort: string, look: number) => VNode | undefined;
  /** The same as paths, for canvases. */
  outline(look: number): FollowerOutline;
  /** By option name. */
  readonly options: Readonly<Record<string, OptionWords>>;
  seedHint(texts: Texts): string;
  /** A category of points, for tables. */
  category(texts: Texts, word: string): string;
  /** The words for one of its own goals; undefined for a goal of another game. */
  goal(texts: Texts, id: string): GoalWords | undefined;
  /** Why these modules cannot be combined; absent: all can. */
  clash?(texts: Texts, modules: readonly string[]): string | undefined;
  /** The texts of its book of the rules, by the keys of chapters and scenes. */
  bookText(texts: Texts, key: string): string;
  /** Exhibits that only this book contains. */
  exhibit?(texts: Texts, name: string): ComponentChildren;
  /** In the order in which they are taught. */
  readonly lessons: readonly LessonRef[];
  lessonName(texts: Texts, id: string): string;
  /** The texts of lessons, by the keys in their views. */
  lessonText(texts: Texts, key: string): string;
  /** The texts of the table's panels. */
  texts(texts: Texts): GameTexts;
  /** The content of the table's panels. */
  table(context: TableContext): GameTable;
}
