import { LEVELS } from '../levels.ts';
import type { BotLevel, Level } from '../levels.ts';

/**
 * Positions evaluated in the longest search. It takes as long as in The Castle, because a position takes longer to read
 * here.
 */
const WORK = 50_000;

const searching = (level: Level): Level => ({ ...level, work: WORK });

/** The levels of The Castle with less work. */
export const CARCASSONNE_LEVELS: Readonly<Record<BotLevel, Level>> = {
  ...LEVELS,
  regent: searching(LEVELS.regent),
  builder: searching(LEVELS.builder),
  spoiler: searching(LEVELS.spoiler),
  landlord: searching(LEVELS.landlord),
  miser: searching(LEVELS.miser),
};
