import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRoom } from '../../src/net/room/room.ts';
import { matchOfOldRoom } from '../../src/net/room/oldRoom.ts';
import { parseRoomSave } from '../../src/net/room/parseSave.ts';
import { matchOf } from '../../src/net/log/rules.ts';
import { fakeClock } from './fakes.ts';
import { actSomewhere, matchIn, replayed, seated, termsFor } from './pair.ts';

/** Rooms as earlier versions of the program saved them: 1, of two devices, and 2 and 3, of several. */

const kept = (name: string): readonly unknown[] =>
  JSON.parse(readFileSync(new URL(`rooms/${name}.json`, import.meta.url), 'utf8')) as unknown[];
const OLD = ['1-match', '1-agreed', '2-match', '2-agreed', '2-party', '2-renewed'];

describe('a room of an earlier version', () => {
  test.each(OLD)('%s ends with a reason of its own', (name) => {
    for (const room of kept(name))
      expect(parseRoomSave(room)).toMatchObject({ ok: false, error: { code: 'room-old' } });
  });

  test.each(['1-match', '2-match', '2-party'])('%s: its game can be replayed and continued on one device', (name) => {
    for (const room of kept(name)) {
      const { entries } = room as { readonly entries: readonly { readonly body: { readonly do: string } }[] };
      const actions = entries.filter(({ body }) => body.do === 'act').length;
      const logState = matchOfOldRoom(room);
      if (!logState?.replica) throw new Error('There is no game');
      const match = matchOf(logState.replica);
      expect(match.actions).toHaveLength(actions);
      expect(replayed(match)).toMatchObject({ turn: match.state.turn, scores: match.state.scores });
    }
  });

  test('without a match has no game', () => {
    for (const room of kept('2-renewed')) expect(matchOfOldRoom(room)).toBeNull();
    expect(matchOfOldRoom({ entries: 'torn' })).toBeNull();
  });
});

describe('a damaged room', async () => {
  const ports = { clock: fakeClock(), freeLook: () => 0, keep: async () => undefined };
  const pair = await seated('damaged', termsFor('castle'));
  for (let n = 0; n < 12; n++) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  expect(matchIn(pair.host.room).actions.length).toBeGreaterThan(5);
  const samples = [...OLD.flatMap(kept), pair.host.disk, pair.guest.disk];

  /** Replaces the value at a path. */
  function damage(value: unknown, path: readonly number[], by: unknown): unknown {
    const [first, ...rest] = path;
    if (first === undefined || typeof value !== 'object' || value === null) return by;
    const keys = Object.keys(value);
    const key = keys[first % Math.max(1, keys.length)];
    if (key === undefined) return by;
    const part = damage((value as Record<string, unknown>)[key], rest, by);
    return Array.isArray(value)
      ? value.map((old: unknown, n) => (String(n) === key ? part : old))
      : { ...value, [key]: part };
  }

  test('is refused with a reason, or opens; nothing is thrown', () => {
    const path = fc.array(fc.nat(40), { maxLength: 7 });
    const by = fc.oneof(fc.jsonValue(), fc.constantFrom(null, undefined, -1, 1e9, '', 'x', [], {}, '0'.repeat(64)));
    fc.assert(
      fc.property(fc.nat(samples.length - 1), path, by, (n, where, what) => {
        const damaged = damage(samples[n], where, what);
        const read = parseRoomSave(damaged);
        const room = read.ok ? createRoom(read.value, ports) : read;
        if (room.ok) room.value.close();
        else expect(room.error.code).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(fc.nat(samples.length - 1), path, by, (n, where, what) => {
        expect(matchOfOldRoom(damage(samples[n], where, what))).not.toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});
