// @vitest-environment happy-dom
import { createElement } from 'preact';
import { beforeEach, describe, expect, test } from 'vitest';
import { adapterOf, carcassonne } from '../../src/game/index.ts';
import { commitLabel, promptOf } from '../../src/hud/words/turnMode.ts';
import { PlayerCard } from '../../src/hud/game/PlayerCard.tsx';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { askedText } from '../../src/hud/log/asked.ts';
import { KeysDialog } from '../../src/hud/game/KeysDialog.tsx';
import { lineText } from '../../src/hud/words/events.ts';
import { tileText } from '../../src/hud/words/features.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { find, findAll, press, pressKey, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, newMatch, stillMatch, tableOf } from './fixture.ts';
import { chosen, game, moment, rows, told } from './moment.ts';
import { showAtTable, openScreen } from './showing.tsx';
import { showOptions } from './shownOptions.ts';

/** Texts of the Count's city, the two titles, shrines and the second river at the table. */

beforeEach(() => document.body.replaceChildren());

const DECK = 'B02 B10 B21 B21 B31 B31';
const FAVOUR = 'p-1,-2,0 x p-2,2,1 d0 p-2,3,0 x';
const at = (more: string, options: Readonly<Record<string, unknown>> = {}): MatchView =>
  moment('count', DECK, `${FAVOUR} ${more}`.trim(), { options });
const waiting = (view: MatchView): MatchView => ({ ...view, prompt: null, myTurn: false });

describe('into the city', () => {
  test('says why, to the player who chooses and to those who wait', () => {
    const view = at('');
    expect(promptOf(game, view)).toMatchObject({
      title: 'Place a follower in the Count’s city?',
      detail: 'This tile scored Jan 8 points, and nothing for you.',
    });
    expect(promptOf(game, waiting(view))).toMatchObject({
      title: 'Ada may place a follower in the Count’s city',
      detail: 'This tile scored Jan 8 points, and nothing for Ada.',
    });
    expect(rows(view)).toEqual([
      'Follower to the palace: may join cities; the Count is here: nobody leaves',
      'Follower to the market: may join fields, at the end',
      'Follower to the blacksmith: may join roads',
      'Follower to the cathedral: may join monasteries',
      'Nobody goes to the city',
    ]);
    expect(commitLabel(game, chosen(view, 0))).toBe('Place in the city');
  });

  test('and the Count: whom he blocks, and whom he frees', () => {
    const view = at('enter:palace');
    expect(promptOf(game, view)).toMatchObject({ title: 'Move the Count?' });
    expect(rows(view)[0]).toBe('Count to the market: shuts in nobody; frees: you 1');
    expect(rows(view).at(-1)).toBe('The Count stays');
    expect(told(at('enter:palace count:market'))[0]).toBe('Ada moves the Count to the market.');
    expect(told(at('enter:smithy', { countMove: 'clockwise' }))).toContain('The Count goes to the market.');
  });

  test('the followers’ places are announced to screen readers', () => {
    const view = at('enter:smithy x');
    expect(askedText(game, view, 'scores')).toContain('1 at the blacksmith');
    expect(askedText(game, view, 'scores')).toContain('He is in the palace. Nobody leaves the quarter where he is.');
  });
});

describe('out of the city', () => {
  const joining = (): MatchView => at('enter:palace count:market p2,1,3 d0');

  test('the resulting majority, and the points at stake', () => {
    const view = joining();
    expect([view.actor, view.state.player]).toEqual([0, 1]);
    expect(promptOf(game, view)).toMatchObject({
      title: 'Move followers out of the city?',
      detail: 'City at (1, -1): Jan 1, 4 points',
    });
    expect(rows(view)).toEqual([
      'Knight from the palace: City at (1, -1): then you 1 and Jan 1, tied – 4 points each',
      'Move no more followers',
    ]);
    expect(promptOf(game, waiting(view))).toMatchObject({ title: 'Ada may move followers out of the city' });
    const empty = at('enter:palace count:market p2,1,3 x');
    expect(rows(empty)[0]).toContain('then you 1 – 4 points for you');
    expect(told(at('enter:palace count:market p2,1,3 d0 reinforce:palace0@1,1'))[0]).toBe(
      'Ada moves a follower from the palace to the city at (1, -1).',
    );
  });

  test('at the end every field is listed, the most valuable first', () => {
    const view = moment('count', 'B02 B10 B21', `${FAVOUR} enter:market x`);
    expect(promptOf(game, view)).toMatchObject({
      title: 'Move a follower to a field',
      detail: '1 follower in the market. It has to leave.',
    });
    expect(rows(view)).toHaveLength(view.prompt?.options.length ?? 0);
    const points = rows(view).map((row) => Number(/(\d+) points?/.exec(row)?.[1] ?? 0));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(promptOf(game, waiting(view))).toMatchObject({ title: 'Ada moves a follower to a field' });
  });

  test('refusals are explained by the prompt', () => {
    expect(game.refusal('no-such-target', 'reinforce')).toContain('each quarter leads to one kind');
    expect(game.refusal('cult-neighbours', 'place')).toContain('shrine');
    expect(game.refusal('river-arms-join', 'place')).toContain('two arms');
  });
});

function screenOf(view: MatchView) {
  const match = stillMatch(view);
  openScreen(fakeHud(fakeApp({ match })), match);
  return { match, table: tableOf(match).table };
}

describe('the card of the city', () => {
  test('one press or key lists everybody’s followers, what could be joined, and what the Count forbids', () => {
    const { match } = screenOf(at('enter:smithy x'));
    press(/^The Count’s city: .*He is in the palace/);
    const dialog = find<HTMLDialogElement>('dialog', 'The Count’s city');
    for (const words of ['Ada 1; ', 'unfinished road', 'the Count is here: nobody leaves'])
      expect(dialog.textContent).toContain(words);
    dialog.close();
    expect(findAll('dialog')).toEqual([]);
    expect([pressKey('z'), findAll('dialog')]).toEqual([true, []]);
    expect(pressKey('k')).toBe(false);
    expect(find('dialog').textContent).toContain('Ada 1; ');
    showAtTable(match, createElement(KeysDialog, {}));
    expect(findAll('dialog').at(-1)?.textContent).toContain('KThe Count’s city');
  });

  test('a tap on its tiles shows the same', () => {
    const { table } = screenOf(at(''));
    const about = table.about({ what: 'feature', x: -1, y: 0, feature: 0 });
    expect(about?.title).toBe('The Count’s city');
    expect(about?.rows?.map(({ label }) => label)).toEqual(['Palace', 'Market', 'Blacksmith', 'Cathedral']);
  });
});

describe('King and Robber Baron', () => {
  const view = (): MatchView => moment('king', 'B11 B21 B31 B31', 'p0,-1,1 d0 p0,-2,2 x');

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

describe('shrines', () => {
  const view = (): MatchView => moment('cult', 'B02 H01 B31 B31', 'p0,1,0 d0 p1,1,0 d0');

  test('a challenge is announced when it begins, with both counts and who is ahead', () => {
    expect(told(view()).slice(0, 2)).toEqual([
      'Jan places a heretic in the shrine.',
      'Challenge: Jan’s shrine at (1, -1) against Ada’s monastery at (0, -1).',
    ]);
    const { table } = screenOf(view());
    expect(table.about({ what: 'feature', x: 1, y: 1, feature: 0 })).toMatchObject({
      title: 'Shrine',
      lines: ['Completed first, it scores 9 points, and the other follower goes home with nothing.'],
    });
    const challenge = table.about({ what: 'feature', x: 0, y: 1, feature: 0 })?.rows?.at(-1)?.value;
    expect(challenge).toBe('Jan’s shrine at (1, -1): 3 of 9 tiles; Ada’s monastery at (0, -1): 3 of 9 tiles; level');
  });

  test('its end is announced', () => {
    const tell = (state: string, winner?: number): string | undefined =>
      game.event(view(), {
        type: 'rivalry',
        state,
        features: [
          { x: 1, y: 1, feature: 0 },
          { x: 0, y: 1, feature: 0 },
        ],
        players: [1, 0],
        ...(winner === undefined ? {} : { winner }),
      });
    expect(tell('won', 0)).toContain('Ada’s monk goes home with nothing');
    expect(tell('won', 1)).toContain('Jan’s heretic goes home with nothing');
    expect(tell('drawn')).toContain('both score');
    expect(tell('dropped')).toContain('is off');
  });
});

describe('the form of a new game', () => {
  const form = () => {
    const made = showOptions(fakeHud(), 'carcassonne');
    const input = (words: string): HTMLInputElement => find('checkbox', new RegExp(`^${words}`));
    return { made, input };
  };

  test('the Count and a river are refused where they are chosen, with the reason', () => {
    const { made, input } = form();
    const alert = (): string => textsOfAll(findAll('alert', undefined, made.modules)).join();
    input('The Count and his city').click();
    expect([alert(), made.clash()]).toEqual(['', null]);
    input('River II').click();
    expect(alert()).toBe('The Count cannot be combined with River II: some tiles might become impossible to place.');
    expect(made.value().ok).toBe(false);
    input('River II').click();
    expect(alert()).toBe('');
    input('The River').click();
    expect(alert()).toContain('with The River: some tiles');
    // Next to the switch that was pressed.
    expect(find('alert').previousElementSibling?.contains(input('The River'))).toBe(true);
  });

  test('the switch of the box selects what goes together', () => {
    const { made, input } = form();
    const whole = input('Count, King & Robber');
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: { modules: ['count', 'king', 'cult'] } });
    expect([whole.checked, whole.indeterminate]).toEqual([true, false]);
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: {} });
    input('The River').click();
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: { modules: ['river-1', 'river-2', 'king', 'cult'] } });
  });

  test('one switch selects all that goes together, around what is chosen already', () => {
    const { made, input } = form();
    const all = input('All expansions');
    all.click();
    expect(made.value()).toMatchObject({
      ok: true,
      value: { modules: carcassonne.MODULE_IDS.filter((id) => id !== 'count') },
    });
    expect([all.checked, made.clash()]).toEqual([true, null]);
    all.click();
    expect(made.value()).toEqual({ ok: true, value: {} });
    input('The Count and his city').click();
    expect(all.indeterminate).toBe(true);
    all.click();
    expect(made.value()).toMatchObject({
      ok: true,
      value: { modules: carcassonne.MODULE_IDS.filter((id) => !id.startsWith('river')) },
    });
  });

  test('every option has its own text', () => {
    const { made, input } = form();
    input('Count, King & Robber').click();
    for (const { name, values, module } of adapterOf('carcassonne').options) {
      if (!['count', 'king', 'cult'].includes(module ?? '')) continue;
      expect(made.modules.textContent).not.toContain(name);
      for (const value of values) expect(findAll('radio', String(value), made.modules)).toEqual([]);
    }
  });
});

test.each(LANGUAGES)('all tiles of the expansion have texts in %s', async (language) => {
  const own = hudGameOf('carcassonne').texts(await loadTexts(language));
  for (const set of ['river-2', 'expansion-6-count', 'expansion-6-king', 'expansion-6-cult'])
    for (const tile of carcassonne.tileSet(set)) {
      const text = tileText(own, tile, 0, carcassonne.MODULE_IDS);
      expect(text).not.toMatch(/[{}]|undefined|carcassonne\b/);
      if (tile.role) expect(own.notes(tile)).not.toEqual([]);
    }
});
