import { isFort } from '../castles/plain.ts';
import { featureAt, has, isComplete, kindOf, regionsOn } from '../../support/plainBoard.ts';
import type { PlainGame } from '../../support/plainBoard.ts';

/** The player of the turn has a token for each sign in the cities that the last tile completed. */
export function tokensAfter(game: PlainGame): PlainGame {
  if (!has(game, 'goods') || !game.last) return game;
  const done = regionsOn(game, [game.last]).filter(
    (region) => kindOf(game, region) === 'city' && isComplete(game, region) && !isFort(game, region),
  );
  const goods: Record<string, readonly number[]> = { ...game.goods };
  for (const spot of done.flat()) {
    const { goods: kind } = featureAt(game, spot);
    if (!kind) continue;
    const had = goods[kind] ?? game.scores.map(() => 0);
    goods[kind] = had.map((count, player) => count + (player === game.player ? 1 : 0));
  }
  return { ...game, goods };
}

/** 10 points for most tokens of each kind. */
export function tokensAtEnd(game: PlainGame): PlainGame {
  let { scores } = game;
  for (const counts of Object.values(game.goods)) {
    const most = Math.max(...counts);
    scores = scores.map((score, player) => score + (most > 0 && counts[player] === most ? 10 : 0));
  }
  return { ...game, scores };
}
