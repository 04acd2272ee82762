import { describe, expect, test } from 'vitest';
import { realClock } from '../../src/net/clock.ts';
import { createRoom } from '../../src/net/room/room.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { createGuard, createLimits } from '../../src/net/wire/guard.ts';
import { writeEntry } from '../../src/net/log/entry.ts';
import { newKeys } from '../../src/net/keys.ts';
import { fakeClock } from './fakes.ts';
import { actSomewhere, heads, legalFor, matchIn, seated, strangers, termsFor } from './pair.ts';
import { at, carcassonneTerms, gathered, hostOf, legalIn, playSome } from './party.ts';
import { connectThrough } from './puppet.ts';

/** Devices that send too much, and disks and clocks that fail. */

test('placing and undoing a tile does not fill the log: each turn has a limit, and the match can still be ended', async () => {
  const pair = await seated('back and forth', termsFor('castle', 0));
  let back = 0;
  for (let n = 0; n < 60; n++) {
    const [place] = legalFor(pair.host.room);
    if (place?.do === 'place') pair.host.room.act(place);
    await pair.clock.run(100);
    if (!pair.host.room.takeBack().ok) break;
    back += 1;
    await pair.clock.run(100);
  }
  expect(back).toBe(20);
  expect(pair.guest.room.view.save.cheat).toBeNull();
  for (let n = 0; n < 20; n++) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  expect(heads(pair)[0]).toBe(heads(pair)[1]);
  expect(pair.host.room.resign().ok).toBe(true);
  await pair.clock.run(300);
  expect(pair.guest.room.view.logState?.outcome).toEqual({ type: 'resigned', by: 0 });
});

test('more entries than a match can need are refused before a signature is checked', () => {
  const guard = createGuard(0);
  const entry = writeEntry([], 0, { do: 'take-back' }, newKeys());
  const page = JSON.stringify({ type: 'entries', match: '0'.repeat(64), entries: Array(24).fill(entry) });
  const taken = Array.from({ length: 100 }, () => guard.read(page, 1)).filter(({ ok }) => ok).length;
  expect(taken * 24).toBeLessThanOrEqual(400);
  expect(guard.read(page, 2000).ok).toBe(true);
});

test('a guest that waits in a room writes it to its disk only when something has changed', async () => {
  const pair = strangers('idle', termsFor('castle', 0));
  pair.connect();
  await pair.clock.run(500);
  pair.host.room.answerApplicant(true);
  await pair.clock.run(500);
  const { disk } = pair.guest;
  await pair.clock.run(600_000);
  expect(pair.guest.room.view.link).toBe('linked');
  expect(pair.guest.disk).toBe(disk);
  const terms = pair.host.room.view.save.lobby?.terms;
  if (terms) pair.host.room.setTerms({ ...terms, begins: 1 });
  await pair.clock.run(2000);
  expect(pair.guest.disk.lobby?.terms.begins).toBe(1);
});

test('endless chat is slowed down, and makes nobody disconnect anybody', async () => {
  const party = await gathered('talker', 3, carcassonneTerms({ begins: 0 }));
  for (let n = 0; n < 600; n++) {
    at(party.devices, 1).room.say({ text: `${n}` });
    await party.clock.run(37);
    if (n % 50 === 0) await playSome(party, 1);
  }
  await party.clock.run(10_000);
  for (const { room } of party.devices)
    expect(room.view).toMatchObject({ link: 'linked', trouble: null, here: [true, true, true] });
  expect(hostOf(party).room.view.logState?.acts.length).toBeGreaterThanOrEqual(12);
  // Two dozen seconds with one line per second, plus the initial allowance.
  expect(hostOf(party).room.view.save.chat.length).toBeLessThan(80);
  // The talker's device no longer stores all that the host has not heard: what the host hears next reaches everybody.
  await party.clock.run(60_000);
  const chatOf = (side: number): readonly number[] => at(party.devices, side).room.view.save.chat.map(({ seq }) => seq);
  // What the host has heard by now is on its way to the others, while the talker goes on.
  const said = chatOf(0);
  for (let n = 0; n < 200 && chatOf(2).length < said.length; n++) await party.clock.run(70);
  expect(said.at(-1)).toBeGreaterThan(400);
  expect(chatOf(2).slice(0, said.length)).toEqual(said);
});

test('connecting again and again does not renew the limit of chat lines', async () => {
  const party = await gathered('comes again', 3, carcassonneTerms({ begins: 0 }));
  for (let n = 0; n < 30; n++) {
    party.connect(1);
    for (let line = 0; line < 20; line++) at(party.devices, 1).room.say({ text: `${n} ${line}` });
    await party.clock.run(1000);
  }
  const { chat } = hostOf(party).room.view.save;
  expect(chat.length).toBeGreaterThan(20);
  expect(chat.length).toBeLessThan(60);
});

test('connecting again and again does not renew the limits of messages', () => {
  const author = createLimits(0);
  const accepted = Array.from({ length: 50 }, () => {
    const guard = createGuard(1000);
    guard.know(author);
    return Array.from({ length: 15 }, () => guard.read('{"type":"refuse","code":"x"}', 1000)).filter(({ ok }) => ok);
  });
  expect(accepted.flat()).toHaveLength(120);
});

test('the host sends its log a handful of times in ten seconds to a device that claims to have lost it', async () => {
  const pair = await seated('rewind', termsFor('castle', 0));
  for (let n = 0; n < 60; n++) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  await pair.clock.run(2000);
  const line = pair.line();
  const match = pair.host.room.view.logState?.match ?? null;
  const status = {
    type: 'status',
    match,
    length: 0,
    head: '0'.repeat(64),
    since: 0,
    told: null,
    heard: {},
    time: 0,
    echo: null,
  };
  const start = line.passed.length;
  for (let n = 0; n < 200; n++) {
    line.ends[1].send(JSON.stringify(status));
    await pair.clock.run(50);
  }
  const entries = line.passed
    .slice(start)
    .filter(({ from }) => from === 0)
    .flatMap(({ text }) => {
      const message = JSON.parse(text) as Message;
      return message.type === 'entries' ? message.entries : [];
    });
  expect(entries.length).toBeLessThanOrEqual(12 * pair.host.room.view.save.entries.length);
  expect(pair.host.room.view.link).toBe('linked');
});

describe('a disk', () => {
  test('that never answers is reported; unsaved entries are not sent', async () => {
    const pair = await seated('silent disk', termsFor('castle', 0));
    const clock = fakeClock();
    const opened = createRoom(pair.host.disk, {
      clock,
      freeLook: () => 0,
      keep: () => new Promise(() => undefined),
    });
    if (!opened.ok) throw new Error('There is no room');
    const room = opened.value;
    room.say({ phrase: 'hello' });
    await clock.run(3000);
    expect(room.view.trouble).toBeNull();
    await clock.run(10_000);
    expect(room.view.trouble).toBe('save-slow');
  });

  test('that fails, and then works again, is reported as long as it fails', async () => {
    const pair = await seated('full disk', termsFor('castle', 0));
    const clock = fakeClock();
    let full = true;
    const opened = createRoom(pair.host.disk, {
      clock,
      freeLook: () => 0,
      keep: async () => (full ? Promise.reject(new Error('full')) : undefined),
    });
    if (!opened.ok) throw new Error('There is no room');
    opened.value.say({ phrase: 'hello' });
    await clock.run(100);
    expect(opened.value.view.trouble).toBe('save-failed');
    full = false;
    opened.value.say({ phrase: 'oops' });
    await clock.run(100);
    expect(opened.value.view.trouble).toBeNull();
  });
});

test('the clock of a room does not go back when that of the device is set back', () => {
  const before = realClock.now();
  const real = Date.now;
  try {
    Date.now = () => real() - 3_600_000;
    expect(realClock.now()).toBeGreaterThanOrEqual(before);
  } finally {
    Date.now = real;
  }
});

test('a fork is detected as soon as the devices exchange their progress, before anybody acts', async () => {
  const pair = await seated('fork', termsFor('castle', 0));
  for (let n = 0; n < 12; n++) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  await pair.clock.run(1000);
  const before = matchIn(pair.guest.room);
  pair.line().cut();
  connectThrough(pair, 0, (message: Message) =>
    message.type === 'status' && message.match !== null ? { ...message, head: '1'.repeat(64) } : message,
  );
  await pair.clock.run(1000);
  expect(pair.guest.room.view).toMatchObject({ parting: { twice: 0 }, save: { cheat: null } });
  expect(matchIn(pair.guest.room)).toEqual(before);
});

test('a host that does not log a guest’s actions is named', async () => {
  const party = await gathered('ignored', 3, carcassonneTerms({ begins: 1 }));
  party.line(1).cut();
  party.connect(1, { end: 1, rewrite: (message: Message) => (message.type === 'entries' ? null : message) });
  await party.clock.run(1000);
  const [action] = legalIn(at(party.devices, 1).room);
  if (!action) throw new Error('There is no action');
  at(party.devices, 1).room.act(action);
  await party.clock.run(15_000);
  expect(at(party.devices, 1).room.view.withheld).toEqual([]);
  await party.clock.run(15_000);
  expect(at(party.devices, 1).room.view.withheld).toEqual([0]);
});
