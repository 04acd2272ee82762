import { expect, test } from 'vitest';
import { judge } from '../../../src/game/cli/judge.ts';
import { checkAnyRecord } from '../../../src/game/index.ts';

/**
 * The trace of Carcassonne (RECORD.md of its rule set): the game's automatic actions, and the state before the first
 * action.
 */

const RECORD = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: { modules: ['dragon', 'fairy'] },
  players: ['Ada', 'Jan'],
  start: [{ tile: 'B31', x: 0, y: 0, rotation: 0 }],
  deck: ['D06', 'D08', 'B31'],
  actions: [
    { player: 0, do: 'place', x: 1, y: 0, rotation: 0 },
    { player: 1, do: 'place', x: -1, y: 0, rotation: 0 },
    { player: 1, do: 'pass' },
  ],
};

function judged(record: unknown, trace: boolean) {
  const read = checkAnyRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  return judge(read.value, trace);
}

test('the state before the first action has the same keys', () => {
  const verdict = judged(RECORD, true);
  expect(verdict).toMatchObject({
    ok: true,
    finished: false,
    first: { n: -1, turn: 0, player: 0, awaiting: 'place', tile: 'D06', placed: 0, left: 2, dragon: null, fairy: null },
  });
  const [step, first] = verdict.ok ? [verdict.steps[0], verdict.first] : [];
  expect(Object.keys(first ?? {})).toEqual(Object.keys(step ?? {}));
});

test('automatic actions are in the line of the previous action; a skipped step is none', () => {
  const verdict = judged(RECORD, true);
  expect(verdict.ok && verdict.steps.map((step) => (step as { readonly auto?: unknown }).auto)).toEqual([
    undefined,
    undefined,
    [
      { player: 1, do: 'dragon', x: 0, y: 0 },
      { player: 0, do: 'dragon', x: -1, y: 0 },
    ],
  ]);
});

test('without a trace there is neither', () => {
  expect(judged(RECORD, false)).toEqual({ ok: true, finished: false, scores: [0, 0], steps: [], first: undefined });
});
