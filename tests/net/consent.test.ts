import { describe, expect, test } from 'vitest';
import { randomHex } from '../../src/net/bytes.ts';
import type { Body, Entry } from '../../src/net/log/entry.ts';
import { writeEntry } from '../../src/net/log/entry.ts';
import { agreementOf } from '../../src/net/log/agreement.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { matchIn, seated, strangers, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';
import { at, comeIn, crowd, gameIn, gathered, hostOf } from './party.ts';
import { connectThrough, forge } from './puppet.ts';

type Open = Extract<Body, { do: 'open' }>;

async function letIn(pair: Pair): Promise<void> {
  await pair.clock.run(300);
  pair.host.room.answerApplicant(true);
  await pair.clock.run(300);
}

/**
 * The guest agrees to the proposed game; the host opens what `swap` makes of it, with matching digests and signatures.
 */
async function openedWith(pair: Pair, swap: (open: Open) => Open): Promise<void> {
  connectThrough(pair, 0, (message: Message) => {
    const [first] = message.type === 'entries' ? message.entries : [];
    if (message.type !== 'entries' || first?.body.do !== 'open') return message;
    const swapped = swap(first.body);
    const agreed = agreementOf({ ...swapped, after: null });
    return { ...message, entries: [forge(pair.host.room.view.save, 0, { ...swapped, agreed }, [])] };
  });
  await letIn(pair);
  pair.guest.room.agree(true);
  pair.host.room.agree(true);
  await pair.clock.run(1500);
}

describe('the game played is the one agreed on', () => {
  test.each<readonly [string, (open: Open) => Open]>([
    ['other terms', (open) => ({ ...open, terms: { ...open.terms, begins: 1 } })],
    ['other names', (open) => ({ ...open, terms: { ...open.terms, names: ['Ada', 'Jane'] } })],
    ['a seat for somebody else', (open) => ({ ...open, keys: [open.keys[0] ?? '', randomHex()] })],
    ['an earlier revision', (open) => ({ ...open, rev: open.rev - 1 })],
  ])(
    'an opening with %s is declined: nothing begins, the guest is told, and the host can open it again',
    async (_what, swap) => {
      const pair = strangers('swap', termsFor('castle', 0));
      await openedWith(pair, swap);
      // It may be late, or this device may have forgotten what it agreed to, so nobody is accused.
      expect(pair.guest.room.view).toMatchObject({ logState: null, trouble: 'not-agreed', save: { cheat: null } });
      pair.connect();
      await pair.clock.run(500);
      for (const each of [pair.guest, pair.host]) each.room.agree(true);
      await pair.clock.run(1500);
      expect(matchIn(pair.guest.room)).toEqual(matchIn(pair.host.room));
      expect(pair.guest.room.view.trouble).toBeNull();
    },
  );

  test('an opening in the format of an earlier protocol is no message', async () => {
    const pair = strangers('old form', termsFor('castle', 0));
    connectThrough(pair, 0, (message: Message) => {
      const [first] = message.type === 'entries' ? message.entries : [];
      if (message.type !== 'entries' || first?.body.do !== 'open') return message;
      const { agreed: _, ...old } = first.body;
      return { ...message, entries: [forge(pair.host.room.view.save, 0, old as Body, [])] };
    });
    await letIn(pair);
    pair.guest.room.agree(true);
    pair.host.room.agree(true);
    await pair.clock.run(1500);
    expect(pair.guest.room.view.logState).toBeNull();
  });

  test('withdrawn consent opens nothing', async () => {
    const pair = strangers('withdrawn', termsFor('castle', 0));
    pair.connect();
    await letIn(pair);
    pair.guest.room.agree(true);
    await pair.clock.run(300);
    expect(pair.host.room.view.save.lobby?.agreed).toEqual([false, true]);
    pair.guest.room.agree(false);
    expect(pair.guest.room.view.save.agreedTo).toBeNull();
    await pair.clock.run(300);
    pair.host.room.agree(true);
    await pair.clock.run(3000);
    expect(pair.host.room.view.logState).toBeNull();
    expect(pair.guest.room.view.logState).toBeNull();
    pair.guest.room.agree(true);
    await pair.clock.run(1500);
    expect(pair.guest.room.view.logState).toMatchObject({ outcome: null });
  });

  test('a wish withdraws consent at once, even if the host hides that it knows of it', async () => {
    const pair = strangers('swallowed', termsFor('castle', 0));
    let hidden = false;
    connectThrough(pair, 0, (message: Message) => (hidden && message.type === 'lobby' ? null : message));
    await letIn(pair);
    pair.guest.room.agree(true);
    await pair.clock.run(300);
    const { lobby } = pair.host.room.view.save;
    if (!lobby) throw new Error('There is no lobby');
    hidden = true;
    pair.guest.room.setTerms({ ...lobby.terms, begins: 1 });
    await pair.clock.run(300);
    // A minute later the host opens the old terms, with the consent that it once had.
    await pair.clock.run(60_000);
    const { save } = pair.host.room.view;
    const match = randomHex();
    const open: Body = {
      do: 'open',
      match,
      rev: lobby.rev,
      terms: lobby.terms,
      keys: [pair.host.disk.keys.open, pair.guest.disk.keys.open],
      chain: randomHex(),
      agreed: agreementOf(lobby),
    };
    connectThrough(pair, 0, (message: Message) =>
      message.type === 'status' ? { type: 'entries', match, entries: [forge(save, 0, open, [])] } : message,
    );
    await pair.clock.run(2000);
    expect(pair.guest.room.view).toMatchObject({ logState: null, trouble: 'not-agreed', save: { cheat: null } });
  });

  test('a guest that changes its mind at the very moment when the host opens is not accused, accuses nobody, and its wish counts', async () => {
    const pair = strangers('crossing', termsFor('castle', 0));
    pair.connect();
    await letIn(pair);
    pair.guest.room.agree(true);
    await pair.clock.run(300);
    const terms = pair.guest.room.view.save.lobby?.terms;
    if (!terms) throw new Error('There is no lobby');
    pair.host.room.agree(true);
    pair.guest.room.setTerms({ ...terms, begins: 1 });
    await pair.clock.run(3000);
    expect([pair.host.room.view.save.cheat, pair.guest.room.view.save.cheat]).toEqual([null, null]);
    // The host has taken the opening back by itself.
    for (const { room } of [pair.host, pair.guest])
      expect(room.view).toMatchObject({ offered: { agreed: [false, false] } });
    for (const { room } of [pair.host, pair.guest]) room.agree(true);
    await pair.clock.run(1500);
    expect(matchIn(pair.guest.room)).toEqual(matchIn(pair.host.room));
  });

  test('terms that were changed and restored need new consent: what was agreed to has its own number', async () => {
    const party = crowd('restored', 3);
    await comeIn(party);
    const [host, away] = [hostOf(party), at(party.devices, 2)];
    away.room.agree(true);
    await party.clock.run(300);
    away.kill();
    party.line(2).cut();
    const terms = host.room.view.save.lobby?.terms;
    if (!terms) throw new Error('There is no lobby');
    host.room.setTerms({ ...terms, begins: 1 });
    await party.clock.run(300);
    host.room.setTerms(terms);
    await party.clock.run(300);
    for (const side of [0, 1]) at(party.devices, side).room.agree(true);
    await party.clock.run(300);
    away.load();
    party.connect(2);
    await party.clock.run(4000);
    // The old yes counts for nothing, and nobody is accused.
    for (const { room } of party.devices)
      expect(room.view).toMatchObject({
        logState: null,
        save: { cheat: null, lobby: { agreed: [true, true, false] } },
      });
    away.room.agree(true);
    await party.clock.run(1500);
    expect(gameIn(away.room)).toEqual(gameIn(host.room));
  });
});

describe('an opening that not all have joined', () => {
  test('can be taken back by the host, and the others agree again', async () => {
    const party = crowd('unjoined', 4);
    await comeIn(party);
    const gone = at(party.devices, 3);
    for (const each of party.devices) each.room.agree(true);
    // It closes its page between its consent and the opening.
    await party.clock.run(8);
    gone.kill();
    party.line(3).cut();
    await party.clock.run(3000);
    const host = hostOf(party).room;
    expect(host.view.logState).toMatchObject({ replica: null, outcome: null });
    expect(host.resign().ok).toBe(true);
    await party.clock.run(1000);
    expect(host.view).toMatchObject({ logState: { outcome: { type: 'withdrawn' } }, offered: { after: null } });
    host.unseat(3);
    await party.clock.run(500);
    for (const side of [0, 1, 2]) at(party.devices, side).room.agree(true);
    await party.clock.run(1500);
    expect(gameIn(at(party.devices, 2).room).players).toHaveLength(3);
    // The fourth was removed, and is told so.
    gone.load();
    party.connect(3);
    await party.clock.run(2000);
    expect(gone.room.view).toMatchObject({ trouble: 'seat-taken', save: { cheat: null } });
  });

  test('of two devices can be taken back, too, and both agree again when the guest is back', async () => {
    const pair = strangers('unjoined', termsFor('castle', 0));
    pair.connect();
    await letIn(pair);
    for (const { room } of [pair.guest, pair.host]) room.agree(true);
    await pair.clock.run(8);
    pair.guest.kill();
    pair.line().cut();
    await pair.clock.run(3000);
    expect(pair.host.room.view).toMatchObject({ logState: { outcome: null }, offered: null });
    pair.host.room.withdraw();
    await pair.clock.run(300);
    expect(pair.host.room.view).toMatchObject({
      logState: { outcome: { type: 'withdrawn' } },
      offered: { after: null },
    });
    pair.guest.load();
    pair.connect();
    await pair.clock.run(3000);
    for (const { room } of [pair.guest, pair.host]) room.agree(true);
    await pair.clock.run(1500);
    expect(matchIn(pair.guest.room)).toEqual(matchIn(pair.host.room));
    expect(pair.guest.room.view.save.cheat).toBeNull();
  });

  test('of a match that goes on gives way to another one', async () => {
    const party = await gathered('missing', 3);
    party.line(2).cut();
    at(party.devices, 2).kill();
    await party.clock.run(300);
    hostOf(party).room.goOn();
    hostOf(party).room.seatBot('Ola', 'castellan');
    await party.clock.run(500);
    for (const side of [1, 0]) at(party.devices, side).room.agree(true);
    await party.clock.run(8);
    at(party.devices, 1).kill();
    party.line(1).cut();
    await party.clock.run(25_000);
    expect(hostOf(party).room.view.logState?.chains.map(Boolean)).toEqual([true, false, false]);
    hostOf(party).room.withdraw();
    await party.clock.run(300);
    expect(hostOf(party).room.view.offered?.after).not.toBeNull();
    at(party.devices, 1).load();
    party.connect(1);
    await party.clock.run(4000);
    for (const side of [1, 0]) at(party.devices, side).room.agree(true);
    await party.clock.run(1500);
    expect(at(party.devices, 1).room.view.logState?.chains.map(Boolean)).toEqual([true, true, false]);
    expect(at(party.devices, 1).room.view.save.cheat).toBeNull();
  });
});

describe('a match number', () => {
  /** Both agree again, after a match that was resigned. */
  async function again(pair: Pair): Promise<void> {
    pair.guest.room.resign();
    await pair.clock.run(300);
    for (const each of [pair.guest, pair.host]) each.room.agree(true);
    await pair.clock.run(700);
  }

  test(
    'is never used twice, however many rematches come between; and no secret is ever revealed in two matches',
    { timeout: 120_000 },
    async () => {
      const pair = await seated('many', termsFor('castle', 0));
      const secrets: string[] = [];
      const matches: string[] = [];
      for (let n = 0; n < 24; n++) {
        const { logState, save } = pair.guest.room.view;
        matches.push(logState?.match ?? '');
        secrets.push(logState?.chains[1] ?? '', save.seed);
        await again(pair);
      }
      expect(new Set(matches).size).toBe(24);
      expect(new Set(secrets).size).toBe(48);
      expect(pair.guest.room.view.save.former).toEqual(matches);
      expect(pair.guest.room.view.save.cheat).toBeNull();

      // The host opens the first one again.
      pair.guest.room.resign();
      await pair.clock.run(300);
      pair.line().cut();
      const [match = ''] = matches;
      connectThrough(pair, 0, (message: Message) => {
        const [first] = message.type === 'entries' ? message.entries : [];
        return message.type === 'entries' && first?.body.do === 'open'
          ? { ...message, match, entries: [forge(pair.host.room.view.save, 0, { ...first.body, match }, [])] }
          : message;
      });
      await pair.clock.run(300);
      for (const each of [pair.guest, pair.host]) each.room.agree(true);
      await pair.clock.run(3000);
      expect(pair.guest.room.view.logState?.outcome).not.toBeNull();
    },
  );
});

test('an entry that opens a match states what was agreed on, and all who join sign over it', async () => {
  const pair = await seated('signed', termsFor('castle', 0));
  const [open, join] = pair.guest.room.view.save.entries as readonly [Entry, Entry];
  if (open.body.do !== 'open') throw new Error('There is no opening');
  const { rev, terms, keys } = open.body;
  expect(open.body.agreed).toBe(agreementOf({ rev, terms, keys, after: null }));
  expect(writeEntry([open], 1, join.body, pair.guest.disk.keys).sig).toBe(join.sig);
});
