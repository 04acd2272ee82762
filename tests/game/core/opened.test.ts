import { expect, test } from 'vitest';
import { keepOpen } from '../../../src/game/core/opened.ts';

/** A position that counts up. Its states are their own: equal ones are different moments. */
interface State {
  readonly count: number;
}

function counter() {
  let openings = 0;
  const ask = keepOpen(
    ({ count: first }: State) => {
      openings++;
      let count = first;
      return {
        get depth() {
          return count - first;
        },
        get count() {
          return count;
        },
        play: () => void count++,
        undo: () => void count--,
      };
    },
    ({ count }): State => ({ count }),
  );
  return {
    openings: () => openings,
    count: (state: State): number => ask(state, (position) => position.count),
    play: (state: State, times = 1): State =>
      ask(state, (position, reached) => {
        for (let n = 0; n < times; n++) position.play();
        return reached();
      }),
    ask,
  };
}

test('a game that is played on is opened once', () => {
  const { openings, count, play } = counter();
  let state: State = { count: 7 };
  for (let n = 8; n < 20; n++) {
    state = play(state);
    expect([state.count, count(state), count(state)]).toEqual([n, n, n]);
  }
  expect(openings()).toBe(1);
});

test('moves that are only tried are undone', () => {
  const { count, play, ask } = counter();
  const state = play({ count: 0 }, 3);
  expect(ask(state, (position) => (position.play(), position.play(), position.count))).toBe(5);
  expect(count(state)).toBe(3);
});

test('the state before, as when a move is taken back, is still open; others are opened again', () => {
  const { openings, count, play } = counter();
  const first: State = { count: 0 };
  const second = play(first, 2);
  const third = play(second, 5);
  expect([count(third), count(second)]).toEqual([7, 2]);
  expect(openings()).toBe(1);
  expect([count(third), count(first), count({ count: 2 })]).toEqual([7, 0, 2]);
  expect(openings()).toBe(4);
});

test('several states reached from one are all right, whichever is asked about next', () => {
  const { count, play } = counter();
  const root: State = { count: 1 };
  const states = [play(root), play(root, 4), play(root, 2), root];
  for (const state of [...states, ...states.toReversed()]) expect(count(state)).toBe(state.count);
});

test('after an exception the position is opened again', () => {
  const { openings, count, ask } = counter();
  const state: State = { count: 3 };
  expect(() =>
    ask(state, (position) => {
      position.play();
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(count(state)).toBe(3);
  expect(openings()).toBe(2);
});
