// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { aboutGame } from '../../src/hud/archive/aboutGame.ts';
import { NewGame } from '../../src/hud/menu/NewGame.tsx';
import type { GivenOptions } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { find, findAll, nameOf, openPages, press, pressKey } from './find.ts';
import { fakeApp, fakeHud, newMatch, SAVED, stillMatch, texts } from './fixture.ts';
import { render } from './render.ts';
import { openScreen } from './showing.tsx';

afterEach(() => document.body.replaceChildren());

const { t } = texts;
const hud = fakeHud();
/** With five tiles: names of many take long to compute. */
const newHandMatch = (options: GivenOptions = { tiles: ['expansion-6-king'] }): Match =>
  newMatch({ rules: 'carcassonne', options, byHand: true, players: ['Ada', 'Jan'] });
const panel = (): HTMLElement => find('region', t('tray.title'));
const tiles = (): readonly HTMLElement[] => findAll('button', undefined, find('group', t('hand.list')));

describe('the turn panel of a game drawn by hand', () => {
  it('asks for the tile, and shows those left with their counts', () => {
    openScreen(hud, newHandMatch());
    expect(panel().textContent).toContain('Which tile did Ada draw?');
    expect(tiles()).toHaveLength(5);
    expect(nameOf(tiles()[1])).toMatch(/^\d+ left: /);
  });

  it('draws with one press; the next press places the tile', () => {
    const match = newHandMatch();
    openScreen(hud, match);
    tiles()[2]?.click();
    expect(match.view.hand).not.toBeNull();
    expect(findAll('group', t('hand.list'))).toEqual([]);
    expect(panel().textContent).toContain(t('prompt.place'));
    press(t('tool.undo'));
    expect(tiles()).toHaveLength(5);
  });

  it('shows only tiles that look like the drawn one', () => {
    openScreen(hud, newHandMatch({}));
    const all = tiles().length;
    press('Monastery', panel());
    expect(tiles()).toHaveLength(2);
    press('City', panel());
    expect(tiles()).toHaveLength(0);
    expect(panel().textContent).toContain(t('hand.only.none'));
    press('City', panel());
    press('Monastery', panel());
    expect(tiles()).toHaveLength(all);
  });

  it('is played by keyboard: Tab to the tiles, arrows among them, Enter draws', () => {
    const match = newHandMatch();
    openScreen(hud, match);
    pressKey('Tab');
    expect(document.activeElement).toBe(tiles()[0]);
    (document.activeElement as HTMLElement).click();
    expect(match.view.hand).not.toBeNull();
    pressKey('z', undefined, { ctrlKey: true });
    expect(match.view.hand).toBeNull();
  });

  it('ends the game when the table has no tiles left; that can be undone where the points are shown', async () => {
    const match = newHandMatch();
    openScreen(hud, match);
    const end = async (): Promise<HTMLElement> => {
      press(t('hand.stop'));
      expect(match.view.over).toBe(true);
      // The page of the end appears when the last move has been shown.
      await new Promise((resolve) => setTimeout(resolve));
      return find('region', t('end.title'));
    };
    press(t('tool.undo'), await end());
    expect(match.view.over).toBe(false);
    expect(findAll('region', t('end.title'))).toEqual([]);
    expect(tiles()).toHaveLength(5);
    tiles()[2]?.click();
    press(t('tool.undo'));
    expect(await end()).toBeTruthy();
  });

  it('shows tokens by their face and name', () => {
    const { view } = newMatch({ byHand: true });
    const match = stillMatch({ ...view, draw: [{ secret: { kind: 1 }, count: 2 }] });
    openScreen(hud, match);
    expect(panel().textContent).toContain('Which token did Anna take?');
    tiles()[0]?.click();
    expect(match.calls.at(-1)).toEqual(['draw', { kind: 1 }]);
    expect(findAll('button', t('hand.stop'))).toEqual([]);
  });

  it('announces the question to screen readers', () => {
    const match = newHandMatch();
    openScreen(hud, match);
    expect(find('log').textContent).toContain('Which tile did Ada draw?');
  });
});

describe('the form of a game at a real table', () => {
  const form = (rules: string, app = fakeApp()) => {
    const page = render(fakeHud(app), createElement(NewGame, { rules, byHand: true }));
    return {
      app,
      page,
      submit: () => page.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true })),
    };
  };

  it('has only people, no clocks and no seed; the first in the list begins', () => {
    const { app, page, submit } = form('carcassonne');
    openPages(page);
    expect(findAll('combobox', new RegExp(t('carcassonne.seat.who')))).toEqual([]);
    expect(findAll('textbox', t('new.seed'))).toEqual([]);
    expect(document.body.textContent).not.toContain(t('time.title'));
    submit();
    expect(app.calls.at(-1)).toEqual([
      'newGame',
      expect.objectContaining({
        byHand: true,
        seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }],
      }),
    ]);
  });

  it('has one to six players in The Countryside, two in The Castle', () => {
    form('carcassonne');
    expect(findAll('radio', '1')).toHaveLength(1);
    document.body.replaceChildren();
    form('castle');
    expect(findAll('radio', '1')).toEqual([]);
  });

  it('keeps the computer players for the next game', () => {
    const app = fakeApp();
    const level = app.botLevels.at(-1) ?? '';
    const last = [
      { name: 'Ada', look: 0, level: null },
      { name: '', look: 1, level },
    ];
    app.set({ settings: { ...app.settings, lastPlayers: { castle: last } } });
    form('castle', app).submit();
    expect(app.settings.lastPlayers['castle']?.[1]?.level).toBe(level);
    expect(app.calls.at(-1)).toEqual([
      'newGame',
      expect.objectContaining({ seats: [{ kind: 'human' }, { kind: 'human' }] }),
    ]);
  });
});

it('a game at a real table is listed as one', () => {
  const [game] = SAVED;
  expect(game && aboutGame(texts, { ...game, byHand: true })).toContain('at a real table');
});
