import { describe, expect, test } from 'vitest';
import type { Body } from '../../src/net/log/entry.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { actSomewhere, legalFor, logOf, matchIn, underWay } from './pair.ts';
import { connectThrough, forge } from './puppet.ts';
import { at, carcassonneTerms, gathered, hostOf, legalIn, playSome } from './party.ts';

/** Requests to the others, and the meaning of their answers. */

describe('a yes', () => {
  test('that was given while offline does not count for a later request', async () => {
    const pair = await underWay('offline');
    pair.host.room.ask('undo');
    await pair.clock.run(200);
    pair.line().cut();
    await pair.clock.run(100);
    expect(pair.guest.room.answer(true).ok).toBe(true);
    // Meanwhile the host continues, and then offers a draw.
    while (legalFor(pair.host.room)[0]) {
      const [action] = legalFor(pair.host.room);
      if (action) pair.host.room.act(action);
      await pair.clock.run(50);
    }
    pair.host.room.ask('draw');
    await pair.clock.run(50);
    pair.connect();
    await pair.clock.run(4000);
    for (const { room } of [pair.host, pair.guest]) {
      expect(room.view.logState?.outcome).toBeNull();
      expect(room.view.save.cheat).toBeNull();
    }
    expect(pair.guest.room.view.save.pending).toEqual([]);
    expect(matchIn(pair.guest.room)).toEqual(matchIn(pair.host.room));
  });

  test('cannot be used for another request by the device that writes the log', async () => {
    const pair = await underWay('turned');
    // After placing a tile the same player continues: no draw comes between that and the request.
    while (legalFor(pair.host.room)[0]?.do !== 'place') {
      actSomewhere(pair);
      await pair.clock.run(100);
    }
    pair.host.room.ask('undo');
    await pair.clock.run(200);
    pair.line().cut();
    await pair.clock.run(50);
    pair.guest.room.answer(true);
    // The host continues in the log, makes another request there, and only then receives.
    let asked = false;
    connectThrough(pair, 0, (message: Message) => {
      const { save, logState } = pair.host.room.view;
      if (message.type !== 'status' || !logState || asked) return asked ? null : message;
      asked = true;
      const [action] = legalFor(pair.host.room);
      const on = forge(save, 0, { do: 'act', action: action ?? { player: 0, do: 'pass' } });
      const draw = forge(save, 0, { do: 'ask', what: 'draw', at: logState.acts.length + 1 }, [...save.entries, on]);
      return { type: 'entries', match: logState.match, entries: [on, draw] };
    });
    await pair.clock.run(3000);
    const { save, logState } = pair.guest.room.view;
    expect(save.cheat).toBeNull();
    expect(logState?.ask).toMatchObject({ what: 'draw', by: 0 });
    expect(save.pending.filter((body: Body) => body.do === 'answer')).toEqual([]);
    expect(logState?.outcome).toBeNull();
  });

  test('of several at the same moment counts, each one', async () => {
    const party = await gathered('all', 4, carcassonneTerms({ begins: 0 }));
    await playSome(party, 3);
    at(party.devices, 1).room.ask('draw');
    await party.clock.run(300);
    for (const side of [0, 2, 3]) at(party.devices, side).room.answer(true);
    await party.clock.run(4000);
    for (const { room } of party.devices) expect(room.view.logState?.outcome).toEqual({ type: 'drawn' });
  });
});

describe('a request', () => {
  test('that an action has overtaken is dropped, not made at another moment', async () => {
    const pair = await underWay('overtaken');
    pair.line().cut();
    await pair.clock.run(50);
    expect(pair.guest.room.ask('draw').ok).toBe(true);
    const [action] = legalFor(pair.host.room);
    if (action) pair.host.room.act(action);
    await pair.clock.run(50);
    pair.connect();
    await pair.clock.run(3000);
    expect(pair.host.room.view.logState?.ask).toBeNull();
    expect(logOf(pair.guest).join('')).not.toContain('"ask"');
    expect(pair.guest.room.view.save.pending).toEqual([]);
  });

  test('that names another moment than its place in the log is cheating', async () => {
    const pair = await underWay('moment');
    const match = pair.host.room.view.logState?.match;
    pair.line().cut();
    connectThrough(pair, 0, (message) =>
      message.type === 'status'
        ? { type: 'entries', match, entries: [forge(pair.host.room.view.save, 0, { do: 'ask', what: 'draw', at: 1 })] }
        : message,
    );
    await pair.clock.run(1000);
    expect(pair.guest.room.view.save.cheat).toEqual({ side: 0, code: 'illegal-entry' });
  });
});

test('an answer that an action has overtaken is not sent after all when the draw behind that action is done', async () => {
  const party = await gathered('late answer', 3, carcassonneTerms({ begins: 0 }));
  const [host, guest] = [hostOf(party), at(party.devices, 1)];
  await playSome(party, 4);
  // Not every placed tile leaves a choice.
  while (!legalIn(host.room).some(({ do: verb }) => verb === 'pass')) {
    const [place] = legalIn(host.room);
    if (place) host.room.act(place);
    else await playSome(party, 1);
    await party.clock.run(200);
  }
  host.room.ask('undo');
  await party.clock.run(200);
  party.line(1).cut();
  await party.clock.run(50);
  expect(guest.room.answer(true).ok).toBe(true);
  expect(host.room.act({ player: 0, do: 'pass' }).ok).toBe(true);
  await party.clock.run(100);
  // The entries arrive long before the secrets.
  party.connect(1, {
    end: 0,
    rewrite: (message: Message) => (message.type === 'told' && party.clock.now() < later ? null : message),
  });
  const later = party.clock.now() + 4000;
  await party.clock.run(10_000);
  expect(party.devices.map(({ room }) => room.view.save.cheat)).toEqual([null, null, null]);
  expect(guest.room.view.save.pending).toEqual([]);
  await playSome(party, 2);
});

test('an action that waits for the host survives a request that came first', async () => {
  const party = await gathered('survives', 3, carcassonneTerms({ begins: 1 }));
  const [guest, other] = [at(party.devices, 1), at(party.devices, 2)];
  party.line(1).cut();
  await party.clock.run(50);
  const [action] = legalIn(guest.room);
  if (!action) throw new Error('There is no action');
  expect(guest.room.act(action).ok).toBe(true);
  other.room.ask('draw');
  await party.clock.run(300);
  party.connect(1);
  await party.clock.run(3000);
  expect(hostOf(party).room.view.logState?.acts).toHaveLength(1);
  expect(hostOf(party).room.view.save.cheat).toBeNull();
});
