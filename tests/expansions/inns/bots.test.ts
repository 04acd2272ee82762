import { describe, expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { chooseAction } from '../../../src/bots/choose.ts';
import { STANDING_CLOCK } from '../../../src/bots/think.ts';
import { seededRandom } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';

/** Computer players judge inns and cathedrals by what regions are worth with them. */

const choice = (deck: string, text: string, start?: string) =>
  chooseAction(played('inns', deck, text, start === undefined ? {} : { start }).state, 'regent', 's', STANDING_CLOCK);

describe('with the last tile, a computer player', () => {
  /** Ada’s city is south of the start tile, Jan’s is north of it. */
  const CITIES = 'place at 0,1 turned 2; follower on city; place at 0,-1 turned 1; follower on city';

  test('puts a cathedral into an opponent’s city, not into its own', () => {
    expect(choice('city edge; city bridge; cathedral in a full city', CITIES)).toMatchObject({ x: 0, y: -2 });
  });

  test('puts an inn on an opponent’s road, not on its own', () => {
    const roads = 'three roads at 0,0';
    const held = 'place at 1,0; follower on road; place at -1,0; follower on road';
    expect(choice('2 × straight road; straight road, inn, garden', held, roads)).toMatchObject({ x: -2, y: 0 });
  });
});

test('a computer player completes its road with an inn while it can', () => {
  const roads = 'three roads at 0,0; three roads at 4,0; monastery with road at -3,0 turned 3';
  const held = 'place at 1,0; follower on road; place at 2,0; pass';
  expect(choice('straight road, inn, garden; 4 × straight road', held, roads)).toMatchObject({ x: 3, y: 0 });
});

test('early in the game an unfinished city with a cathedral is not worth more than when completed', () => {
  const start = 'cathedral in a full city at 0,0; city edge at 0,1; city edge at 1,0 turned 3';
  /** Points by which Ada is expected to lead. */
  const lead = (text: string): number => {
    const { state } = played('inns', 'city edge; 70 × straight road', `place at -1,0 turned 1; ${text}`, { start });
    return new Evaluation(known(state, seededRandom('s')), weightsFor(2)).value(0);
  };
  const completed = 3 * 5;
  expect(lead('follower on city') - lead('pass')).toBeLessThan(completed);
});
