import { describe, expect, test } from 'vitest';
import { randomHex } from '../../src/net/bytes.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { fakeLine } from './fakes.ts';
import { leaveDuringDraw, stateOf, without } from './leaving.ts';
import { forge } from './puppet.ts';
import { actIn, at, carcassonneTerms, comeIn, crowd, gameIn, gathered, hostOf, legalIn, playSome } from './party.ts';
import type { Party } from './party.ts';

/** Leaving a table of several for good. */

/** Plays until the next tile has to be drawn, with messages that reveal secrets withheld from the host. */
async function atDraw(party: Party): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await party.clock.run(60);
    if (gameIn(hostOf(party).room).state.awaiting === 'draw') return;
    actIn(party);
  }
  throw new Error('There is no draw');
}

test(
  'whatever the delays, a farewell during a draw leaves equal games with equal logs, and the match continues',
  { timeout: 120_000 },
  () => leaveDuringDraw(8),
);

test('the first device to see the tile cannot change it by leaving', async () => {
  const outcome = async (leaves: boolean): Promise<unknown> => {
    const party = await gathered('first look', 3, carcassonneTerms({ begins: 0 }));
    await playSome(party, 5);
    // Side 2 receives everybody's secrets, and withholds its own.
    const step = hostOf(party).room.view.logState?.steps ?? 0;
    party.line(2).cut();
    party.connect(2, {
      end: 1,
      rewrite: (message: Message) =>
        message.type === 'status' && (message.told?.step ?? 0) > step ? { ...message, told: null } : message,
    });
    await party.clock.run(1000);
    await atDraw(party);
    await party.clock.run(1000);
    const drawn = gameIn(at(party.devices, 2).room).state.drawn;
    expect(gameIn(hostOf(party).room).state.drawn).toHaveLength(drawn.length - 1);
    if (leaves) expect(at(party.devices, 2).room.resign().ok).toBe(true);
    await party.clock.run(2000);
    if (leaves) expect(gameIn(hostOf(party).room).state.drawn).toEqual(drawn);
    return drawn.length;
  };
  expect(await outcome(true)).toBeGreaterThan(1);
});

test('a farewell with other secrets than committed to is cheating', async () => {
  const party = await gathered('bent', 3, carcassonneTerms({ begins: 0 }));
  await playSome(party, 4);
  const match = hostOf(party).room.view.logState?.match ?? '';
  party.line(2).cut();
  let done = false;
  party.connect(2, {
    end: 1,
    rewrite(message: Message) {
      if (done || message.type !== 'status') return message;
      done = true;
      return {
        type: 'entries',
        match,
        entries: [{ ...forge(at(party.devices, 2).disk, 0, { do: 'resign', secret: randomHex() }), by: 2 }],
      };
    },
  });
  await party.clock.run(1000);
  expect(hostOf(party).room.view.save.cheat).toMatchObject({ side: 2 });
  expect(at(party.devices, 1).room.view.save.cheat).toBeNull();
  expect(hostOf(party).room.view.logState?.bots).toEqual([null, null, null]);
});

describe('a device that has left', () => {
  async function gone(seed: string): Promise<Party> {
    const party = await gathered(seed, 3, carcassonneTerms({ begins: 0 }));
    await playSome(party, 4);
    at(party.devices, 2).room.resign();
    await party.clock.run(1000);
    return party;
  }

  test('gets a confirmation, and nothing of what comes after: no log, no secrets, no chat', async () => {
    const party = await gone('deaf');
    const leaver = at(party.devices, 2);
    expect(leaver.room.view).toMatchObject({
      trouble: 'left',
      link: 'apart',
      save: { pending: [] },
      logState: { bots: [null, null, 'castellan'] },
    });
    const { length } = leaver.room.view.save.entries;
    // It reconnects again and again.
    party.connect(2);
    await playSome(without(party, 2), 4);
    at(party.devices, 1).room.say({ phrase: 'oops' });
    party.connect(2);
    await party.clock.run(3000);
    const heard = party
      .line(2)
      .passed.filter(({ from }) => from === 0)
      .map(({ text }) => JSON.parse(text) as Message);
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['hello', 'proof', 'entries', 'refuse']));
    expect(leaver.room.view.save.entries).toHaveLength(length);
    expect(leaver.room.view.save.chat).toEqual([]);
    expect(party.devices.slice(0, 2).map(({ room }) => room.view.save.chat.length)).toEqual([1, 1]);
  });

  test('gets it even if the connection dropped before the host had answered', async () => {
    const party = await gathered('dropped', 3, carcassonneTerms({ begins: 0 }));
    await playSome(party, 4);
    party.line(2).cut();
    await party.clock.run(50);
    at(party.devices, 2).room.resign();
    expect(at(party.devices, 2).room.view.save.pending).toHaveLength(1);
    party.connect(2);
    await party.clock.run(100);
    party.line(2).cut();
    await party.clock.run(3000);
    party.connect(2);
    await party.clock.run(3000);
    expect(at(party.devices, 2).room.view).toMatchObject({ trouble: 'left', save: { pending: [] } });
    expect(hostOf(party).room.view.logState?.bots).toEqual([null, null, 'castellan']);
  });
});

test('in a game of two a resignation counts at once, even while the other device delays the draw, and the draw is the same on both in the end', async () => {
  const party = await gathered('two', 2, carcassonneTerms({ begins: 0 }));
  await playSome(party, 5);
  // A tile on which nobody may stand makes a turn one action shorter.
  while (legalIn(hostOf(party).room).length === 0) await playSome(party, 1);
  const guest = at(party.devices, 1);
  guest.kill();
  party.line(1).cut();
  for (let n = 0; n < 20 && gameIn(hostOf(party).room).state.awaiting !== 'draw'; n++) {
    actIn(party);
    await party.clock.run(100);
  }
  expect(gameIn(hostOf(party).room).state.awaiting).toBe('draw');
  expect(legalIn(hostOf(party).room)).toEqual([]);
  expect(hostOf(party).room.resign().ok).toBe(true);
  await party.clock.run(100);
  expect(hostOf(party).room.view.logState?.outcome).toEqual({ type: 'resigned', by: 0 });
  guest.load();
  const line = fakeLine(party.clock, party.random);
  hostOf(party).room.accept(line.ends[0]);
  guest.room.accept(line.ends[1]);
  await party.clock.run(3000);
  expect(guest.room.view.logState?.outcome).toEqual({ type: 'resigned', by: 0 });
  expect(stateOf(party, 1)).toEqual(stateOf(party, 0));
  expect(gameIn(guest.room).state.awaiting).not.toBe('draw');
});

test('a draw that was due when the match ended is finished by all, even if the seats of the next match are others already', async () => {
  const party = crowd('seats move', 2, carcassonneTerms({ begins: 0 }));
  const [host, guest] = [hostOf(party), at(party.devices, 1)];
  host.room.seatBot('Robot', 'page');
  await comeIn(party);
  for (const { room } of party.devices) room.agree(true);
  await party.clock.run(1000);
  await playSome(party, 5);
  while (legalIn(host.room).length === 0) await playSome(party, 1);
  guest.kill();
  party.line(1).cut();
  for (let n = 0; n < 60 && gameIn(host.room).state.awaiting !== 'draw'; n++) {
    actIn(party);
    await party.clock.run(100);
  }
  expect(gameIn(host.room).state.awaiting).toBe('draw');
  expect(host.room.resign().ok).toBe(true);
  host.room.unseat(1);
  guest.load();
  party.connect(1);
  await party.clock.run(4000);
  expect(guest.room.view).toMatchObject({
    logState: { outcome: { type: 'resigned' } },
    seats: { names: ['Ada', 'Jan'] },
  });
  expect(stateOf(party, 1)).toEqual(stateOf(party, 0));
  expect(gameIn(host.room).state.awaiting).not.toBe('draw');
});
