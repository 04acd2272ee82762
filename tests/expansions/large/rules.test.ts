import { describe, expect, test } from 'vitest';
import { carcassonneGame } from '../../../src/session/games/carcassonne.ts';
import { offered, played } from '../../game/carcassonne/played.ts';

/** The large follower (RULES.md §16.3); sentence by sentence: golden/. */

const ROADS = { start: ['B28 0 0 0'] };
const inHand = (text: string) => {
  const { state, pieces } = played('large', 'B31 B31 B31', text, ROADS);
  return carcassonneGame.figures(state, 0, pieces).find(({ sort }) => sort === 'large');
};

describe('the large follower', () => {
  test('is one of each player’s figures', () => {
    expect(inHand('')).toEqual({ sort: 'large', inHand: 1, of: 1 });
    expect(inHand('p1,0,0 d0:large')).toMatchObject({ inHand: 0, of: 1 });
  });

  test('is offered wherever a follower is, but not on a garden', () => {
    const { prompt } = played('abbot large', 'B32', 'p1,0,0', ROADS);
    const features = (figure: string | undefined) =>
      (prompt?.options ?? []).flatMap(({ action }) =>
        action.do === 'deploy' && action['figure'] === figure ? [action.feature] : [],
      );
    expect(features('large')).toEqual([0, 1, 2]);
    expect(features('large')).toEqual(features(undefined));
    expect(features('abbot')).toEqual([3]);
  });

  test('may be placed when no other follower is in hand', () => {
    const none = { ...ROADS, options: { followers: 1 } };
    const game = played('large', 'B31 B31 B31 B31', 'p1,0,0 d0 p-1,0,0 x p1,1,0', none);
    expect(offered(game)).toEqual(['deploy road 1,1:0', 'deploy field 1,1:1', 'deploy field 1,1:2', 'pass']);
  });
});
