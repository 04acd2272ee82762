// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { GameEvent, Option, Prompt } from '../../src/game/index.ts';
import { eventText, isEssential, subjectOf } from '../../src/hud/words/events.ts';
import { cellText } from '../../src/hud/board/describe.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { enter, find, findAll, pressKey, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, newMatch, stillMatch, textsOf } from './fixture.ts';
import { openScreen } from './showing.tsx';

/** Anything that a module adds without texts can still be read, chosen and counted. */

afterEach(() => document.body.replaceChildren());

const carcassonne = textsOf('carcassonne');
const begin = (): MatchView =>
  newMatch({
    rules: 'carcassonne',
    players: ['Ada', 'Jan', 'Mia'],
    seats: Array(3).fill({ kind: 'human' }),
    colours: [0, 1, 8],
  }).view;

const option = (action: Option['action'], target: Option['target'], rest: Partial<Option> = {}): Option => ({
  id: `${action.do} ${JSON.stringify(target)}`,
  action,
  target,
  piece: null,
  points: null,
  scorer: action.player,
  declines: false,
  ...rest,
});
const fly = (x: number, y: number): Option =>
  option({ player: 1, do: 'fly', x, y }, { on: 'cell', x, y, rotations: [] }, { piece: 'dragon' });
const bid = option({ player: 1, do: 'bid', points: 2 }, { on: 'number', detail: 'points', least: 2, most: 5 });
const pass = option({ player: 1, do: 'pass' }, { on: 'nothing' }, { declines: true });
const everything: readonly Option[] = [
  fly(2, -1),
  option(
    { player: 1, do: 'bless', feature: 0 },
    { on: 'feature', x: 0, y: 0, feature: 0, kind: 'city', features: [{ x: 0, y: 0, feature: 0 }], completed: false },
    { points: 3 },
  ),
  option({ player: 1, do: 'free', piece: 'figure:9' }, { on: 'piece', piece: 'figure:9' }),
  option({ player: 1, do: 'enter', spot: 'market' }, { on: 'spot', spot: 'market' }),
  bid,
  option({ player: 1, do: 'wait' }, { on: 'nothing' }),
  pass,
];

/** Player 1 is asked in the turn of player 0. */
function asked(options: readonly Option[], change: Partial<Prompt> = {}): MatchView {
  const view = begin();
  const prompt: Prompt = { actor: 1, awaiting: 'deploy', options, preset: null, ...change };
  return {
    ...view,
    actor: 1,
    prompt,
    legalCells: [],
    hand: null,
    gesture: { type: 'idle' },
    state: { ...view.state, awaiting: 'deploy', hand: null },
  };
}

function open(view: MatchView) {
  const match = stillMatch(view);
  const { element } = openScreen(fakeHud(fakeApp({ match })), match);
  const rows = (): readonly HTMLElement[] => findAll('radio', undefined, element);
  const choosing = (chosen: Option, number: number | null = null): void =>
    match.show({ ...match.view, gesture: { type: 'choosing', option: chosen, number }, canConfirm: true });
  const go = (): HTMLButtonElement | null => element.querySelector('[data-go]');
  const number = (): HTMLInputElement => find('spinbutton', undefined, element);
  const stage = (): unknown => find('region', 'Your tile', element).dataset['stage'];
  return { match, element, stage, rows, choosing, go, number };
}

describe('options without texts', () => {
  it('are buttons that say what they do and where', () => {
    const { rows, stage } = open(asked(everything));
    expect(textsOfAll(rows())).toEqual([
      'fly: (2, 1)dragon',
      'bless: City at (0, 0)3',
      'free: figure:9',
      'enter: market',
      'bid: 2 – 5',
      'wait',
      'No follower',
    ]);
    expect(rows()[1]?.getAttribute('aria-label')).toContain('3 points');
    expect(stage()).toBe('deploy');
  });

  it('are chosen by mouse and carried out by a second press', () => {
    const { rows, match, choosing, go } = open(asked(everything));
    rows()[0]?.click();
    expect(match.calls).toEqual([['choose', everything[0]?.id]]);
    choosing(fly(2, -1));
    expect([rows()[0]?.getAttribute('aria-checked'), go()?.textContent, go()?.disabled]).toEqual([
      'true',
      'fly: (2, 1)',
      false,
    ]);
    rows()[0]?.click();
    expect(match.calls.at(-1)).toEqual(['confirm']);
  });

  it('are chosen by keys: numbers, N to decline, arrows', () => {
    const { match } = open(asked(everything));
    for (const key of ['4', 'n', 'ArrowDown', 'Enter']) pressKey(key);
    expect(match.calls).toEqual([['choose', everything[3]?.id], ['choose', pass.id], ['cycle', 1], ['confirm']]);
  });

  it('are shown beside the cells of a tile', () => {
    const view = begin();
    const wave = option({ player: 0, do: 'wave' }, { on: 'nothing' });
    const prompt: Prompt = {
      actor: 0,
      awaiting: 'place',
      options: [...(view.prompt?.options ?? []), wave],
      preset: null,
    };
    const { rows, match, stage } = open({ ...view, prompt });
    expect(stage()).toBe('place');
    expect(textsOfAll(rows())).toEqual(['wave']);
    pressKey('1');
    expect(match.calls).toEqual([['choose', wave.id]]);
  });

  it('say who is asked, in another player’s turn', () => {
    const view = asked([fly(2, -1), pass]);
    open({ ...view, prompt: { actor: 1, awaiting: 'deploy', options: [fly(2, -1)], preset: null } });
    expect(findAll('region', /: 0 points$/).map((card) => card.getAttribute('aria-current'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it.each(LANGUAGES)('have a title in %s', async (language) => {
    const texts = await loadTexts(language);
    const game = hudGameOf('castle').texts(texts);
    const view = newMatch().view;
    const { promptOf } = await import('../../src/hud/words/turnMode.ts');
    const prompt: Prompt = {
      actor: 1,
      awaiting: 'vote',
      options: [option({ player: 1, do: 'vote' }, { on: 'nothing' }), pass],
      preset: null,
    };
    const told = promptOf(game, {
      ...view,
      actor: 1,
      prompt,
      legalCells: [],
      gesture: { type: 'idle' },
      state: { ...view.state, awaiting: 'deploy' },
    });
    expect(told.title).toContain('Bo');
    expect([told.title, told.detail, told.label, told.commit].join()).not.toMatch(/[{}]|undefined/);
  });
});

describe('a number', () => {
  it('has its range, and is stepped by buttons', () => {
    const { element, match, choosing, number } = open(asked([bid, pass]));
    expect([number().min, number().max, number().value]).toEqual(['2', '5', '2']);
    const [fewer, more] = ['One less', 'One more'].map((name) => find<HTMLButtonElement>('button', name, element));
    expect([fewer?.disabled, more?.disabled]).toEqual([true, false]);
    more?.click();
    expect(match.calls).toEqual([['choose', bid.id, 3]]);
    choosing(bid, 5);
    expect([number().value, fewer?.disabled, more?.disabled]).toEqual(['5', false, true]);
    fewer?.click();
    expect(match.calls.at(-1)).toEqual(['choose', bid.id, 4]);
  });

  it('is typed, kept within its range, and confirmed by Enter', () => {
    const { match, choosing, number } = open(asked([bid, pass]));
    const type = (value: string): void => enter(number(), value);
    number().focus();
    type('4');
    expect(match.calls).toEqual([['choose', bid.id, 4]]);
    type('9');
    expect(match.calls.at(-1)).toEqual(['choose', bid.id, 5]);
    choosing(bid, 5);
    expect(number().value).toBe('5');
    type('');
    expect(match.calls).toHaveLength(2);
    pressKey('3', number());
    expect(match.calls).toHaveLength(2);
    pressKey('Enter', number());
    expect(match.calls.at(-1)).toEqual(['confirm']);
  });

  it('is chosen like every other option by the number key of its row', () => {
    const { match, rows } = open(asked([bid, pass]));
    pressKey('1');
    rows()[0]?.click();
    expect(match.calls).toEqual([
      ['choose', bid.id, 2],
      ['choose', bid.id, 2],
    ]);
  });
});

describe('events without texts', () => {
  const view = begin();
  const feature = { on: 'feature', ...(view.state.last ?? { x: 0, y: 0 }), feature: 0 } as const;
  it.each<readonly [GameEvent, RegExp]>([
    [
      { type: 'placed', player: 0, piece: 'tower:1', sort: 'tower', to: { on: 'tile', x: 1, y: 0 } },
      /^Ada places a piece: tower, \(1, 0\)\.$/,
    ],
    [
      {
        type: 'moved',
        player: 1,
        piece: 'dragon',
        sort: 'dragon',
        from: { on: 'tile', x: 1, y: 0 },
        to: { on: 'edge', x: 0, y: 0, side: 1 },
      },
      /^Jan moves a piece: dragon, from \(1, 0\) to \(0, 0\), east\.$/,
    ],
    [
      { type: 'removed', player: 1, piece: 'figure:1', sort: 'follower', from: feature },
      /^Jan removes a piece: follower, \w+ at \(0, 0\)\.$/,
    ],
    [{ type: 'taken', player: 2, what: 'card' }, /^Mia takes: card\.$/],
    [{ type: 'named', player: 2, what: 'bid', number: 4 }, /^Mia names 4: bid\.$/],
    [{ type: 'erupted', player: 2, x: 0, y: 0 }, /^Mia: erupted\.$/],
    [{ type: 'sunset' }, /^Event: sunset\.$/],
    [
      { type: 'deployed', player: 0, figure: 'mayor', kind: 'city', at: { x: 0, y: 0, feature: 0 } },
      /^Ada: deployed\.$/,
    ],
    [
      {
        type: 'scored',
        final: false,
        line: { player: 1, what: 'gold', count: 2, each: 3, points: 6, region: null, features: [] },
      },
      /^Jan: gold = 6$/,
    ],
  ])('%o', (event, sentence) => {
    expect(eventText(carcassonne, view, event)).toMatch(sentence);
    expect(isEssential(event)).toBe(true);
    expect(subjectOf(event)).toBe(event.type === 'sunset' ? null : ((event['player'] ?? 1) as number));
  });

  it('points under an unknown word have their own row, and the rows add up', async () => {
    const line = (player: number, what: string, points: number) => ({
      type: 'scored',
      final: false,
      line: { player, what, count: 1, each: points, points, region: null, features: [] },
    });
    const log = [line(0, 'city', 8), line(1, 'gold', 6), line(0, 'gold', 2)].map((event, id) => ({
      id,
      turn: 1,
      event,
    }));
    const over: MatchView = {
      ...view,
      over: true,
      prompt: null,
      legalCells: [],
      log,
      state: { ...view.state, awaiting: 'over', scores: [10, 6, 0] },
      players: view.players.map((player, index) => ({ ...player, score: [10, 6, 0][index] ?? 0 })),
    };
    open(over);
    await Promise.resolve();
    const [, ...rows] = findAll('row', undefined, find('table'));
    expect(rows.map((row) => textsOfAll([...row.children]))).toEqual([
      ['Cities', '8', '0', '0'],
      ['gold', '2', '6', '0'],
      ['Total', '10', '6', '0'],
    ]);
  });
});

describe('pieces without texts', () => {
  it('are described with their places', () => {
    const view = begin();
    const mayor = { number: 1, figure: 'mayor', player: 1, x: 0, y: 0, feature: 0 };
    const state = { ...view.state, followers: [mayor] };
    expect(cellText(carcassonne, { ...view, state }, { x: 0, y: 0 })).toContain('mayor of Jan');
  });
});
