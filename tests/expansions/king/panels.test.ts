// @vitest-environment happy-dom
import { createElement } from 'preact';
import { beforeEach, describe, expect, test } from 'vitest';
import type { carcassonne } from '../../../src/game/index.ts';
import { PlayerCard } from '../../../src/hud/game/PlayerCard.tsx';
import { hudGameOf } from '../../../src/hud/games/index.ts';
import { askedText } from '../../../src/hud/log/asked.ts';
import { lineText } from '../../../src/hud/words/events.ts';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { findAll, textsOfAll } from '../../hud/find.ts';
import { fakeApp, fakeHud, newMatch, stillMatch, tableOf } from '../../hud/fixture.ts';
import { game, moment, told } from '../../hud/moment.ts';
import { showAtTable, openScreen } from '../../hud/showing.tsx';

/** The two titles at the table. */

beforeEach(() => document.body.replaceChildren());

function screenOf(view: MatchView) {
  const match = stillMatch(view);
  openScreen(fakeHud(fakeApp({ match })), match);
  return { match, table: tableOf(match).table };
}

describe('King and Robber Baron', () => {
  const view = (): MatchView =>
    moment(
      'king',
      'city bridge; city edge; 2 × straight road',
      'place at 0,-1 turned 1; follower on city; place at 0,-2 turned 2; pass',
    );

  test('who takes a card, and for what', () => {
    expect(told(view())).toEqual(
      expect.arrayContaining([
        'The King’s marker goes to the city at (0, 2).',
        'Jan takes the King’s card: the largest city.',
      ]),
    );
    expect(askedText(game, view(), 'scores')).toContain(
      'Jan: city of 3 tiles at (0, 2), 1 point so far. A completed city of 4 tiles or more wins the King.',
    );
  });

  test('the card is at its holder, with what wins it and what it scores', () => {
    const { match } = screenOf(view());
    const cards = [0, 1].map((index) => showAtTable(match, createElement(PlayerCard, { index, counted: null })));
    const shown = cards.map((card) => textsOfAll(findAll('img', /wins the King/, card)));
    expect(shown).toEqual([[], ['King4+ tiles+1']]);
  });

  test('lines and categories of every way to score', () => {
    const line = { player: 0, region: null, features: [], pennants: 0 };
    const say = (what: string, count: number, each: number): string =>
      lineText(game, newMatch({ rules: 'carcassonne' }).view, {
        ...line,
        what,
        count,
        each,
        points: count * each,
      } as carcassonne.CarcassonneLine);
    expect(say('king', 3, 1)).toBe('King, 3 cities × 1 = 3');
    expect(say('robber', 1, 1)).toBe('Robber Baron, 1 road × 1 = 1');
    expect(say('king', 1, 10)).toBe('The King’s card = 10');
    expect(say('kingAndRobber', 1, 40)).toBe('King and Robber Baron = 40');
    const { category } = hudGameOf('carcassonne');
    expect(['king', 'robber', 'kingAndRobber'].map((word) => category(game.texts, word))).toEqual([
      'King',
      'Robber Baron',
      'King and Robber Baron',
    ]);
  });
});
