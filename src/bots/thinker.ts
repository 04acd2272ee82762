import type { CastleAction, CastleState } from '../game/index.ts';
import { createAsker } from './asker.ts';
import { quickAction } from './choose.ts';
import { startWorker } from './protocol.ts';
import type { Answer, BotWorker, Question } from './protocol.ts';
import { LIMIT, thinkerOf } from './thinkerOf.ts';
import type { ThinkerOf } from './thinkerOf.ts';

export type Thinker = ThinkerOf<CastleState, CastleAction>;

export const createThinker = (start: () => BotWorker = startWorker, limit = LIMIT): Thinker =>
  thinkerOf(createAsker<Question, Answer>(start, limit), quickAction);
