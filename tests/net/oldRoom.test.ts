import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';
import { createRoom } from '../../src/net/room/room.ts';
import { newRoom } from '../../src/net/room/save.ts';
import { parseRoomSave } from '../../src/net/room/parseSave.ts';
import { FAIR_WEATHER, device, fakeClock, fakeLine } from './fakes.ts';
import type { Device, FakeClock } from './fakes.ts';
import { INVITATION, actSomewhere, heads, legalFor, matchIn } from './pair.ts';
import type { Pair } from './pair.ts';
import { actIn, at, gameIn, headsIn } from './party.ts';
import type { Party } from './party.ts';

/** Rooms as earlier versions of the program saved them: 1, of two devices, and 2, of several (protocol 3). */

const kept = (name: string): readonly unknown[] =>
  JSON.parse(readFileSync(new URL(`rooms/${name}.json`, import.meta.url), 'utf8')) as unknown[];

function open(clock: FakeClock, value: unknown): Device {
  const read = parseRoomSave(value);
  if (!read.ok) throw new Error(read.error.message);
  return device(clock, read.value);
}

/** The devices of a saved room, connected to the host. */
async function reopened(name: string): Promise<{ readonly clock: FakeClock; readonly devices: readonly Device[] }> {
  const [clock, random] = [fakeClock(), seededRandom(name)];
  const devices = kept(name).map((value) => open(clock, value));
  for (const guest of devices.slice(1)) {
    const line = fakeLine(clock, random);
    at(devices, 0).room.accept(line.ends[0]);
    guest.room.accept(line.ends[1]);
  }
  await clock.run(3000);
  return { clock, devices };
}

describe.each(['1', '2'])('version %s', (version) => {
  test('a match in progress continues at the same choice, with the same log, secrets and chat', async () => {
    const { clock, devices } = await reopened(`${version}-match`);
    const pair = {
      clock,
      random: seededRandom('on'),
      host: at(devices, 0),
      guest: at(devices, 1),
      weather: FAIR_WEATHER,
    } as Pair;
    expect(matchIn(pair.guest.room).actions).toHaveLength(14);
    expect(matchIn(pair.guest.room).state).toEqual(matchIn(pair.host.room).state);
    for (let n = 0; n < 400 && !pair.host.room.view.logState?.outcome; n++) {
      actSomewhere(pair);
      await clock.run(60);
    }
    await clock.run(3000);
    expect(pair.guest.room.view.logState?.outcome).toEqual({ type: 'over' });
    expect(heads(pair)[0]).toBe(heads(pair)[1]);
    expect(pair.guest.room.view.save.chat.map(({ say }) => say)).toEqual([{ phrase: 'hello' }]);
    expect(pair.host.room.view.save.cheat).toBeNull();
  });

  test('consent from before the match is still valid', async () => {
    const { clock, devices } = await reopened(`${version}-agreed`);
    const [host, guest] = [at(devices, 0), at(devices, 1)];
    host.room.agree(true);
    await clock.run(1000);
    expect(guest.room.view.save.cheat).toBeNull();
    expect(guest.room.view.logState).toMatchObject({ first: 1, outcome: null });
    expect(legalFor(guest.room).length).toBeGreaterThan(0);
  });
});

test('a table of four that one player had left is played to its end', async () => {
  const { clock, devices } = await reopened('2-party');
  const party = { clock, random: seededRandom('on'), devices } as unknown as Party;
  expect(at(devices, 1).room.view.logState?.bots).toEqual([null, null, null, 'castellan']);
  for (let n = 0; n < 2000 && !at(devices, 0).room.view.logState?.outcome; n++) {
    actIn(party);
    await clock.run(60);
  }
  await clock.run(3000);
  for (const { room } of devices) {
    expect(room.view.logState?.outcome).toEqual({ type: 'over' });
    expect(room.view.save.cheat).toBeNull();
    expect(gameIn(room).state).toEqual(gameIn(at(devices, 0).room).state);
  }
  expect(new Set(headsIn(party)).size).toBe(1);
});

test('a game that was about to be continued still is', async () => {
  const clock = fakeClock();
  const host = open(clock, kept('2-renewed')[0]);
  const guest = device(clock, newRoom({ side: 1, name: 'Ola', invitation: INVITATION }));
  const line = fakeLine(clock, seededRandom('renewed'));
  host.room.accept(line.ends[0]);
  guest.room.accept(line.ends[1]);
  await clock.run(300);
  host.room.answerApplicant(true);
  await clock.run(2000);
  for (const { room } of [host, guest]) room.agree(true);
  await clock.run(1000);
  expect(matchIn(guest.room).actions).toHaveLength(14);
  expect(matchIn(guest.room)).toEqual(matchIn(host.room));
});

describe('a damaged room', () => {
  const ports = { clock: fakeClock(), freeLook: () => 0, recall: async () => null, keep: async () => undefined };
  const samples = ['1-match', '1-agreed', '2-match', '2-agreed', '2-party', '2-renewed'].flatMap(kept);

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
        const read = parseRoomSave(damage(samples[n], where, what));
        const room = read.ok ? createRoom(read.value, ports) : read;
        if (room.ok) room.value.close();
        else expect(room.error.code).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 400 },
    );
  });
});
