// @vitest-environment happy-dom
import { createElement } from 'preact';
import { describe, expect, test } from 'vitest';
import { cellText } from '../../../src/hud/board/describe.ts';
import { PlayerCard } from '../../../src/hud/game/PlayerCard.tsx';
import { commitLabel, promptOf } from '../../../src/hud/words/turnMode.ts';
import { askedText } from '../../../src/hud/log/asked.ts';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { stillMatch } from '../../hud/fixture.ts';
import { chosen, game, moment, rows, told } from '../../hud/moment.ts';
import { showAtTable } from '../../hud/showing.tsx';

const SQUARE = { start: ['B21 1 0 2', 'B02 2 1 0', 'B02 0 1 0', 'B02 1 2 0'], players: 3 };

const NINE = 'p0,0,0 d0 p0,2,0 d0 p2,0,0 d0 p2,2,0 p1,1,0 x';

const flight = (more = ''): MatchView =>
  moment('dragon', 'B02 B02 B02 D01 D12 B31', [NINE, more].join(' ').trim(), SQUARE);

describe('the dragon', () => {
  test('each move says where it goes and whom it eats, and so does the green button', () => {
    const first = flight();
    expect(rows(first)).toEqual(['To (2, -1), north: eats nobody', 'To (1, -2), west: eats nobody']);
    const next = flight('dragon@2,1');
    expect(rows(next)).toEqual(['To (2, 0), north: eats 1 of your followers', 'To (1, -1), west: eats nobody']);
    expect([commitLabel(game, chosen(next, 0)), commitLabel(game, chosen(next, 1))]).toEqual([
      'Move: eats 1',
      'Move the dragon',
    ]);
  });

  test('everybody sees who moves, and how many moves are left', () => {
    const view = flight('dragon@2,1');
    expect(promptOf(game, view)).toMatchObject({ title: 'Move the dragon', detail: '5 moves left' });
    for (const thinking of [false, true])
      expect(promptOf(game, { ...view, prompt: null, myTurn: false, thinking })).toMatchObject({
        title: 'Zofia moves the dragon',
        detail: '5 moves left',
      });
  });

  test('the cards show who chooses in whose turn', () => {
    const view = flight('dragon@2,1');
    const cards = (now: MatchView): readonly (string | undefined)[] => {
      const match = stillMatch(now);
      return now.players.map(({ index }) => {
        const card = showAtTable(match, createElement(PlayerCard, { index, counted: null }));
        return card.querySelector('h2 + p')?.textContent;
      });
    };
    expect(view.state.player).not.toBe(view.actor);
    const told = cards(view);
    expect([told[view.actor], told[view.state.player]]).toEqual(['Your choice', 'Turn on hold']);
    expect(told.filter((status) => status === 'Waiting')).toHaveLength(1);
    expect(cards({ ...view, myTurn: false })[view.actor]).toBe('Choosing');
  });

  test('a move logs whom it ate; a volcano summons it', () => {
    expect(told(flight('dragon@2,1 dragon@2,0')).slice(0, 2)).toEqual([
      'Zofia moves the dragon to (2, 0). It eats 1 follower of Zofia.',
      'Zofia’s monk comes home.',
    ]);
    const called = moment('dragon', 'B31 D06 B31', 'p1,0,0 x p-1,0,0');
    expect(told(called).slice(0, 2)).toEqual([
      'Jan places the tile at (-1, 0).',
      'The volcano at (-1, 0) calls the dragon.',
    ]);
  });

  test('a dead end is announced before it is chosen', () => {
    const row = { start: ['B31 0 0 0', 'B31 1 0 0', 'B02 0 1 0'] };
    const view = moment('dragon', 'D06 D08 B31', 'p-1,0,0 p2,0,0 x', row);
    expect(rows(view)).toContain('To (0, -1), south: eats nobody; dead end: the flight is over');
  });

  test('before the first volcano it sleeps, and the tiles set aside are counted', () => {
    const view = moment('dragon', 'B31 D12 D08 B31', 'p1,0,0 x');
    expect(askedText(game, view, 'scores')).toContain(
      'The dragon sleeps beside the board until there is a volcano. 2 dragon tiles are set aside until there is a volcano.',
    );
    expect(told(view).filter((text) => text.startsWith('A dragon tile is set aside'))).toHaveLength(2);
    const back = moment('dragon', 'D12 D08 D01 B31 B31', 'p0,1,0', { knownReturns: 0 });
    expect(told(back)).toContain('A dragon tile goes back into the stack.');
  });

  test('is announced on its tile, as are volcanoes and dragon signs', () => {
    const view = flight();
    expect(cellText(game, view, { x: 2, y: 2 })).toMatch(/^\(2, -2\): volcano, .*the dragon is here/);
    expect(cellText(game, view, { x: 1, y: 1 })).toContain('dragon sign');
    expect(game.refusal('no-such-target', 'dragon')).toContain('The dragon cannot go there');
    expect(game.refusal('no-such-target', 'deploy')).toBe(game.texts.code('no-such-target'));
  });
});
