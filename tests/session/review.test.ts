import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { judge } from '../../src/bots/advice.ts';
import type { Judgement } from '../../src/bots/advice.ts';
import type { Adviser } from '../../src/bots/adviser.ts';
import { STANDING_CLOCK } from '../../src/bots/think.ts';
import { checkAnyRecord, checkRecord, carcassonne, hideSecrets, replay, stateOf } from '../../src/game/index.ts';
import type { Action, CastleState, GameState } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { openRecord } from '../../src/session/match/openRecord.ts';
import { othersHere, recordUpTo } from '../../src/session/review/fork.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { readRecord } from '../../src/session/saving/saveStore.ts';
import { SURE } from '../../src/session/contracts/review.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { playedUntil } from '../support/player.ts';
import { gameOfTwo } from './gameOfTwo.ts';
import { IDLE_ADVISER } from '../support/idleAdviser.ts';
import { waitFor } from '../support/waitFor.ts';

const GAME = gameOfTwo({ seed: 'review' });

interface Asked {
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly answer: (judgement: Judgement | null) => Promise<void>;
}

function begin(record: unknown, game = GAME) {
  const match = createMatch(game, { record });
  if (!match.ok) throw new Error(match.error.message);
  const asked: Asked[] = [];
  let closed = 0;
  const newAdviser = (): Adviser => ({
    ...IDLE_ADVISER,
    judge: (state, actions) =>
      new Promise((resolve) => {
        asked.push({
          state,
          actions,
          answer: async (judgement) => {
            resolve(judgement);
            await new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(null))));
          },
        });
      }),
    close: () => void closed++,
  });
  const tableMatch = createTableMatch(game, match.value, { pace: () => 100, newAdviser });
  const open = (moment?: number) => {
    tableMatch.open(moment);
    if (!tableMatch.review) throw new Error('There is no review');
    return tableMatch.review;
  };
  return { live: match.value, tableMatch, asked, open, closed: () => closed };
}

const finished = playedUntil('castle', 'over', 0);
const running = playedUntil('zamek', 'score', 20);
const better = (loss: number): Judgement => ({
  best: { actions: [], value: loss, reasons: [] },
  played: { actions: [], value: 0, reasons: [] },
  loss,
  error: 0,
});

describe('a review', () => {
  test('tells the story up to what the table shows: the match itself, or a moment of its replay', () => {
    const { live, tableMatch, open } = begin(running, { ...GAME, rules: 'zamek' });
    const whole = tableMatch.story();
    expect(tableMatch.review).toBeNull();
    expect(whole.at(whole.last).state).toEqual(live.view.state);
    expect(whole.turns.at(-1)?.end).toBe(whole.last);
    open(7);
    const part = tableMatch.story();
    expect([part.last, part.turns.at(-1)?.end]).toEqual([7, 7]);
    expect(part.at(7).state).toEqual(tableMatch.match.view.state);
    expect(part.at(whole.last)).toEqual(part.at(7));
  });

  test.each([
    ['finished', finished],
    ['running', running],
  ])('shows every moment of a %s game as a replay has it, and nothing unknown at that time', (_, record) => {
    const { tableMatch, open } = begin(record, { ...GAME, rules: (record as { rules: 'castle' | 'zamek' }).rules });
    const read = checkRecord(record);
    if (!read.ok) throw new Error(read.error.message);
    const states: CastleState[] = [];
    replay(read.value, ({ position }) => states.push(hideSecrets(stateOf(position))));
    const review = open(0);
    expect(review.view.last).toBe(states.length - 1);
    for (const [moment, state] of states.entries()) {
      review.go(moment);
      // With the last tile in hand, and at the end, it is known that no tile is left.
      expect(tableMatch.match.view.state).toEqual(state);
      expect(tableMatch.match.view).toMatchObject({ isReplay: true, myTurn: false, canConfirm: false });
    }
  });

  test('ends with the log of the match, each entry at the moment it happened', () => {
    const { live, open } = begin(finished);
    const { log, last, turns } = open().view;
    expect(log.map(({ entry }) => entry)).toEqual(live.view.log);
    expect(log.at(-1)?.moment).toBe(last);
    expect(log.every(({ moment }, n) => moment >= (log[n - 1]?.moment ?? 0))).toBe(true);
    expect(turns.map(({ start }) => start).slice(1)).toEqual(turns.map(({ end }) => end).slice(0, -1));
    expect(turns.at(-1)?.end).toBe(last);
  });

  test('goes to a moment, no further than the ends, and back to the unchanged match', () => {
    const { live, tableMatch, open } = begin(running, { ...GAME, rules: 'zamek' });
    const before = live.view;
    const review = open();
    review.go(-4);
    expect(review.view.at).toBe(0);
    expect(tableMatch.match.view.state.laid).toEqual([]);
    review.go(1e9);
    expect(review.view.at).toBe(review.view.last);
    review.go(3);
    tableMatch.leave();
    expect(tableMatch.review).toBeNull();
    expect(tableMatch.match.view).toBe(before);
    expect(live.view).toBe(before);
  });

  test('allows no actions in the past', () => {
    const { live, tableMatch, open } = begin(running, { ...GAME, rules: 'zamek' });
    const before = live.view;
    open(2);
    const { intents } = tableMatch.match;
    intents.cycle(1);
    intents.confirm();
    intents.undo();
    intents.askHint();
    expect(live.view).toBe(before);
    tableMatch.leave();
    intents.cycle(1);
    expect(live.view).not.toBe(before);
  });

  describe('autoplay', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('steps to the end and stops there; any other step stops it', () => {
      const { open } = begin(running, { ...GAME, rules: 'zamek' });
      const review = open(0);
      review.play(true);
      vi.advanceTimersByTime(250);
      expect(review.view).toMatchObject({ at: 2, playing: true });
      review.go(1);
      vi.advanceTimersByTime(1000);
      expect(review.view).toMatchObject({ at: 1, playing: false });
      review.go(review.view.last - 1);
      review.play(true);
      vi.advanceTimersByTime(500);
      expect(review.view).toMatchObject({ at: review.view.last, playing: false });
      review.play(true);
      expect(review.view.at).toBe(0);
    });
  });

  test('judges the turns of a finished game, the last first and the one shown before the others', async () => {
    const { asked, open, closed, tableMatch } = begin(finished);
    const review = open();
    const { turns } = review.view;
    review.analyse('quick');
    expect(review.view.analysis).toMatchObject({ work: 'quick', done: 0 });
    const turnOf = ({ state }: Asked) => turns.findIndex(({ turn }) => turn === state.turn);
    expect(asked.map(turnOf)).toEqual([turns.length - 1]);
    expect((asked[0]?.state as CastleState | undefined)?.stack ?? []).toEqual([]);
    expect(asked[0]?.actions[0]?.do).toBe('place');
    const looked = turns[4];
    review.go(looked?.start ?? 0);
    await asked[0]?.answer(better(2));
    expect(asked.map(turnOf)).toEqual([turns.length - 1, 4]);
    expect(tableMatch.match.view.hint).toBeNull();
    await asked[1]?.answer(better(3));
    expect(tableMatch.match.view.hint).toEqual({ state: 'ready', advice: better(3).best });
    expect(asked.map(turnOf)).toEqual([turns.length - 1, 4, turns.length - 2]);
    await asked[2]?.answer(null);
    expect(review.view.analysis).toMatchObject({ done: 3 });
    expect(review.view.analysis.judgements.at(-2)).toBeNull();
    review.go((looked?.start ?? 0) + 1);
    expect(tableMatch.match.view.hint).toBeNull();
    review.analyse(null);
    expect(review.view.analysis).toMatchObject({ work: null, done: 3 });
    expect(closed()).toBe(1);
    // An answer that comes too late is ignored; earlier results are kept.
    await asked[3]?.answer(better(1));
    expect(review.view.analysis.done).toBe(3);
    tableMatch.leave();
    expect(open().view.analysis.done).toBe(3);
  });

  test('does not judge a game in progress', () => {
    const { asked, open } = begin(running, { ...GAME, rules: 'zamek' });
    const review = open(3);
    for (const work of ['quick', 'deeper', 'turn'] as const) review.analyse(work);
    expect(asked).toEqual([]);
    expect(review.view).toMatchObject({ at: 3, analysis: { work: null } });
  });
});

describe('a game played differently', () => {
  test('is the same game up to that moment, and continues as a separate game', () => {
    const { live, tableMatch, open } = begin(finished);
    open(41);
    const record = recordUpTo(live.record(), 41);
    expect(openRecord(record)).toMatchObject({ ok: true });
    const other = createMatch(othersHere(GAME), { record });
    if (!other.ok) throw new Error(other.error.message);
    const { view }: Match = other.value;
    expect(view.state).toEqual(tableMatch.match.view.state);
    expect(view.over).toBe(false);
    expect((live.record() as { actions: unknown[] }).actions.length).toBeGreaterThan(41);
  });

  test('seats people of other devices at this one, and keeps bots', () => {
    const seats = [{ kind: 'peer' }, { kind: 'bot', level: 'regent' }] as const;
    expect(othersHere({ ...GAME, seats }).seats).toEqual([{ kind: 'human' }, { kind: 'bot', level: 'regent' }]);
  });
});

describe('a review of Carcassonne', () => {
  const judged = {
    ...IDLE_ADVISER,
    judge: async (state: GameState, actions: readonly Action[], seed: string) =>
      judge(state, actions, seed, { clock: STANDING_CLOCK, time: 0 }),
  };

  function beginCarcassonne(record: unknown) {
    const read = readRecord(JSON.stringify(record));
    if (!read.ok) throw new Error(read.error.message);
    const game = { ...read.value.game, seats: read.value.game.players.map(() => ({ kind: 'peer' }) as const) };
    const match = createMatch(game, { record });
    if (!match.ok) throw new Error(match.error.message);
    const tableMatch = createTableMatch(game, match.value, { pace: () => 1, newAdviser: () => judged });
    tableMatch.open(0);
    if (!tableMatch.review) throw new Error('There is no review');
    return { game, live: match.value, tableMatch, review: tableMatch.review };
  }

  test.each([2, 3, 6])(
    'shows every moment of a game of %i as a replay has it, and nothing unknown at that time',
    (size) => {
      const played = finishedCarcassonne(size, { modules: ['river-1', 'abbot'] });
      const { live, tableMatch, review } = beginCarcassonne(played);
      const read = checkAnyRecord(played);
      if (!read.ok || read.value.game !== 'carcassonne') throw new Error('Expected a record of Carcassonne');
      const { record } = read.value;
      const states: carcassonne.CarcassonneState[] = [];
      carcassonne.replay(record, ({ position }) =>
        states.push(carcassonne.hideSecrets(carcassonne.stateOf(position), record.setup.rules)),
      );
      expect(review.view.last).toBe(states.length - 1);
      for (const [moment, state] of states.entries()) {
        review.go(moment);
        expect(tableMatch.match.view.state).toEqual(state);
        expect(tableMatch.match.view).toMatchObject({ isReplay: true, myTurn: false, canConfirm: false });
      }
      expect(review.view.log.map(({ entry }) => entry)).toEqual(live.view.log);
      expect(new Set(review.view.turns.map(({ player }) => player)).size).toBe(size);
    },
  );

  test('judges a single player’s game, too', async () => {
    const { review } = beginCarcassonne(finishedCarcassonne(1, { deck: 4 }));
    review.analyse('quick');
    await waitFor(() => expect(review.view.analysis).toMatchObject({ work: null, done: 4 }));
    expect(review.view.analysis.judgements.every((judgement) => judgement && judgement.loss >= 0)).toBe(true);
  });

  test('judges every turn of three, and its best way can be played instead', async () => {
    const { game, live, tableMatch, review } = beginCarcassonne(
      finishedCarcassonne(3, { deck: 9, modules: ['abbot'] }),
    );
    review.analyse('quick');
    await waitFor(() => expect(review.view.analysis).toMatchObject({ work: null, done: review.view.turns.length }));
    const judgements = review.view.analysis.judgements.flatMap((judgement) => judgement ?? []);
    expect(judgements).toHaveLength(review.view.turns.length);
    const place = review.view.analysis.judgements.findIndex((judgement) => judgement && judgement.loss >= SURE);
    const { start } = review.view.turns[place] ?? { start: -1 };
    review.go(start);
    expect(tableMatch.match.view.hint).toEqual({
      state: 'ready',
      advice: review.view.analysis.judgements[place]?.best,
    });
    const before = tableMatch.match.view.state;
    const other = createMatch(othersHere(game), { record: recordUpTo(live.record(), start) });
    if (!other.ok) throw new Error(other.error.message);
    expect(other.value.view.state).toEqual(before);
    expect(other.value.view).toMatchObject({ over: false, myTurn: true });
    const [first] = review.view.analysis.judgements[place]?.best.actions ?? [];
    other.value.intents.tapCell({ x: first?.x ?? 99, y: first?.y ?? 99 });
    other.value.intents.confirm();
    expect(other.value.view.state.laid).toHaveLength(before.laid.length + 1);
    // The reviewed game is unchanged.
    expect(live.view.over).toBe(true);
  });
});
