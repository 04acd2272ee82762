import { LEVELS } from '../levels.ts';
import type { BotLevel, Level } from '../levels.ts';

/** Positions of a longest search: as long as one of The Castle, for reading a position takes longer here. */
const WORK = 50_000;

const searching = (level: Level): Level => ({ ...level, work: WORK });

/** The levels of The Castle, by what they look at. */
export const CARCASSONNE_LEVELS: Readonly<Record<BotLevel, Level>> = {
  ...LEVELS,
  regent: searching(LEVELS.regent),
  builder: searching(LEVELS.builder),
  spoiler: searching(LEVELS.spoiler),
};
