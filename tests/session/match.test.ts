import { describe, expect, test, vi } from 'vitest';
import type { CastleState } from '../../src/game/index.ts';
import { chooseAction } from '../../src/bots/choose.ts';
import type { Thinker } from '../../src/bots/thinker.ts';
import { checkRecord, replay, stateOf } from '../../src/game/index.ts';
import { createMatch } from '../../src/session/match/match.ts';
import type { Match, NewGame, Seat } from '../../src/session/contracts/match.ts';
import { decline, gainedIn, playFirst } from '../support/playing.ts';
import { until } from './until.ts';

const HUMAN: Seat = { kind: 'human' };
const BOT: Seat = { kind: 'bot', level: 'steward' };

const newGame = (seats: readonly [Seat, Seat], rules: 'castle' | 'zamek' = 'castle'): NewGame => ({
  rules,
  options: {},
  players: ['Ada', 'Jan'],
  seats,
  colours: [0, 1],
  seed: 'session',
});

/** Chooses at once, in this thread. */
const thinker: Thinker = {
  think: (state, level, seed) => Promise.resolve(chooseAction(state, level, seed)),
  close: () => undefined,
};

function begin(game: NewGame, record?: unknown): Match {
  const match = createMatch(game, { thinker, ...(record === undefined ? {} : { record }) });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

describe('a match', () => {
  test('two people play to the end by intents; the record replays to the same state', () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    for (let n = 0; n < 500 && !match.view.over; n++) playFirst(match);
    expect(match.view.over).toBe(true);
    const record = checkRecord(match.record());
    if (!record.ok) throw new Error(record.error.message);
    const again = replay(record.value);
    if (!again.ok) throw new Error(again.error.message);
    expect(stateOf(again.value.position).scores).toEqual(match.view.state.scores);
    expect(gainedIn(match.view)).toBe(match.view.state.scores.reduce((sum, score) => sum + score, 0));
  });

  test('two bots play both rule sets to the end', async () => {
    for (const rules of ['castle', 'zamek'] as const) {
      const match = begin(newGame([BOT, BOT], rules));
      await until(match, (view) => view.over);
      expect(match.view.log.at(-1)?.event.type).toBe('over');
      match.close();
    }
  });

  test('interrupted after every action it continues from its record at the same choice', () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    for (let n = 0; n < 60 && !match.view.over; n++) {
      playFirst(match);
      const again = begin(newGame([HUMAN, HUMAN]), JSON.parse(JSON.stringify(match.record())));
      expect(again.view.state).toEqual(match.view.state);
      expect(again.view.log).toEqual(match.view.log);
      expect(again.view.canUndo).toBe(match.view.canUndo);
    }
  });

  test('a bot keeps its pace when the clock is set back while it thinks', async () => {
    let time = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => time);
    const slow: Thinker = {
      ...thinker,
      think(...asked) {
        time -= 3600 * 1000;
        return thinker.think(...asked);
      },
    };
    const match = createMatch(newGame([BOT, HUMAN]), { thinker: slow, botPace: () => 30 });
    if (!match.ok) throw new Error(match.error.message);
    const started = performance.now();
    await until(match.value, ({ state }) => state.laid.length > 0);
    const passed = performance.now() - started;
    match.value.close();
    clock.mockRestore();
    expect(passed).toBeGreaterThan(25);
    expect(passed).toBeLessThan(2000);
  });

  test('a record with an illegal action is refused with the code of the rules', () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    const record = match.record() as { actions: unknown[] };
    const broken = createMatch(newGame([HUMAN, HUMAN]), {
      record: { ...record, actions: [{ player: 0, do: 'place', x: 4, y: 4, rotation: 0 }] },
    });
    expect(broken).toMatchObject({ ok: false, error: { code: 'not-adjacent', at: 0 } });
  });

  test('product 2: undo takes back the previewed tile, then the placed one, which is previewed again where it was', () => {
    const { view, intents } = begin(newGame([HUMAN, HUMAN]));
    const match = begin(newGame([HUMAN, HUMAN]));
    const [cell] = view.legalCells;
    if (!cell) throw new Error('There is no legal cell');
    intents.tapCell(cell);
    match.intents.tapCell(cell);
    expect(match.view.gesture).toMatchObject({ type: 'placing', x: cell.x, y: cell.y });
    match.intents.undo();
    expect(match.view.gesture.type).toBe('idle');
    expect(match.view.canUndo).toBe(false);
    match.intents.tapCell(cell);
    match.intents.confirm();
    expect(match.view.state.awaiting).toBe('deploy');
    match.intents.undo();
    expect(match.view.state.laid).toEqual([]);
    expect(match.view.gesture).toMatchObject({ type: 'placing', x: cell.x, y: cell.y });
  });

  test('a tap on the previewed tile rotates it, and without confirmation places it', () => {
    const taps = (confirm: boolean) => {
      const created = createMatch(newGame([HUMAN, HUMAN]), { confirm: () => confirm });
      if (!created.ok) throw new Error(created.error.message);
      const match = created.value;
      const cell = match.view.legalCells.find(({ rotations }) => rotations.length > 1);
      if (!cell) throw new Error('There is no cell where the tile can be rotated');
      match.intents.tapCell(cell);
      expect(match.view.gesture).toMatchObject({ type: 'placing', rotation: cell.rotations[0] });
      match.intents.tapCell(cell);
      return { view: match.view, cell };
    };
    const asked = taps(true);
    expect(asked.view.gesture).toMatchObject({ type: 'placing', rotation: asked.cell.rotations[1] });
    const placed = taps(false);
    expect(placed.view.state.laid).toMatchObject([
      { x: placed.cell.x, y: placed.cell.y, rotation: placed.cell.rotations[0] },
    ]);
  });

  test('a tap where the tile does not fit says why, and the next intent clears it', () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    match.intents.tapCell({ x: 4, y: 4 });
    expect(match.view.refusal).toBe('not-adjacent');
    const [cell] = match.view.legalCells;
    if (!cell) throw new Error('There is no legal cell');
    match.intents.tapCell(cell);
    expect(match.view.refusal).toBeNull();
    match.intents.confirm();
    if (match.view.state.awaiting === 'deploy') {
      decline(match);
      match.intents.confirm();
    }
    match.intents.tapCell(cell);
    expect(match.view.refusal).toBe('cell-occupied');
  });

  test('views never contain the deck or a face-down token', () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    const state = match.view.state as CastleState;
    expect(state.stack).toBeNull();
    expect(Object.values(state.wallTokens).every((kind) => kind === null)).toBe(true);
  });
});
