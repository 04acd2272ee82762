import { expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { chooseAction } from '../../../src/bots/choose.ts';
import { STANDING_CLOCK } from '../../../src/bots/think.ts';
import { seededRandom } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';

/** Computer players place the builder where second tiles can follow. */

const FOLLOWER = 'place at 1,0; follower on road; place at 0,1; follower on monastery; place at 2,0';
const deck = (rest: string): string => `straight road; monastery; straight road; monastery; ${rest}`;

test('a computer player places the builder early, where its road goes on', () => {
  const { state } = played('builders', deck('12 × straight road; 8 × monastery; 10 × city edge'), FOLLOWER);
  expect(chooseAction(state, 'regent', 's', STANDING_CLOCK)).toMatchObject({ do: 'deploy', figure: 'builder' });
});

/** Points by which Ada is expected to lead more with the builder on her road than with him in hand. */
function gain(rest: string, knowsModules = true): number {
  const lead = (text: string): number => {
    const game = known(played('builders', deck(rest), `${FOLLOWER}; ${text}`).state, seededRandom('s'));
    return new Evaluation(game, weightsFor(2, knowsModules), knowsModules).value(0);
  };
  return lead('builder on road') - lead('pass');
}

test('a builder on the board is worth the second tiles that he may bring: fewer near the end', () => {
  expect(gain('30 × straight road')).toBeGreaterThan(1);
  expect(gain('2 × straight road')).toBeLessThan(gain('30 × straight road'));
});

test('a player without the module’s features counts its plain points', () => {
  expect(gain('30 × straight road', false)).toBeCloseTo(2.34, 2);
});
