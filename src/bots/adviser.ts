import type { CastleAction, CastleState } from '../game/index.ts';
import { LIMIT, adviserOf } from './adviserOf.ts';
import type { AdviserOf } from './adviserOf.ts';
import { createAsker } from './asker.ts';
import { startWorker } from './protocol.ts';
import type { Answer, BotWorker, Question } from './protocol.ts';
import type { Reason } from './reasons.ts';

export type Adviser = AdviserOf<CastleState, CastleAction, Reason>;

export const createAdviser = (start: () => BotWorker = startWorker, limit = LIMIT): Adviser => adviserOf(createAsker<Question, Answer>(start, limit));
