import { afterEach, expect, test, vi } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { parseTerms } from '../../../src/net/wire/parseEntry.ts';
import { peerTableOf } from '../../session/peerTable.ts';
import { actIn, at, carcassonneTerms, gameIn, gathered, headsIn, hostOf } from '../../net/party.ts';
import type { Party } from '../../net/party.ts';

/** A bazaar between devices: tiles drawn with everyone's secrets during a turn, and bids of all. */

type Fair = carcassonne.Slices['bazaars'];
function fairIn(party: Party, side = 0): Fair {
  const slice = carcassonne.sliceOf(gameIn(at(party.devices, side).room).state, 'bazaars');
  if (!slice) throw new Error('Expected bazaars');
  return slice;
}

afterEach(() => void vi.useRealTimers());

/** Plays until the bazaar has reached this point. */
async function until(party: Party, isThere: (fair: Fair, awaiting: string) => boolean, step = 60): Promise<void> {
  // Draws are up to the devices: a bazaar may come late.
  for (let n = 0; n < 100_000 && !hostOf(party).room.view.logState?.outcome; n++) {
    if (isThere(fairIn(party), gameIn(hostOf(party).room).state.awaiting)) return;
    actIn(party);
    await party.clock.run(step);
  }
  throw new Error('No bazaar came this far');
}

/** A guest's device dies and returns. */
async function die(party: Party, side: number): Promise<void> {
  at(party.devices, side).kill();
  party.line(side).cut();
  await party.clock.run(1000);
  at(party.devices, side).load();
  party.connect(side);
  await party.clock.run(3000);
}

test('devices that die while tiles are drawn, or during an auction, return to it', { timeout: 120_000 }, async () => {
  const options = { ...carcassonneTerms().options, modules: ['bazaars'] };
  const party = await gathered('bazaar', 3, carcassonneTerms({ options, begins: 0 }));
  await until(party, ({ phase }) => phase !== null, 1);
  expect(fairIn(party)).toMatchObject({ phase: 'draw', wanted: 3 });
  await die(party, 1);
  // Meanwhile the others draw with the committed secrets: nobody was asked for anything.
  await until(party, ({ phase }) => phase === 'auction');
  const { stalls } = fairIn(party);
  expect(stalls).toHaveLength(3);
  await until(party, (_, awaiting) => awaiting === 'bid');
  await die(party, 2);
  expect(fairIn(party, 2)).toEqual(fairIn(party));
  expect(gameIn(at(party.devices, 2).room).state).toEqual(gameIn(hostOf(party).room).state);
  await until(party, ({ phase }) => phase === 'laying');
  expect(fairIn(party).stalls.map(({ tile }) => tile)).toEqual(stalls.map(({ tile }) => tile));
  expect(
    fairIn(party)
      .stalls.map(({ player }) => player)
      .sort(),
  ).toEqual([0, 1, 2]);
  await until(party, ({ phase }) => phase === null);
  await party.clock.run(3000);
  expect(new Set(headsIn(party)).size).toBe(1);
});

test(
  'a device that dies when it is asked for a tile, or to buy or sell, returns to the same question, and nobody answers for it',
  { timeout: 120_000 },
  async () => {
    const options = { ...carcassonneTerms().options, modules: ['bazaars'] };
    const party = await gathered('bazaar asked', 3, carcassonneTerms({ options, begins: 0 }));
    const host = hostOf(party).room;
    for (const asked of ['offer', 'trade']) {
      // The host's device holds the room: a guest is asked.
      await until(party, (_, awaiting) => awaiting === asked && gameIn(host).state.actor > 0);
      const { state } = gameIn(host);
      await die(party, state.actor);
      expect(gameIn(host).state).toEqual(state);
      expect(gameIn(at(party.devices, state.actor).room).state).toEqual(state);
    }
    await until(party, ({ phase }) => phase === 'laying');
    await party.clock.run(3000);
    expect(new Set(headsIn(party)).size).toBe(1);
  },
);

test(
  'without auction a device that dies before it takes a tile takes one when it returns',
  { timeout: 120_000 },
  async () => {
    const options = { ...carcassonneTerms().options, modules: ['bazaars'], bazaar: 'choose' };
    const party = await gathered('bazaar choose', 3, carcassonneTerms({ options, begins: 0 }));
    await until(party, (_, awaiting) => awaiting === 'offer');
    const { state } = gameIn(hostOf(party).room);
    const side = Math.max(1, state.actor);
    await die(party, side);
    expect(gameIn(at(party.devices, side).room).state).toEqual(state);
    await until(party, ({ stalls }) => stalls.every(({ player }) => player !== null));
    expect(
      fairIn(party, side)
        .stalls.map(({ player }) => player)
        .sort(),
    ).toEqual([0, 1, 2]);
  },
);

test(
  'a room may agree on a time limit: after it each device passes, sells or opens with nothing, for its own player only',
  { timeout: 120_000 },
  async () => {
    const options = { ...carcassonneTerms().options, modules: ['bazaars'] };
    const party = await gathered('bazaar time', 3, carcassonneTerms({ options, begins: 0, wait: 15 }));
    expect(party.devices.map(({ room }) => room.view.logState?.terms.wait)).toEqual([15, 15, 15]);
    await until(party, (_, awaiting) => awaiting === 'offer');
    // The host may be ahead: the last message of the draw is still on its way to the guests.
    await party.clock.run(500);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const tables = party.devices.map(({ room }) => peerTableOf(room).match);
    const first = gameIn(hostOf(party).room).state.actor;
    expect(tables.map(({ view }) => view.lapse?.seconds)).toEqual([15, 15, 15]);
    await vi.advanceTimersByTimeAsync(14_000);
    await party.clock.run(500);
    expect(gameIn(hostOf(party).room).state.awaiting).toBe('offer');
    // No other device answers for an absent one, however long it takes.
    at(party.devices, 2).kill();
    tables[2]?.close();
    party.line(2).cut();
    await party.clock.run(1000);
    const said: string[] = [];
    for (let n = 0; n < 40; n++) {
      const { actor, awaiting } = gameIn(hostOf(party).room).state;
      said.push(`${actor} ${awaiting}`);
      if (actor === 2) break;
      await vi.advanceTimersByTimeAsync(16_000);
      await party.clock.run(500);
    }
    expect(said.at(-1)).toMatch(/^2 (offer|bid|trade)$/);
    const waits = gameIn(hostOf(party).room).state;
    await vi.advanceTimersByTimeAsync(120_000);
    await party.clock.run(500);
    expect(gameIn(hostOf(party).room).state).toEqual(waits);
    // After its return it has its full time, and then its own device decides.
    at(party.devices, 2).load();
    party.connect(2);
    await party.clock.run(3000);
    const back = peerTableOf(at(party.devices, 2).room).match;
    expect(back.view).toMatchObject({ myTurn: true, lapse: { seconds: 15 } });
    await vi.advanceTimersByTimeAsync(15_500);
    await party.clock.run(1000);
    expect(back.view.refusal).toBe('lapsed');
    expect(gameIn(hostOf(party).room).actions.at(-1)).toMatchObject({ player: 2 });
    for (let n = 0; n < 40 && fairIn(party).phase === 'auction'; n++) {
      await vi.advanceTimersByTimeAsync(16_000);
      await party.clock.run(500);
    }
    // Nobody paid: everything was sold for nothing.
    expect(fairIn(party).phase).toBe('laying');
    expect(gameIn(hostOf(party).room).actions.filter((action) => action.do === 'offer' && action['bid'] !== 0)).toEqual(
      [],
    );
    expect(first).toBeLessThan(3);
    for (const match of [...tables.slice(0, 2), back]) match.close();
  },
);

test('terms include only a time limit that is offered; without it they are unchanged', () => {
  const terms = { ...carcassonneTerms(), names: ['Ada', 'Jan'], colours: [0, 1], bots: [null, null] };
  expect(parseTerms({ ...terms, wait: 30 })).toMatchObject({ wait: 30 });
  expect(parseTerms(terms)).not.toHaveProperty('wait');
  for (const wait of [0, 7, -1, '15', null, 1e9]) expect(parseTerms({ ...terms, wait })).toBeUndefined();
});
