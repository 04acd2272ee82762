import { describe, expect, test } from 'vitest';
import { randomHex } from '../../src/net/bytes.ts';
import { drawsOf } from '../../src/net/log/draws.ts';
import type { Body, Entry, Past } from '../../src/net/log/entry.ts';
import { writeEntry } from '../../src/net/log/entry.ts';
import { agreementOf, digestOfPast } from '../../src/net/log/agreement.ts';
import { matchOf } from '../../src/net/log/rules.ts';
import { renewedRoom } from '../../src/net/room/renew.ts';
import { newRoom } from '../../src/net/room/save.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { device, fakeLine } from './fakes.ts';
import type { Device } from './fakes.ts';
import { INVITATION, actSomewhere, legalFor, matchIn, seated, strangers, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';
import { connectThrough, forge } from './puppet.ts';

/** All tiles of The Castle. */
const TILES = Array.from({ length: 60 }, (_, n) => `C${String(n + 1).padStart(2, '0')}`);

type Open = Extract<Body, { do: 'open' }>;

/**
 * The guest agrees to the proposed game; the host opens what `swap` makes of it, with matching digests and signatures.
 */
async function openedWith(pair: Pair, swap: (open: Open) => Open): Promise<void> {
  connectThrough(pair, 0, (message: Message) => {
    const [first] = message.type === 'entries' ? message.entries : [];
    if (message.type !== 'entries' || first?.body.do !== 'open') return message;
    const swapped = swap(first.body);
    const { terms, keys, past } = swapped;
    return {
      ...message,
      entries: [
        forge(
          pair.host.room.view.save,
          0,
          { ...swapped, agreed: agreementOf({ terms, keys, past: past && digestOfPast(past) }) },
          [],
        ),
      ],
    };
  });
  await pair.clock.run(300);
  pair.host.room.answerApplicant(true);
  await pair.clock.run(300);
  pair.guest.room.agree(true);
  pair.host.room.agree(true);
  await pair.clock.run(1500);
}

const refused = (pair: Pair): void => {
  expect(pair.guest.room.view.save.cheat).toEqual({ side: 0, code: 'terms-changed' });
  expect(pair.guest.room.view.logState).toBeNull();
};

describe('the game played is the one agreed on', () => {
  /** Every tile, in an order that the host chose. */
  const stacked = (): Past => ({ from: randomHex(), first: 0, actions: [], deck: TILES, tokens: {} });

  test('a deck that the host has stacked, as the past of an ordinary match, is refused', async () => {
    const pair = strangers('stacked', termsFor('castle', 0));
    await openedWith(pair, (open) => ({ ...open, past: stacked() }));
    refused(pair);
  });

  test('so is a lobby that becomes that of an interrupted game under the same revision, after the guest has agreed', async () => {
    const pair = strangers('flip', termsFor('castle', 0));
    const past = stacked();
    let agreed = false;
    connectThrough(pair, 0, (message: Message) => {
      if (message.type === 'lobby' && agreed) return { ...message, past: digestOfPast(past) };
      const [first] = message.type === 'entries' ? message.entries : [];
      if (message.type !== 'entries' || first?.body.do !== 'open') return message;
      const { terms, keys } = first.body;
      return {
        ...message,
        entries: [
          forge(
            pair.host.room.view.save,
            0,
            { ...first.body, past, agreed: agreementOf({ terms, keys, past: digestOfPast(past) }) },
            [],
          ),
        ],
      };
    });
    await pair.clock.run(300);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(300);
    pair.guest.room.agree(true);
    agreed = true;
    await pair.clock.run(3000);
    expect(pair.guest.room.view.save.lobby?.agreed[1]).toBe(false);
    pair.host.room.agree(true);
    await pair.clock.run(1500);
    expect(pair.guest.room.view.logState).toBeNull();
  });

  test.each<readonly [string, (open: Open) => Open]>([
    ['other terms', (open) => ({ ...open, terms: { ...open.terms, begins: 1 } })],
    ['other names', (open) => ({ ...open, terms: { ...open.terms, names: ['Ada', 'Jane'] } })],
    ['a seat for somebody else', (open) => ({ ...open, keys: [open.keys[0] ?? '', randomHex()] })],
  ])('an opening with %s is refused', async (_what, swap) => {
    const pair = strangers('swap', termsFor('castle', 0));
    await openedWith(pair, swap);
    refused(pair);
  });

  test('an opening in the format of the previous protocol, which names no agreement, is refused', async () => {
    const pair = strangers('old form', termsFor('castle', 0));
    connectThrough(pair, 0, (message: Message) => {
      const [first] = message.type === 'entries' ? message.entries : [];
      if (message.type !== 'entries' || first?.body.do !== 'open') return message;
      const { agreed: _, ...old } = first.body;
      return { ...message, entries: [forge(pair.host.room.view.save, 0, old, [])] };
    });
    await pair.clock.run(300);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(300);
    pair.guest.room.agree(true);
    pair.host.room.agree(true);
    await pair.clock.run(1500);
    refused(pair);
  });

  test('withdrawn consent opens nothing', async () => {
    const pair = strangers('withdrawn', termsFor('castle', 0));
    pair.connect();
    await pair.clock.run(300);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(300);
    pair.guest.room.agree(true);
    await pair.clock.run(300);
    expect(pair.host.room.view.save.lobby?.agreed).toEqual([false, true]);
    pair.guest.room.agree(false);
    await pair.clock.run(300);
    pair.host.room.agree(true);
    await pair.clock.run(3000);
    expect(pair.host.room.view.logState).toBeNull();
    expect(pair.guest.room.view.logState).toBeNull();
    // The host's device knows it now: opening anyway would be another match than the one agreed on.
    expect(pair.guest.room.view.save.agreedTo).toBeNull();
    pair.guest.room.agree(true);
    await pair.clock.run(1500);
    expect(pair.guest.room.view.logState).toMatchObject({ outcome: null });
  });

  test('a guest that changes its mind at the very moment when the host opens is not accused, and accuses nobody', async () => {
    const pair = strangers('crossing', termsFor('castle', 0));
    pair.connect();
    await pair.clock.run(300);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(300);
    pair.guest.room.agree(true);
    await pair.clock.run(300);
    const terms = pair.guest.room.view.save.lobby?.terms;
    if (!terms) throw new Error('There is no lobby');
    pair.host.room.agree(true);
    pair.guest.room.setTerms({ ...terms, begins: 1 });
    await pair.clock.run(3000);
    expect([pair.host.room.view.save.cheat, pair.guest.room.view.save.cheat]).toEqual([null, null]);
    expect(matchIn(pair.guest.room)).toEqual(matchIn(pair.host.room));
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

describe('a game that is continued in a new room', () => {
  interface Continued {
    readonly pair: Pair;
    /** What the new host continues. */
    readonly renewed: RoomSave;
  }

  async function interrupted(seed: string): Promise<Continued> {
    const pair = await seated(seed, termsFor('castle', 0));
    for (let n = 0; n < 60; n++) {
      actSomewhere(pair);
      await pair.clock.run(60);
    }
    await pair.clock.run(1000);
    const { save, logState } = pair.host.room.view;
    const renewed = logState && renewedRoom(save, logState, INVITATION);
    if (!renewed) throw new Error('There is nothing to continue');
    return { pair, renewed };
  }

  /** The guest of the interrupted game, or a newcomer, joins the new room; `forged` replaces the past there. */
  async function comesTo(
    { pair, renewed }: Continued,
    knows: boolean,
    forged?: (past: Past) => Past,
  ): Promise<{ readonly host: Device; readonly guest: Device }> {
    const past = renewed.past && forged ? forged(renewed.past) : renewed.past;
    const room =
      renewed.lobby && past ? { ...renewed, past, lobby: { ...renewed.lobby, past: digestOfPast(past) } } : renewed;
    const host = device(pair.clock, room);
    const before = pair.guest.disk;
    const recall = (match: string): RoomSave | null =>
      knows && before.entries.some(({ body }) => body.do === 'open' && body.match === match) ? before : null;
    const guest = device(pair.clock, newRoom({ side: 1, name: 'Jan', invitation: INVITATION }), 1, recall);
    const line = fakeLine(pair.clock, pair.random);
    host.room.accept(line.ends[0]);
    guest.room.accept(line.ends[1]);
    await pair.clock.run(300);
    host.room.answerApplicant(true);
    await pair.clock.run(2000);
    return { host, guest };
  }

  /** Removes the last action from the past; the tiles drawn after it are forgotten, as by an honest device. */
  async function start({
    pair,
    ...rooms
  }: {
    readonly pair: Pair;
    readonly host: Device;
    readonly guest: Device;
  }): Promise<void> {
    for (const { room } of [rooms.host, rooms.guest]) room.agree(true);
    await pair.clock.run(1500);
  }

  test('shows its turn and points before anybody agrees, and that the device remembers the same', async () => {
    const game = await interrupted('same');
    const { guest, host } = await comesTo(game, true);
    const { state } = matchIn(game.pair.host.room);
    expect(guest.room.view.past).toMatchObject({ verdict: 'same', turn: state.turn, scores: state.scores });
    await start({ pair: game.pair, host, guest });
    expect(matchIn(guest.room).actions).toEqual(matchIn(game.pair.host.room).actions);
    expect(guest.room.view.logState?.past?.deck).toEqual(state.drawn);
  });

  test('shows a newcomer turn and points, and that nothing can be compared', async () => {
    const { guest } = await comesTo(await interrupted('newcomer'), false);
    expect(guest.room.view.past?.verdict).toBe('unknown');
  });

  test.each<readonly [string, (past: Past) => Past]>([
    ['that knows the next tile', (past) => ({ ...past, deck: [...past.deck, missing(past)] })],
    [
      'with all tiles in an order of the host’s',
      (past) => ({ ...past, deck: [...past.deck, ...TILES.filter((id) => !past.deck.includes(id))] }),
    ],
    ['that knows a token face down', (past) => ({ ...past, tokens: { ...past.tokens, [freeCorner(past)]: 1 } })],
    ['with a tile that was drawn twice', (past) => ({ ...past, deck: past.deck.with(1, past.deck[0] ?? '') })],
    [
      'with an action that the rules forbid',
      (past) => ({ ...past, actions: past.actions.with(0, { player: 0, do: 'place', x: 0, y: 0, rotation: 0 }) }),
    ],
  ])('is refused with a past %s', async (_what, forged) => {
    const game = await interrupted('forged');
    const { guest, host } = await comesTo(game, false, forged);
    expect(guest.room.view.past?.verdict).toBe('broken');
    await start({ pair: game.pair, host, guest });
    expect(guest.room.view.logState).toBeNull();
  });

  const missing = ({ deck }: Past): string => TILES.find((id) => !deck.includes(id)) ?? '';
  const freeCorner = ({ tokens }: Past): string =>
    ['10', '20', '30', '40', '50', '60', '70', '80', '90', '0'].find((field) => !(field in tokens)) ?? '';

  /** Without its last turns. */
  function shortened(past: Past, pair: Pair): Past {
    const turns = pair.host.room.view.logState?.acts ?? [];
    const table = turns[Math.floor(turns.length / 2)]?.before;
    if (!table) throw new Error('There are no turns');
    return { ...past, actions: matchOf(table).actions, ...drawsOf(table.secrets) };
  }

  test('without its last turns is noticed by a device that has played them', async () => {
    const game = await interrupted('rolled back');
    const { guest } = await comesTo(game, true, (past) => shortened(past, game.pair));
    expect(guest.room.view.past?.verdict).toBe('older');
  });

  test('that differs from the one played is refused by a device that has played it', async () => {
    const game = await interrupted('one');
    const other = await interrupted('another');
    const { guest, host } = await comesTo(game, true, (past) => ({
      ...(other.renewed.past ?? past),
      ...(past.from === undefined ? {} : { from: past.from }),
    }));
    expect(guest.room.view.past?.verdict).toBe('other');
    await start({ pair: game.pair, host, guest });
    expect(guest.room.view.logState).toBeNull();
  });

  test('can be continued by a device that missed the last turns', async () => {
    const game = await interrupted('missed');
    const { save } = game.pair.guest.room.view;
    const cut = save.entries.slice(0, -8);
    const before: RoomSave = { ...save, entries: cut, pending: [] };
    const host = device(game.pair.clock, game.renewed);
    const guest = device(game.pair.clock, newRoom({ side: 1, name: 'Jan', invitation: INVITATION }), 1, () => before);
    const line = fakeLine(game.pair.clock, game.pair.random);
    host.room.accept(line.ends[0]);
    guest.room.accept(line.ends[1]);
    await game.pair.clock.run(300);
    host.room.answerApplicant(true);
    await game.pair.clock.run(2000);
    expect(guest.room.view.past?.verdict).toBe('newer');
    await start({ pair: game.pair, host, guest });
    expect(guest.room.view.logState).toMatchObject({ outcome: null });
  });

  test('forgets a tile that was drawn and undone with its turn', async () => {
    const pair = await seated('taken back', termsFor('castle', 0));
    while (legalFor(pair.host.room)[0]) {
      const [action] = legalFor(pair.host.room);
      if (action) pair.host.room.act(action);
      await pair.clock.run(100);
    }
    pair.host.room.ask('undo');
    await pair.clock.run(200);
    pair.guest.room.answer(true);
    await pair.clock.run(200);
    const { save, logState } = pair.guest.room.view;
    expect(logState && [...logState.secrets.keys()]).toEqual(['tile 0', 'tile 1']);
    expect(logState && renewedRoom(save, logState, INVITATION)?.past?.deck).toHaveLength(1);
  });
});

test('an entry that opens a match states what was agreed on, and all who join sign over it', async () => {
  const pair = await seated('signed', termsFor('castle', 0));
  const [open, join] = pair.guest.room.view.save.entries as readonly [Entry, Entry];
  if (open.body.do !== 'open') throw new Error('There is no opening');
  const { terms, keys } = open.body;
  expect(open.body.agreed).toBe(agreementOf({ terms, keys, past: null }));
  expect(writeEntry([open], 1, join.body, pair.guest.disk.keys).sig).toBe(join.sig);
});
