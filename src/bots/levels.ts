import { CLEAR } from './sight.ts';
import type { Sight } from './sight.ts';

/**
 * A level of the computer player. Its strength depends on what it examines and on what it notices; weaker levels also
 * blunder, as people do.
 */

export interface Level {
  /** What it overlooks, or loves. */
  readonly sight: Sight;
  /** Probability that a turn is played only for immediate points. */
  readonly blunderRate: number;
  /**
   * Temperature of the choice among good candidates (softmax), in points: a candidate that is this much worse is chosen
   * about a third as often. 0: always the best one.
   */
  readonly temperature: number;
  /** Number of candidates for rollouts, and turns per rollout, which grow with the work (halving.ts); 0: only the evaluation decides. */
  readonly width: number;
  readonly plies: number;
  /** Approximate number of positions evaluated for a choice; ends the search equally on every machine. */
  readonly work: number;
  /** Time limit of the search in milliseconds, for slow machines. */
  readonly time: number;
  /** How much more the player's own points weigh than the opponents': positive for builders, negative for spoilers. */
  readonly style: number;
}

const ONE_TURN = { sight: CLEAR, width: 0, plies: 0, work: 0, time: 450, style: 0 } as const;
const FULL = {
  sight: CLEAR,
  blunderRate: 0,
  temperature: 0,
  width: 23,
  plies: 2,
  work: 90_000,
  time: 450,
  style: 0,
} as const;

/** Weakest first; those after `regent` are as strong as it is, each in a style of its own. */
export const LEVELS = {
  /** Grabs points; forgets fields and courts, its followers and its opponents. */
  novice: {
    ...ONE_TURN,
    sight: { hand: 0.35, growth: 0.7, finalScoring: 0, company: 0, gaps: 0, extras: 0.25, rivals: 0 },
    blunderRate: 0.1,
    temperature: 0.75,
  },
  /** Runs out of followers, and lets everyone else do as they like. */
  page: {
    ...ONE_TURN,
    sight: { hand: 0.4, growth: 0.75, finalScoring: 0.35, company: 0, gaps: 0, extras: 0.28, rivals: 0 },
    blunderRate: 0.09,
    temperature: 0.7,
  },
  /** Completes things too early, and hardly looks at the others. */
  squire: {
    ...ONE_TURN,
    sight: { hand: 0.6, growth: 0.8, finalScoring: 0.55, gaps: 0.5, extras: 0.4, rivals: 0.3 },
    blunderRate: 0.07,
    temperature: 0.6,
  },
  /** Underrates what scores only at the end. */
  knight: {
    ...ONE_TURN,
    sight: { growth: 0.9, finalScoring: 0.7, extras: 0.5, rivals: 0.55 },
    blunderRate: 0.05,
    temperature: 0.5,
  },
  /** Seldom spoils anything. */
  steward: { ...ONE_TURN, sight: { extras: 0.7, rivals: 0.75 }, blunderRate: 0.03, temperature: 0.4 },
  castellan: { ...ONE_TURN, blunderRate: 0, temperature: 0 },
  regent: FULL,
  builder: { ...FULL, style: 0.3 },
  spoiler: { ...FULL, style: -0.3 },
  landlord: { ...FULL, sight: { likes: { land: 3 } } },
  miser: { ...FULL, sight: { likes: { followers: 1.3 } } },
} as const satisfies Record<string, Level>;

export type BotLevel = keyof typeof LEVELS;
export const BOT_LEVELS = Object.keys(LEVELS) as readonly BotLevel[];

/** Levels that are as strong as the strongest one, each in a style of its own. */
export const BOT_CHARACTERS: readonly BotLevel[] = ['builder', 'spoiler', 'landlord', 'miser'];

/** The level with this name. An unknown one, from a later version or another device, plays as `castellan`. */
export const botLevel = (name: string): BotLevel => BOT_LEVELS.find((known) => known === name) ?? 'castellan';
