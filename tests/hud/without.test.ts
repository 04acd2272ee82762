// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { TilesDialog } from '../../src/hud/assists/TilesDialog.tsx';
import { PlayerDialog } from '../../src/hud/game/PlayerDialog.tsx';
import { NewGame } from '../../src/hud/menu/NewGame.tsx';
import { AssistsChoice } from '../../src/hud/setup/AssistsChoice.tsx';
import { firstProposal, hostingOf } from '../../src/hud/online/hosting.ts';
import { parseTerms } from '../../src/net/wire/parseEntry.ts';
import { parseSave } from '../../src/persistence/save.ts';
import type { Assist, Match } from '../../src/session/contracts/match.ts';
import { ASSISTS } from '../../src/session/contracts/match.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { gathered, at, carcassonneTerms } from '../net/party.ts';
import { termsFor } from '../net/pair.ts';
import { peerTableOf } from '../session/peerTable.ts';
import { find, findAll, openPages } from './find.ts';
import { NEW_GAME, fakeApp, fakeHud, newMatch, playStep } from './fixture.ts';
import { render } from './render.ts';
import { openScreen, showAtTable, showIn } from './showing.tsx';

/** Assists that a table has agreed to do without. */

afterEach(() => document.body.replaceChildren());

const openAt = (match: Match): HTMLElement => {
  openScreen(fakeHud(fakeApp({ match, screen: 'game' })), match);
  return document.body;
};
const isShown = (element: Element | undefined): boolean =>
  element !== undefined && element.closest('[hidden]') === null;
const without = (...given: readonly Assist[]): Match => newMatch({ without: given });
const note = (): string => document.querySelector('[data-without]')?.textContent ?? '';

describe('a table without', () => {
  test('hints offers none, and gives none to who asks', () => {
    const match = without('hints');
    openAt(match);
    expect(findAll('button', /Hint/).filter(isShown)).toEqual([]);
    match.intents.askHint();
    expect([match.view.canHint, match.view.hint]).toEqual([false, null]);
    expect(note()).toBe('Agreed for this game: without hints.');
    match.close();
  });

  test('the projected score has no switch for it, no key, and no line in a player’s dialog', () => {
    const match = without('projected');
    openAt(match);
    expect(findAll('button', /Projected score/).filter(isShown)).toEqual([]);
    const assists = assistsOf(match);
    assists.toggle('projected');
    expect(assists.view.layers.has('projected')).toBe(false);
    const dialog = showAtTable(match, createElement(PlayerDialog, { index: 0 }));
    expect(dialog.textContent).not.toContain('If the game ended now');
    match.close();
  });

  test('the list of tiles left tells only how many there are', () => {
    const match = without('tiles');
    const dialog = showAtTable(match, createElement(TilesDialog, {}));
    expect(dialog.querySelectorAll('li')).toHaveLength(0);
    expect(dialog.textContent).toMatch(/\d+ tiles left/);
    expect(dialog.textContent).toContain('without the list of tiles left');
    const assists = assistsOf(match);
    assists.toggle('dead');
    expect(assists.view.layers.has('dead')).toBe(false);
    match.close();
  });

  test('anything less than agreed shows the rest as always, and says nothing', () => {
    const match = newMatch();
    openAt(match);
    assistsOf(match).toggle('projected');
    expect(assistsOf(match).view.layers.has('projected')).toBe(true);
    expect(note()).toBe('');
    expect(showAtTable(match, createElement(TilesDialog, {})).querySelectorAll('li').length).toBeGreaterThan(0);
    match.close();
  });
});

test('after the game, and in its replay, everybody may see everything', () => {
  const match = without(...ASSISTS);
  for (let n = 0; n < 600 && !match.view.over; n++) playStep(match);
  expect(match.view.over).toBe(true);
  expect(match.view.without).toEqual([]);
  const adviser = { judge: async () => null, close: () => undefined } as never;
  const table = createTableMatch({ ...NEW_GAME, without: ASSISTS }, match, {
    pace: () => 0,
    newAdviser: () => adviser,
  });
  table.open(3);
  expect(table.match.view).toMatchObject({ isReplay: true, without: [] });
  table.match.close();
});

test('a replay in the middle of the game shows no more than the game', () => {
  const match = without('tiles');
  for (let n = 0; n < 6; n++) playStep(match);
  const adviser = { judge: async () => null, close: () => undefined } as never;
  const table = createTableMatch({ ...NEW_GAME, without: ['tiles'] }, match, {
    pace: () => 0,
    newAdviser: () => adviser,
  });
  table.open(1);
  expect(table.match.view).toMatchObject({ isReplay: true, without: ['tiles'] });
  table.match.close();
});

describe('the form of a new game', () => {
  const form = () => {
    const app = fakeApp();
    render(fakeHud(app), createElement(NewGame, { rules: 'castle' }));
    openPages(document.body);
    return {
      async start(): Promise<unknown> {
        document.querySelector('form')?.requestSubmit();
        await Promise.resolve();
        return app.calls.findLast(([name]) => name === 'newGame')?.[1];
      },
    };
  };

  test('has “Purist” as a preset, and each assist on its own', async () => {
    const { start } = form();
    expect(await start()).not.toHaveProperty('without');
    find<HTMLInputElement>('radio', /^Purist/).click();
    expect(await start()).toMatchObject({ without: ['hints', 'projected', 'tiles'] });
    find<HTMLInputElement>('checkbox', 'Projected score').click();
    expect(await start()).toMatchObject({ without: ['hints', 'tiles'] });
    find<HTMLInputElement>('radio', 'All of it').click();
    expect(await start()).not.toHaveProperty('without');
  });

  test('an invitation carries it', () => {
    const hosting = hostingOf({ ...firstProposal('castle', { lastOptions: {} }), without: ['tiles'] }, 'Ada', 'Jan');
    expect(hosting.ok && hosting.value.terms.without).toEqual(['tiles']);
  });
});

describe('a room', () => {
  test('offers no choice about hints, because there are none between devices', () => {
    const chosen: unknown[] = [];
    const onChange = (without: readonly Assist[] | undefined): void => void chosen.push(without);
    showIn(fakeHud(), createElement(AssistsChoice, { without: undefined, isRoom: true, onChange }));
    openPages();
    expect(findAll('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Projected score',
      'Which tiles are left',
    ]);
    find<HTMLInputElement>('radio', /^Purist/).click();
    find<HTMLInputElement>('checkbox', 'Which tiles are left').click();
    expect(chosen).toEqual([ASSISTS, ['tiles']]);
  });

  test('terms have one form of it', () => {
    const terms = termsFor('castle', 0);
    expect(parseTerms({ ...terms, without: ['hints', 'tiles'] })).toMatchObject({ without: ['hints', 'tiles'] });
    expect(parseTerms(terms)).not.toHaveProperty('without');
    for (const other of [[], ['tiles', 'hints'], ['hints', 'hints'], ['luck'], 'hints', null])
      expect(parseTerms({ ...terms, without: other })).toBeUndefined();
  });

  test('that has agreed to it has no device that shows it', async () => {
    const party = await gathered('without', 3, carcassonneTerms({ begins: 0, without: ['projected', 'tiles'] }));
    for (const side of [0, 1, 2]) {
      const { match } = peerTableOf(at(party.devices, side).room);
      expect(match.view.without).toEqual(['projected', 'tiles']);
      expect(assistsOf(match).may('projected')).toBe(false);
      match.close();
    }
  });
});

test('a saved game keeps it; what is unknown is left out', () => {
  const save = (given: unknown) =>
    parseSave({
      format: 'ramparts-save',
      version: 1,
      id: 'a',
      savedAt: 1,
      match: { record: {}, newGame: { ...NEW_GAME, without: given } },
    });
  const kept = save(['tiles', 'luck', 'hints']);
  expect(kept.ok && kept.value.match.newGame.without).toEqual(['hints', 'tiles']);
  for (const given of ['tiles', [], null]) {
    const read = save(given);
    expect(read.ok && read.value.match.newGame).not.toHaveProperty('without');
  }
});
