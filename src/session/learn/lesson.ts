import { sameFeature } from '../../game/index.ts';
import type { FeatureAt, Follower, GameState, LaidTile } from '../../game/index.ts';
import type { Spotlight } from '../contract.ts';

/** A lesson as it is written. Each rule set adds how its games start (castleLesson.ts, carcassonneLesson.ts). */

/** One task: any legal play that reaches the goal is right. */
export interface Step<State, Text> {
  readonly text: Text;
  readonly look: Spotlight;
  /** A correct way to play it, in shorthand: the hint shows it. */
  readonly way: string;
  /** Is it done? Otherwise `open` while nothing is decided, or what went wrong. */
  readonly check: (now: State, before: State) => 'open' | 'done' | Text;
  readonly praise: Text;
  /** The opponent's next turn, in shorthand. */
  readonly reply: string;
}

/** Something to read before there is anything to do. */
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

/** The learner starts, and so is player 0. */
export const LEARNER = 0;

/** The part of the state that every rule set has. */
interface Seen {
  readonly followers: readonly Follower[];
  readonly laid: readonly LaidTile[];
  readonly turn: number;
  readonly awaiting: string;
  readonly scores: readonly number[];
}

/** Does a follower of the learner stand on this feature? */
export const standsOn = ({ followers }: Seen, at: FeatureAt): boolean =>
  followers.some((follower) => follower.player === LEARNER && sameFeature(follower, at));

/** Where the tile of the learner's last turn is. */
export const lastOf = ({ laid }: Seen, before: Seen): LaidTile | undefined => laid[before.laid.length];

export function liesAt(now: Seen, before: Seen, x: number, y: number): boolean {
  const last = lastOf(now, before);
  return last?.x === x && last.y === y;
}

/** The turn is over, or the game. */
export const isOver = (now: Seen, before: Seen): boolean => now.turn !== before.turn || now.awaiting === 'over';

export const gained = (now: Seen, before: Seen): number => (now.scores[LEARNER] ?? 0) - (before.scores[LEARNER] ?? 0);
