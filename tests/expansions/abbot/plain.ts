import { give, isComplete, worth } from '../../support/plainBoard.ts';
import type { PlainPart } from '../../support/plainParts.ts';
import type { Man, PlainGame } from '../../support/plainBoard.ts';

const abbot = (game: PlainGame, player: number): Man | undefined =>
  game.men.find((man) => man.player === player && man.figure === 'abbot');

export const part: PlainPart = {
  choices(game) {
    const { player } = game;
    const home = abbot(game, player);
    return home && !isComplete(game, [home]) ? [{ player, do: 'recall' }] : [];
  },
  plays: {
    recall(game, { player }) {
      const home = abbot(game, player) as Man;
      const scores = give(game.scores, [player], worth(game, [home]));
      return { ...game, scores, men: game.men.filter((man) => man !== home) };
    },
  },
};
