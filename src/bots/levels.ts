/**
 * A level of the computer player. Its strength depends on what it examines; weaker levels also blunder, as people do.
 */

export interface Level {
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

const ONE_TURN = { width: 0, plies: 0, work: 0, time: 450, style: 0 } as const;
const FULL = { blunderRate: 0, temperature: 0, width: 20, plies: 2, work: 90_000, time: 450, style: 0 } as const;

/** Weakest first; the last two are as strong as `regent`, each with a different style. */
export const LEVELS = {
  novice: { ...ONE_TURN, blunderRate: 0.27, temperature: 0.96 },
  page: { ...ONE_TURN, blunderRate: 0.2, temperature: 0.82 },
  squire: { ...ONE_TURN, blunderRate: 0.14, temperature: 0.68 },
  knight: { ...ONE_TURN, blunderRate: 0.09, temperature: 0.56 },
  steward: { ...ONE_TURN, blunderRate: 0.05, temperature: 0.45 },
  castellan: { ...ONE_TURN, blunderRate: 0, temperature: 0 },
  regent: FULL,
  builder: { ...FULL, style: 0.3 },
  spoiler: { ...FULL, style: -0.3 },
} as const satisfies Record<string, Level>;

export type BotLevel = keyof typeof LEVELS;
export const BOT_LEVELS = Object.keys(LEVELS) as readonly BotLevel[];

/** The level with this name. An unknown one, from a later version or another device, plays as `castellan`. */
export const botLevel = (name: string): BotLevel => BOT_LEVELS.find((known) => known === name) ?? 'castellan';
