import type { FinishedGame } from './archive.ts';

/** Goals that teach: each can be reached in a single game, and is found in its record afterwards. */

export const EVERY_GAME_GOALS = [
  'win',
  'at-once',
  'two-features',
  'guest',
  'all-home',
  'ten-home',
  'big-turn',
  'comeback',
  'clear-win',
  'unaided',
] as const;

/** Of The Castle and Zamek. */
export const CASTLE_GOALS = [
  'path',
  'tower',
  'house',
  'courts',
  'empty',
  'majority',
  'tie',
  'tokens',
  'doubled',
  'extra-turn',
  'rescued',
] as const;

export const CARCASSONNE_GOALS = [
  'road',
  'monastery',
  'city',
  'arms',
  'city-shared',
  'city-turned',
  'field',
  'field-turned',
  'late-farmer',
  'hundred',
  'table',
] as const;

export type EveryGameGoal = (typeof EVERY_GAME_GOALS)[number];
export type CastleGoal = (typeof CASTLE_GOALS)[number];
export type CarcassonneGoal = (typeof CARCASSONNE_GOALS)[number];
export type GoalId = EveryGameGoal | CastleGoal | CarcassonneGoal;

/** Goals under one heading; `rules`: the rule sets that they are for, `null` for all. */
export interface GoalGroup {
  readonly rules: readonly string[] | null;
  readonly goals: readonly GoalId[];
}

export const GOAL_GROUPS: readonly GoalGroup[] = [
  { rules: null, goals: EVERY_GAME_GOALS },
  { rules: ['castle', 'zamek'], goals: CASTLE_GOALS },
  { rules: ['carcassonne'], goals: CARCASSONNE_GOALS },
];

/** What was found in the finished games so far. */
export interface GoalsReached {
  /** The first game that reached each goal. */
  readonly games: ReadonlyMap<GoalId, FinishedGame>;
  /** Every game was looked through. */
  readonly isComplete: boolean;
}
