import { expect, test } from 'vitest';
import { chooseAction } from '../../../src/bots/choose.ts';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { think } from '../../../src/bots/think.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pinned } from '../../support/pinned.ts';
import { pick } from '../../support/randomGame.ts';

/**
 * Choices of the strongest levels, to the last bit, as in The Castle (../choices.test.ts): a faster bot must be the
 * same bot, whatever runs it.
 */

/** One in this many choices of a game is pinned. */
const EVERY = 11;

/** Choices along a game of computer players, as their player knows them; every seventh move is a random legal one. */
function moments(players: number, modules: readonly string[]): readonly carcassonne.CarcassonneState[] {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  const random = seededRandom(`moments/${players}`);
  const game = carcassonne.startGame({
    rules,
    players: Array.from({ length: players }, (_, n) => `P${n}`),
    start: rules.start,
    ...carcassonne.deal(rules, random),
  });
  const states: carcassonne.CarcassonneState[] = [];
  for (let n = 0; game.awaiting !== 'over'; n++) {
    const state = carcassonne.hideSecrets(carcassonne.stateOf(game), rules);
    if (n % EVERY === 0 || (game.left < 3 && game.awaiting === 'place')) states.push(state);
    const chosen = n % 7 === 6 ? undefined : game.moveOf(chooseAction(state, 'castellan', 'moments'));
    game.play(chosen?.ok ? chosen.value : pick(game.legalMoves(), random));
  }
  return states;
}

test.each([
  [2, []],
  [4, ['river-1', 'abbot']],
] as const)(
  'Carcassonne, %i players: choices are the same to the last bit',
  { timeout: 120_000 },
  async (players, modules) => {
    const rows = moments(players, modules).flatMap((state) =>
      (
        [
          ['castellan', CARCASSONNE_LEVELS.castellan],
          ['regent', { ...CARCASSONNE_LEVELS.regent, work: 3000 }],
        ] as const
      ).map(
        ([name, level]) => `turn ${state.turn} ${state.awaiting} ${name}: ${pinned(think(state, level, 'pinned'))}`,
      ),
    );
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`./choices.${players}.txt`);
  },
);
