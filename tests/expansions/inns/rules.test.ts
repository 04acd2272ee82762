import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';

/** Inns and cathedrals (RULES.md §16.2); sentence by sentence: golden/. */

const ROAD = { start: 'three roads at 0,0; three roads at 4,0' };
const worths = (text: string, options = {}): readonly (readonly number[])[] => {
  const { position } = played('inns', 'straight road, inn, garden; 2 × straight road; monastery', text, {
    ...ROAD,
    options,
  });
  return carcassonne
    .regionsOf(position)
    .filter(({ features }) => features.some(({ x, feature }) => x === 1 && feature === 0))
    .map(({ now, finished }) => [now.points, finished.points]);
};

describe('what players are told that a road with an inn is worth', () => {
  test('nothing now, and 2 for each tile that it will have at least when it is completed', () => {
    expect(worths('place at 1,0; follower on road')).toEqual([[0, 6]]);
    expect(worths('place at 1,0; follower on road; place at 2,0; pass')).toEqual([[0, 8]]);
  });

  test('with the house rule, 1 per tile now', () => {
    expect(worths('place at 1,0; follower on road', { innsFinal: 'plain' })).toEqual([[2, 6]]);
  });

  test('two points per tile when it is completed', () => {
    expect(
      played(
        'inns',
        'straight road, inn, garden; 2 × straight road; monastery',
        'place at 1,0; follower on road; place at 2,0; pass; place at 3,0; pass',
        ROAD,
      ).lines,
    ).toEqual(['0 road 10']);
  });
});

describe('a coat of arms', () => {
  const CITY = {
    start:
      'cathedral in a full city at 0,0; city edge at 0,1; city edge at -1,0 turned 1; city bridge, coat of arms at 1,0',
  };

  test('scores 3 in a completed city with a cathedral, and is told apart from the cathedral', () => {
    const game = played(
      'inns',
      '2 × city edge; monastery',
      'place at 0,-1 turned 2; follower on city; place at 2,0 turned 3; pass',
      CITY,
    );
    expect(game.lines).toEqual(['0 city 21']);
    const line = game.events.find((event) => event.type === 'scored');
    expect(line).toMatchObject({ line: { count: 7, each: 3, pennants: 1 } });
  });
});

test('the 18 tiles are shuffled into the stack with either module', () => {
  for (const modules of [['inns'], ['large'], ['inns', 'large']]) {
    const parsed = carcassonne.parseOptions({ modules });
    const { deck } = carcassonne.deal(
      carcassonne.rulesOf(parsed.ok ? parsed.value : carcassonne.DEFAULT_OPTIONS),
      () => 0.5,
    );
    expect(deck.filter((tile) => tile?.startsWith('I'))).toHaveLength(18);
  }
});
