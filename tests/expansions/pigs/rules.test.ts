import { describe, expect, test } from 'vitest';
import { offered, played } from '../../game/carcassonne/played.ts';
import { checkAgainstPlain, checkPieces, checkRecordOf, checkState } from '../../properties/carcassonne.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

/** Pigs (RULES.md §17.3); their sentences: golden/. */

describe('the pig', () => {
  test('is offered beside a farmer, and nowhere else', () => {
    const choices = offered(played('pigs', 'B31 B02 B31 B02', 'p1,0,0 d1 p0,1,0 x p2,0,0'));
    // A robber on the road, the pig beside the farmer, and a farmer in the other field.
    expect(choices).toEqual(['deploy road 2,0:0', 'deploy field 2,0:1', 'deploy field 2,0:2', 'pass']);
  });

  test('scores in lines of its own', () => {
    const start = ['B21 0 0 2', 'B21 0 1 0', 'B21 2 0 2', 'B21 2 1 0'];
    const { lines } = played('pigs', 'B02 B02 B02', 'p1,0,0 d1 p0,2,0 x p-1,0,0 d1:pig', { start });
    expect(lines).toEqual(['0 field 6', '0 pig 2']);
  });

  test('whole random games with it keep every property, and the rule page’s program gives the same points', () => {
    for (const seed of ['1', '2', '3']) {
      const game = playCarcassonne(
        `pigs ${seed}`,
        (position) => {
          checkState(position);
          checkPieces(position);
        },
        () => ['pigs'],
      );
      checkRecordOf(game);
      checkAgainstPlain(game, 20);
    }
  });
});
