import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { offered, played, typesOf } from '../../game/carcassonne/played.ts';
import { checkAgainstPlain, checkPieces, checkRecordOf, checkState } from '../../properties/carcassonne.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

/** Builders (RULES.md §17.2); their sentences: golden/. */

const DECK = 'B31 B02 B31 B02 B31 B31 B02 B02';
const WORKS = 'p1,0,0 d0 p0,1,0 x p2,0,0 d0:builder p0,2,0 x';

describe('the builder', () => {
  test('is offered beside a robber or a knight, and nowhere else', () => {
    const choices = offered(played('builders', DECK, 'p1,0,0 d0 p0,1,0 x p2,0,0'));
    // Two followers on the two fields, and the builder on the road.
    expect(choices).toEqual(['deploy road 2,0:0', 'deploy field 2,0:1', 'deploy field 2,0:2', 'pass']);
  });

  test('is told when he gets to work, before anything is decided, and when the second part begins', () => {
    const laid = played('builders', DECK, `${WORKS} p3,0,0`);
    expect(laid.events.find(({ type }) => type === 'taken')).toMatchObject({ player: 0, what: 'second-part' });
    expect(carcassonne.sliceOf(laid.state, 'builders')?.earned).toBe(true);
    expect(typesOf(played('builders', DECK, `${WORKS} p3,0,0 x`))).toEqual(['turn-went-on', 'drawn']);
  });

  test('says nothing where no tile is left for a second part', () => {
    const laid = played('builders', 'B31 B02 B31 B02 B31', `${WORKS} p3,0,0`);
    expect(typesOf(laid)).not.toContain('taken');
  });

  test('does not count among the followers of a completed region', () => {
    const { events } = played(
      'builders',
      'B31 B02 B31 B02 B27 B02',
      'p1,0,0 d0 p1,1,0 x p2,0,0 d0:builder p1,2,0 x p3,0,0 x',
      { start: ['B27 0 0 0'] },
    );
    expect(events.find(({ type }) => type === 'completed')).toMatchObject({ followers: [1, 0], scorers: [0] });
    expect(events.filter(({ type }) => type === 'follower-home')).toHaveLength(2);
  });

  test('whole random games with it keep every property, and the rule page’s program gives the same points', () => {
    for (const seed of ['1', '2', '3']) {
      const game = playCarcassonne(
        `builders ${seed}`,
        (position) => {
          checkState(position);
          checkPieces(position);
        },
        () => ['builders'],
      );
      checkRecordOf(game);
      checkAgainstPlain(game, 20);
    }
  });
});
