import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { offered, played, typesOf } from '../../game/carcassonne/played.ts';
import { checkAgainstPlain, checkPieces, checkRecordOf, checkState } from '../../properties/carcassonne.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

/** Builders (RULES.md §17.2); their sentences: golden/. */

const DECK = 'straight road; monastery; straight road; monastery; 2 × straight road; 2 × monastery';
const WORKS = 'place at 1,0; follower on road; place at 0,1; pass; place at 2,0; builder on road; place at 0,2; pass';

describe('the builder', () => {
  test('is offered beside a robber or a knight, and nowhere else', () => {
    const choices = offered(
      played('builders', DECK, 'place at 1,0; follower on road; place at 0,1; pass; place at 2,0'),
    );
    // Two followers on the two fields, and the builder on the road.
    expect(choices).toEqual([
      'builder on road at 2,0',
      'follower on north field at 2,0',
      'follower on south field at 2,0',
      'pass',
    ]);
  });

  test('is told when he gets to work, before anything is decided, and when the second part begins', () => {
    const laid = played('builders', DECK, `${WORKS}; place at 3,0`);
    expect(laid.events.find(({ type }) => type === 'taken')).toMatchObject({ player: 0, what: 'second-part' });
    expect(carcassonne.sliceOf(laid.state, 'builders')?.earned).toBe(true);
    expect(typesOf(played('builders', DECK, `${WORKS}; place at 3,0; pass`))).toEqual(['turn-went-on', 'drawn']);
  });

  test('says nothing where no tile is left for a second part', () => {
    const laid = played(
      'builders',
      'straight road; monastery; straight road; monastery; straight road',
      `${WORKS}; place at 3,0`,
    );
    expect(typesOf(laid)).not.toContain('taken');
  });

  test('does not count among the followers of a completed region', () => {
    const { events } = played(
      'builders',
      'straight road; monastery; straight road; monastery; four roads; monastery',
      'place at 1,0; follower on road; place at 1,1; pass; place at 2,0; builder on road; place at 1,2; pass; place at 3,0; pass',
      { start: 'four roads at 0,0' },
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
