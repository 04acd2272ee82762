import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { played } from './played.ts';

/** What a module owns in a state, with its type. */

test('a module in play has its slice', () => {
  const { state } = played('count castles', 'monastery', '');
  const count: 'palace' | 'market' | 'smithy' | 'cathedral' | undefined = carcassonne.sliceOf(state, 'count')?.count;
  expect(count).toBe('palace');
  expect(carcassonne.sliceOf(state, 'castles')?.left).toEqual([3, 3]);
});

test('a module that is not in play has none', () => {
  expect(carcassonne.sliceOf(played('count', 'monastery', '').state, 'castles')).toBeUndefined();
});
