import { expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { reasonsFor } from '../../../src/bots/reasons.ts';
import { seededRandom } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';

/** Computer players value the pig by the cities of its field, and in hand by those that may come. */

/** Ada’s farmer is in the field south of the start tile. */
const FARMER = 'place at 1,0; follower on south field; place at 0,1; pass; place at 2,0';
const deck = (rest: string): string => `straight road; monastery; straight road; ${rest}`;

test('a computer player keeps the pig in hand while its field has no city', () => {
  /** Points by which Ada is expected to lead. */
  const lead = (text: string): number => {
    const { state } = played('pigs', deck('40 × straight road'), `${FARMER}; ${text}`);
    return new Evaluation(known(state, seededRandom('s')), weightsFor(2)).value(0);
  };
  expect(lead('pig on south field')).toBeLessThan(lead('pass'));
});

test('a hint says why the pig is placed', () => {
  const { position, state } = played('pigs', deck('4 × monastery'), FARMER);
  const action = position.legalActions().find(({ figure }) => figure === 'pig');
  if (!action) throw new Error('The pig cannot be placed');
  expect(reasonsFor(state, [action]).map(({ what }) => what)).toContain('fattens');
});
