import type { CastleRules } from '../castle/rules.ts';

/** The 2020 re-edition: same wall, tiles and turn; other tokens and final order (RULES.md). */
export const ZAMEK_RULES: CastleRules = {
  id: 'zamek',
  effects: {
    1: 'extra-turn',
    2: 'double-house',
    3: 'double-tower',
    4: 'final-court',
    5: 'keep',
    6: 'five-points',
    7: 'final-house',
    8: 'final-tower',
    9: 'final-path',
  },
  tokenUse: 'next-turn',
  fivePointsInPlay: true,
  fountainDoublesUnfinished: false,
  finalOrder: ['court', 'keep', 'final-house', 'final-tower', 'final-path', 'five-points'],
};
