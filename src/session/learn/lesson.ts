import { RULE_SETS } from '../../game/index.ts';
import type { CastleOptions, CastleState, Effect, FeatureAt, RuleSetId, TileId } from '../../game/index.ts';
import type { Spotlight } from '../contract.ts';
import type { LessonId, LessonText } from '../learnContract.ts';

/** One thing to do: done in any legal way that comes to it. */
export interface Step {
  readonly text: LessonText;
  readonly look: Spotlight;
  /** How somebody who understood plays it, in shorthand: what the hint shows. `{effect}` stands for the number of such a token. */
  readonly way: string;
  /** Is it done? Else nothing is to be said yet, or what went otherwise. */
  readonly check: (now: CastleState, before: CastleState) => 'open' | 'done' | LessonText;
  readonly praise: LessonText;
  /** The other player's turn that comes next, in shorthand. */
  readonly reply: string;
}

/** Something to read before there is anything to do. */
export interface Told {
  readonly text: LessonText;
  readonly look: Spotlight;
}

export interface Lesson {
  readonly id: LessonId;
  readonly deck: readonly TileId[];
  readonly options: Partial<CastleOptions>;
  /** What the tokens on the wall do, by the lower field of their corner. */
  readonly wall: Readonly<Record<string, Effect>>;
  /** How it came to the first step, in shorthand. */
  readonly course: string;
  readonly steps: readonly (Step | Told)[];
}

/** The rule sets number the same tokens differently. */
function kindOf(rules: RuleSetId, effect: string): number {
  const found = Object.entries(RULE_SETS[rules].effects).find(([, known]) => known === effect);
  if (!found) throw new Error(`Expected a token ${effect} in ${rules}`);
  return Number(found[0]);
}

export const wallTokensOf = ({ wall }: Lesson, rules: RuleSetId): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(wall).map(([field, effect]) => [field, kindOf(rules, effect)]));

export const wayOf = ({ way }: Step, rules: RuleSetId): string => way.replace(/\{([\w-]+)\}/g, (_, effect: string) => String(kindOf(rules, effect)));

/** The learner begins, and so is player 0. */
export const LEARNER = 0;

const sameFeature = (a: FeatureAt, b: FeatureAt): boolean => a.x === b.x && a.y === b.y && a.feature === b.feature;

/** Does a follower of the learner stand on this feature? */
export const standsOn = ({ followers }: CastleState, at: FeatureAt): boolean => followers.some((follower) => follower.player === LEARNER && sameFeature(follower, at));

/** Where the tile of the learner's last turn lies. */
export const lastOf = ({ laid }: CastleState, before: CastleState): CastleState['laid'][number] | undefined => laid[before.laid.length];

/** The turn is over, or the game. */
export const isOver = (now: CastleState, before: CastleState): boolean => now.turn !== before.turn || now.awaiting === 'over';

export const gained = (now: CastleState, before: CastleState): number => now.scores[LEARNER] - before.scores[LEARNER];
