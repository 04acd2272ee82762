import { expect, test } from 'vitest';
import { chooseAction } from '../../src/bots/choose.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { think } from '../../src/bots/think.ts';
import {
  RULE_SETS,
  deal,
  defaultOptions,
  hideSecrets,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleAction, CastleState, RuleSetId } from '../../src/game/index.ts';
import { pinned } from '../support/pinned.ts';
import { pick } from '../support/randomGame.ts';

/**
 * Choices and values of the strongest levels, to the last bit: a faster bot must be the same bot. The candidates change
 * only with the weights and with what a level looks at: `npx vitest run --project unit tests/bots/choices.test.ts -u`.
 */

/** One in this many choices of a game is pinned. */
const EVERY = 11;
const FULL_SEARCHES = 3;

/** Choices along a game of computer players, as their player knows them; every seventh move is a random legal one. */
function moments(id: RuleSetId): readonly CastleState[] {
  const rules = RULE_SETS[id];
  const random = seededRandom(`moments/${id}`);
  const game = startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
  const states: CastleState[] = [];
  for (let n = 0; game.awaiting !== 'over'; n++) {
    const state = hideSecrets(stateOf(game));
    const rare = game.awaiting === 'score' || game.awaiting === 'endTurn';
    if (n % EVERY === 0 || rare || (game.left < 3 && game.awaiting === 'place')) states.push(state);
    const chosen = n % 7 === 6 ? undefined : game.moveOf(chooseAction(state, 'castellan', 'moments') as CastleAction);
    game.play(chosen?.ok ? chosen.value : pick(game.legalMoves(), random));
  }
  return states;
}

test.each(['castle', 'zamek'] as const)(
  '%s: choices are the same to the last bit',
  { timeout: 120_000 },
  async (id) => {
    const rows: string[] = [];
    for (const [n, state] of moments(id).entries()) {
      const work = n % 12 === 5 && n < 12 * FULL_SEARCHES ? LEVELS.regent.work : 3000;
      for (const [name, level] of [
        ['castellan', LEVELS.castellan],
        ['regent', { ...LEVELS.regent, work }],
      ] as const) {
        const effort = level.work > 0 ? ` work ${level.work}` : '';
        rows.push(`turn ${state.turn} ${state.awaiting} ${name}${effort}: ${pinned(think(state, level, 'pinned'))}`);
      }
    }
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`./choices.${id}.txt`);
  },
);
