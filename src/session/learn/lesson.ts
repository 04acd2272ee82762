import { sameFeature } from '../../game/index.ts';
import type { FeatureAt, Follower, GameState, LaidTile } from '../../game/index.ts';
import type { Spotlight } from '../contracts/match.ts';

/** A lesson as written. Each rule set adds how its games start (castleLesson.ts, carcassonneLesson.ts). */

/** One task: any legal play that reaches the goal is right. */
export interface Step<State, Text> {
  readonly text: Text;
  readonly look: Spotlight;
  /** A correct solution in shorthand, which the hint shows. */
  readonly way: string;
  /** Checks the state: `done`, `open` while nothing is decided, or the text that says what went wrong. */
  readonly check: (now: State, before: State) => 'open' | 'done' | Text;
  readonly praise: Text;
  /** The opponent's next turn, in shorthand. */
  readonly reply: string;
}

/** A text to read, without a task. */
export interface Told<Text> {
  readonly text: Text;
  readonly look: Spotlight;
}

export interface Lesson<State extends GameState, Text> {
  /** The actions before the first step, in shorthand. */
  readonly opening: string;
  readonly steps: readonly (Step<State, Text> | Told<Text>)[];
}

export const isStep = <State, Text>(step: Step<State, Text> | Told<Text>): step is Step<State, Text> => 'check' in step;

/** The learner starts, which makes them player 0. */
export const LEARNER = 0;

/** The part of the state that all rule sets have. */
interface Seen {
  readonly followers: readonly Follower[];
  readonly laid: readonly LaidTile[];
  readonly turn: number;
  readonly awaiting: string;
  readonly scores: readonly number[];
}

/** True if a follower of the learner is on this feature. */
export const standsOn = ({ followers }: Seen, at: FeatureAt): boolean =>
  followers.some((follower) => follower.player === LEARNER && sameFeature(follower, at));

/** The tile that the learner placed since `before`. */
export const lastOf = ({ laid }: Seen, before: Seen): LaidTile | undefined => laid[before.laid.length];

export function liesAt(now: Seen, before: Seen, x: number, y: number): boolean {
  const last = lastOf(now, before);
  return last?.x === x && last.y === y;
}

/** True if the turn or the game is over. */
export const isOver = (now: Seen, before: Seen): boolean => now.turn !== before.turn || now.awaiting === 'over';

export const gained = (now: Seen, before: Seen): number => (now.scores[LEARNER] ?? 0) - (before.scores[LEARNER] ?? 0);
