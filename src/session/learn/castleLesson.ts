import { RULE_SETS, defaultOptions, initialState } from '../../game/index.ts';
import type { CastleOptions, CastleState, Effect, RuleSetId, TileId } from '../../game/index.ts';
import type { CastleLessonText } from '../contracts/learn.ts';
import type { Lesson } from './lesson.ts';
import type { Prepared } from './tutor.ts';

/** The setup of a prepared game of The Castle or Zamek. */
export interface CastleSetting {
  readonly deck: readonly TileId[];
  readonly options: Partial<CastleOptions>;
  /** Effects of the tokens on the wall, by the lower space of their corner tower. */
  readonly wall: Readonly<Record<string, Effect>>;
}

/**
 * Lessons of The Castle and Zamek. Their shorthand names a token by its effect: `{effect}` stands for the number of
 * such a token.
 */
export interface CastleLesson extends Lesson<CastleState, CastleLessonText>, CastleSetting {}

/** The number of a token by its effect; the rule sets number them differently. */
function kindOf(rules: RuleSetId, effect: string): number {
  const found = Object.entries(RULE_SETS[rules].effects).find(([, known]) => known === effect);
  if (!found) throw new Error(`Expected a token ${effect} in ${rules}`);
  return Number(found[0]);
}

export const castleWay = (way: string, rules: RuleSetId): string =>
  way.replace(/\{([\w-]+)\}/g, (_, effect: string) => String(kindOf(rules, effect)));

/** The state before the first draw. */
export function castleStart({ wall, options, deck }: CastleSetting, id: RuleSetId): CastleState {
  const rules = RULE_SETS[id];
  const wallTokens = Object.fromEntries(Object.entries(wall).map(([field, effect]) => [field, kindOf(id, effect)]));
  return initialState({ rules, options: { ...defaultOptions(rules), ...options }, deck, wallTokens });
}

export const prepareCastle = (lesson: CastleLesson, id: RuleSetId): Prepared => ({
  lesson: lesson as Prepared['lesson'],
  start: castleStart(lesson, id),
  wayOf: (way) => castleWay(way, id),
});
