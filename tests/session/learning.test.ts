import { describe, expect, test } from 'vitest';
import type { Adviser } from '../../src/bots/adviser.ts';
import { judge } from '../../src/bots/advice.ts';
import { levelOf, startOf } from '../../src/bots/puzzles/puzzle.ts';
import { themeOf } from '../../src/bots/puzzles/theme.ts';
import { ADAPTERS, RULE_SET_IDS, adapterOf, formatShorthand, standsFor } from '../../src/game/index.ts';
import type { CastleAction } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { dayOf, parseProgress, streakOn, withAnswer, NO_PROGRESS } from '../../src/session/learn/progress.ts';
import { placesOfDay, shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import { createLearning } from '../../src/session/learn/learning.ts';
import { isSolved } from '../../src/session/contracts/learn.ts';
import { decline } from '../support/playing.ts';
import { dayFor, searched, posed } from '../support/puzzles.ts';
import { IDLE_ADVISER } from '../support/idleAdviser.ts';

const PUZZLES = shippedPuzzles();
/** One of each rule set and theme; puzzles.long.ts examines all. */
const SAMPLES = [...new Map(PUZZLES.map((puzzle) => [`${puzzle.rules} ${puzzle.theme}`, puzzle])).values()];
const DAY = 86_400_000;

describe('product 12: the shipped puzzles', () => {
  test('suffice for every rule set, with expansions among them, and each is from another game', () => {
    const count = (rules: string): number => PUZZLES.filter((puzzle) => puzzle.rules === rules).length;
    for (const rules of RULE_SET_IDS) expect(count(rules)).toBeGreaterThanOrEqual(30);
    expect(count('carcassonne')).toBeGreaterThanOrEqual(120);
    expect(PUZZLES.filter(({ modules }) => modules.length > 0).length).toBeGreaterThanOrEqual(20);
    expect(new Set(PUZZLES.map(({ seed }) => seed)).size).toBe(PUZZLES.length);
  });

  test('each rule set has several themes and every difficulty', () => {
    for (const { id } of ADAPTERS) {
      const own = PUZZLES.filter(({ rules }) => rules === id);
      expect(new Set(own.map(({ theme }) => theme)).size, id).toBeGreaterThanOrEqual(3);
      expect(new Set(own.map(levelOf)).size, id).toBe(3);
    }
  });

  test('are legal up to the end of their best way', () => {
    for (const puzzle of PUZZLES) {
      const rules = adapterOf(puzzle.rules);
      const way = rules.readShorthand(rules.advance(startOf(puzzle), 'choice'), `${puzzle.opening} ${puzzle.best}`);
      expect(way.ok, puzzle.seed).toBe(true);
    }
  });

  test.each(SAMPLES)('$seed: the best way is a whole turn about its theme', (puzzle) => {
    const { state, best } = posed(puzzle);
    const rules = adapterOf(puzzle.rules);
    expect(state.awaiting).toBe('place');
    const after = rules.replay(state, best);
    expect(after.ok && (after.state.awaiting === 'over' || after.state.turn > state.turn)).toBe(true);
    expect(themeOf(rules.hide(state), best)).toBe(puzzle.theme);
  });

  test.each(ADAPTERS.map(({ id }) => id))('of %s: the engine finds the same best way', { timeout: 90_000 }, (rules) => {
    const own = PUZZLES.filter((puzzle) => puzzle.rules === rules);
    const puzzle = own[Math.floor(own.length / 2)];
    if (!puzzle) throw new Error('There is no puzzle');
    expect(searched(puzzle)).toEqual(puzzle);
  });

  test('a puzzle whose best way is another one is not found again', () => {
    const puzzle = PUZZLES.find(({ rules, best }) => rules === 'castle' && /^p\d{3} d0$/.test(best));
    if (!puzzle) throw new Error('There is no such puzzle');
    expect(searched({ ...puzzle, best: puzzle.best.replace('d0', 'x') })).toBeNull();
    expect(searched({ ...puzzle, best: 'p999 x' })).toBeNull();
  });

  test('the puzzle of the day is the same for everybody, and another one tomorrow', () => {
    expect(dayOf(Date.UTC(2026, 10, 22, 0, 0))).toBe(dayOf(Date.UTC(2026, 10, 22, 23, 59)));
    const day = dayOf(Date.UTC(2026, 10, 22));
    for (const { id } of ADAPTERS) {
      const own = PUZZLES.flatMap(({ rules }, place) => (rules === id ? [place] : []));
      const places = own.map((_, n) => placesOfDay(day + n, PUZZLES)[id]);
      expect(new Set(places)).toEqual(new Set(own));
      expect(placesOfDay(day + own.length, PUZZLES)[id]).toBe(places[0]);
    }
  });
});

test('a turn of Carcassonne that is not the best one costs points, of the player’s own or given to the opponent', () => {
  const puzzle = PUZZLES.find(({ rules, trap }) => rules === 'carcassonne' && trap > 3);
  if (!puzzle) throw new Error('There is no such puzzle');
  const { state, best } = posed(puzzle);
  const rules = adapterOf(puzzle.rules);
  const [other] = rules.legalActions(state);
  const { loss, parts } = judge(rules.hide(state), other ? [other] : [], 's', { clock: () => 0, time: 1, best });
  expect(loss).toBeGreaterThan(1);
  expect((parts?.own ?? 0) + (parts?.opponent ?? 0)).toBeCloseTo(loss);
});

describe('product 10: a learner’s progress', () => {
  test('a streak counts consecutive days with a solved puzzle, each once', () => {
    let progress = withAnswer(NO_PROGRESS, 'a', 0, 100);
    progress = withAnswer(progress, 'b', 0.2, 101);
    expect(streakOn(progress, 101)).toBe(2);
    expect(streakOn(progress, 102)).toBe(2);
    expect(streakOn(progress, 103)).toBe(0);
    // Only the first answer of a day counts, for the puzzle and for the streak.
    expect(withAnswer(progress, 'b', 7, 101)).toBe(progress);
    expect(withAnswer(progress, 'c', 3, 102)).toMatchObject({
      streak: 0,
      lastDay: 102,
      puzzles: { a: 0, b: 0.2, c: 3 },
    });
    // The clock was set back for a few days, and then corrected; or it had been years ahead.
    expect(withAnswer(progress, 'c', 0, 95)).toMatchObject({ streak: 2, lastDay: 101, puzzles: { c: 0 } });
    expect(withAnswer({ ...progress, lastDay: 5000 }, 'c', 0, 102)).toMatchObject({ streak: 1, lastDay: 102 });
    expect(streakOn({ ...progress, lastDay: 5000 }, 102)).toBe(0);
    expect(withAnswer(progress, 'c', 3, null)).toMatchObject({ streak: 2, puzzles: { c: 3 } });
  });

  test('unreadable progress counts as none', () => {
    for (const text of [
      null,
      '',
      '{',
      '7',
      '[]',
      '{"lessons":7,"puzzles":[1],"streak":"x"}',
      '{"lessons":["path","no"],"puzzles":{"a":-1},"streak":-2,"lastDay":1.5}',
    ]) {
      expect(parseProgress(text)).toMatchObject({ streak: 0, lastDay: -1 });
    }
    expect(
      parseProgress('{"lessons":["tower","path","no"],"puzzles":{"a":1.5,"b":"x"},"streak":3,"lastDay":9}'),
    ).toEqual({ lessons: ['path', 'tower'], puzzles: { a: 1.5 }, streak: 3, lastDay: 9 });
  });
});

/** Lessons and puzzles with a fake judge, on a given day. */
function open(time: number) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  let match: Match | null = null;
  const newAdviser = (): Adviser => ({
    ...IDLE_ADVISER,
    judge: async (state, actions, seed, best) => judge(state, actions, seed, { clock: () => 0, time: 1, best }),
  });
  const learning = createLearning({
    storage,
    now: () => time,
    confirm: () => true,
    newAdviser,
    onMatch: (_, next) => (match = next),
    onChange: () => undefined,
    onUnkept: () => undefined,
  });
  return {
    learning,
    kept,
    table: (): Match =>
      match ??
      (() => {
        throw new Error('There is nothing at the table');
      })(),
  };
}

/** Plays shorthand through gestures. */
function play(match: Match, way: string): void {
  const { state } = match.view;
  const actions = adapterOf(state.rules).readShorthand(state, way);
  for (const action of actions.ok ? actions.value : []) {
    const { intents, view } = match;
    const option = view.prompt?.options.find((one) => standsFor(one, action));
    if (action.do === 'place') {
      intents.tapCell({ x: action.x ?? 0, y: action.y ?? 0 });
      for (let n = 0; n < (action.rotation ?? 0); n++) intents.rotate(1);
    } else if (option) intents.choose(option.id);
    intents.confirm();
  }
}

describe('product 12: a puzzle at the table', () => {
  const place = PUZZLES.findIndex(({ best }) => /^p\d\d0( d\d| x)?$/.test(best));
  const puzzle = PUZZLES[place];

  test('the best turn solves it, and the solution is stored', async () => {
    const { learning, kept, table } = open(dayFor(place) * DAY);
    expect((await learning.puzzles()).today[puzzle?.rules ?? '']).toBe(place);
    expect(await learning.pose(place, ['Ada', 'Jan'])).toBeNull();
    const { current } = learning;
    if (current?.kind !== 'puzzle') throw new Error('There is no puzzle');
    expect(current.view).toMatchObject({ daily: true, mood: 'ask', again: false });
    play(table(), puzzle?.best ?? '');
    expect(current.view.mood).toBe('judging');
    expect(table().view.myTurn).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(current.view).toMatchObject({ mood: 'judged', judgement: { loss: 0 } });
    expect(learning.streak).toBe(1);
    expect(kept.get('ramparts-learning')).toContain('"streak":1');
    current.again();
    expect(current.view).toMatchObject({ mood: 'ask', again: true });
    expect(table().view.myTurn).toBe(true);
  });

  test('another turn is answered with its cost and the best turn', async () => {
    const { learning, table } = open(dayFor(place) * DAY);
    await learning.pose(place, ['Ada', 'Jan']);
    const { current } = learning;
    if (current?.kind !== 'puzzle') throw new Error('There is no puzzle');
    const before = table().view.state;
    const other = table().view.legalCells.find((cell) => !puzzle?.best.startsWith(`p${cell.x}${cell.y}`));
    if (!other) throw new Error('There is no other place');
    table().intents.tapCell(other);
    table().intents.confirm();
    if (table().view.state.awaiting === 'deploy') decline(table());
    for (let n = 0; n < 3 && current.view.mood === 'ask'; n++) table().intents.confirm();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(current.view.mood).toBe('judged');
    expect(isSolved(current.view.judgement?.loss)).toBe(false);
    expect(current.view.shows).toBe('best');
    expect(table().view.state).toEqual(before);
    expect(formatShorthand((table().view.spot?.advice?.actions ?? []) as readonly CastleAction[])).toBe(puzzle?.best);
    current.show('own');
    expect(table().view.state).not.toEqual(before);
    expect(table().view.spot?.advice?.actions).toEqual([]);
    expect(learning.streak).toBe(0);
  });
});
