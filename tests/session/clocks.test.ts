import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { parseSave } from '../../src/persistence/save.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { timeLeft } from '../../src/session/contracts/match.ts';
import type { Match, NewGame, TimeTerms } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { noPainter, thinker } from '../support/appPorts.ts';
import { useDatabase } from '../support/database.ts';
import { playFirst } from '../support/playing.ts';
import { gameOfTwo } from './gameOfTwo.ts';

/** Time to think in a game on one device. */

const GAME: TimeTerms = { per: 'game', seconds: 300, bonus: 10, atZero: 'play-on' };
const LOSE: TimeTerms = { ...GAME, bonus: 0, atZero: 'lose' };
const gameWith = (time: TimeTerms, part: Partial<NewGame> = {}): NewGame => ({
  ...gameOfTwo({ options: { tokens: false }, colours: [1, 0], seed: 'clocks' }),
  seats: [{ kind: 'human' }, { kind: 'human' }],
  time,
  ...part,
});

function begin(game: NewGame, left?: readonly number[]): Match {
  const match = createMatch(game, { thinker, left });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

const leftOf = ({ view: { clocks } }: Match): readonly number[] =>
  clocks?.left.map((_, player) => Math.round(timeLeft(clocks, player))) ?? [];

/** Plays until another player has to act. */
function endTurn(match: Match): void {
  const { actor } = match.view;
  for (let n = 0; n < 20 && match.view.actor === actor; n++) playFirst(match);
}

describe('two people at one device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('each use their own time, and get the bonus at the end of their turn', () => {
    const match = begin(gameWith(GAME));
    expect(match.view.clocks?.running).toBe(0);
    vi.advanceTimersByTime(20_000);
    expect(leftOf(match)).toEqual([280_000, 300_000]);
    endTurn(match);
    expect(match.view.clocks?.running).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(leftOf(match)).toEqual([290_000, 295_000]);
    match.close();
  });

  test('get nothing back by an undo', () => {
    const match = begin(gameWith(GAME));
    vi.advanceTimersByTime(20_000);
    playFirst(match);
    vi.advanceTimersByTime(1000);
    match.intents.undo();
    expect(leftOf(match)).toEqual([279_000, 300_000]);
    match.close();
  });

  test('play on below zero if that was agreed', () => {
    const match = begin(gameWith(GAME));
    vi.advanceTimersByTime(330_000);
    expect(leftOf(match)[0]).toBe(-30_000);
    expect(match.view).toMatchObject({ over: false, outOfTime: null });
    endTurn(match);
    expect(match.view.clocks?.running).toBe(1);
    match.close();
  });

  test('hear when ten seconds are left, and lose when none are, if that was agreed', () => {
    const match = begin(gameWith(LOSE));
    vi.advanceTimersByTime(289_000);
    expect(match.view.isPressed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(match.view.isPressed).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(match.view).toMatchObject({ over: true, outOfTime: 0, prompt: null, canUndo: false });
    expect(match.view.clocks?.running).toBeNull();
    match.close();
  });

  test('cannot act after their time, even where no timer has noticed it', () => {
    let now = 0;
    const clock = { now: () => now, after: () => () => undefined };
    const match = createMatch(gameWith(LOSE), { thinker, clock });
    if (!match.ok) throw new Error(match.error.message);
    const before = match.value.view.state;
    now = 301_000;
    playFirst(match.value);
    expect(match.value.view).toMatchObject({ over: true, outOfTime: 0 });
    expect(match.value.view.state).toEqual(before);
    match.value.close();
  });

  test('go on with what was left', () => {
    const match = begin(gameWith(GAME), [12_000, 34_000]);
    vi.advanceTimersByTime(2000);
    expect(leftOf(match)).toEqual([10_000, 34_000]);
    match.close();
  });
});

test('computer players have no clock', async () => {
  const seats = [{ kind: 'bot', level: 'steward' }, { kind: 'human' }] as const;
  const match = begin(gameWith(LOSE, { seats }));
  expect(match.view.clocks?.running).toBeNull();
  for (let n = 0; n < 500 && match.view.clocks?.running !== 1; n++) await new Promise((done) => setTimeout(done, 5));
  expect(match.view.clocks?.running).toBe(1);
  expect(match.view.clocks?.left[0]).toBe(300_000);
  match.close();
});

describe('a saved game', () => {
  useDatabase();
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

  async function open(finished = memoryStore()): Promise<Application> {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    return createApp({ saves: await openSaves(), finished, storage, tablePainter: noPainter, match: { thinker } });
  }

  test('goes on with its clocks, and with what was used when it was left', async () => {
    const app = await open();
    await app.newGame(gameWith(GAME));
    await new Promise((done) => setTimeout(done, 300));
    app.leaveMatch();
    await settle();
    const next = await open();
    await settle();
    expect(await next.continueSaved(next.savedGames[0]?.id ?? '')).toBeNull();
    const [left = 0] = next.match?.view.clocks?.left ?? [];
    expect(left).toBeLessThan(299_800);
    expect(left).toBeGreaterThan(290_000);
    expect(next.match?.view.clocks?.terms).toEqual(GAME);
  });

  test('that was lost by time is a finished game that says so, and the loser is last', async () => {
    const finished = memoryStore();
    const app = await open(finished);
    await app.newGame({ ...gameWith(LOSE), time: { ...LOSE, seconds: 0.05 } });
    await settle();
    await settle();
    expect(app.match?.view).toMatchObject({ over: true, outOfTime: 0 });
    await settle();
    app.leaveMatch();
    await settle();
    const next = await open(finished);
    await settle();
    expect(next.archive.games[0]?.result).toMatchObject({ ended: 'resigned', by: 0, timeUp: true, winners: [1] });
    // Looking at it starts no clock.
    expect(await next.continueSaved(next.archive.games[0]?.id ?? '')).toBeNull();
    expect(next.match?.view.clocks).toBeNull();
  });

  test('with damaged clocks is read without them', () => {
    const save = (time: unknown, left: unknown) => ({
      format: 'ramparts-save',
      version: 1,
      id: 'a',
      savedAt: 1,
      match: { record: {}, newGame: { ...gameWith(GAME), time }, left },
    });
    const good = parseSave(save(GAME, [1, -2]));
    expect(good.ok && good.value.match).toMatchObject({ left: [1, -2], newGame: { time: GAME } });
    for (const [time, left] of [
      [{ ...GAME, per: 'year' }, [1]],
      ['5', ['1', 2]],
      [{ ...GAME, seconds: -1 }, null],
    ]) {
      const bad = parseSave(save(time, left));
      expect(bad.ok).toBe(true);
      expect(bad.ok && bad.value.match).not.toHaveProperty('left');
      expect(bad.ok && bad.value.match.newGame).not.toHaveProperty('time');
    }
  });
});
