import { describe, expect, test } from 'vitest';
import { carcassonneGame } from '../../../src/session/games/carcassonne.ts';
import { offered, played } from '../../game/carcassonne/played.ts';

/** The large follower (RULES.md §16.3); sentence by sentence: golden/. */

const ROADS = { start: 'three roads at 0,0' };
const inHand = (text: string) => {
  const { state, pieces } = played('large', '3 × straight road', text, ROADS);
  return carcassonneGame.figures(state, 0, pieces).find(({ sort }) => sort === 'large');
};

describe('the large follower', () => {
  test('is one of each player’s figures', () => {
    expect(inHand('')).toEqual({ sort: 'large', inHand: 1, of: 1 });
    expect(inHand('place at 1,0; large on road')).toMatchObject({ inHand: 0, of: 1 });
  });

  test('is offered wherever a follower is, but not on a garden', () => {
    const { prompt } = played('abbot large', 'straight road, garden', 'place at 1,0', ROADS);
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
    const game = played(
      'large',
      '4 × straight road',
      'place at 1,0; follower on road; place at -1,0; pass; place at 1,1',
      none,
    );
    expect(offered(game)).toEqual([
      'large on road at 1,1',
      'large on north field at 1,1',
      'large on south field at 1,1',
      'pass',
    ]);
  });
});
