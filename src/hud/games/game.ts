import type { Texts } from '../../i18n/index.ts';
import type { Match } from '../../session/contract.ts';
import type { Judgement } from '../../session/learnContract.ts';
import type { Hud } from '../kit/hud.ts';
import type { OptionWords } from './option.ts';

/** A stroke of a small picture: its class in the style sheet, and its path. */
export type Stroke = readonly [className: string, d: string];

/** What is said at the table to somebody who learns. */
export interface LearnWords {
  /** The places that are pointed out, by name: for those who do not see them. */
  places(): readonly string[];
  /** A way to play, and where it leads. */
  way(advice: Judgement['best'], where: boolean): readonly (Node | string)[];
}

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
  /** The rules on one page. `match`: the game at the table, if it is one of this rule set. */
  help(hud: Hud, match: Match | null): readonly Node[];
  lessonName(texts: Texts, id: string): string;
  /** What a lesson says, by the key that its view tells. */
  lessonText(texts: Texts, key: string): string;
  learn(hud: Hud, match: Match): LearnWords;
}
