import { bears, has } from '../../support/plainBoard.ts';
import type { PlainGame } from '../../support/plainBoard.ts';

/** Whether followers may be deployed on any tile. */
export const isAnywhere = (game: PlainGame): boolean =>
  has(game, 'portal') && game.last !== null && bears(game.last.tile, 'portal');
