import type { moduleTexts } from '../expansions/texts/en.ts';
import type { RuleSetId } from '../game/index.ts';
import type { agreed } from './en/agreed.ts';
import type { assists } from './en/assists.ts';
import type { archive } from './en/archive.ts';
import type { castle } from './en/castle.ts';
import type { carcassonne } from './en/carcassonne.ts';
import type { carcassonneLessons } from './en/carcassonneLessons.ts';
import type { carcassonneRules } from './en/carcassonneRules.ts';
import type { errors } from './en/errors.ts';
import type { game } from './en/game.ts';
import type { castleGoals, goals } from './en/goals.ts';
import type { help } from './en/help.ts';
import type { hint } from './en/hint.ts';
import type { storage } from './en/storage.ts';
import type { learn } from './en/learn.ts';
import type { castleLessons } from './en/lessons.ts';
import type { log } from './en/log.ts';
import type { menu } from './en/menu.ts';
import type { online } from './en/online.ts';
import type { review } from './en/review.ts';
import type { book, castleRules } from './en/rules.ts';
import type { share } from './en/share.ts';
import type { sound } from './en/sound.ts';
import type { workshop } from './en/workshop.ts';
import type { Message } from './message.ts';

/** English is the reference: every language has its keys and placeholders. */
export type Common = typeof menu &
  typeof game &
  typeof assists &
  typeof log &
  typeof learn &
  typeof help &
  typeof hint &
  typeof online &
  typeof agreed &
  typeof review &
  typeof archive &
  typeof goals &
  typeof share &
  typeof sound &
  typeof workshop &
  typeof carcassonne &
  typeof moduleTexts &
  typeof carcassonneLessons &
  typeof book &
  typeof carcassonneRules &
  typeof errors &
  typeof storage;
export type CommonKey = keyof Common;
/** Texts that differ by rule set. */
export type RuleTexts = typeof castle & typeof castleLessons & typeof castleGoals & typeof castleRules;
/** Their keys without those of lessons. */
export type NameKey = keyof typeof castle;
export type RuleKey = keyof RuleTexts;

/** The content of a language. It may have plural forms that English does not need. */
export interface LanguageFile {
  readonly common: Readonly<Record<CommonKey, Message>>;
  readonly rules: Readonly<Record<RuleSetId, Readonly<Record<RuleKey, Message>>>>;
}
