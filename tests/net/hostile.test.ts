import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomHex } from '../../src/net/bytes.ts';
import { writeEntry } from '../../src/net/log/entry.ts';
import { newKeys } from '../../src/net/keys.ts';
import type { Room } from '../../src/net/room/room.ts';
import { newRoom } from '../../src/net/room/save.ts';
import { createGuard } from '../../src/net/wire/guard.ts';
import { MAX_MESSAGE, parseLine } from '../../src/net/wire/json.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { parseMessage } from '../../src/net/wire/message.ts';
import { parseEntry } from '../../src/net/wire/parseEntry.ts';
import { device, fakeLine, watcher } from './fakes.ts';
import { INVITATION, actSomewhere, heads, legalFor, matchIn, seated, strangers } from './pair.ts';
import type { Pair } from './pair.ts';
import { connectThrough } from './puppet.ts';

const codeOf = (text: unknown): string => {
  const message = parseMessage(text);
  return message.ok ? 'accepted' : message.error.code;
};

const STATUS = {
  type: 'status',
  match: null,
  length: 0,
  head: randomHex(),
  since: 0,
  told: null,
  heard: {},
  time: 1,
  echo: null,
};
const ENTRY = writeEntry([], 0, { do: 'act', action: { player: 0, do: 'place', x: 1, y: 2, rotation: 3 } }, newKeys());
const withAction = (action: unknown): unknown => ({ ...ENTRY, body: { do: 'act', action } });

describe('a message', () => {
  test('is read as written if it is well-formed', () => {
    expect(parseMessage(JSON.stringify(STATUS))).toEqual({ ok: true, value: STATUS });
    expect(parseEntry(JSON.parse(JSON.stringify(ENTRY)))).toEqual(ENTRY);
  });

  test.each([
    ['no text', new Uint8Array(3), 'not-text'],
    ['too long', `"${'x'.repeat(MAX_MESSAGE)}"`, 'too-long'],
    ['no JSON', '{"type":', 'not-json'],
    ['a program', 'alert(1)', 'not-json'],
    ['nested without end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'too-deep'],
    ['nested deep', `{"type":"chat","seq":1,"say":${'{"a":'.repeat(12)}1${'}'.repeat(12)}}`, 'too-deep'],
    ['of too many parts', JSON.stringify(Array<number>(30_000).fill(1)), 'too-deep'],
    ['of an unknown type', '{"type":"eval","code":"1"}', 'malformed'],
    ['named like a property', '{"type":"constructor"}', 'malformed'],
    ['with its type in the prototype', '{"__proto__":{"type":"agree","rev":1,"yes":true}}', 'malformed'],
    [
      'with a length in the prototype',
      JSON.stringify(STATUS).replace('"length":0,', '"__proto__":{"length":0},'),
      'malformed',
    ],
    ['with a huge number', JSON.stringify({ ...STATUS, length: 1e308 }), 'malformed'],
    ['with a fraction', JSON.stringify({ ...STATUS, length: 0.5 }), 'malformed'],
    ['with a negative number', JSON.stringify({ ...STATUS, length: -1 }), 'malformed'],
    ['with text for a number', JSON.stringify({ ...STATUS, length: '0' }), 'malformed'],
    ['with an object that claims to be text', '{"type":"moved","code":{"toString":0}}', 'malformed'],
    ['with a secret of another length', JSON.stringify({ ...STATUS, told: { step: 1, secret: 'ab' } }), 'malformed'],
    [
      'with a step that no chain has',
      JSON.stringify({ ...STATUS, told: { step: 5000, secret: randomHex() } }),
      'malformed',
    ],
    [
      'with more entries than a page',
      JSON.stringify({ type: 'entries', match: randomHex(), entries: Array(25).fill(ENTRY) }),
      'malformed',
    ],
  ])('%s is refused', (_what, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test.each([
    ['an unknown verb', { player: 0, do: 'win' }],
    ['a verb named like a property', { player: 0, do: '__proto__' }],
    ['a huge cell', { player: 0, do: 'place', x: 1e300, y: 0, rotation: 0 }],
    ['no cell', { player: 0, do: 'place', x: null, y: 0, rotation: 0 }],
    ['a rotation of 4', { player: 0, do: 'place', x: 0, y: 0, rotation: 4 }],
    ['an array', []],
    ['what chance alone may do', { player: 0, do: 'reveal', tile: 'C01' }],
  ])('an action with %s is refused', (_what, action) => {
    expect(parseEntry(withAction(action))).toBeUndefined();
  });

  test('nothing is ever written to a prototype, and everything gets an answer', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof codeOf(JSON.stringify(value)) === 'string'));
    const type = fc.constantFrom(
      'hello',
      'proof',
      'status',
      'entries',
      'chat',
      'lobby',
      'wish',
      'agree',
      'watcher',
      'admit',
      'told',
      'moved',
      'refuse',
    );
    const key = fc.constantFrom(
      'match',
      'entries',
      'told',
      'here',
      'keys',
      'heard',
      'cheat',
      'by',
      'terms',
      'say',
      'rev',
      'agreed',
      'key',
      'code',
      'who',
      '__proto__',
      'constructor',
    );
    const value = fc.oneof(fc.jsonValue(), fc.constant({ toString: 0 }));
    fc.assert(
      fc.property(
        type,
        fc.dictionary(key, value),
        (kind, rest) => typeof codeOf(JSON.stringify({ ...rest, type: kind })) === 'string',
      ),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('names and chat lose invisible characters, and are limited in length', () => {
    expect(parseLine(' A\u202Eda\u0000\n ', 40)).toBe('A da');
    expect(parseLine('\u200B\u2066', 40)).toBeUndefined();
    expect(parseLine('🏰'.repeat(70), 40)).toBe('🏰'.repeat(40));
    expect(parseLine('x'.repeat(100_000), 280)).toBeUndefined();
  });

  test('a flood is refused unread, and a trickle is not', () => {
    const guard = createGuard(0);
    const answers = Array.from({ length: 200 }, () => guard.read(JSON.stringify(STATUS), 1));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(120);
    expect(guard.read(JSON.stringify(STATUS), 60_000).ok).toBe(true);
    const big = createGuard(0);
    const fat = `"${'x'.repeat(60_000)}"`;
    expect(
      Array.from({ length: 12 }, () => big.read(fat, 1)).map((answer) => (answer.ok ? '' : answer.error.code)),
    ).toContain('too-fast');
  });
});

/** Everything that reached this end of a connection, by type. */
const heardBy = (line: ReturnType<typeof fakeLine>, end: 0 | 1): readonly Message[] =>
  line.passed.filter(({ from }) => from !== end).map(({ text }) => JSON.parse(text) as Message);

describe('a hostile peer', () => {
  test('noise ends the connection with a reason, and the match is unchanged', async () => {
    const pair = await seated('noise');
    const before = matchIn(pair.host.room);
    pair.line().cut();
    const line = fakeLine(pair.clock, pair.random);
    pair.host.room.accept(line.ends[0]);
    for (let n = 0; n < 60; n++) line.ends[1].send('{"type":"noise"}');
    await pair.clock.run(1000);
    expect(heardBy(line, 1).filter(({ type }) => type === 'refuse').length).toBeGreaterThan(0);
    expect(pair.host.room.view.link).toBe('apart');
    pair.connect();
    await pair.clock.run(3000);
    expect(pair.host.room.view.link).toBe('linked');
    expect(matchIn(pair.host.room)).toEqual(before);
  });

  test('old messages sent again, in any order, change nothing', async () => {
    const pair = await seated('replay');
    for (let n = 0; n < 30; n++) {
      actSomewhere(pair);
      await pair.clock.run(60);
    }
    const old = pair
      .line()
      .passed.filter(({ from }) => from === 1)
      .map(({ text }) => text);
    const log = heads(pair);
    let sent = 0;
    pair.line().cut();
    connectThrough(pair, 1, (message) => message);
    await pair.clock.run(500);
    // The recorded messages use the guest's own, live connection.
    const { guest } = pair;
    guest.kill();
    guest.load();
    connectThrough(pair, 1, (message) =>
      message.type === 'status' && sent < old.length
        ? (JSON.parse(old[(sent = (sent + 7) % 1000) % old.length] ?? '{}') as Message)
        : message,
    );
    await pair.clock.run(60_000);
    expect(pair.host.room.view.save.cheat).toBeNull();
    expect(heads(pair)[0]).toBe(log[0]);
  });

  test('a device without the invitation gets neither a seat nor a view', async () => {
    const pair = await seated('uninvited');
    const stranger = device(
      pair.clock,
      newRoom({ side: 1, name: 'Eve', invitation: { ...INVITATION, code: '000000000000' } }),
    );
    const line = fakeLine(pair.clock, pair.random);
    pair.host.room.accept(line.ends[0]);
    stranger.room.accept(line.ends[1]);
    await pair.clock.run(5000);
    expect(new Set(heardBy(line, 1).map(({ type }) => type))).toEqual(new Set(['hello', 'refuse']));
    expect(stranger.room.view).toMatchObject({ logState: null, trouble: 'not-invited' });
    expect(pair.host.room.view.link).toBe('linked');
  });

  test('a third device with the room code finds the seat taken, and sees nothing', async () => {
    const pair = await seated('third');
    const third = device(pair.clock, newRoom({ side: 1, name: 'Eve', invitation: INVITATION }));
    const line = fakeLine(pair.clock, pair.random);
    pair.host.room.accept(line.ends[0]);
    third.room.accept(line.ends[1]);
    await pair.clock.run(5000);
    expect(new Set(heardBy(line, 1).map(({ type }) => type))).toEqual(new Set(['hello', 'proof', 'refuse']));
    expect(third.room.view).toMatchObject({ logState: null, trouble: 'seat-taken' });
    actSomewhere(pair);
    await pair.clock.run(500);
    expect(heads(pair)[0]).toBe(heads(pair)[1]);
  });

  test('a device that claims to be the guest, without its key, is sent away', async () => {
    const pair = await seated('impostor');
    const { keys } = pair.guest.disk;
    const impostor = device(pair.clock, { ...pair.guest.disk, keys: { open: keys.open, secret: randomHex() } });
    const line = fakeLine(pair.clock, pair.random);
    pair.host.room.accept(line.ends[0]);
    impostor.room.accept(line.ends[1]);
    await pair.clock.run(3000);
    expect(heardBy(line, 1)).toContainEqual(expect.objectContaining({ type: 'refuse', code: 'forged-key' }));
    expect(heardBy(line, 1).map(({ type }) => type)).not.toContain('entries');
  });

  test('a device of an older version is refused with the reason, and gets no view', async () => {
    const pair = strangers('version');
    connectThrough(pair, 1, (message) => (message.type === 'hello' ? { ...message, version: 2 } : message));
    await pair.clock.run(3000);
    expect(pair.host.room.view).toMatchObject({ applicant: null, trouble: 'other-version' });
    expect(pair.guest.room.view).toMatchObject({ logState: null, trouble: 'other-version' });
  });

  test('a device between the two is noticed: the proofs are for one channel only', async () => {
    const pair = strangers('between');
    const [left, right] = [fakeLine(pair.clock, pair.random), fakeLine(pair.clock, pair.random)];
    left.ends[1].onText((text) => right.ends[0].send(String(text)));
    right.ends[0].onText((text) => left.ends[1].send(String(text)));
    pair.host.room.accept(left.ends[0]);
    pair.guest.room.accept(right.ends[1]);
    await pair.clock.run(3000);
    expect(pair.host.room.view.applicant).toBeNull();
    expect(pair.guest.room.view.trouble).toBe('not-invited');
  });

  test('the guest never receives the deck, a face-down token, or a secret that is not due', async () => {
    const pair = await seated('no look');
    for (let n = 0; n < 60; n++) {
      actSomewhere(pair);
      await pair.clock.run(60);
    }
    const words = heardBy(pair.line(), 1)
      .map((message) => JSON.stringify(message))
      .join('');
    // No tile or token is ever named: the draws follow from the secrets of both.
    expect(words).not.toMatch(/"C\d\d"|stack|wallTokens|seed/);
    expect(words).not.toContain(pair.host.disk.seed);
    expect(JSON.stringify(pair.guest.disk)).not.toMatch(/"C\d\d"/);
    const { state } = matchIn(pair.host.room);
    expect(state.stack).toBeNull();
    for (const field of state.wall) expect(state.wallTokens[field]).toBeNull();
  });
});

describe('watching', () => {
  async function watched(seed: string): Promise<{
    readonly pair: Pair;
    readonly watch: Room;
    readonly line: ReturnType<typeof fakeLine>;
  }> {
    const pair = await seated(seed);
    const watch = watcher(pair.clock, newRoom({ side: 1, name: 'Ola', invitation: INVITATION }));
    const line = fakeLine(pair.clock, pair.random);
    pair.host.room.accept(line.ends[0]);
    watch.accept(line.ends[1]);
    await pair.clock.run(3000);
    return { pair, watch, line };
  }

  test('needs the consent of both', async () => {
    const { pair, watch, line } = await watched('watch');
    expect([pair.host.room.view.spectator?.name, pair.guest.room.view.spectator?.name]).toEqual(['Ola', 'Ola']);
    pair.host.room.answerSpectator(true);
    await pair.clock.run(3000);
    expect(watch.view.logState).toBeNull();
    expect(heardBy(line, 1).map(({ type }) => type)).not.toContain('entries');
    pair.guest.room.answerSpectator(true);
    await pair.clock.run(3000);
    for (let n = 0; n < 20; n++) {
      actSomewhere(pair);
      await pair.clock.run(60);
    }
    await pair.clock.run(3000);
    expect(watch.view.logState?.replica?.state.G).toEqual(matchIn(pair.host.room));
    expect(pair.host.room.view.watching).toBe(1);
  });

  test('is refused by a single no', async () => {
    const { pair, watch, line } = await watched('no');
    pair.host.room.answerSpectator(true);
    pair.guest.room.answerSpectator(false);
    await pair.clock.run(3000);
    expect(watch.view.trouble).toBe('not-admitted');
    expect(heardBy(line, 1).map(({ type }) => type)).not.toContain('entries');
  });

  test('does not let a spectator send actions', async () => {
    const { pair, line } = await watched('actor');
    pair.host.room.answerSpectator(true);
    pair.guest.room.answerSpectator(true);
    await pair.clock.run(1000);
    const match = pair.host.room.view.logState?.match ?? '';
    const entry = writeEntry(pair.host.room.view.save.entries, 1, { do: 'resign' }, newKeys());
    line.ends[1].send(JSON.stringify({ type: 'entries', match, entries: [entry] }));
    await pair.clock.run(1000);
    expect(pair.host.room.view.logState?.outcome).toBeNull();
    expect(pair.host.room.view.save.cheat).toBeNull();
    expect(legalFor(pair.host.room).length + legalFor(pair.guest.room).length).toBeGreaterThan(0);
  });
});
