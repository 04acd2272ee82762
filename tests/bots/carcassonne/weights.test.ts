import { describe, expect, test } from 'vitest';
import { CARCASSONNE_ENGINE, PLAIN_ENGINE } from '../../../src/bots/carcassonne/engine.ts';
import { Evaluation, KNOTS } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { changesOf, joinWeights, weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import type { Engine } from '../../../src/bots/engine.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';

/** What computer players think features are worth depends on whether modules with features are in the game. */

/** A new game of two with these modules, as a player sees it. */
function begun(modules: readonly string[]): carcassonne.CarcassonneState {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  const players = ['Ada', 'Jan'];
  const deal = carcassonne.deal(rules, seededRandom('weights'));
  const position = carcassonne.startGame({ rules, players, start: rules.start, ...deal });
  for (let n = 0; n < 12; n++) position.play(position.legalMoves()[0] ?? 0);
  return carcassonne.hideSecrets(carcassonne.stateOf(position), rules);
}

/** The leads that a player expects from this state, by their weights in such games. */
const expected = (state: carcassonne.CarcassonneState, engine: Engine<carcassonne.CarcassonneState>): number =>
  engine.know(state, seededRandom('s'), false).evaluator.value(0);
const weighed = (state: carcassonne.CarcassonneState, withModules: boolean, knowsModules = true): number => {
  const game = known(state, seededRandom('s'), undefined, knowsModules);
  return new Evaluation(game, weightsFor(2, withModules), knowsModules).value(0);
};

describe('a computer player weighs', () => {
  test.each([
    ['the base game', [], false],
    ['the river and the abbot, which its weights know', ['river-1', 'abbot'], false],
    ['inns and cathedrals', ['inns'], true],
    ['builders and the abbot', ['builders', 'abbot'], true],
  ])('%s by the weights of such games', (_, modules, withModules) => {
    const state = begun(modules);
    const [lead, one, other] = [
      expected(state, CARCASSONNE_ENGINE),
      weighed(state, withModules),
      weighed(state, !withModules),
    ];
    expect(lead).toBe(one);
    expect(lead).not.toBe(other);
  });

  test('everything as in the base game, if it knows nothing about modules', () => {
    const state = begun(['inns']);
    expect(expected(state, PLAIN_ENGINE)).toBe(weighed(state, false, false));
  });
});

test.each([2, 4])('what modules change can be taken from weights, and put back (%s players)', (players) => {
  const random = seededRandom('change');
  const changes = Float64Array.from({ length: KNOTS.at.length * KNOTS.features }, () => Math.round(64 * random()) / 64);
  const back = changesOf(players, joinWeights(players, changes));
  expect(Math.max(...back.map((change, at) => Math.abs(change - (changes[at] as number))))).toBeLessThan(1e-9);
});
