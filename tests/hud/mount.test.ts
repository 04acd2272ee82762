// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insetsFor, layoutFor } from '../../src/hud/kit/layout.ts';
import { gameOf } from '../../src/session/games/index.ts';
import { pointsByCategory } from '../../src/session/match/summary.ts';
import { runningTotals, winnersOf } from '../../src/session/match/totals.ts';
import { find, findAll, nameOf, press, textsOfAll } from './find.ts';
import { fakeApp, finishedMatch, newMatch } from './fixture.ts';
import { mount } from './mounted.ts';
import { NO_TABLE } from './showing.tsx';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import { strangers } from '../net/pair.ts';
import { waitFor } from '../support/waitFor.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => document.body.replaceChildren());

const RESULT = 'Game over';
const headings = (): readonly string[] => textsOfAll(findAll('heading', undefined, root));
const title = (): string => find('region', 'Your tile', root).querySelector('h2')?.textContent ?? '';
const go = (): HTMLButtonElement | null => root.querySelector('[data-go]');
const notices = (): readonly HTMLElement[] =>
  [...findAll('status', undefined, root), ...findAll('alert', undefined, root)].filter(
    (slip) => findAll('button', 'Dismiss', slip).length > 0,
  );
const isMenu = async (): Promise<void> => {
  await waitFor(() => expect(headings()).toContain('Ramparts'));
};
const results = (): number => findAll('region', RESULT, root).length;
const cards = (): readonly HTMLElement[] => findAll('region', /: -?\d+ points?$/, root);

describe('the HUD', () => {
  it('shows the menu, then the table, then the menu again', async () => {
    const app = fakeApp();
    const handle = mount(root, app);
    await isMenu();
    find('button', /^Continue.*Anna vs. Bo/);
    app.set({ match: newMatch(), screen: 'game' });
    expect(title()).toBe('Place your tile');
    const active = cards().filter((card) => card.getAttribute('aria-current') === 'true');
    expect(active.map((card) => card.querySelector('h2 + p')?.textContent)).toEqual(['Your turn']);
    app.set({ screen: 'menu' });
    expect(headings()).toContain('Ramparts');
    handle.destroy();
    expect(root.childElementCount).toBe(0);
  });

  it('follows a turn from tile to follower', async () => {
    const match = newMatch();
    mount(root, fakeApp({ match, screen: 'game' }));
    await waitFor(() => expect(title()).toBe('Place your tile'));
    expect(go()?.disabled).toBe(true);
    const [legal] = match.view.legalCells;
    if (legal) match.intents.tapCell(legal);
    press('Place tile');
    expect(title()).toBe('Place a follower?');
    const choices = findAll('radio', undefined, root);
    expect(choices.at(-1)?.textContent).toContain('No follower');
    choices[0]?.click();
    expect(go()?.textContent).toMatch(/^Place (herald|squire|knight|merchant)$/);
    choices[0]?.click();
    expect(root.querySelector('[data-announcer]')?.textContent).toContain('places the tile at');
    match.close();
  });

  it('product 18: reacts at once when the device requests less motion', async () => {
    const query = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => query);
    const handle = mount(root, fakeApp());
    await isMenu();
    expect(root.hasAttribute('data-calm')).toBe(false);
    query.matches = true;
    query.dispatchEvent(new Event('change'));
    expect(root.hasAttribute('data-calm')).toBe(true);
    handle.destroy();
    vi.unstubAllGlobals();
  });

  it('rejects when no language can be loaded, not even English', async () => {
    const asked: string[] = [];
    const { ready } = mount(root, fakeApp(), (language) => {
      asked.push(language);
      return Promise.reject(new Error('no line'));
    });
    await expect(ready).rejects.toThrow('no line');
    expect(asked.at(-1)).toBe('en');
  });

  it('offers an update only between games', async () => {
    const app = fakeApp({
      notices: [
        { id: 1, code: 'update', tone: 'status', actions: ['reload'] },
        { id: 2, code: 'save-quota', tone: 'alert', actions: ['export'] },
      ],
    });
    mount(root, app);
    await waitFor(() => expect(notices()).toHaveLength(2));
    app.set({ match: newMatch(), screen: 'game' });
    expect(notices().map(({ role }) => role)).toEqual(['alert']);
  });

  it('offers no update while a room waits for its players', async () => {
    const app = fakeApp({ notices: [{ id: 1, code: 'update', tone: 'status', actions: ['reload'] }] });
    const view = viewOfRoom(strangers('waiting').host.room.view, { server: null, handOver: null });
    const online = { view, subscribe: () => () => undefined };
    mount(root, Object.create(app, { online: { value: online } }) as typeof app);
    await isMenu();
    expect(notices()).toEqual([]);
  });

  it('offers the text board and a new drawing when the board cannot be drawn any more', async () => {
    const app = fakeApp({
      match: newMatch(),
      screen: 'game',
      notices: [{ id: 7, code: 'table-lost', tone: 'alert', actions: ['board', 'redraw'] }],
    });
    const handle = mount(root, app);
    let drawn = 0;
    handle.tableFrom({ ...NO_TABLE, redraw: () => void (drawn += 1) });
    await waitFor(() => expect(notices()).toHaveLength(1));
    const isOpen = (): boolean => find('grid').closest('[data-shown]') !== null;
    expect(isOpen()).toBe(false);
    for (const _ of [1, 2]) press('Text board', notices()[0]);
    expect(isOpen()).toBe(true);
    expect([app.calls.filter(([name]) => name === 'actOnNotice'), drawn]).toEqual([[], 0]);
    press('Draw again', notices()[0]);
    expect([app.calls.filter(([name]) => name === 'actOnNotice'), drawn]).toEqual([[['actOnNotice', 7]], 1]);
  });

  it('ends with the winner and every final line', async () => {
    const match = finishedMatch();
    mount(
      root,
      fakeApp({
        match,
        screen: 'game',
        settings: { ...fakeApp().settings, speed: 0, motion: 'off' },
      }),
    );
    await waitFor(() => expect(results()).toBe(1));
    const result = find('region', RESULT, root);
    expect(findAll('listitem', undefined, result)).toHaveLength(match.view.finalLines.length);
    const [winner = 0, other] = winnersOf(match.view.state.scores);
    expect(findAll('heading', undefined, result)[0]?.textContent).toBe(
      other === undefined ? `${match.view.players[winner]?.name} wins` : 'Shared victory',
    );
  });

  it('waits with the result until the table has come to rest, and its cards show no more than has been counted', async () => {
    const match = finishedMatch();
    let rest = (): void => undefined;
    const handle = mount(root, fakeApp({ match, screen: 'game' }));
    handle.tableFrom({
      ...NO_TABLE,
      rested: () => new Promise((resolve) => (rest = resolve)),
      redraw: () => undefined,
    });
    await waitFor(() => expect(cards()).not.toEqual([]));
    const before = runningTotals(match.view.state.scores, match.view.finalLines)[0];
    const told = (): readonly string[] => cards().map(nameOf);
    expect(results()).toBe(0);
    expect(told()).toEqual(
      match.view.players.map(({ name }, index) =>
        expect.stringMatching(new RegExp(`${name}.*\\b${before?.[index]}\\b`)),
      ),
    );
    expect(root.textContent).not.toContain('Winner');
    rest();
    await waitFor(() => press('Skip', find('region', RESULT)));
    expect(told()).toEqual(
      match.view.players.map(({ name, score }) => expect.stringMatching(new RegExp(`${name}.*\\b${score}\\b`))),
    );
    handle.destroy();
  });
});

describe('the summary', () => {
  it('adds up to the scores', () => {
    const match = finishedMatch();
    const { scores } = match.view.state;
    const sums = pointsByCategory(match.view.log, scores.length, gameOf(match.view.rules).categories);
    expect(scores.map((_, player) => sums.reduce((sum, { points }) => sum + (points[player] ?? 0), 0))).toEqual(scores);
    expect(runningTotals(scores, match.view.finalLines).at(-1)).toEqual(scores);
  });
});

describe('the layout', () => {
  it('depends on the available room', () => {
    expect(layoutFor(1600 / 16, 1000 / 16)).toBe('desk');
    expect(layoutFor(1280 / 16, 720 / 16)).toBe('desk');
    expect(layoutFor(844 / 16, 390 / 16)).toBe('side');
    expect(layoutFor(390 / 16, 844 / 16)).toBe('tall');
    expect(layoutFor(1280 / 32, 720 / 32)).toBe('side');
  });

  it('reports what the panels cover', () => {
    const screen = { left: 0, right: 1000, top: 0, bottom: 600 };
    const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });
    expect(insetsFor('desk', screen, box(10, 240, 0, 600), box(760, 990, 0, 600))).toEqual({
      top: 0,
      right: 240,
      bottom: 0,
      left: 240,
    });
    expect(insetsFor('desk', screen, box(10, 240, 0, 600), box(0, 0, 0, 0))).toEqual({
      top: 0,
      right: 0,
      bottom: 0,
      left: 240,
    });
    expect(insetsFor('tall', screen, box(0, 1000, 10, 110), box(0, 1000, 450, 600))).toEqual({
      top: 110,
      right: 0,
      bottom: 150,
      left: 0,
    });
  });
});
