import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';

/** Inns and cathedrals (RULES.md §16.2); sentence by sentence: golden/. */

const ROAD = { start: ['B28 0 0 0', 'B28 4 0 0'] };
const worths = (text: string, options = {}): readonly (readonly number[])[] => {
  const { position } = played('inns', 'I15 B31 B31 B02', text, { ...ROAD, options });
  return carcassonne
    .regionsOf(position)
    .filter(({ features }) => features.some(({ x, feature }) => x === 1 && feature === 0))
    .map(({ now, finished }) => [now.points, finished.points]);
};

describe('what players are told that a road with an inn is worth', () => {
  test('nothing now, and 2 for each tile that it will have at least when it is completed', () => {
    expect(worths('p1,0,0 d0')).toEqual([[0, 6]]);
    expect(worths('p1,0,0 d0 p2,0,0 x')).toEqual([[0, 8]]);
  });

  test('with the house rule, 1 per tile now', () => {
    expect(worths('p1,0,0 d0', { innsFinal: 'plain' })).toEqual([[2, 6]]);
  });

  test('two points per tile when it is completed', () => {
    expect(played('inns', 'I15 B31 B31 B02', 'p1,0,0 d0 p2,0,0 x p3,0,0 x', ROAD).lines).toEqual(['0 road 10']);
  });
});

describe('a coat of arms', () => {
  const CITY = { start: ['I01 0 0 0', 'B21 0 1 0', 'B21 -1 0 1', 'B10 1 0 0'] };

  test('scores 3 in a completed city with a cathedral, and is told apart from the cathedral', () => {
    const game = played('inns', 'B21 B21 B02', 'p0,-1,2 d0 p2,0,3 x', CITY);
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
