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

const SQUARE = { start: 'city edge at 1,0 turned 2; monastery at 2,1; monastery at 0,1; monastery at 1,2', players: 3 };

const NINE = `
  place at 0,0; follower on monastery; place at 0,2; follower on monastery; place at 2,0; follower on monastery;
  place at 2,2; place at 1,1; pass`;

const flight = (more = ''): MatchView =>
  moment('dragon', '3 × monastery; volcano; dragon, city edge, garden; straight road', `${NINE}; ${more}`, SQUARE);

describe('the dragon', () => {
  test('each move says where it goes and whom it eats, and so does the green button', () => {
    const first = flight();
    expect(rows(first)).toEqual(['To (2, -1), north: eats nobody', 'To (1, -2), west: eats nobody']);
    const next = flight('dragon at 2,1');
    expect(rows(next)).toEqual(['To (2, 0), north: eats 1 of your followers', 'To (1, -1), west: eats nobody']);
    expect([commitLabel(game, chosen(next, 0)), commitLabel(game, chosen(next, 1))]).toEqual([
      'Move: eats 1',
      'Move the dragon',
    ]);
  });

  test('everybody sees who moves, and how many moves are left', () => {
    const view = flight('dragon at 2,1');
    expect(promptOf(game, view)).toMatchObject({ title: 'Move the dragon', detail: '5 moves left' });
    for (const thinking of [false, true])
      expect(promptOf(game, { ...view, prompt: null, myTurn: false, thinking })).toMatchObject({
        title: 'Zofia moves the dragon',
        detail: '5 moves left',
      });
  });

  test('the cards show who chooses in whose turn', () => {
    const view = flight('dragon at 2,1');
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
    expect(told(flight('dragon at 2,1; dragon at 2,0')).slice(0, 2)).toEqual([
      'Zofia moves the dragon to (2, 0). It eats 1 follower of Zofia.',
      'Zofia’s monk comes home.',
    ]);
    const called = moment(
      'dragon',
      'straight road; volcano, straight road; straight road',
      'place at 1,0; pass; place at -1,0',
    );
    expect(told(called).slice(0, 2)).toEqual([
      'Jan places the tile at (-1, 0).',
      'The volcano at (-1, 0) calls the dragon.',
    ]);
  });

  test('a dead end is announced before it is chosen', () => {
    const row = { start: 'straight road at 0,0; straight road at 1,0; monastery at 0,1' };
    const view = moment(
      'dragon',
      'volcano, straight road; dragon, straight road; straight road',
      'place at -1,0; place at 2,0; pass',
      row,
    );
    expect(rows(view)).toContain('To (0, -1), south: eats nobody; dead end: the flight is over');
  });

  test('before the first volcano it sleeps, and the tiles set aside are counted', () => {
    const view = moment(
      'dragon',
      'straight road; dragon, city edge, garden; dragon, straight road; straight road',
      'place at 1,0; pass',
    );
    expect(askedText(game, view, 'scores')).toContain(
      'The dragon sleeps beside the board until there is a volcano. 2 dragon tiles are set aside until there is a volcano.',
    );
    expect(told(view).filter((text) => text.startsWith('A dragon tile is set aside'))).toHaveLength(2);
    const back = moment(
      'dragon',
      'dragon, city edge, garden; dragon, straight road; volcano; 2 × straight road',
      'place at 0,1',
      { knownReturns: 0 },
    );
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
