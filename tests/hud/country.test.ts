// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCountryScreen } from '../../src/hud/country/countryScreen.ts';
import { lineText } from '../../src/hud/country/events.ts';
import { countryWords } from '../../src/hud/country/words.ts';
import { looksAmong } from '../../src/hud/menu/colourChoice.ts';
import { toCountryGame } from '../../src/hud/menu/countryGame.ts';
import type { CountryMatch, Seat } from '../../src/session/country/contract.ts';
import { createCountryMatch } from '../../src/session/country/match.ts';
import { LOOKS } from '../../src/session/country/shelf.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';

const HUMAN: Seat = { kind: 'human' };
const NAMES = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'];
const still = { think: () => new Promise<never>(() => {}), close: () => undefined };
const silent = { advise: async () => null, judge: async () => null, close: () => undefined };

function begin(players: number, seed = 'words'): CountryMatch {
  const match = createCountryMatch(
    { rules: 'carcassonne', options: { modules: ['abbot'] }, players: NAMES.slice(0, players), seats: Array<Seat>(players).fill(HUMAN), colours: LOOKS.slice(0, players), seed },
    { thinker: still, adviser: silent },
  );
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

function step({ view, intents }: CountryMatch): void {
  const [cell] = view.legalCells;
  const [choice] = view.deployChoices;
  if (cell) intents.tapCell(cell);
  else intents.choose(choice ? { do: 'deploy', figure: choice.figure, x: choice.x, y: choice.y, feature: choice.feature } : null);
  intents.confirm();
}

const hud = fakeHud(fakeApp(), document.body);
const words = countryWords(hud);
const ports = { onInsets: () => {}, fit: () => {}, picture: async () => null, rested: async () => undefined, look: () => null };
afterEach(() => document.body.replaceChildren());

describe('the countryside in words', () => {
  it.each([2, 6])('every event of a whole game of %i has its sentence, and every choice its label', (players) => {
    const match = begin(players);
    for (let n = 0; n < 400 && !match.view.over; n++) {
      const { view } = match;
      expect(words.prompt(view).title).not.toBe('');
      for (const choice of words.choices(view)) expect(choice.label).toMatch(/\w/);
      step(match);
    }
    const told = match.view.log.map(({ event }) => [event.type, words.event(match.view, event)]);
    expect(told.filter(([, text]) => !text || text.includes('{') || text.includes('undefined'))).toEqual([]);
    expect(words.groups(match.view).at(-1)?.key).toBe('final');
  });

  it('tells tiles and pennants of a city apart', () => {
    const line = { player: 0, what: 'city', count: 5, each: 2, points: 10, pennants: 1, region: null, features: [] };
    expect(lineText(texts, line)).toBe('City, 2 × (4 tiles + 1 pennant) = 10');
    expect(lineText(texts, { ...line, count: 11, each: 1, points: 11, pennants: 3 })).toBe('City, 8 tiles + 3 pennants = 11');
    expect(lineText(texts, { ...line, what: 'field', count: 1, each: 3, points: 3, pennants: 0 })).toBe('Field, 1 city × 3 = 3');
  });

  it('names cells to the right and upwards of the start tile', () => {
    expect([words.cell({ x: 0, y: 0 }), words.cell({ x: 3, y: -2 }), words.cell({ x: -1, y: 4 })]).toEqual(['(0, 0)', '(3, 2)', '(-1, -4)']);
  });
});

describe('several people at one screen', () => {
  const flag = (): string | null => {
    const found = document.querySelector<HTMLElement>('.whose-turn');
    return !found || found.hidden ? null : `${found.textContent} ${/player-\d+/.exec(found.className)?.[0]}`;
  };
  const panel = (): string => `${document.querySelector('.turn-who:not([hidden])')?.textContent ?? ''} ${/player-\d+/.exec(document.querySelector('.turn')?.className ?? '')?.[0] ?? ''}`;
  const ofSeats = (...seats: readonly Seat[]): CountryMatch => {
    const match = createCountryMatch({ rules: 'carcassonne', options: {}, players: NAMES.slice(0, seats.length), seats, colours: LOOKS.slice(0, seats.length), seed: 'shared' }, { thinker: still, adviser: silent });
    if (!match.ok) throw new Error(match.error.message);
    return match.value;
  };
  const turnOver = (match: CountryMatch): void => {
    const { turn } = match.view.state;
    for (let n = 0; n < 3 && match.view.state.turn === turn; n++) step(match);
  };

  it('are told whose turn it is in passing, and the panel keeps saying it', () => {
    vi.useFakeTimers();
    const match = ofSeats(HUMAN, HUMAN, HUMAN);
    const { element, destroy } = createCountryScreen(hud, match, ports);
    document.body.append(element);
    expect([flag(), panel()]).toEqual([`Ada, your turn player-${LOOKS[0]}`, `Ada player-${LOOKS[0]}`]);
    vi.advanceTimersByTime(3000);
    expect([flag(), panel()]).toEqual([null, `Ada player-${LOOKS[0]}`]);
    turnOver(match);
    expect([flag(), panel()]).toEqual([`Jan, your turn player-${LOOKS[1]}`, `Jan player-${LOOKS[1]}`]);
    match.intents.tapCell(match.view.legalCells[0] ?? { x: 0, y: 0 });
    vi.advanceTimersByTime(3000);
    match.intents.rotate(1);
    expect(flag()).toBeNull();
    // Whoever plays without motion is not held up.
    const fast = fakeHud({ ...fakeApp(), settings: { ...fakeApp().settings, speed: 0 } }, document.body);
    destroy();
    const again = createCountryScreen(fast, ofSeats(HUMAN, HUMAN), ports);
    document.body.append(again.element);
    expect([flag(), panel()]).toEqual([null, `Ada player-${LOOKS[0]}`]);
    again.destroy();
    vi.useRealTimers();
  });

  it('who plays alone against others knows whose turn it is', () => {
    const { element, destroy } = createCountryScreen(hud, ofSeats(HUMAN, { kind: 'bot', level: 'knight' }, { kind: 'peer' }), ports);
    document.body.append(element);
    expect([flag(), panel().trim()]).toEqual([null, '']);
    destroy();
  });
});

describe('the screen of the countryside', () => {
  it('has a card for everybody, a text board that grows, and a log', () => {
    const match = begin(5);
    const { element, destroy } = createCountryScreen(hud, match, ports);
    document.body.append(element);
    expect([...element.querySelectorAll('.card-name')].map((name) => name.textContent)).toEqual(NAMES.slice(0, 5));
    expect(element.querySelectorAll('.text-cell')).toHaveLength(9);
    step(match);
    expect(element.querySelectorAll('.text-cell').length).toBeGreaterThan(9);
    expect(element.querySelector('.turn')?.getAttribute('data-stage')).toBe('deploy');
    expect(element.querySelector('.log')?.textContent).not.toBe('');
    destroy();
  });

  it('whoever stands in the text board stays on their cell when it grows', () => {
    const match = begin(2);
    const { element, destroy } = createCountryScreen(hud, match, ports);
    document.body.append(element);
    const here = (): string => document.activeElement?.textContent ?? '';
    [...element.querySelectorAll<HTMLElement>('.text-cell')].find((cell) => cell.textContent?.startsWith('(0, 0)'))?.focus();
    step(match);
    expect(here()).toMatch(/^\(0, 0\)/);
    destroy();
  });
});

describe('the form of the countryside', () => {
  const people = NAMES.slice(0, 3).map((name, index) => ({ name, seat: HUMAN, colour: LOOKS[index] ?? 0 }));
  const wishes = { people, begins: 'random', modules: ['abbot'], fields: 'each-3', tinyCity: 4, followers: 7, seed: ' ' } as const;

  it('whoever begins by lot comes first, the others follow clockwise with their colours', () => {
    const game = toCountryGame(wishes, { pick: () => 2, freshSeed: () => 'fresh' });
    expect([game.players, game.colours, game.seed]).toEqual([['Zofia', 'Ada', 'Jan'], [LOOKS[2], LOOKS[0], LOOKS[1]], 'fresh']);
    expect(toCountryGame({ ...wishes, begins: 'first', seed: 'x' }, { pick: () => 2, freshSeed: () => 'fresh' }).players).toEqual(NAMES.slice(0, 3));
  });

  it('no two of six wear one colour, whatever is chosen', () => {
    let looks = LOOKS;
    for (let n = 0; n < 40; n++) looks = looksAmong(looks, n % 6, n % 14);
    const paints = new Set(looks.map((look) => (look < 4 ? [0, 1, 1, 0][look] : look >> 1)));
    expect(paints.size).toBe(6);
  });
});
