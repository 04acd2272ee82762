// @vitest-environment happy-dom
import { createElement } from 'preact';
import { describe, expect, test } from 'vitest';
import type { Rotation } from '../../../src/game/index.ts';
import { cellText } from '../../../src/hud/board/describe.ts';
import { PlayerCard } from '../../../src/hud/game/PlayerCard.tsx';
import { promptOf } from '../../../src/hud/words/turnMode.ts';
import { askedText } from '../../../src/hud/log/asked.ts';
import { placementsOf } from '../../../src/session/match/gesture.ts';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { findAll, nameOf } from '../../hud/find.ts';
import { stillMatch } from '../../hud/fixture.ts';
import { showAtTable } from '../../hud/showing.tsx';
import { tile } from '../../game/carcassonne/notation.ts';
import { game, moment, rows, told } from '../../hud/moment.ts';

describe('bridges', () => {
  const ALONE = { start: 'monastery at 0,0' };
  const placing = (deck: string): MatchView => {
    const view = moment('bridges', deck, '', ALONE);
    return { ...view, legalCells: placementsOf(view.prompt) };
  };
  const held = (view: MatchView, x: number, y: number, rotation: Rotation): MatchView => ({
    ...view,
    gesture: { type: 'placing', x, y, rotation, rotations: [0, 1, 2, 3], along: null },
  });

  test('a tile that only fits with a bridge says so before it is confirmed', () => {
    const view = placing('straight road; monastery');
    expect(promptOf(game, view).detail).toBe('Fits in 4 places');
    expect(promptOf(game, held(view, 0, 1, 0))).toMatchObject({ detail: 'Fits 4 ways', commit: 'Place tile' });
    expect(promptOf(game, held(view, 0, 1, 1))).toMatchObject({
      detail: 'With one of your 3 bridges, on the tile at (0, 0), from north to south',
      commit: 'Place with a bridge',
    });
  });

  test('a tile that fits nowhere else may be set aside', () => {
    const view = placing('four roads; monastery');
    expect(promptOf(game, view).detail).toBe('Fits in 4 places, only with a bridge (3 bridges left)');
    expect(rows(view)).toEqual(['Set the tile aside: build no bridge and draw another tile']);
    const after = moment('bridges', 'four roads; monastery', 'pass', ALONE);
    const drawn = { id: -1, turn: 1, event: { type: 'drawn', player: 0, tile: tile('four roads') } };
    expect(told({ ...after, log: [drawn, ...after.log] })[1]).toBe(
      'Ada builds no bridge: the tile is set aside, and Ada draws again.',
    );
    // Set aside by the game: it was never in hand.
    expect(told(after)[0]).toContain('fits nowhere');
  });

  test('one built in its own step, and followers on it', () => {
    const before = moment('bridges', 'monastery; straight road', 'place at 0,1', ALONE);
    expect(rows(before).filter((row) => row.startsWith('Bridge'))).toEqual([
      'Bridge at (0, -1): from west to east',
      'Bridge at (0, 0): from west to east',
    ]);
    const built = moment('bridges', 'monastery; straight road', 'place at 0,1; bridge axis WE at 0,1', ALONE);
    expect(told(built)).toEqual(['Ada builds a bridge at (0, -1), from west to east.']);
    expect(rows(built)).toContain('Highwayman on the bridge');
    const on = moment(
      'bridges',
      'monastery; straight road',
      'place at 0,1; bridge axis WE at 0,1; follower on road',
      ALONE,
    );
    expect(told(on)[0]).toBe('Ada places a highwayman on the bridge.');
    expect(cellText(game, on, { x: 0, y: 1 })).toContain('Ada’s highwayman on the bridge, bridge from west to east');
    expect(askedText(game, on, 'scores')).toContain('2 bridges left');
    const match = stillMatch(on);
    const cards = [0, 1].map((index) => showAtTable(match, createElement(PlayerCard, { index, counted: null })));
    expect(cards.map((card) => findAll('img', /^Bridges/, card).map(nameOf))).toEqual([['Bridges: 2'], ['Bridges: 3']]);
  });

  test('that are impossible are refused in words', () => {
    expect(game.refusal('bridge-impossible', 'deploy')).toContain('fields');
  });
});
