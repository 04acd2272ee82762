import { expect } from 'vitest';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { BOT_LEVELS } from '../../../src/bots/levels.ts';
import { think } from '../../../src/bots/think.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';
import { randomCarcassonne } from '../../support/randomCarcassonne.ts';

/**
 * Every level in turn thinks in games with random options, and each time chooses something legal: about one choice in
 * `asked`, since there are thousands in a game, and in every game the first one of each kind.
 */
export function playOnAnywhere({ games, asked }: { readonly games: number; readonly asked: number }): void {
  for (let n = 0; n < games; n++) {
    const random = seededRandom(`any/${n}`);
    const game = carcassonne.startGame(randomCarcassonne(random));
    const level = { ...CARCASSONNE_LEVELS[BOT_LEVELS[n % BOT_LEVELS.length] ?? 'novice'], work: 60 };
    const kinds = new Set<string>();
    while (game.awaiting !== 'over') {
      const isNew = !kinds.has(game.awaiting);
      kinds.add(game.awaiting);
      if (random() < 1 - 1 / asked && !isNew) {
        game.play(pick(game.legalMoves(), random));
        continue;
      }
      const { chosen } = think(carcassonne.stateOf(game), level, 'any');
      const move = chosen.moves[0] ?? -1;
      expect([...game.legalMoves()]).toContain(move);
      game.play(move);
    }
  }
}
