import type { PlainPart } from '../../support/plainParts.ts';
import { riverGoesOn } from '../interactions/plain.ts';
import { has } from '../../support/plainBoard.ts';
import type { PlainGame } from '../../support/plainBoard.ts';

export const isLake = (game: PlainGame): boolean => has(game, 'river-2') && game.last?.tile === 'S12';

export const part: PlainPart = { allows: riverGoesOn };
