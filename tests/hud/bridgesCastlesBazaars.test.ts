// @vitest-environment happy-dom
import { createElement } from 'preact';
import { beforeEach, describe, expect, test } from 'vitest';
import { adapterOf, carcassonne } from '../../src/game/index.ts';
import type { Rotation } from '../../src/game/index.ts';
import { cellText } from '../../src/hud/board/describe.ts';
import { PlayerCard } from '../../src/hud/game/PlayerCard.tsx';
import { commitLabel, promptOf } from '../../src/hud/words/turnMode.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { askedText } from '../../src/hud/log/asked.ts';
import { BarTable } from '../../src/hud/kit/BarTable.tsx';
import { pointScale } from '../../src/hud/kit/chart.ts';
import { tileText } from '../../src/hud/words/features.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { placementsOf } from '../../src/session/match/gesture.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { findAll, nameOf } from './find.ts';
import { fakeHud, stillMatch, tableOf } from './fixture.ts';
import { showAtTable, showIn } from './showing.tsx';
import { chosen, game, moment, rows, told } from './moment.ts';

/** Texts of bridges, castles and bazaars at the table. */

beforeEach(() => document.body.replaceChildren());

const waiting = (view: MatchView): MatchView => ({ ...view, prompt: null, myTurn: false });

describe('bridges', () => {
  const ALONE = { start: ['B02 0 0 0'] };
  const placing = (deck: string): MatchView => {
    const view = moment('bridges', deck, '', ALONE);
    return { ...view, legalCells: placementsOf(view.prompt) };
  };
  const held = (view: MatchView, x: number, y: number, rotation: Rotation): MatchView => ({
    ...view,
    gesture: { type: 'placing', x, y, rotation, rotations: [0, 1, 2, 3], along: null },
  });

  test('a tile that only fits with a bridge says so before it is confirmed', () => {
    const view = placing('B31 B02');
    expect(promptOf(game, view).detail).toBe('Fits in 4 places');
    expect(promptOf(game, held(view, 0, 1, 0))).toMatchObject({ detail: 'Fits 4 ways', commit: 'Place tile' });
    expect(promptOf(game, held(view, 0, 1, 1))).toMatchObject({
      detail: 'With one of your 3 bridges, on the tile at (0, 0), from north to south',
      commit: 'Place with a bridge',
    });
  });

  test('a tile that fits nowhere else may be set aside', () => {
    const view = placing('B27 B02');
    expect(promptOf(game, view).detail).toBe('Fits in 4 places, only with a bridge (3 bridges left)');
    expect(rows(view)).toEqual(['Set the tile aside: build no bridge and draw another tile']);
    const after = moment('bridges', 'B27 B02', 'x', ALONE);
    const drawn = { id: -1, turn: 1, event: { type: 'drawn', player: 0, tile: 'B27' } };
    expect(told({ ...after, log: [drawn, ...after.log] })[1]).toBe(
      'Ada builds no bridge: the tile is set aside, and Ada draws again.',
    );
    // Set aside by the game: it was never in hand.
    expect(told(after)[0]).toContain('fits nowhere');
  });

  test('one built in its own step, and followers on it', () => {
    const before = moment('bridges', 'B02 B31', 'p0,1,0', ALONE);
    expect(rows(before).filter((row) => row.startsWith('Bridge'))).toEqual([
      'Bridge at (0, -1): from west to east',
      'Bridge at (0, 0): from west to east',
    ]);
    const built = moment('bridges', 'B02 B31', 'p0,1,0 bridge[axis=WE]@0,1', ALONE);
    expect(told(built)).toEqual(['Ada builds a bridge at (0, -1), from west to east.']);
    expect(rows(built)).toContain('Highwayman on the bridge');
    const on = moment('bridges', 'B02 B31', 'p0,1,0 bridge[axis=WE]@0,1 d2', ALONE);
    expect(told(on)[0]).toBe('Ada places a highwayman on the bridge.');
    expect(cellText(game, on, { x: 0, y: 1 })).toContain('Ada’s highwayman on the bridge, bridge from west to east');
    expect(askedText(game, on, 'scores')).toContain('2 bridges left');
    const match = stillMatch(on);
    const cards = [0, 1].map((index) => showAtTable(match, createElement(PlayerCard, { index, counted: null })));
    expect(cards.map((card) => findAll('img', /^Bridges/, card).map(nameOf))).toEqual([['Bridges: 2'], ['Bridges: 3']]);
  });
});

describe('castles', () => {
  const CITY = 'p0,-1,2 d0';

  test('both possible scores in words', () => {
    const view = moment('castles', 'B21 B31 B31', CITY);
    expect(promptOf(game, view)).toMatchObject({ title: 'Found a castle?', label: 'What becomes of the small city' });
    expect(rows(view)).toEqual([
      'Castle at (0, 1): could score: Road at (0, 0) (1 point now, 3 points or more when completed)',
      'No castle: score 4 points',
    ]);
    expect(commitLabel(game, chosen(view, 0))).toBe('Found castle');
    expect(commitLabel(game, chosen(view, 1))).toBe('Score the city');
    expect(promptOf(game, waiting(view))).toMatchObject({ title: 'Ada may found a castle' });
  });

  test('once founded, its lord waits for what is around it', () => {
    const view = moment('castles', 'B21 B31 B31', `${CITY} castle0@0,-1`);
    expect(told(view)[0]).toBe('Ada founds a castle at (0, 1). Its lord waits.');
    expect(cellText(game, view, { x: 0, y: -1 })).toContain('Ada’s lord in the castle, castle of Ada');
    const scores = askedText(game, view, 'scores');
    expect(scores).toContain('2 castles left');
    expect(scores).toContain('Ada’s castle at (0, 1) waits: could score: Road at (0, 0)');
  });

  test('a tap on it says what its lord waits for, and does not mention a city', () => {
    const view = moment('castles', 'B21 B31 B31', `${CITY} castle0@0,-1`);
    const about = tableOf(stillMatch(view)).table.about({ what: 'feature', x: 0, y: -1, feature: 0 });
    expect(about).toMatchObject({
      title: 'Castle',
      who: 'Ada’s lord in the castle',
      rows: [],
      lines: [
        'Scores as much as the first of these that is completed:',
        'Road at (0, 0) (1 point now, 3 points or more when completed)',
      ],
    });
  });

  test('the chain is logged step by step', () => {
    const start = ['B21 0 0 0', 'B21 0 1 1', 'B03 -1 -1 1'];
    const paid = 'p0,-1,2 d0 castle0@0,-1 p1,1,3 d0 castle0@0,1 p-2,-1,3 x';
    const lines = told(moment('castles', 'B21 B21 B03 B31', paid, { start }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Ada’s castle at (0, 1) scores what the road at (-2, 1) is worth.',
        'Jan’s castle at (0, -1) scores as much as the castle at (0, 1).',
        'Ada’s lord comes home from the castle.',
      ]),
    );
  });

  const FIELD = 'p0,1,0 x p0,-1,2 d0 castle0@0,-1 p1,0,0 d0';
  const BETWEEN = { start: ['B23 0 0 0'] };

  test('farmers score for castles and for cities', () => {
    const lines = told(moment('castles', 'B21 B21 M04', FIELD, BETWEEN));
    expect(lines).toEqual(expect.arrayContaining(['Ada: Field, 1 castle × 4 = 4', 'Ada: Field, 1 city × 3 = 3']));
    const first = { ...BETWEEN, options: { fields: 'city-4' } };
    expect(told(moment('castles', 'B21 B21 M04', FIELD, first))).toContain('Ada: Field, 1 castle × 5 = 5');
  });

  test('a tap on their field shows its points, and does not count castles as cities', () => {
    const view = moment('castles', 'B21 B21 M04 B31', FIELD, BETWEEN);
    const about = tableOf(stillMatch(view)).table.about({ what: 'feature', x: 1, y: 0, feature: 0 });
    expect(about?.rows?.[0]).toEqual({ label: 'Now', value: '7 points' });
  });
});

describe('bazaars', () => {
  const DECK = 'M04 B31 B29 B02 B31';
  const at = (more: string, options: Readonly<Record<string, unknown>> = {}): MatchView =>
    moment('bazaars', DECK, `p0,1,0 x ${more}`.trim(), { players: 3, options });

  test('naming, bidding, buying and selling, for the player who acts and for those who wait', () => {
    const offer = at('');
    expect(promptOf(game, offer).title).toBe('Choose a tile to auction, and bid');
    expect(rows(offer)).toHaveLength(3);
    expect(rows(offer)[0]).toMatch(/^Stall 1: road/);
    expect(promptOf(game, waiting(offer)).title).toBe('Jan chooses a tile to auction');
    const bid = at('offer[tile=1,bid=2]');
    expect(told(bid)).toEqual(['Jan opens an auction with 2 points.']);
    expect(promptOf(game, bid).detail).toContain('Highest bid: 2 points, by Jan.');
    const trade = at('offer[tile=1,bid=2] x bid[points=4]');
    expect(rows(trade)).toEqual(['Buy the tile: 4 points to Ada', 'Sell the tile: 4 points from Ada']);
    const sold = told(at('offer[tile=1,bid=2] x bid[points=4] sell'));
    expect(sold).toEqual(
      expect.arrayContaining([
        'Ada: Paid at the bazaar = -4',
        'Jan: Earned at the bazaar = 4',
        'Ada will place it on their next turn.',
      ]),
    );
    expect(sold.find((line) => line.startsWith('Ada gets'))).toContain('bazaar: ');
  });

  test('without auction tiles are taken before the draw', () => {
    const view = at('', { bazaar: 'choose' });
    expect(promptOf(game, view)).toMatchObject({ title: 'Take a tile from the bazaar', commit: 'Take tile' });
    expect(commitLabel(game, chosen(view, 0))).toBe('Take tile');
    expect(promptOf(game, waiting(view)).title).toBe('Jan takes a tile from the bazaar');
  });

  test('spent points are shown at the end: no bar, and a curve below zero', () => {
    const rows = [{ label: '', points: [-4] }];
    const table = showIn(fakeHud(), createElement(BarTable, { caption: '', names: ['Ada'], colours: [0], rows }));
    expect(table.querySelector<HTMLElement>('td [style]')?.style.inlineSize).toBe('0%');
    expect(pointScale(10, -4)).toEqual({ least: -20, most: 20, marks: [-20, 0, 20] });
    expect(pointScale(10)).toEqual({ least: 0, most: 20, marks: [0, 20] });
  });

  test('refusals are explained', () => {
    expect(game.refusal('no-such-target', 'bid')).toContain('99');
    expect(game.refusal('bid-too-low', 'bid')).toContain('highest bid');
    expect(game.refusal('no-such-feature', 'castle')).toContain('No castle');
    expect(game.refusal('bridge-impossible', 'deploy')).toContain('fields');
  });
});

test.each(LANGUAGES)('all tiles and options of the expansion have texts in %s', async (language) => {
  const texts = await loadTexts(language);
  const own = hudGameOf('carcassonne').texts(texts);
  for (const tile of carcassonne.tileSet('expansion-8')) {
    const text = tileText(own, tile, 0, carcassonne.MODULE_IDS);
    expect(text).not.toMatch(/[{}]|undefined|carcassonne\b/);
    if (tile.flags.has('bazaar')) expect(own.notes(tile)).not.toEqual([]);
  }
  const { category } = hudGameOf('carcassonne');
  for (const word of ['castle', 'bazaar']) expect(category(texts, word)).not.toBe(word);
  expect(adapterOf('carcassonne').modules).toEqual(expect.arrayContaining(['bridges', 'castles', 'bazaars']));
});
