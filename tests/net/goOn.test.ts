import { afterEach, describe, expect, test, vi } from 'vitest';
import { adapterOf, formatSetText } from '../../src/game/index.ts';
import { randomHex } from '../../src/net/bytes.ts';
import { secretFrom } from '../../src/net/fair/chain.ts';
import type { Told } from '../../src/net/fair/chain.ts';
import { agreementOf } from '../../src/net/log/agreement.ts';
import { applyEntry } from '../../src/net/log/applyEntry.ts';
import { headOf, writeEntry } from '../../src/net/log/entry.ts';
import type { Body, Entry } from '../../src/net/log/entry.ts';
import { hostElsewhere, joinElsewhere } from '../../src/net/room/lobby.ts';
import { newRoom } from '../../src/net/room/save.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { parseMessage } from '../../src/net/wire/message.ts';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import { ownSet, smallDraft } from '../support/ownSet.ts';
import { device, fakeLine } from './fakes.ts';
import type { Device } from './fakes.ts';
import { actSomewhere, legalFor, matchIn, seated, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';
import { at, gameIn, gathered, playSome } from './party.ts';
import type { Party } from './party.ts';
import { expectKept } from './sound.ts';

/** A match that goes on elsewhere with a hostile device as its host, which played in it before. */

const ELSEWHERE = { code: 'ABCDEFGH1234JKMN', way: 'server' } as const;

interface Moved {
  readonly pair: Pair;
  /** The hostile guest of before. */
  readonly host: Device;
  /** The honest host of before. */
  readonly guest: Device;
}

async function interrupted(seed: string): Promise<Pair> {
  const pair = await seated(seed, termsFor('castle', 0));
  for (let n = 0; n < 14 || legalFor(pair.guest.room).length === 0; n++) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  pair.line().cut();
  await pair.clock.run(100);
  return pair;
}

/** What leaves the hostile host may be rewritten; `log`: what it claims to be the log. */
async function moved(
  pair: Pair,
  rewrite: (message: Message) => unknown = (message) => message,
  log: readonly Entry[] = pair.guest.disk.entries,
): Promise<Moved> {
  const { save, logState } = pair.guest.room.view;
  const next = hostElsewhere({ save: { ...save, entries: log }, logState }, ELSEWHERE);
  if (!next?.lobby?.after) throw new Error('There is nothing to continue');
  const after = { ...next.lobby.after, length: log.length, head: headOf(log) };
  pair.guest.room.close();
  const host = device(pair.clock, { ...next, lobby: { ...next.lobby, after } });
  pair.host.room.close();
  const guest = device(pair.clock, joinElsewhere(pair.host.disk, ELSEWHERE));
  const line = fakeLine(pair.clock, pair.random);
  host.room.accept({
    ...line.ends[0],
    send(text) {
      const changed = rewrite(JSON.parse(text) as Message);
      if (changed !== null) line.ends[0].send(JSON.stringify(changed));
    },
  });
  guest.room.accept(line.ends[1]);
  await pair.clock.run(4000);
  return { pair, host, guest };
}

/** An entry by which the match goes on from this log, with these secrets, signed by the guest. */
function goingOn({ guest }: Pair, log: readonly Entry[], told: readonly (Told | null)[]): Entry {
  const { save, logState } = guest.room.view;
  if (!logState) throw new Error('There is nothing to continue');
  const { match, terms, keys } = logState;
  const after = { match, length: log.length, head: headOf(log), told };
  const common = { rev: 1, terms, keys, after };
  return writeEntry(log, 1, { do: 'go-on', ...common, chain: randomHex(), agreed: agreementOf(common) }, save.keys);
}

/** The hostile host sends these entries, and offers to go on from the last of them. */
const offeredWith = (pair: Pair, entries: readonly Entry[]): Promise<Moved> =>
  moved(pair, (message) => {
    if (message.type === 'status' && message.match !== null) return { type: 'entries', match: message.match, entries };
    const last = entries.at(-1);
    if (message.type !== 'lobby' || !message.after || !last) return message;
    return { ...message, after: { ...message.after, length: last.n + 1, head: headOf(entries), told: [null, null] } };
  });

async function agree({ pair, host, guest }: Moved): Promise<void> {
  for (const { room } of [guest, host]) room.agree(true);
  await pair.clock.run(3000);
}

/** The honest device has neither lost nor gained anything in its log. */
function unharmed({ pair, guest }: Moved, before: readonly Entry[]): void {
  const { entries } = guest.room.view.save;
  expect(entries.slice(0, before.length)).toEqual(before);
  for (const { by, body } of entries.slice(before.length)) if (body.do === 'act') expect(by).toBe(1);
  expect(pair.host.disk.entries).toEqual(before);
}

afterEach(() => vi.restoreAllMocks());

describe('a hostile player who continues the match elsewhere', () => {
  test('gains no turn of the other player: their moves need their signature', async () => {
    const pair = await interrupted('invented');
    const before = pair.host.disk.entries;
    const { keys, entries } = pair.guest.disk;
    const invented: Entry[] = [...entries];
    for (const by of [0, 1, 0, 1] as const)
      invented.push(writeEntry(invented, by, { do: 'act', action: { player: by, do: 'pass' } }, keys));
    const now = await moved(pair, undefined, entries);
    now.host.room.close();
    const again = await moved(
      pair,
      (message) =>
        message.type === 'entries' || message.type === 'lobby' || message.type !== 'status'
          ? message
          : { type: 'entries', match: message.match ?? '', entries: invented.slice(-4) },
      entries,
    );
    await agree(again);
    unharmed(again, before);
    expect(again.guest.room.view.save.cheat).toEqual({ side: 1, code: 'bad-signature' });
  });

  test('gains at most its own moves up to the next draw, which needs both secrets', async () => {
    const pair = await interrupted('own moves');
    const before = matchIn(pair.host.room);
    // Everything that it can do alone.
    for (let n = 0; n < 20; n++) {
      const [action] = legalFor(pair.guest.room);
      if (action) pair.guest.room.act(action);
      await pair.clock.run(50);
    }
    const pending = pair.guest.room.view.save.pending;
    expect(pending.length).toBeGreaterThan(0);
    const log = pending.reduce<readonly Entry[]>(
      (all, body) => [...all, writeEntry(all, 1, body, pair.guest.disk.keys)],
      pair.guest.disk.entries,
    );
    const now = await moved(pair, undefined, log);
    await agree(now);
    const { state, actions } = matchIn(now.guest.room);
    expect(now.guest.room.view).toMatchObject({ save: { cheat: null }, logState: { host: 1 } });
    expect(actions.slice(before.actions.length).every(({ player }) => player === 1)).toBe(true);
    // Only the draw that its move made due, with new secrets of both.
    expect(state.drawn.length - before.state.drawn.length).toBeLessThanOrEqual(1);
  });

  test('changes no tile and no token: a draw follows from secrets that everybody can check', async () => {
    const pair = await interrupted('tokens');
    const before = pair.host.disk.entries;
    const now = await moved(pair, (message) =>
      message.type === 'lobby' && message.after
        ? {
            ...message,
            after: {
              ...message.after,
              told: message.after.told.map((told) => told && { ...told, secret: randomHex() }),
            },
          }
        : message,
    );
    expect(now.guest.room.view.mayAgree).toBe(false);
    await agree(now);
    unharmed(now, before);
    expect(now.guest.room.view.logState?.since).toBe(0);
  });

  test('is accused itself of a forged secret, not the host of before', async () => {
    const pair = await interrupted('forged');
    const now = await moved(pair, (message) => {
      if (message.type !== 'status' || message.match === null) return message;
      const forged = { step: 90, secret: randomHex() };
      return { type: 'told', match: message.match, since: 0, told: [null, forged], here: [true, true], cheat: null };
    });
    expect(now.guest.room.view.save.cheat?.side ?? 1).toBe(1);
  });

  test('cannot conceal the secrets that decide the log so far: an entry without them is refused', async () => {
    const pair = await interrupted('concealed');
    const before = pair.host.disk.entries;
    const now = await offeredWith(pair, [goingOn(pair, before, [null, null])]);
    expect(now.guest.room.view.save).toMatchObject({ cheat: { side: 1, code: 'illegal-entry' }, entries: before });
    expectKept(now.guest);
    now.guest.load();
    expect(matchIn(now.guest.room)).toEqual(matchIn(pair.host.room));
  });

  test.each(['legal', 'illegal'] as const)(
    'does not make the other device read the log again and again: two dozen entries by which it goes on are %s',
    async (what) => {
      const pair = await interrupted('again and again');
      const log = pair.host.disk.entries;
      const { save, logState } = pair.guest.room.view;
      const { told = [], match = '' } = hostElsewhere({ save, logState }, ELSEWHERE)?.lobby?.after ?? {};
      // The last draw but one is not decided, and an action has followed it.
      const short = told.map(
        (each, side) => each && { step: each.step - 2, secret: secretFrom({ match, side }, each, each.step - 2) },
      );
      const goes: Entry[] = [];
      for (let n = 0; n < 24; n++)
        goes.push(
          what === 'legal'
            ? goingOn(pair, [...log, ...goes], n === 0 ? told : [null, null])
            : goingOn(pair, log, short),
        );
      const acts = vi.spyOn(adapterOf('castle'), 'act');
      const now = await offeredWith(pair, goes);
      expect(now.guest.room.view.save.entries).toHaveLength(log.length + (what === 'legal' ? 24 : 0));
      const played = now.guest.room.view.logState?.acts.length ?? 0;
      // Both pages are opened; then the one of the guest reads the log once more.
      expect(acts.mock.calls.length).toBeGreaterThan(played);
      expect(acts.mock.calls.length).toBeLessThanOrEqual(6 * played);
    },
  );

  test.each<readonly [string, (message: Extract<Message, { type: 'lobby' }>) => Message]>([
    ['exchanges the seats', (message) => ({ ...message, keys: message.keys.toReversed() })],
    [
      'exchanges the names',
      (message) => ({ ...message, terms: { ...message.terms, names: message.terms.names.toReversed() } }),
    ],
    [
      'changes an option of the game',
      (message) => ({ ...message, terms: { ...message.terms, options: { ...message.terms.options, tokens: false } } }),
    ],
    [
      'names another match',
      (message) => ({ ...message, after: message.after && { ...message.after, match: randomHex() } }),
    ],
    [
      'leaves out the last turns',
      (message) => ({ ...message, after: message.after && { ...message.after, length: 4, head: randomHex() } }),
    ],
  ])('that %s gets nothing: the seats, the game and the log are those of the match', async (_what, bend) => {
    const pair = await interrupted('bent');
    const before = pair.host.disk.entries;
    const now = await moved(pair, (message) => {
      if (message.type === 'lobby') return bend(message);
      // It opens what it has offered, with matching digests.
      const [entry] = message.type === 'entries' ? message.entries.slice(-1) : [];
      if (message.type !== 'entries' || entry?.body.do !== 'go-on') return message;
      const { lobby } = now.host.disk;
      const offer = bend({ type: 'lobby', ...entry.body, agreed: [], places: 2 } as never);
      if (offer.type !== 'lobby' || !offer.after) return { ...message, lobby };
      const body = { ...entry.body, terms: offer.terms, keys: offer.keys, after: offer.after } as Extract<
        Body,
        { do: 'go-on' }
      >;
      const agreed = agreementOf({ ...body, after: body.after });
      return { ...message, entries: [writeEntry(before, 1, { ...body, agreed }, pair.guest.disk.keys)] };
    });
    await agree(now);
    unharmed(now, before);
    expect(now.guest.room.view.logState?.since).toBe(0);
    // If anybody is accused, it is the hostile one, whatever seat it claims.
    expect(now.guest.room.view.save.cheat?.side ?? 1).toBe(1);
    // The match that this device holds is still the one that was played.
    expect(matchIn(now.guest.room).players).toEqual(['Ada', 'Jan']);
  });

  test('a game from one device, or from another protocol, is no message: only a signed log is taken over', () => {
    const past = { from: randomHex(), first: 0, actions: [], deck: ['C01'], tokens: {} };
    expect(parseMessage(JSON.stringify({ type: 'past', past })).ok).toBe(false);
    expect(parseMessage(JSON.stringify({ type: 'moved', code: ELSEWHERE.code })).ok).toBe(false);
  });
});

test('somebody with the link who pretends to continue a match is not taken for its host, sees nothing of it, and gets nobody accused', async () => {
  const pair = await interrupted('stranger');
  const { save, logState } = pair.guest.room.view;
  const offer = hostElsewhere({ save, logState }, ELSEWHERE)?.lobby;
  if (!offer?.after) throw new Error('There is nothing to continue');
  const { match, told } = offer.after;
  const stranger = device(
    pair.clock,
    newRoom({ side: 0, name: 'Jan', invitation: ELSEWHERE, terms: { ...offer.terms } }),
  );
  const guest = device(pair.clock, joinElsewhere(pair.host.disk, ELSEWHERE));
  const line = fakeLine(pair.clock, pair.random);
  stranger.room.accept({
    ...line.ends[0],
    send(text) {
      const message = JSON.parse(text) as Message;
      const bent = (): unknown => {
        if (message.type === 'lobby')
          return {
            ...message,
            rev: 1e9,
            after: { ...offer.after, length: 99 },
            keys: [stranger.disk.keys.open, guest.disk.keys.open],
          };
        if (message.type === 'status') return { ...message, match, length: 0, since: 0 };
        if (message.type === 'told')
          return { ...message, match, since: 0, told: told.map(() => ({ step: 90, secret: randomHex() })) };
        return message;
      };
      line.ends[0].send(JSON.stringify(bent()));
    },
  });
  guest.room.accept(line.ends[1]);
  await pair.clock.run(500);
  stranger.room.answerApplicant(true);
  await pair.clock.run(6000);
  expect(guest.room.view).toMatchObject({ offered: { rev: 1e9 }, mayAgree: false, save: { host: null, cheat: null } });
  const sent = line.passed.filter(({ from }) => from === 1).map(({ text }) => (JSON.parse(text) as Message).type);
  expect(sent).toContain('status');
  expect(sent).not.toContain('entries');
  // The real one is followed as ever.
  line.cut();
  await pair.clock.run(100);
  const next = hostElsewhere({ save, logState }, ELSEWHERE);
  const host = device(pair.clock, next ?? save);
  const other = fakeLine(pair.clock, pair.random);
  host.room.accept(other.ends[0]);
  guest.room.accept(other.ends[1]);
  await pair.clock.run(4000);
  expect(guest.room.view).toMatchObject({ mayAgree: true, save: { host: host.disk.keys.open } });
});

describe('an entry with which a match goes on', () => {
  type GoOn = Extract<Body, { do: 'go-on' }>;

  /** What the guest, properly signed, makes of the offer that the host has agreed to; and what the log says to it. */
  async function written(bend: (body: GoOn) => GoOn, by: 0 | 1 = 1): Promise<string> {
    const pair = await interrupted('written');
    const { save, logState } = pair.guest.room.view;
    const lobby = hostElsewhere({ save, logState }, ELSEWHERE)?.lobby;
    if (!lobby?.after || !logState) throw new Error('There is nothing to continue');
    const keys = logState.seated.map((key) => key ?? '');
    const bent = bend({
      do: 'go-on',
      rev: lobby.rev,
      terms: lobby.terms,
      keys,
      chain: randomHex(),
      after: lobby.after,
      agreed: '',
    });
    const agreed = bent.agreed === '' ? agreementOf(bent) : bent.agreed;
    const author = by === 1 ? pair.guest.disk.keys : pair.host.disk.keys;
    const entry = writeEntry(save.entries, 1, { ...bent, agreed }, author);
    const judged = applyEntry(pair.host.room.view.logState, entry, []);
    return judged.ok ? 'accepted' : judged.error.code;
  }

  test('is accepted with the same seats, game, log and secrets', async () => {
    expect(await written((body) => body)).toBe('accepted');
    expect(await written((body) => ({ ...body, keys: body.keys.with(0, randomHex()) }))).toBe('accepted');
  });

  const told = (body: GoOn, secret: string): GoOn => ({
    ...body,
    after: { ...body.after, told: body.after.told.map((each) => each && { step: each.step + 1, secret }) },
  });
  test.each<readonly [string, string, (body: GoOn) => GoOn]>([
    ['exchanges the seats', 'wrong-player', (body) => ({ ...body, keys: body.keys.toReversed() })],
    [
      'exchanges the names',
      'bad-opening',
      (body) => ({ ...body, terms: { ...body.terms, names: body.terms.names.toReversed() } }),
    ],
    [
      'exchanges the colours',
      'bad-opening',
      (body) => ({ ...body, terms: { ...body.terms, colours: body.terms.colours.toReversed() } }),
    ],
    ['changes who began', 'bad-opening', (body) => ({ ...body, terms: { ...body.terms, begins: 1 } })],
    [
      'changes an option',
      'bad-opening',
      (body) => ({ ...body, terms: { ...body.terms, options: { ...body.terms.options, tokens: false } } }),
    ],
    [
      'brings other tiles',
      'bad-opening',
      (body) => ({ ...body, terms: { ...body.terms, set: formatSetText(ownSet(smallDraft())) } }),
    ],
    [
      'has one device in both seats',
      'bad-opening',
      (body) => ({ ...body, keys: body.keys.map(() => body.keys[1] ?? '') }),
    ],
    ['contains a secret that nobody committed to', 'bad-secret', (body) => told(body, randomHex())],
    ['goes on from an earlier entry', 'bad-opening', (body) => ({ ...body, after: { ...body.after, length: 3 } })],
    ['goes on from another log', 'bad-opening', (body) => ({ ...body, after: { ...body.after, head: randomHex() } })],
    [
      'goes on with another match',
      'bad-opening',
      (body) => ({ ...body, after: { ...body.after, match: randomHex() } }),
    ],
    ['is not what it says was agreed on', 'bad-opening', (body) => ({ ...body, agreed: randomHex() })],
  ])('is refused if it %s', async (_what, code, bend) => {
    expect(await written(bend)).toBe(code);
  });

  test('is refused if another player signs it', async () => {
    expect(await written((body) => body, 0)).toBe('bad-signature');
  });
});

describe('a seat', () => {
  /** Side 1 goes on elsewhere; the others have closed their pages. */
  async function elsewhere(seed: string): Promise<{ readonly party: Party; readonly host: Device }> {
    const party = await gathered(seed, 3);
    await playSome(party, 12);
    const { save, logState } = at(party.devices, 1).room.view;
    const next = hostElsewhere({ save, logState }, ELSEWHERE);
    if (!next) throw new Error('There is nothing to continue');
    for (const each of party.devices) each.kill();
    return { party, host: device(party.clock, next) };
  }

  function knock({ clock, random }: Party, host: Device, guest: Device): void {
    const line = fakeLine(clock, random);
    host.room.accept(line.ends[0]);
    guest.room.accept(line.ends[1]);
  }

  test('belongs to the key that held it, not to whoever says the name', async () => {
    const { party, host } = await elsewhere('names');
    const liar = device(party.clock, newRoom({ side: 1, name: 'Ola', invitation: ELSEWHERE }));
    knock(party, host, liar);
    await party.clock.run(2000);
    expect(host.room.view).toMatchObject({
      applicant: { name: 'Ola' },
      offered: { keys: [null, expect.any(String), null] },
    });
    // The real one is seated without being asked about.
    const ola = device(party.clock, joinElsewhere(at(party.devices, 2).disk, ELSEWHERE));
    knock(party, host, ola);
    await party.clock.run(2000);
    expect(host.room.view.offered?.keys).toEqual([null, host.disk.keys.open, ola.disk.keys.open]);
    host.room.answerApplicant(true);
    await party.clock.run(4000);
    for (const { room } of [liar, ola, host]) room.agree(true);
    await party.clock.run(2000);
    expect(host.room.view.seats.names).toEqual(['Ola 2', 'Jan', 'Ola']);
    expect(ola.room.view.save.side).toBe(2);
    expect(gameIn(ola.room)).toEqual(gameIn(host.room));
  });

  test('that was given away comes back only by a new agreement, and its former owner is told what happened meanwhile', async () => {
    const party = await gathered('left out', 3);
    await playSome(party, 8);
    const [host, away] = [at(party.devices, 0), at(party.devices, 2)];
    const before = away.disk.entries;
    away.kill();
    party.line(2).cut();
    await party.clock.run(300);
    host.room.goOn();
    host.room.seatBot('Ola', 'castellan');
    await party.clock.run(300);
    for (const side of [0, 1]) at(party.devices, side).room.agree(true);
    await party.clock.run(800);
    await playSome({ ...party, devices: party.devices.slice(0, 2) }, 8);
    away.load();
    party.connect(2);
    await party.clock.run(2000);
    expect(away.room.view).toMatchObject({ trouble: 'seat-taken', save: { cheat: null } });
    expect(away.room.view.save.entries).toEqual(before);

    host.room.goOn();
    host.room.unseat(2);
    party.connect(2);
    await party.clock.run(1000);
    host.room.answerApplicant(true);
    await party.clock.run(6000);
    const view = viewOfRoom(away.room.view, { server: null, handOver: null });
    expect(view.lobby?.past?.state).toBe('without');
    for (const { room } of party.devices) room.agree(true);
    await party.clock.run(1500);
    expect(gameIn(away.room)).toEqual(gameIn(host.room));
    expect(away.room.view.save).toMatchObject({ side: 2, cheat: null });
    await playSome(party, 4);
  });

  test('stays with its player in the next match, also of a host that was a guest before, when another seat is removed', async () => {
    const { party, host } = await elsewhere('rematch');
    const ola = device(party.clock, joinElsewhere(at(party.devices, 2).disk, ELSEWHERE));
    const ada = device(party.clock, joinElsewhere(at(party.devices, 0).disk, ELSEWHERE));
    for (const each of [ola, ada]) knock(party, host, each);
    await party.clock.run(4000);
    for (const { room } of [ada, ola, host]) room.agree(true);
    await party.clock.run(1500);
    host.room.ask('draw');
    await party.clock.run(500);
    for (const { room } of [ada, ola]) room.answer(true);
    await party.clock.run(500);
    expect(host.room.view.offered).toMatchObject({ after: null, terms: { names: ['Ada', 'Jan', 'Ola'] } });
    host.room.unseat(0);
    await party.clock.run(500);
    for (const { room } of [ola, host]) room.agree(true);
    await party.clock.run(1500);
    expect(host.room.view).toMatchObject({ save: { side: 0 }, logState: { host: 0, outcome: null } });
    expect(gameIn(ola.room)).toEqual(gameIn(host.room));
    await playSome({ ...party, devices: [host, ola] }, 4);
  });

  test('two logs that part are shown as that, with who signed twice', async () => {
    const { party, host } = await elsewhere('parted');
    const { disk } = at(party.devices, 2);
    // This device has another entry of its own in one place, as if its storage had lost a step, or it were hostile.
    const n = disk.entries.findLastIndex(({ by, body }) => by === 2 && body.do === 'act');
    const other = writeEntry(disk.entries.slice(0, n), 2, { do: 'resign', secret: randomHex() }, disk.keys);
    const entries = [...disk.entries.slice(0, n), other];
    const line = fakeLine(party.clock, party.random);
    const guest = device(party.clock, joinElsewhere(disk, ELSEWHERE));
    host.room.accept(line.ends[0]);
    guest.room.accept({
      ...line.ends[1],
      send(text) {
        const message = JSON.parse(text) as Message;
        if (message.type === 'status' && message.match !== null)
          return line.ends[1].send(JSON.stringify({ ...message, length: entries.length, head: headOf(entries) }));
        if (message.type === 'entries') return undefined;
        return line.ends[1].send(text);
      },
    });
    await party.clock.run(4000);
    expect(host.room.view).toMatchObject({ parting: { twice: null }, save: { cheat: null } });
    line.ends[1].send(JSON.stringify({ type: 'entries', match: host.room.view.logState?.match, entries: [other] }));
    await party.clock.run(500);
    expect(host.room.view).toMatchObject({ parting: { twice: 2 }, save: { cheat: null } });
  });
});
