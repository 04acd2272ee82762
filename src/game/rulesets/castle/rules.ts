import type { Effect, TokenUse } from './vocabulary.ts';

/** The differences between The Castle and its re-edition. They share all other code. */
export interface CastleRules {
  readonly id: 'castle' | 'zamek';
  /** Kind of token (1…9) → what it does (RULES.md §7). */
  readonly effects: Readonly<Record<number, Effect>>;
  /** Default of the option `tokenUse`. */
  readonly tokenUse: TokenUse;
  /** The five points may be taken at the end of any of the player's turns, not only at the end of the game. */
  readonly fivePointsInPlay: boolean;
  /** A fountain also doubles an unfinished path at the end of the game. */
  readonly fountainDoublesUnfinished: boolean;
  /** Order of the final scoring (RULES.md §8). */
  readonly finalOrder: readonly FinalStep[];
}

export type FinalStep = 'keep' | 'court' | 'final-path' | 'final-tower' | 'final-house' | 'five-points';

/** RULES.md §7 and §8. */
export const CASTLE_RULES: CastleRules = {
  id: 'castle',
  effects: {
    1: 'extra-turn',
    2: 'double-tower',
    3: 'double-house',
    4: 'final-path',
    5: 'final-tower',
    6: 'final-house',
    7: 'final-court',
    8: 'keep',
    9: 'five-points',
  },
  tokenUse: 'same-turn',
  fivePointsInPlay: false,
  fountainDoublesUnfinished: true,
  finalOrder: ['keep', 'court', 'final-path', 'final-tower', 'final-house', 'five-points'],
};

/** The kind of token with this effect. */
export function kindWith(rules: CastleRules, effect: Effect): number {
  return Number(Object.keys(rules.effects).find((kind) => rules.effects[Number(kind)] === effect) ?? 0);
}
