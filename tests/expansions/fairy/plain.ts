import type { PlainPart } from '../../support/plainParts.ts';
import { isFollower, same, standsIn } from '../../support/plainBoard.ts';
import type { Man, PlainAction, PlainGame } from '../../support/plainBoard.ts';

const isByTile = (game: PlainGame): boolean => game.options.fairy === 'tile';

function fairyPlaces(game: PlainGame): PlainAction[] {
  const { player, fairy } = game;
  const mine = game.men.filter((man) => man.player === player && isFollower(man));
  if (!isByTile(game))
    return mine
      .filter((man) => man !== fairy?.beside)
      .map(({ x, y, feature }) => ({ player, do: 'fairy', x, y, feature }));
  const tiles = mine.filter((man, n) => !same(man, fairy) && mine.findIndex((other) => same(other, man)) === n);
  return tiles.map(({ x, y }) => ({ player, do: 'fairy', x, y }));
}

/** Players who get something from the fairy, among the owners of these men. */
export function favoured({ fairy, ...game }: PlainGame, men: readonly Man[]): number[] {
  if (!fairy) return [];
  const with_ = men
    .filter(isFollower)
    .filter((man) => (isByTile({ fairy, ...game }) ? same(man, fairy) : man === fairy.beside));
  return [...new Set(with_.map(({ player }) => player))];
}

export const part: PlainPart = {
  choices: fairyPlaces,
  plays: {
    fairy(game, { x = game.last?.x ?? 0, y = game.last?.y ?? 0, feature = 0 }) {
      const beside = isByTile(game)
        ? null
        : (game.men.find((man) => isFollower(man) && standsIn([{ x, y, feature }], man)) ?? null);
      return { ...game, fairy: { x, y, beside } };
    },
  },
};
