// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DISTINCT_LOOKS } from '../../src/art/players.ts';
import type { carcassonne } from '../../src/game/index.ts';
import { choicesOf } from '../../src/hud/words/choices.ts';
import { promptOf } from '../../src/hud/words/turnMode.ts';
import { groupsOf } from '../../src/hud/log/groups.ts';
import { eventText, lineText } from '../../src/hud/words/events.ts';
import type { Match, Seat } from '../../src/session/contracts/match.ts';
import { find, findAll, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, newMatch, texts, textsOf } from './fixture.ts';
import { openScreen } from './showing.tsx';

const HUMAN: Seat = { kind: 'human' };
const NAMES = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'];
const LOOKS = DISTINCT_LOOKS;

const begin = (players: number, seed = 'words'): Match =>
  newMatch({
    rules: 'carcassonne',
    options: { modules: ['abbot'] },
    players: NAMES.slice(0, players),
    seats: Array<Seat>(players).fill(HUMAN),
    colours: LOOKS.slice(0, players),
    seed,
  });

function step({ view, intents }: Match): void {
  const [cell] = view.legalCells;
  const [option] = view.prompt?.options ?? [];
  if (cell) intents.tapCell(cell);
  else if (option) intents.choose(option.id);
  intents.confirm();
}

const hud = fakeHud();
const game = textsOf('carcassonne');
afterEach(() => document.body.replaceChildren());

describe('Carcassonne in words', () => {
  it.each([2, 6])('every event of a whole game of %i has its sentence, and every choice its label', (players) => {
    const match = begin(players);
    for (let n = 0; n < 400 && !match.view.over; n++) {
      const { view } = match;
      expect(promptOf(game, view).title).not.toBe('');
      for (const choice of choicesOf(game, view)) expect(choice.label).toMatch(/\w/);
      step(match);
    }
    const told = match.view.log.map(({ event }) => [event.type, eventText(game, match.view, event)]);
    expect(told.filter(([, text]) => !text || text.includes('{') || text.includes('undefined'))).toEqual([]);
    expect(groupsOf(game, match.view).at(-1)?.key).toBe('final');
  });

  it('counts tiles and coats of arms of a city separately', () => {
    const line = { player: 0, what: 'city', count: 5, each: 2, points: 10, pennants: 1, region: null, features: [] };
    const tell = (change: Partial<carcassonne.CarcassonneLine> = {}): string =>
      lineText(game, begin(2).view, { ...line, ...change } as carcassonne.CarcassonneLine);
    expect(tell()).toBe('City, 2 × (4 tiles + 1 coat of arms) = 10');
    expect(tell({ count: 11, each: 1, points: 11, pennants: 3 })).toBe('City, 8 tiles + 3 coats of arms = 11');
    expect(tell({ what: 'field', count: 1, each: 3, points: 3, pennants: 0 })).toBe('Field, 1 city × 3 = 3');
  });

  it('names cells to the right and upwards of the start tile', () => {
    expect([game.cell({ x: 0, y: 0 }), game.cell({ x: 3, y: -2 }), game.cell({ x: -1, y: 4 })]).toEqual([
      '(0, 0)',
      '(3, 2)',
      '(-1, -4)',
    ]);
  });
});

describe('several people on one screen', () => {
  const flag = (): string | null => {
    const found = document.querySelector<HTMLElement>('p[data-colour]');
    return found && `${found.textContent} player-${found.dataset['colour']}`;
  };
  const panel = (): string => {
    const turn = find('region', texts.t('tray.title'));
    return `${turn.querySelector('[data-owner]:not([hidden])')?.textContent ?? ''} player-${turn.dataset['colour']}`;
  };
  const ofSeats = (...seats: readonly Seat[]): Match =>
    newMatch({
      rules: 'carcassonne',
      options: {},
      players: NAMES.slice(0, seats.length),
      seats,
      colours: LOOKS.slice(0, seats.length),
      seed: 'shared',
    });
  const turnOver = (match: Match): void => {
    const { turn } = match.view.state;
    for (let n = 0; n < 3 && match.view.state.turn === turn; n++) step(match);
  };

  it('are briefly notified whose turn it is, and the panel keeps showing it', () => {
    vi.useFakeTimers();
    const match = ofSeats(HUMAN, HUMAN, HUMAN);
    const { destroy } = openScreen(hud, match);
    expect([flag(), panel()]).toEqual([`Ada, your turn player-${LOOKS[0]}`, `Ada player-${LOOKS[0]}`]);
    vi.advanceTimersByTime(3000);
    expect([flag(), panel()]).toEqual([null, `Ada player-${LOOKS[0]}`]);
    turnOver(match);
    expect([flag(), panel()]).toEqual([`Jan, your turn player-${LOOKS[1]}`, `Jan player-${LOOKS[1]}`]);
    window.dispatchEvent(new Event('pointerdown'));
    expect(flag()).toBeNull();
    match.intents.tapCell(match.view.legalCells[0] ?? { x: 0, y: 0 });
    vi.advanceTimersByTime(3000);
    match.intents.rotate(1);
    expect(flag()).toBeNull();
    // Players without motion are not delayed.
    const fast = fakeHud({ ...fakeApp(), settings: { ...fakeApp().settings, speed: 0 } }, document.body);
    destroy();
    openScreen(fast, ofSeats(HUMAN, HUMAN));
    expect([flag(), panel()]).toEqual([null, `Ada player-${LOOKS[0]}`]);
    vi.useRealTimers();
  });

  it('read what is asked where that is not a new turn, also of the player whose turn it is', () => {
    const match = ofSeats(HUMAN, HUMAN, HUMAN);
    match.intents.tapCell(match.view.legalCells[0] ?? { x: 0, y: 0 });
    match.intents.confirm();
    openScreen(hud, match);
    expect(flag()).toBe(`Ada: Place a follower? player-${LOOKS[0]}`);
  });

  it('get no notice if only one of them is here', () => {
    openScreen(hud, ofSeats(HUMAN, { kind: 'bot', level: 'knight' }, { kind: 'peer' }));
    expect([flag(), panel().trim()]).toEqual([null, 'player-undefined']);
  });
});

describe('the screen of Carcassonne', () => {
  it('has a card for everybody, a text board that grows, and a log', () => {
    const match = begin(5);
    const { element } = openScreen(hud, match);
    const cards = findAll('region', /: 0 points$/);
    expect(cards.map((card) => textsOfAll(findAll('heading', undefined, card)))).toEqual(
      NAMES.slice(0, 5).map((name) => [name]),
    );
    for (const card of cards) find('img', '7 followers left, abbot in supply', card);
    expect(findAll('gridcell')).toHaveLength(9);
    step(match);
    expect(findAll('gridcell').length).toBeGreaterThan(9);
    expect(find('region', texts.t('tray.title')).dataset['stage']).toBe('deploy');
    expect(textsOfAll([...element.querySelectorAll('aside [data-event]')])).not.toEqual([]);
  });

  it('keeps the focus on its cell of the text board when that grows', () => {
    const match = begin(2);
    openScreen(hud, match);
    const here = (): string => document.activeElement?.textContent ?? '';
    find('gridcell', /^\(0, 0\)/).focus();
    step(match);
    expect(here()).toMatch(/^\(0, 0\)/);
  });
});
