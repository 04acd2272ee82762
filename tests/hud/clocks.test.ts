// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endingOf } from '../../src/hud/end/ending.ts';
import { NewGame as NewGamePage } from '../../src/hud/menu/NewGame.tsx';
import { clockText } from '../../src/hud/kit/duration.ts';
import { aboutGame } from '../../src/hud/archive/aboutGame.ts';
import { firstProposal, hostingOf } from '../../src/hud/online/hosting.ts';
import type { Match, NewGame, TimeTerms } from '../../src/session/contracts/match.ts';
import { roomNoticesOf } from '../../src/hud/online/roomNotices.ts';
import type { Online, OnlineView } from '../../src/session/contracts/online.ts';
import { enter, find, findAll, openPages } from './find.ts';
import { fakeApp, fakeHud, newMatch, tableOf, texts } from './fixture.ts';
import { render } from './render.ts';
import { openScreen } from './showing.tsx';

/** Clocks as players meet them: the form, the cards, the text board, the end. */

const GAME: TimeTerms = { per: 'game', seconds: 300, bonus: 0, atZero: 'play-on' };
const matchWith = (part: Partial<TimeTerms> = {}, game: Partial<NewGame> = {}): Match =>
  newMatch({ time: { ...GAME, ...part }, ...game });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const clocks = (place: ParentNode = document): readonly string[] =>
  [...place.querySelectorAll('[data-clock]')].map((clock) => clock.textContent);
const announced = (): string => document.querySelector('[data-clock-announcer]')?.textContent ?? '';

test('a time is written as on a clock; a second that has begun counts whole', () => {
  expect([725_000, 724_001, 3_725_000, 900, 0, -999, -1000, -83_000].map(clockText)).toEqual([
    '12:05',
    '12:05',
    '62:05',
    '0:01',
    '0:00',
    '0:00',
    '−0:01',
    '−1:23',
  ]);
});

describe('at the table', () => {
  test('every person’s card has a clock, and the one that runs counts down; computer players have none', () => {
    const match = matchWith({}, { seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }] });
    const { element } = openScreen(fakeHud(fakeApp({ match, screen: 'game' })), match);
    const cards = [...element.querySelectorAll('section[data-colour] [data-clock], button[data-colour] [data-clock]')];
    expect(new Set(cards.map(({ textContent }) => textContent))).toEqual(new Set(['5:005:00 left']));
    vi.advanceTimersByTime(65_000);
    expect(new Set(clocks(element))).toEqual(new Set(['3:553:55 left']));
    match.close();
  });

  test('the text board shows everyone’s clock', () => {
    const match = matchWith();
    openScreen(fakeHud(fakeApp({ match, screen: 'game' })), match);
    vi.advanceTimersByTime(10_000);
    const rows = [...document.querySelectorAll('[data-board-clocks] li')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Anna 4:504:50 left', 'Bo 5:005:00 left']);
    match.close();
  });

  test('a clock below zero says so in words and with another sign, not by its colour alone', () => {
    const match = matchWith();
    openScreen(fakeHud(fakeApp({ match, screen: 'game' })), match);
    const sign = (): string => document.querySelector('[data-clock="running"] svg')?.outerHTML ?? '';
    const before = sign();
    vi.advanceTimersByTime(312_000);
    expect(clocks()).toContain('−0:120:12 over time');
    expect(sign()).not.toBe(before);
    match.close();
  });

  test('screen readers hear when five minutes, one, thirty and ten seconds are left, and when none are', () => {
    const match = matchWith({ seconds: 600 });
    openScreen(fakeHud(fakeApp({ match, screen: 'game' })), match);
    const said: string[] = [];
    for (let n = 0; n < 605; n++) {
      vi.advanceTimersByTime(1000);
      if (announced() !== said.at(-1)) said.push(announced());
    }
    expect(said).toEqual([
      '',
      'Anna: 5 minutes left',
      'Anna: 1 minute left',
      'Anna: 30 seconds left',
      'Anna: 10 seconds left',
      'Anna: time is up',
    ]);
    match.close();
  });

  test('there is no clock where time is not limited', () => {
    const match = newMatch();
    openScreen(fakeHud(fakeApp({ match, screen: 'game' })), match);
    expect(clocks()).toEqual([]);
    match.close();
  });

  test('who runs out of time has lost, and the end page says why', async () => {
    const match = matchWith({ atZero: 'lose' });
    const hud = fakeHud(fakeApp({ match, screen: 'game' }));
    vi.advanceTimersByTime(301_000);
    expect(match.view.over).toBe(true);
    const { context, game, table } = tableOf(match, hud);
    const ending = endingOf(context, game, table, match.view);
    expect([ending.headline, ending.subline, ending.winners]).toEqual(['Bo wins', 'Anna ran out of time.', [1]]);
    openScreen(hud, match);
    await vi.advanceTimersByTimeAsync(10);
    const page = document.querySelector('[data-end-page]')?.textContent;
    expect(page).toContain('Bo winsAnna ran out of time.');
    expect(page).toContain('The game ended before the final scoring.');
    match.close();
  });
});

describe('in the form of a new game', () => {
  test('time is not limited unless somebody wants it; what was chosen begins the game', async () => {
    const app = fakeApp();
    openPages(render(fakeHud(app), createElement(NewGamePage, { rules: 'castle' })));
    const start = async (): Promise<unknown> => {
      document.querySelector('form')?.requestSubmit();
      await vi.advanceTimersByTimeAsync(1);
      return app.calls.findLast(([name]) => name === 'newGame')?.[1];
    };
    expect(await start()).not.toHaveProperty('time');
    const choose = (group: string, name: string): void =>
      find<HTMLInputElement>('radio', name, find('group', group)).click();
    choose('Time to think', 'For the whole game');
    enter(find<HTMLSelectElement>('combobox', 'Each player has'), '1200');
    enter(find<HTMLSelectElement>('combobox', 'Added after each turn'), '5');
    choose(
      'When time is up',
      'Lose The game ends at once. That player is last, the others are ranked by their points so far.',
    );
    expect(await start()).toMatchObject({ time: { per: 'game', seconds: 1200, bonus: 5, atZero: 'lose' } });
    choose('Time to think', 'For each turn');
    expect(findAll('combobox', 'Added after each turn')).toEqual([]);
    expect(await start()).toMatchObject({ time: { per: 'turn', seconds: 60, bonus: 0, atZero: 'lose' } });
    choose('Time to think', 'No limit');
    expect(await start()).not.toHaveProperty('time');
  });

  test('an invitation carries it', () => {
    const proposal = { ...firstProposal('castle', { lastOptions: {} }), time: GAME };
    const hosting = hostingOf(proposal, 'Ada', 'Jan');
    expect(hosting.ok && hosting.value.terms.time).toEqual(GAME);
  });
});

describe('what is told about it', () => {
  const notices = (view: Partial<OnlineView>): readonly string[] => {
    const base = {
      role: 'host',
      rules: 'castle',
      link: 'linked',
      trouble: null,
      cheat: null,
      stopped: null,
      withheld: [],
      parting: null,
      idle: null,
      doubts: [],
      players: [],
      spectator: null,
      ask: null,
      applicant: null,
      ended: null,
      lobby: null,
    } as unknown as OnlineView;
    return roomNoticesOf({ ...base, ...view }, {} as Online, fakeApp(), texts).map(({ text }) => text);
  };

  test('in a room: who has lost by time, and whose device counts too little', () => {
    const lost = { type: 'time-up', mine: true, by: 0, name: 'Ada' } as const;
    expect(notices({ ended: lost })).toEqual(['Your time is up. You lose.']);
    expect(notices({ ended: { ...lost, mine: false, name: 'Jan' } })).toEqual(['Jan’s time is up. You win.']);
    expect(notices({ ended: { ...lost, mine: false, name: 'Jan' }, rules: 'carcassonne' })).toEqual([
      'Jan’s time is up. The game is over.',
    ]);
    expect(notices({ doubts: [{ name: 'Jan', seconds: 42 }] })).toEqual([
      'Jan’s device counts 42 seconds less than this device has seen. You can play on, or continue without it.',
    ]);
  });

  test('in the list of finished games', () => {
    const about = aboutGame(texts, {
      id: 'x',
      rules: 'castle',
      names: ['Anna', 'Bo'],
      colours: [0, 1],
      seats: [{ kind: 'human' }, { kind: 'human' }],
      scores: [9, 1],
      savedAt: 0,
      over: true,
      result: {
        ended: 'resigned',
        by: 0,
        timeUp: true,
        winners: [1],
        scores: [9, 1],
        turns: 3,
        points: {},
        counted: true,
      },
    } as Parameters<typeof aboutGame>[1]);
    expect(about).toContain('Anna ran out of time');
  });
});
