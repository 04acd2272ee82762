import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { reasonsFor } from '../../../src/bots/carcassonne/reasons.ts';
import { numberOn } from '../../../src/scenes/games/carcassonne/regionLook.ts';
import { offered, played } from '../../game/carcassonne/played.ts';
import { checkAgainstPlain, checkPieces, checkRecordOf, checkState } from '../../properties/carcassonne.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

/** Pigs (RULES.md §17.3); their sentences: golden/. */

describe('the pig', () => {
  test('is offered beside a farmer, and nowhere else', () => {
    const choices = offered(
      played(
        'pigs',
        'straight road; monastery; straight road; monastery',
        'place at 1,0; follower on north field; place at 0,1; pass; place at 2,0',
      ),
    );
    // A robber on the road, the pig beside the farmer, and a farmer in the other field.
    expect(choices).toEqual([
      'follower on road at 2,0',
      'pig on north field at 2,0',
      'follower on south field at 2,0',
      'pass',
    ]);
  });

  test('scores in lines of its own', () => {
    const start = 'city edge at 0,0 turned 2; city edge at 0,1; city edge at 2,0 turned 2; city edge at 2,1';
    const { lines } = played(
      'pigs',
      '3 × monastery',
      'place at 1,0; follower on field; place at 0,2; pass; place at -1,0; pig on field',
      { start },
    );
    expect(lines).toEqual(['0 field 6', '0 pig 2']);
  });

  describe('while the game is played', () => {
    const start = 'city edge at 0,0 turned 2; city edge at 0,1; city edge at 2,0 turned 2; city edge at 2,1';
    const DECK = '4 × monastery';
    const FARMER = 'place at 1,0; follower on field; place at 0,2; pass; place at -1,0';

    test('what a field is worth to its leader includes it', () => {
      const { position } = played('pigs', DECK, `${FARMER}; pig on field`, { start });
      const field = carcassonne.regionsOf(position).find(({ leaders }) => leaders.length > 0);
      expect(field?.now).toMatchObject({ count: 2, each: 3, points: 6 });
      expect(field?.extras.map(({ player, what, points }) => [player, what, points])).toEqual([[0, 'pig', 2]]);
      expect(field && carcassonne.pointsOfLeaders(field)).toEqual([8]);
      expect(field && numberOn(field)).toBe('8');
      expect(carcassonne.projectedFinal(position).scores[0]).toBe(8);
    });

    test('of two who lead a field it adds to one', () => {
      const { position } = played(
        'pigs',
        '5 × monastery',
        'place at 1,0; follower on field; place at 0,2; follower on field; place at -1,0; pig on field; place at 1,1; pass',
        { start },
      );
      const [field] = carcassonne.regionsOf(position).filter(({ leaders }) => leaders.length > 0);
      expect(field && carcassonne.pointsOfLeaders(field)).toEqual([8, 6]);
      expect(field && numberOn(field)).toBe('6–8');
    });

    test('in a field that touches no completed city it adds nothing', () => {
      const around = 'city edge at 0,0 turned 2; city edge at 0,2 turned 2; city edge at 2,0 turned 2';
      const { position } = played('pigs', DECK, FARMER.replace('0,2', '1,1') + '; pig on field', { start: around });
      expect(carcassonne.regionsOf(position).flatMap(({ extras }) => extras)).toEqual([]);
    });

    test('a hint for it says what the field scores then', () => {
      const { position } = played('pigs', DECK, FARMER, { start });
      const pig = position.legalMoves().find((move) => position.actionOf(move)['figure'] === 'pig');
      expect(reasonsFor(position, [pig ?? -1])).toMatchObject([
        { what: 'fattens' },
        { what: 'extends', kind: 'field', points: 8 },
      ]);
    });
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
