// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../src/hud/words/turnMode.ts';
import { tile } from '../../game/carcassonne/notation.ts';
import { game, moment, rows, told } from '../../hud/moment.ts';

describe('a portal', () => {
  const DECK = 'city bridge, coat of arms; straight road; portal, three roads; straight road; road bend';
  const TEXT = 'place at 0,-1 turned 1; pass; place at 1,0; pass; place at 2,0';

  test('lists the most valuable targets first, with their cells', () => {
    const view = moment('portal', DECK, TEXT);
    expect(rows(view).slice(0, 4)).toEqual([
      'Highwayman on the road: 3 points so far, 3 tiles – west',
      'Highwayman on the road: (0, 0), 3 points so far, 3 tiles – east and west',
      'Knight in the city: (0, 0), 3 points so far – north',
      'Knight in the city: (0, 1), 3 points so far – north and south, with coat of arms',
    ]);
    expect(promptOf(game, view)).toMatchObject({ title: 'Place a follower anywhere?' });
    expect(view.prompt?.options.at(-1)?.declines).toBe(true);
  });

  test('the follower that uses it is logged with its place', () => {
    const view = moment('portal', DECK, `${TEXT}; follower on city at 0,-1`);
    const log = [
      {
        id: 0,
        turn: 1,
        event: { type: 'laid', player: 0, tile: tile('portal, three roads'), x: 2, y: 0, rotation: 0 },
      },
      ...view.log.map((entry) => ({ ...entry, turn: 1 })),
    ];
    expect(told({ ...view, log })[1]).toBe('At (0, 1): Ada places a knight in the city.');
  });
});
