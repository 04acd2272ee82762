// @vitest-environment happy-dom
import { createElement } from 'preact';
import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';
import { cellText } from '../../src/hud/board/describe.ts';
import { KeysDialog } from '../../src/hud/game/KeysDialog.tsx';
import { PlayerCard } from '../../src/hud/game/PlayerCard.tsx';
import { commitLabel, promptOf } from '../../src/hud/words/turnMode.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { askedText } from '../../src/hud/log/asked.ts';
import { eventBefore } from '../../src/hud/words/eventOrder.ts';
import { eventText, isEssential, lineText } from '../../src/hud/words/events.ts';
import { tileText } from '../../src/hud/words/features.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { parseSettings } from '../../src/session/app/settings.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { fakeHud, newMatch, stillMatch, tableOf } from './fixture.ts';
import { chosen, game, moment, rows, told } from './moment.ts';
import { showAtTable } from './showing.tsx';
import { showOptions } from './shownOptions.ts';

/** Texts of the dragon box's modules at the table. */

test('no two commands share a key, including those that a module adds', () => {
  // All modules that can be in one game.
  const modules = carcassonne.MODULE_IDS.filter((id) => !id.startsWith('river'));
  const match = newMatch({ rules: 'carcassonne', options: { modules } });
  const { table } = tableOf(match);
  showAtTable(match, createElement(KeysDialog, {}));
  const keys = [...document.querySelectorAll('dialog kbd')].map((key) => key.textContent);
  expect(keys).toEqual(expect.arrayContaining(table.layers.map(({ key }) => key)));
  expect(keys.filter((key, n) => /^[A-Z]$/.test(key ?? '') && keys.indexOf(key) !== n)).toEqual([]);
  document.body.replaceChildren();
  match.close();
});

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

describe('the fairy', () => {
  const KNIGHT = 'p0,-1,1 d0 p1,0,0 x p-1,0,0';
  const DECK = 'B10 B31 B31 B31 B21 B31 B29';

  test('is offered beside each of the player’s figures', () => {
    expect(rows(moment('fairy', DECK, KNIGHT))).toContain('Fairy to your knight: City at (0, 1)');
    const tile = moment('fairy', DECK, KNIGHT, { options: { fairy: 'tile' } });
    expect(rows(tile)).toContain('Fairy to the tile at (0, 1)');
  });

  test('logs who moved her, whom she is beside, and her points', () => {
    const view = moment('fairy', DECK, `${KNIGHT} fairy0@0,-1`);
    expect(told(view)[0]).toBe('Ada moves the fairy to (0, 1).');
    expect(cellText(game, view, { x: 0, y: -1 })).toContain('the fairy is here, beside a follower of Ada');
    const line = { player: 0, count: 1, region: null, features: [], pennants: 0 };
    expect(lineText(game, view, { ...line, what: 'fairy', each: 1, points: 1 } as carcassonne.CarcassonneLine)).toBe(
      'The fairy is with you = 1',
    );
    expect(hudGameOf('carcassonne').category(game.texts, 'fairyRegion')).toBe('Fairy, with a feature');
  });
});

describe('a princess', () => {
  const HILL = { start: ['B02 0 0 0', 'B02 -1 1 0', 'B02 1 1 0'] };
  const TWO = 'p0,1,2 d0 p-1,2,1 d0 p0,2,0';
  const DECK = 'B21 B21 D26 B31';

  test('asks who goes home', () => {
    const view = moment('princess', DECK, TWO, HILL);
    expect(rows(view)).toEqual(['Your knight goes home: City at (0, -1)', 'Knight of Jan goes home: City at (-1, -2)']);
    expect(promptOf(game, view).detail).toContain('You place nobody on this turn.');
    const may = moment('princess', DECK, TWO, { ...HILL, options: { princess: 'may' } });
    expect(promptOf(game, may).detail).toBe('Or place a follower instead.');
  });

  test('a figure sent home is logged and announced, even without a choice', () => {
    const view = moment('princess', 'B21 D24 B31', 'p0,1,2 d0 p0,2,0', { start: ['B02 0 0 0'] });
    const gone = view.log.find(({ event }) => event.type === 'follower-home')?.event;
    if (!gone) throw new Error('Expected somebody to go home');
    expect(eventText(game, view, gone)).toBe('The princess sends Ada’s knight home.');
    expect(isEssential(gone, eventBefore(view, gone))).toBe(true);
    expect(isEssential(gone)).toBe(false);
  });
});

describe('a portal', () => {
  const DECK = 'B10 B31 D19 B31 B29';
  const TEXT = 'p0,-1,1 x p1,0,0 x p2,0,0';

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
    const view = moment('portal', DECK, `${TEXT} d0@0,-1`);
    const log = [
      { id: 0, turn: 1, event: { type: 'laid', player: 0, tile: 'D19', x: 2, y: 0, rotation: 0 } },
      ...view.log.map((entry) => ({ ...entry, turn: 1 })),
    ];
    expect(told({ ...view, log })[1]).toBe('At (0, 1): Ada places a knight in the city.');
  });
});

describe('the form of a new game', () => {
  const form = () => {
    const made = showOptions(fakeHud(), 'carcassonne');
    const input = (words: string): HTMLInputElement => {
      const label = [...(made.modules?.querySelectorAll('label') ?? [])].find((one) =>
        one.textContent?.startsWith(words),
      );
      const found = label?.querySelector('input');
      if (!found) throw new Error(`Expected a switch ${words}`);
      return found;
    };
    return { made, input };
  };
  const BOX = ['dragon', 'fairy', 'princess', 'portal'];

  test('has one switch for a box, which shows how much of it is chosen', () => {
    const { made, input } = form();
    const whole = input('The Princess & the Dragon');
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: { modules: BOX } });
    input('Fairy').click();
    expect([whole.checked, whole.indeterminate]).toEqual([false, true]);
    expect(made.value()).toEqual({ ok: true, value: { modules: BOX.filter((id) => id !== 'fairy') } });
    expect(made.modules?.querySelector('summary')?.textContent).toBe('3 of 4 parts chosen');
    whole.click();
    expect(whole.indeterminate).toBe(false);
  });

  test('the last mix is stored with the settings, as far as the rules accept it', () => {
    const kept = { carcassonne: { modules: BOX, princess: 'may' } };
    expect(parseSettings(JSON.stringify({ lastOptions: kept })).lastOptions).toEqual(kept);
    for (const bad of [{ carcassonne: { modules: ['none'] } }, { none: {} }, 7, null])
      expect(parseSettings(JSON.stringify({ lastOptions: bad })).lastOptions).toEqual({});
  });
});

test.each(LANGUAGES)('all tiles, modules and options have texts in %s', async (language) => {
  const texts = await loadTexts(language);
  const own = hudGameOf('carcassonne').texts(texts);
  for (const tile of carcassonne.tileSet('expansion-3')) {
    const text = tileText(own, tile, 0, carcassonne.MODULE_IDS);
    expect(text).not.toMatch(/[{}]|undefined/);
    if (tile.flags.size > 0 && !tile.flags.has('square')) expect(own.notes(tile)).not.toEqual([]);
  }
});
