import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linesOf, valuesOf } from '../../src/bots/lines.ts';
import type { BotReply } from '../../src/bots/protocol.ts';
import { STANDING_CLOCK } from '../../src/bots/think.ts';
import { carcassonne, checkRecord, hideSecrets, replay, stateOf } from '../../src/game/index.ts';
import type { Action, GameState } from '../../src/game/index.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { playedUntil } from '../support/player.ts';

const AT_ONCE = { clock: STANDING_CLOCK, time: 1 };
const actionsIn = (lines: readonly { readonly actions: readonly Action[] }[]): readonly (readonly Action[])[] =>
  lines.map(({ actions }) => actions);

/** A late turn of a game, and how it was played. */
function castleTurn(): { readonly state: GameState; readonly actions: readonly Action[] } {
  const read = checkRecord(playedUntil('castle', 'over', 0));
  if (!read.ok) throw new Error(read.error.message);
  const states: GameState[] = [];
  replay(read.value, ({ position }) => states.push(hideSecrets(stateOf(position))));
  const turn = 50;
  const start = states.findIndex((state) => state.turn === turn);
  const end = states.findIndex((state) => state.turn === turn + 1);
  const state = states[start];
  if (!state) throw new Error('Expected a longer game');
  return { state, actions: read.value.actions.slice(start, end) as readonly Action[] };
}

const { state, actions } = castleTurn();

describe('the lines of a turn', () => {
  const { lines, played } = linesOf(state, actions, 's');

  test('are different turns, with the one that was played', () => {
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(65);
    expect(new Set(lines.map((line) => JSON.stringify(line.actions))).size).toBe(lines.length);
    expect(lines[played]?.actions).toEqual(actions);
  });

  test('have the same values over the same decks, however these are divided into requests', () => {
    const some = actionsIn(lines).slice(0, 3);
    const whole = valuesOf(state, some, 's', { from: 0, to: 6 }, AT_ONCE);
    expect(whole).toHaveLength(6);
    const parts = [
      ...valuesOf(state, some, 's', { from: 0, to: 2 }, AT_ONCE),
      ...valuesOf(state, some, 's', { from: 2, to: 6 }, AT_ONCE),
    ];
    expect(parts).toEqual(whole);
    const alone = valuesOf(state, some.slice(1, 2), 's', { from: 3, to: 4 }, AT_ONCE);
    expect(alone).toEqual([[whole[3]?.[1]]]);
  });

  test('are played over one deck at least, and over no more when time is up', () => {
    let time = 0;
    const clock = (): number => (time += 10);
    expect(valuesOf(state, actionsIn(lines).slice(0, 2), 's', { from: 0, to: 9 }, { clock, time: 1 })).toHaveLength(1);
  });

  test('include turns that other players go on with', () => {
    const grown = growCarcassonne('dragons', { players: ['A', 'B', 'C'], modules: ['dragon', 'fairy'], tiles: 20 });
    const { rules } = grown.setup;
    const start = grown.states.findLastIndex(({ awaiting }) => awaiting === 'place');
    const before = grown.states[start];
    if (!before) throw new Error('Expected a turn');
    const own = grown.actions.slice(start);
    const found = linesOf(carcassonne.hideSecrets(before, rules), own, 's');
    const line = found.lines[found.played];
    expect(own).toEqual(expect.arrayContaining([...(line?.actions.slice(0, 1) ?? [])]));
    expect(valuesOf(before, actionsIn(found.lines).slice(0, 1), 's', { from: 0, to: 1 }, AT_ONCE)).toHaveLength(1);
  });
});

test('a symmetrical tile that was turned around is played as the listed turn', () => {
  const read = checkRecord(playedUntil('castle', 'over', 0));
  if (!read.ok) throw new Error(read.error.message);
  const turns: { readonly state: GameState; readonly actions: readonly Action[] }[] = [];
  replay(read.value, ({ position }) => {
    if (position.awaiting !== 'place') return;
    const all = position.legalMoves();
    const kept = Int32Array.from(all);
    const distinct = [...kept.subarray(0, position.keepDistinct(kept, 0, kept.length))];
    const turned = [...all].find((move) => !distinct.includes(move));
    if (turned !== undefined)
      turns.push({ state: hideSecrets(stateOf(position)), actions: [position.actionOf(turned)] });
  });
  expect(turns.length).toBeGreaterThan(3);
  for (const turn of turns.slice(0, 3)) {
    const { lines, played } = linesOf(turn.state, turn.actions, 's');
    const own = lines[played]?.actions[0];
    expect(own).toMatchObject({ x: turn.actions[0]?.x, y: turn.actions[0]?.y });
    expect(own?.rotation).not.toBe(turn.actions[0]?.rotation);
  }
});

describe('the worker', () => {
  const replies: BotReply[] = [];
  let ask: (data: unknown) => void = () => undefined;

  beforeAll(async () => {
    vi.stubGlobal('self', {
      addEventListener: (_: string, listen: (event: { data: unknown }) => void) => (ask = (data) => listen({ data })),
      postMessage: (reply: BotReply) => replies.push(reply),
    });
    await import('../../src/bots/worker.ts');
  });
  afterAll(() => vi.unstubAllGlobals());

  test('answers with lines and their values, and with an error to what it does not understand', () => {
    ask({ id: 1, ask: 'lines', state, actions, seed: 's' });
    const [first] = replies;
    if (!first || !('lines' in first)) throw new Error('Expected lines');
    const lines = actionsIn(first.lines.lines).slice(0, 2);
    ask({ id: 2, ask: 'values', state, seed: 's', lines, from: 0, to: 1 });
    ask({ id: 3, ask: 'values', state, seed: 's' });
    ask({ id: 4, ask: 'lines', state: {}, actions, seed: 's' });
    expect(replies.slice(1)).toEqual([
      { id: 2, values: valuesOf(state, lines, 's', { from: 0, to: 1 }, AT_ONCE) },
      { id: 3, error: expect.any(String) },
      { id: 4, error: expect.any(String) },
    ]);
  });
});
