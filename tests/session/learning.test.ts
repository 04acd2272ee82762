import { describe, expect, test } from 'vitest';
import type { Adviser } from '../../src/bots/adviser.ts';
import { judge } from '../../src/bots/advice.ts';
import { pose } from '../../src/bots/puzzles/puzzle.ts';
import { findBest } from '../../src/bots/puzzles/verify.ts';
import {
  RULE_SET_IDS,
  adapterOf,
  formatShorthand,
  hideSecrets,
  playShorthand,
  standsFor,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleAction } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { dayOf, parseProgress, streakOn, withAnswer, NO_PROGRESS } from '../../src/session/learn/progress.ts';
import { placeOfDay, shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import { createLearning } from '../../src/session/learn/learning.ts';
import { isSolved } from '../../src/session/contracts/learn.ts';
import { decline } from '../support/playing.ts';

const PUZZLES = shippedPuzzles();
const DAY = 86_400_000;

describe('product 12: the shipped puzzles', () => {
  test('suffice for both rule sets, and each is from another game', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(60);
    for (const rules of RULE_SET_IDS)
      expect(PUZZLES.filter((puzzle) => puzzle.rules === rules).length).toBeGreaterThanOrEqual(30);
    expect(new Set(PUZZLES.map(({ rules, seed }) => `${rules}/${seed}`)).size).toBe(PUZZLES.length);
  });

  test('all replay, and their best way is a whole legal turn', () => {
    for (const puzzle of PUZZLES) {
      const posed = pose(puzzle);
      if (!posed.ok) throw new Error(`${puzzle.seed}: ${posed.error.message}`);
      const { position } = posed.value;
      expect(position.awaiting).toBe('place');
      const { turn } = stateOf(position);
      expect(playShorthand(position, puzzle.best).ok).toBe(true);
      expect(position.awaiting === 'over' || stateOf(position).turn > turn, puzzle.seed).toBe(true);
    }
  });

  // The whole list would take minutes; the samples are spread over it.
  test.each([0, 1, 2].map((n) => Math.floor(((n + 0.5) * PUZZLES.length) / 3)))(
    'number %i: the engine finds the same best way',
    { timeout: 90_000 },
    (place) => {
      const puzzle = PUZZLES[place];
      const posed = puzzle && pose(puzzle);
      if (!posed?.ok) throw new Error('There is no such puzzle');
      const found = findBest(hideSecrets(stateOf(posed.value.position)), puzzle?.seed ?? '', {
        work: 90_000,
        rounds: 4,
        decks: 12,
        margin: 1,
      });
      expect(found && formatShorthand(found.best)).toBe(puzzle?.best);
      expect(found?.margin).toBe(puzzle?.margin);
    },
  );

  test('the puzzle of the day is the same for everybody, and another one tomorrow', () => {
    expect(dayOf(Date.UTC(2026, 10, 22, 0, 0))).toBe(dayOf(Date.UTC(2026, 10, 22, 23, 59)));
    const day = dayOf(Date.UTC(2026, 10, 22));
    expect(placeOfDay(day, 60)).toBe(day % 60);
    expect(placeOfDay(day + 1, 60)).not.toBe(placeOfDay(day, 60));
    expect(new Set(Array.from({ length: 60 }, (_, n) => placeOfDay(day + n, 60))).size).toBe(60);
  });
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
    advise: async () => null,
    judge: async (state, actions, seed, best) => judge(state, actions, seed, { clock: () => 0, time: 1, best }),
    close: () => undefined,
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
    const { learning, kept, table } = open(place * DAY);
    expect((await learning.puzzles()).today).toBe(place);
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
    const { learning, table } = open(place * DAY);
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
    expect(table().view.spot).toBeNull();
    expect(learning.streak).toBe(0);
  });
});
