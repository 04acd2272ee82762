/** Who can be played against. Strength comes from what a level looks at, kindness from blunders that people make too. */

export interface Level {
  /** Chance of a turn played for the points of the moment alone. */
  readonly blunderRate: number;
  /** Temperature of the choice among good ways (softmax), in points: a way that is this much worse is chosen about a third as often. 0: always the best. */
  readonly temperature: number;
  /** Candidates that are played on, and for how many turns; 0: the evaluation decides. */
  readonly width: number;
  readonly plies: number;
  /** Positions evaluated for one choice, about; ends the search on every machine alike. */
  readonly work: number;
  /** Longest search in milliseconds, for slow machines. */
  readonly time: number;
  /** How much more the own points count than the other's: builders above 0, spoilers below. */
  readonly style: number;
}

const ONE_TURN = { width: 0, plies: 0, work: 0, time: 450, style: 0 } as const;
const FULL = { blunderRate: 0, temperature: 0, width: 12, plies: 2, work: 90_000, time: 450, style: 0 } as const;

/** Weakest first; the last two play as well as the strongest, each in its own way. */
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

/** The level with this name; one that a later version has, or a friend made up, plays as `castellan`. */
export const botLevel = (name: string): BotLevel => BOT_LEVELS.find((known) => known === name) ?? 'castellan';
