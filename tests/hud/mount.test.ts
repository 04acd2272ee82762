// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insetsFor, layoutFor } from '../../src/hud/kit/layout.ts';
import { gameOf } from '../../src/session/games/index.ts';
import { pointsByCategory } from '../../src/session/match/summary.ts';
import { runningTotals, winnersOf } from '../../src/session/match/totals.ts';
import { DEFAULT_SOUND } from '../../src/sound/contract.ts';
import { fakeApp, finishedMatch, newMatch } from './fixture.ts';
import { mount } from './mounted.ts';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import { strangers } from '../net/pair.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => document.body.replaceChildren());

const text = (selector: string): string => root.querySelector(selector)?.textContent ?? '';

describe('the HUD', () => {
  it('shows the menu, then the table, then the menu again', async () => {
    const app = fakeApp();
    const handle = mount(root, app);
    await vi.waitFor(() => expect(text('h1')).toBe('Ramparts'));
    expect(text('.Continue-button')).toContain('Anna vs. Bo');
    app.set({ match: newMatch(), screen: 'game' });
    expect(text('.panelText-title')).toBe('Place your tile');
    expect(text('.PlayerCard-card.PlayerCard-active .PlayerCard-status')).toBe('Your turn');
    app.set({ screen: 'menu' });
    expect(text('h1')).toBe('Ramparts');
    handle.destroy();
    expect(root.childElementCount).toBe(0);
  });

  it('follows a turn from tile to follower', async () => {
    const match = newMatch();
    mount(root, fakeApp({ match, screen: 'game' }));
    await vi.waitFor(() => expect(text('.panelText-title')).toBe('Place your tile'));
    const go = root.querySelector<HTMLButtonElement>('.Button-go');
    expect(go?.disabled).toBe(true);
    const [legal] = match.view.legalCells;
    if (legal) match.intents.tapCell(legal);
    expect(text('.Button-go')).toBe('Place tile');
    go?.click();
    expect(text('.panelText-title')).toBe('Place a follower?');
    const choices = [...root.querySelectorAll<HTMLElement>('.ChoiceList-choice')];
    expect(choices.at(-1)?.textContent).toContain('No follower');
    choices[0]?.click();
    expect(text('.Button-go')).toMatch(/^Place (herald|squire|knight|merchant)$/);
    choices[0]?.click();
    expect(text('[data-announcer]')).toContain('places the tile at');
    match.close();
  });

  it('product 18: reacts at once when the device requests less motion', async () => {
    const query = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => query);
    const handle = mount(root, fakeApp());
    await vi.waitFor(() => expect(text('h1')).toBe('Ramparts'));
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
    await vi.waitFor(() => expect(root.querySelectorAll('.notice-notice').length).toBe(2));
    app.set({ match: newMatch(), screen: 'game' });
    expect([...root.querySelectorAll('.notice-notice')].map((notice) => notice.getAttribute('role'))).toEqual([
      'alert',
    ]);
  });

  it('offers no update while a room waits for its players', async () => {
    const app = fakeApp({ notices: [{ id: 1, code: 'update', tone: 'status', actions: ['reload'] }] });
    const view = viewOfRoom(strangers('waiting').host.room.view, { server: null, handOver: null });
    const online = { view, subscribe: () => () => undefined };
    mount(root, Object.create(app, { online: { value: online } }) as typeof app);
    await vi.waitFor(() => expect(text('h1')).toBe('Ramparts'));
    expect(root.querySelectorAll('.notice-notice').length).toBe(0);
  });

  it('offers the text board and a new drawing when the board cannot be drawn any more', async () => {
    const app = fakeApp({
      match: newMatch(),
      screen: 'game',
      notices: [{ id: 7, code: 'table-lost', tone: 'alert', actions: ['board', 'redraw'] }],
    });
    const handle = mount(root, app);
    let drawn = 0;
    handle.tableFrom({ picture: async () => null, rested: async () => undefined, redraw: () => void (drawn += 1) });
    await vi.waitFor(() => expect(root.querySelectorAll('.notice-notice').length).toBe(1));
    const [board, redraw] = root.querySelectorAll<HTMLElement>('.notice-notice .Button-plain');
    expect([board?.textContent, redraw?.textContent]).toEqual(['Text board', 'Draw again']);
    const isOpen = (): boolean => Boolean(root.querySelector('[role="grid"]')?.closest('.TextGrid-shown'));
    expect(isOpen()).toBe(false);
    board?.click();
    board?.click();
    expect(isOpen()).toBe(true);
    expect([app.calls.filter(([name]) => name === 'actOnNotice'), drawn]).toEqual([[], 0]);
    redraw?.click();
    expect([app.calls.filter(([name]) => name === 'actOnNotice'), drawn]).toEqual([[['actOnNotice', 7]], 1]);
  });

  it('ends with the winner and every final line', async () => {
    const match = finishedMatch();
    mount(
      root,
      fakeApp({
        match,
        screen: 'game',
        settings: {
          speed: 0,
          confirm: true,
          motion: 'off',
          textSize: 1,
          light: 'day',
          assists: true,
          level: 'novice',
          lastOptions: {},
          lastRules: '',
          lastPlayers: {},
          language: 'en',
          sound: DEFAULT_SOUND,
          signal: '',
          ice: '',
          chatMuted: false,
        },
      }),
    );
    await vi.waitFor(() => expect(root.querySelector('.EndPage-end[data-done]')).not.toBeNull());
    expect(root.querySelectorAll('.FinalScoring-endLine').length).toBe(match.view.finalLines.length);
    const [winner = 0, other] = winnersOf(match.view.state.scores);
    expect(text('.EndPage-headline')).toBe(
      other === undefined ? `${match.view.players[winner]?.name} wins` : 'Shared victory',
    );
  });

  it('waits with the result until the table has come to rest, and its cards show no more than has been counted', async () => {
    const match = finishedMatch();
    let rest = (): void => undefined;
    const handle = mount(root, fakeApp({ match, screen: 'game' }));
    handle.tableFrom({
      picture: async () => null,
      rested: () => new Promise((resolve) => (rest = resolve)),
      redraw: () => undefined,
    });
    await vi.waitFor(() => expect(root.querySelector('.PlayerCard-card')).not.toBeNull());
    const before = runningTotals(match.view.state.scores, match.view.finalLines)[0];
    const told = () => [...root.querySelectorAll('.PlayerCard-card')].map((card) => card.getAttribute('aria-label'));
    expect(root.querySelector<HTMLElement>('.EndPage-layer')?.hidden).toBe(true);
    expect(told()).toEqual(
      match.view.players.map(({ name }, index) =>
        expect.stringMatching(new RegExp(`${name}.*\\b${before?.[index]}\\b`)),
      ),
    );
    expect(root.textContent).not.toContain('Winner');
    rest();
    await vi.waitFor(() => expect(root.querySelector<HTMLElement>('.EndPage-layer')?.hidden).toBe(false));
    root.querySelector<HTMLButtonElement>('.EndPage-skip')?.click();
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
