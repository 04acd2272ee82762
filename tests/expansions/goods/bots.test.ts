import { expect, test } from 'vitest';
import { chooseAction } from '../../../src/bots/choose.ts';
import { STANDING_CLOCK } from '../../../src/bots/think.ts';
import { played } from '../../game/carcassonne/played.ts';

/** Computer players weigh trade goods by the race for most of each kind. */

const START =
  'city edge at 0,0 turned 1; city bridge with cloth, city edge at 1,0 turned 2; city bridge, wine at 2,0; city bridge with grain, gate road at 3,0';
/** Ada holds a city with goods, which Jan’s tile can complete; enough tiles for others follow. */
const ADA = 'place at 4,0; follower on city';
const DECK = 'city bridge with wine, gate road; city edge; 12 × straight road; 6 × monastery';

const choice = (modules: string) =>
  chooseAction(played(modules, DECK, ADA, { start: START }).state, 'regent', 's', STANDING_CLOCK);

test('a computer player completes a rival’s city for its goods', () => {
  expect(choice('goods')).toMatchObject({ do: 'place', x: 5, y: 0 });
});

test('and leaves it open where goods are not played', () => {
  expect(choice('builders')).not.toMatchObject({ x: 5, y: 0 });
});
