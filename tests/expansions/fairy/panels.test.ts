// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { carcassonne } from '../../../src/game/index.ts';
import { cellText } from '../../../src/hud/board/describe.ts';
import { hudGameOf } from '../../../src/hud/games/index.ts';
import { lineText } from '../../../src/hud/words/events.ts';
import { game, moment, rows, told } from '../../hud/moment.ts';

describe('the fairy', () => {
  const KNIGHT = 'place at 0,-1 turned 1; follower on city; place at 1,0; pass; place at -1,0';
  const DECK = 'city bridge, coat of arms; 3 × straight road; city edge; straight road; road bend';

  test('is offered beside each of the player’s figures', () => {
    expect(rows(moment('fairy', DECK, KNIGHT))).toContain('Fairy to your knight: City at (0, 1)');
    const tile = moment('fairy', DECK, KNIGHT, { options: { fairy: 'tile' } });
    expect(rows(tile)).toContain('Fairy to the tile at (0, 1)');
  });

  test('logs who moved her, whom she is beside, and her points', () => {
    const view = moment('fairy', DECK, `${KNIGHT}; fairy on city at 0,-1`);
    expect(told(view)[0]).toBe('Ada moves the fairy to (0, 1).');
    expect(cellText(game, view, { x: 0, y: -1 })).toContain('the fairy is here, beside a follower of Ada');
    const line = { player: 0, count: 1, region: null, features: [], pennants: 0 };
    expect(lineText(game, view, { ...line, what: 'fairy', each: 1, points: 1 } as carcassonne.CarcassonneLine)).toBe(
      'The fairy is with you = 1',
    );
    expect(hudGameOf('carcassonne').category(game.texts, 'fairyRegion')).toBe('Fairy, with a feature');
  });
});
