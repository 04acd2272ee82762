import { describe, expect, test } from 'vitest';
import { played } from '../../game/carcassonne/played.ts';
import { checkAgainstPlain, checkPieces, checkRecordOf, checkState } from '../../properties/carcassonne.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

/** Trade goods (RULES.md §17.4); their sentences: golden/. */

describe('trade goods', () => {
  test('each token is reported with the sign that it comes from', () => {
    const start = 'city edge at 0,0 turned 1; city bridge, wine at 1,0; city bridge with grain, gate road at 2,0';
    const { events, lines } = played('goods', 'city edge; monastery', 'place at 3,0 turned 3; follower on city', {
      start,
    });
    expect(events.filter(({ type }) => type === 'taken')).toEqual([
      { type: 'taken', player: 0, what: 'wine', from: { x: 1, y: 0, feature: 0 } },
      { type: 'taken', player: 0, what: 'grain', from: { x: 2, y: 0, feature: 1 } },
    ]);
    expect(lines).toEqual(['0 city 8']);
  });

  test('come after king and robber baron, and pay at the end', () => {
    const start = 'city edge at 0,0 turned 1; city bridge, wine at 1,0';
    const { lines, events } = played('king goods', 'city edge', 'place at 2,0 turned 3; pass', { start });
    expect(lines).toEqual(['0 king 1', '0 wine 10']);
    const taken = events.flatMap((event) => (event.type === 'taken' ? [event.what] : []));
    expect(taken).toEqual(['king', 'wine']);
  });

  test('whole random games with it keep every property, and the rule page’s program gives the same points', () => {
    for (const seed of ['1', '2', '3']) {
      const game = playCarcassonne(
        `goods ${seed}`,
        (position) => {
          checkState(position);
          checkPieces(position);
        },
        () => ['goods'],
      );
      checkRecordOf(game);
      checkAgainstPlain(game, 20);
    }
  });
});
