import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seal } from '../../src/net/keys.ts';
import { roomOf, secretOf } from '../../src/net/invitation.ts';
import type { Room } from '../../src/net/room/room.ts';
import { newRoom } from '../../src/net/room/save.ts';
import { parseLine } from '../../src/net/wire/json.ts';
import { parseMessage } from '../../src/net/wire/message.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { device, fakeLine, watcher } from './fakes.ts';
import type { Device, Line } from './fakes.ts';
import { INVITATION, actSomewhere, heads, matchIn, seated, strangers, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';
import { connectThrough } from './puppet.ts';
import { at, comeIn, crowd, gameIn, gathered, hostOf, playSome } from './party.ts';
import type { Party } from './party.ts';

/** Ordinary people: their names, their chat, and those who ask to join. */

const NAMES = [
  'Ada 👩‍💻',
  'علی‌رضا',
  '中村さん',
  'Zażółć',
  'न्‌यास',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Fan',
  'Ｆｕｌｌ',
  'e\u0301a',
  'A\u202Eda\u0000',
  '  x  ',
  '👨‍👩‍👧‍👦'.repeat(9),
  'x'.repeat(40),
  '\ud83d half',
] as const;

describe('names in any script and with any emoji', () => {
  test.each(NAMES)('%s: can host, join, play and chat', async (name) => {
    for (const names of [
      [name, 'Jan'],
      ['Ada', name],
      [name, name],
    ] as const) {
      const pair = strangers('names', { ...termsFor('castle', 0), names: [names[0], 'Guest'] });
      const [host, guest] = [0, 1].map((side) =>
        device(
          pair.clock,
          newRoom({
            side: side === 0 ? 0 : 1,
            name: names[side] ?? '',
            invitation: INVITATION,
            ...(side === 0 ? { terms: { ...termsFor('castle', 0), names: [names[0], 'Guest'] } } : {}),
          }),
        ),
      ) as [Device, Device];
      const two: Pair = Object.assign(Object.create(pair) as Pair, { host, guest });
      const line = fakeLine(pair.clock, pair.random);
      host.room.accept(line.ends[0]);
      guest.room.accept(line.ends[1]);
      await pair.clock.run(300);
      host.room.answerApplicant(true);
      await pair.clock.run(300);
      for (const { room } of [guest, host]) room.agree(true);
      await pair.clock.run(1000);
      for (const { room } of [guest, host]) room.say({ text: `${name} says ${name}` });
      for (let n = 0; n < 4; n++) {
        actSomewhere(two);
        await pair.clock.run(200);
      }
      expect([host.room.view.save.cheat, guest.room.view.save.cheat]).toEqual([null, null]);
      expect(matchIn(guest.room).players).toEqual(matchIn(host.room).players);
      expect(new Set(matchIn(guest.room).players).size).toBe(2);
      expect(heads(two)[0]).toBe(heads(two)[1]);
      expect(guest.room.view.save.chat.length).toBe(2);
      expect(new Set(host.room.view.save.chat.map(({ sig }) => sig))).toEqual(
        new Set(guest.room.view.save.chat.map(({ sig }) => sig)),
      );
    }
  });

  test('guests with the same long name can be told apart, and play', async () => {
    const party = crowd('alike', 4);
    for (const side of [1, 2, 3])
      Object.assign(party.devices, {
        [side]: device(party.clock, newRoom({ side: 1, name: 'y'.repeat(60), invitation: INVITATION })),
      });
    await comeIn(party);
    const { names } = hostOf(party).room.view.seats;
    expect(new Set(names).size).toBe(4);
    expect(names.every((name) => [...name].length <= 40)).toBe(true);
    for (const { room } of party.devices) room.agree(true);
    await party.clock.run(1500);
    await playSome(party, 3);
    for (const { room } of party.devices)
      expect([room.view.save.cheat, gameIn(room).players.length]).toEqual([null, 4]);
  });

  test('a player whose name is taken gets another one, and all can agree', async () => {
    const pair = strangers('taken', termsFor('castle', 0));
    pair.connect();
    await pair.clock.run(300);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(300);
    const terms = pair.guest.room.view.save.lobby?.terms;
    if (!terms) throw new Error('There are no terms');
    pair.guest.room.setTerms({ ...terms, names: ['Ada', 'Ada'] });
    await pair.clock.run(2000);
    expect(pair.guest.room.view.save.lobby?.terms.names).toEqual(['Ada', 'Ada 2']);
    for (const { room } of [pair.guest, pair.host]) room.agree(true);
    await pair.clock.run(1500);
    expect(matchIn(pair.guest.room)).toEqual(matchIn(pair.host.room));
  });

  const UNSEEN = [
    0x61c, 0xad, 0x3164, 0x115f, 0x34f, 0x180e, 0xe0041, 0xfe0f, 0x200c, 0x200d, 0x2800, 0x1d173, 0xfff9, 0x2066,
  ];

  test.each(UNSEEN.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
    'U+%s, which nobody sees, is no name, and makes no second Ada',
    async (_, odd) => {
      expect(parseLine(odd.repeat(5), 40)).toBeUndefined();
      for (const name of [`Ada${odd}`, `${odd}Ada`]) expect(parseLine(name, 40)).toBe('Ada');
      const party = crowd('unseen', 3);
      Object.assign(party.devices, {
        1: device(party.clock, newRoom({ side: 1, name: `Ada${odd}`, invitation: INVITATION })),
        2: device(party.clock, newRoom({ side: 1, name: `A${odd}da`, invitation: INVITATION })),
      });
      await comeIn(party);
      const seen = hostOf(party).room.view.seats.names.map((name) => name.replaceAll(/[\p{Cf}\p{DI}]/gu, ''));
      expect(new Set(seen).size).toBe(3);
    },
  );

  test('marks are not piled up on a letter, and names that need marks, joiners or variants stay as they are', () => {
    const piled = parseLine(`A${'\u0301'.repeat(39)}`, 40) ?? '';
    expect([...piled].length).toBeLessThan(6);
    for (const name of [
      'Nguyễn Thị Hạnh',
      'علی‌رضا',
      'क्षितिज',
      'ကျွန်ုပ်',
      'བསྒྲུབས',
      'น้ำผึ้ง',
      'שִׁ֖יר',
      '👨‍👩‍👧‍👦',
      '🏳️‍🌈',
      '❤️‍🔥',
      '👍🏽',
      '1️⃣',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      '葛󠄀城',
    ]) {
      const composed = name.normalize('NFC');
      expect(parseLine(name, 40)).toBe(composed);
    }
  });

  test('a cleaned line stays the same when cleaned again, and never exceeds its limit', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      // `unit: 'binary'` builds a table of all characters of Unicode first.
      fc.string({ unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)) }),
      fc.string({
        unit: fc.constantFrom(
          '\u200d',
          '\u200c',
          ' ',
          'e',
          '\u0301',
          '👩',
          '💻',
          '\ud83d',
          '\u202e',
          '\n',
          'ﬁ',
          '가',
          '\u1100',
          '\u3164',
          '\ufe0f',
          '\u{1f3f4}',
          '\u{e0067}',
          '\u{e007f}',
          '1',
          '\u20e3',
          '葛',
          '\u{e0100}',
        ),
      }),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (value, most) => {
        const line = parseLine(value, most);
        if (line === undefined) return;
        expect(parseLine(line, most)).toBe(line);
        expect([...line].length).toBeLessThanOrEqual(most);
        expect(line.trim()).toBe(line);
      }),
      { numRuns: 2000 },
    );
    expect(parseLine('Ada 👩‍💻', 40)).toBe('Ada 👩‍💻');
    expect(parseLine('\u200d\u200c', 40)).toBeUndefined();
  });

  test('a name or a line that arrives in a form that cannot have been signed is refused, not rewritten', () => {
    const say = (text: string): unknown => ({
      type: 'chat',
      first: false,
      by: '0'.repeat(64),
      seq: 1,
      say: { text },
      sig: '0'.repeat(128),
    });
    expect(parseMessage(JSON.stringify(say('as it is'))).ok).toBe(true);
    for (const odd of [' padded ', 'a\u202eb', 'e\u0301', '', 'x'.repeat(300)])
      expect(parseMessage(JSON.stringify(say(odd))).ok).toBe(false);
  });
});

describe('before the greeting is complete', () => {
  /** A device that found the room's name on the signalling server, and nothing else. */
  function stranger(pair: Pair, to: Device): Line {
    const line = fakeLine(pair.clock, pair.random);
    to.room.accept(line.ends[0]);
    return line;
  }
  const HELLO = {
    type: 'hello',
    version: 4,
    role: 'play',
    key: 'a'.repeat(64),
    nonce: 'b'.repeat(64),
    name: 'Free money at evil.example',
    seal: 'c'.repeat(64),
  };

  test('a stranger’s messages are neither shown by the host nor believed by a guest', async () => {
    const pair = strangers('words', termsFor('castle', 0));
    for (const each of [pair.host, pair.guest]) {
      const line = stranger(pair, each);
      for (const code of ['declined', 'seat-taken', 'not-admitted', 'free-money', 'other-version', 'left'])
        line.ends[1].send(JSON.stringify({ type: 'refuse', code, seal: seal('guess', 'guess') }));
      for (const message of [
        HELLO,
        { ...HELLO, version: 99 },
        { type: 'proof', sig: 'd'.repeat(128), seal: 'e'.repeat(64) },
        { type: 'moved', code: '0123456789AB' },
        { type: 'watcher', who: { key: 'f'.repeat(64), name: 'Eve' } },
      ])
        line.ends[1].send(JSON.stringify(message));
      await pair.clock.run(3000);
      const { view } = each.room;
      expect(view).toMatchObject({ applicant: null, spectator: null, hostName: null, logState: null });
      // A guest reports by itself that this was not the host that invited it, which ends nothing.
      expect(view.trouble).toBe(each === pair.host ? null : 'not-invited');
    }
    // The friend joins all the same.
    pair.connect();
    await pair.clock.run(500);
    expect(pair.host.room.view.applicant?.name).toBe('Jan');
    pair.host.room.answerApplicant(true);
    await pair.clock.run(500);
    expect(pair.guest.room.view).toMatchObject({ link: 'linked', trouble: null });
  });

  test('a refusal by a device with the invitation is believed', async () => {
    const pair = strangers('sealed', termsFor('castle', 0));
    pair.connect();
    await pair.clock.run(300);
    pair.host.room.answerApplicant(false);
    await pair.clock.run(1000);
    expect(pair.guest.room.view.trouble).toBe('declined');
  });

  test('a greeting of which half got lost is repeated, on either side', async () => {
    for (const lost of ['hello', 'proof'] as const) {
      for (const side of [0, 1] as const) {
        const pair = strangers(`lost ${lost} ${side}`, termsFor('castle', 0));
        let left = 1;
        connectThrough(pair, side, (message) => (message.type === lost && left-- > 0 ? null : message));
        await pair.clock.run(4000);
        expect(pair.host.room.view.applicant?.name).toBe('Jan');
        expect(pair.guest.room.view.link).toBe('waiting');
      }
    }
  });

  test('a device of a later version is recognized and reported', async () => {
    const pair = strangers('later', termsFor('castle', 0));
    const line = fakeLine(pair.clock, pair.random, undefined, 'bound');
    pair.host.room.accept(line.ends[0]);
    const hello = { ...HELLO, version: 5, name: 'Eva' };
    const mark = seal(
      ['ramparts-first', 5, roomOf(INVITATION), 'bound', 1, 'play', hello.key, hello.nonce, hello.name].join('|'),
      secretOf(INVITATION),
    );
    line.ends[1].send(JSON.stringify({ ...hello, seal: mark }));
    await pair.clock.run(1000);
    expect(pair.host.room.view.trouble).toBe('other-version');
  });
});

describe('join requests', () => {
  test('a stranger with the link who asks first does not keep the friend out', async () => {
    const pair = strangers('first', termsFor('castle', 0));
    const eve = device(pair.clock, newRoom({ side: 1, name: 'Eve', invitation: INVITATION }));
    const line = fakeLine(pair.clock, pair.random);
    pair.host.room.accept(line.ends[0]);
    eve.room.accept(line.ends[1]);
    await pair.clock.run(500);
    pair.connect();
    await pair.clock.run(500);
    expect(pair.host.room.view.applicant?.name).toBe('Eve');
    expect(pair.guest.room.view).toMatchObject({ link: 'waiting', trouble: null });
    pair.host.room.answerApplicant(false);
    await pair.clock.run(500);
    expect(pair.host.room.view.applicant?.name).toBe('Jan');
    pair.host.room.answerApplicant(true);
    await pair.clock.run(500);
    expect(pair.guest.room.view.link).toBe('linked');
    expect(eve.room.view.trouble).toBe('declined');
  });

  test('devices still waiting when the last seat is taken get a message', async () => {
    const pair = strangers('full', termsFor('castle', 0));
    const late = device(pair.clock, newRoom({ side: 1, name: 'Eva', invitation: INVITATION }));
    pair.connect();
    await pair.clock.run(300);
    const line = fakeLine(pair.clock, pair.random);
    pair.host.room.accept(line.ends[0]);
    late.room.accept(line.ends[1]);
    await pair.clock.run(300);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(500);
    expect(pair.host.room.view.applicant).toBeNull();
    expect(late.room.view.trouble).toBe('seat-taken');
  });
});

describe('watchers who come and go', () => {
  function spectator(party: Party, name: string): { readonly watch: Room; readonly line: Line } {
    const watch = watcher(party.clock, newRoom({ side: 1, name, invitation: INVITATION }));
    const line = fakeLine(party.clock, party.random);
    hostOf(party).room.accept(line.ends[0]);
    watch.accept(line.ends[1]);
    return { watch, line };
  }
  const askedAbout = ({ devices }: Party): readonly (string | undefined)[] =>
    devices.map(({ room }) => room.view.spectator?.name);

  test('the second request to watch is shown after the first', async () => {
    const party = await gathered('second', 3);
    const [ida, max] = [spectator(party, 'Ida'), spectator(party, 'Max')];
    await party.clock.run(2000);
    expect(askedAbout(party)).toEqual(['Ida', 'Ida', 'Ida']);
    for (const { room } of party.devices) room.answerSpectator(true);
    await party.clock.run(2000);
    expect(askedAbout(party)).toEqual(['Max', 'Max', 'Max']);
    at(party.devices, 2).room.answerSpectator(false);
    await party.clock.run(2000);
    expect(askedAbout(party)).toEqual([undefined, undefined, undefined]);
    expect([ida.watch.view.logState === null, max.watch.view.trouble]).toEqual([false, 'not-admitted']);
  });

  test('a request of a device that has left is dropped, too', async () => {
    const party = await gathered('vanished', 3);
    const { watch, line } = spectator(party, 'Ida');
    await party.clock.run(2000);
    line.cut();
    watch.close();
    await party.clock.run(2000);
    expect(askedAbout(party)).toEqual([undefined, undefined, undefined]);
    spectator(party, 'Max');
    await party.clock.run(2000);
    expect(askedAbout(party)).toEqual(['Max', 'Max', 'Max']);
  });

  test('an answer that was lost in transit is given again', async () => {
    const party = await gathered('lost', 2);
    const { watch } = spectator(party, 'Ida');
    await party.clock.run(2000);
    party.weather = { drop: 1, double: 0, delay: 0 };
    for (const { room } of party.devices) room.answerSpectator(true);
    await party.clock.run(500);
    party.weather = { drop: 0, double: 0, delay: 0 };
    await party.clock.run(4000);
    expect(watch.view.logState).not.toBeNull();
  });
});

describe('chat', () => {
  test('that was sent long ago cannot be sent again', async () => {
    const pair = await seated('replay', termsFor('castle', 0));
    pair.guest.room.say({ text: 'I resign, you win' });
    await pair.clock.run(500);
    const old = pair
      .line()
      .passed.map(({ text }) => JSON.parse(text) as Message)
      .find(({ type }) => type === 'chat');
    for (let n = 0; n < 220; n++) {
      pair.host.room.say({ text: `line ${n}` });
      if (n % 10 === 0) await pair.clock.run(1000);
    }
    await pair.clock.run(30_000);
    expect(pair.host.room.view.save.chat).toHaveLength(200);
    pair.line().ends[1].send(JSON.stringify(old));
    await pair.clock.run(1000);
    expect(pair.host.room.view.save.chat.map(({ say }) => JSON.stringify(say)).join()).not.toContain('I resign');
  });

  test('of a room with a long chat reaches a device that joins later', async () => {
    const party = await gathered('late', 2);
    for (let n = 0; n < 230; n++) {
      hostOf(party).room.say({ text: `line ${n}` });
      if (n % 10 === 0) await party.clock.run(1000);
    }
    await party.clock.run(30_000);
    expect(at(party.devices, 1).room.view.save.chat).toHaveLength(200);
    party.line(1).cut();
    for (let n = 0; n < 210; n++) hostOf(party).room.say({ text: `apart ${n}` });
    await party.clock.run(500);
    party.connect(1);
    await party.clock.run(60_000);
    expect(at(party.devices, 1).room.view.save.chat.at(-1)?.say).toEqual({ text: 'apart 209' });
  });
});
