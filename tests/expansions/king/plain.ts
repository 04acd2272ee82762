import { isFort } from '../castles/plain.ts';
import { has, isComplete, kindOf, regionsOn } from '../../support/plainBoard.ts';
import type { Card, PlainGame, Spot } from '../../support/plainBoard.ts';

/** Cities or roads that the last tile completed. */
const completedBy = (game: PlainGame, kind: string): Spot[][] =>
  game.last
    ? regionsOn(game, [game.last]).filter(
        (region) => kindOf(game, region) === kind && isComplete(game, region) && !isFort(game, region),
      )
    : [];

const tilesIn = (region: readonly Spot[]): number => new Set(region.map(({ x, y }) => `${x},${y}`)).size;

/** The cards after the last tile, and their holders' points. */
export function cardsAfter(game: PlainGame): PlainGame {
  if (!has(game, 'king')) return game;
  const scores = [...game.scores];
  const next = (card: Card | null, kind: string): Card | null => {
    const done = completedBy(game, kind);
    if (card && game.options.kingScoring === 'running') scores[card.player] = (scores[card.player] ?? 0) + done.length;
    const size = Math.max(0, ...done.map(tilesIn));
    return size > (card?.size ?? 0) ? { player: game.player, size } : card;
  };
  const [king, robber] = [next(game.king, 'city'), next(game.robber, 'road')];
  return { ...game, king, robber, scores };
}

/** Points for the cards at the end. */
export function cardsAtEnd(game: PlainGame): PlainGame {
  const { king, robber } = game;
  const scoring = game.options.kingScoring ?? 'each';
  const scores = [...game.scores];
  const give = (card: Card | null, points: number): void => {
    if (card) scores[card.player] = (scores[card.player] ?? 0) + points;
  };
  const all = (kinds: readonly string[]): number =>
    regionsOn(game, game.board).filter(
      (region) => kinds.includes(kindOf(game, region)) && isComplete(game, region) && !isFort(game, region),
    ).length;
  if (scoring === 'each') {
    give(king, all(['city', 'carcassonne']));
    give(robber, all(['road']));
  } else if (scoring === '10') {
    give(king, 10);
    give(robber, 10);
  } else if (scoring === '15-40') {
    const both = king !== null && king.player === robber?.player;
    give(king, both ? 40 : 15);
    give(robber, both ? 0 : 15);
  }
  return { ...game, scores };
}
