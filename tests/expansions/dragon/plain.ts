import { bears, featuresOf, has, same } from '../../support/plainBoard.ts';
import type { Laid, PlainGame } from '../../support/plainBoard.ts';

/** Where the dragon may move. */
export const flights = (game: PlainGame): Laid[] =>
  game.moves === 0 || !game.dragon
    ? []
    : game.board.filter(
        (laid) =>
          Math.abs(laid.x - (game.dragon?.x ?? 0)) + Math.abs(laid.y - (game.dragon?.y ?? 0)) === 1 &&
          !same(laid, game.fairy) &&
          !(has(game, 'count') && featuresOf(laid).every(({ kind }) => kind === 'carcassonne')) &&
          !game.visited.some((been) => same(been, laid)),
      );

export const isFlight = (game: PlainGame): boolean =>
  has(game, 'dragon') && game.dragon !== null && bears(game.last?.tile ?? '', 'dragon');
