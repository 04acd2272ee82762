import { RULE_SETS, defaultOptions, initialState } from '../../game/index.ts';
import type { CastleOptions, CastleState, Effect, RuleSetId, TileId } from '../../game/index.ts';
import type { CastleLessonText } from '../learnContract.ts';
import type { Lesson } from './lesson.ts';
import type { Prepared } from './tutor.ts';

/** Lessons of The Castle and Zamek. Sequences of actions name a token by its effect: `{effect}` stands for the number of such a token. */
export interface CastleLesson extends Lesson<CastleState, CastleLessonText> {
  readonly deck: readonly TileId[];
  readonly options: Partial<CastleOptions>;
  /** The effects of the tokens on the wall, by the lower space of their corner tower. */
  readonly wall: Readonly<Record<string, Effect>>;
}

/** The rule sets number the same tokens differently. */
function kindOf(rules: RuleSetId, effect: string): number {
  const found = Object.entries(RULE_SETS[rules].effects).find(([, known]) => known === effect);
  if (!found) throw new Error(`Expected a token ${effect} in ${rules}`);
  return Number(found[0]);
}

const wayOf = (way: string, rules: RuleSetId): string =>
  way.replace(/\{([\w-]+)\}/g, (_, effect: string) => String(kindOf(rules, effect)));

export function prepareCastle(lesson: CastleLesson, id: RuleSetId): Prepared {
  const rules = RULE_SETS[id];
  const wallTokens = Object.fromEntries(
    Object.entries(lesson.wall).map(([field, effect]) => [field, kindOf(id, effect)]),
  );
  const start = initialState({
    rules,
    options: { ...defaultOptions(rules), ...lesson.options },
    deck: lesson.deck,
    wallTokens,
  });
  return { lesson: lesson as Prepared['lesson'], start, wayOf: (way) => wayOf(way, id) };
}
