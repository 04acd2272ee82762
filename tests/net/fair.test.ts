import { describe, expect, test } from 'vitest';
import { randomHex } from '../../src/net/bytes.ts';
import { follows, lot, secretAt } from '../../src/net/fair/chain.ts';
import type { Told } from '../../src/net/fair/chain.ts';
import { stepDue } from '../../src/net/log/chance.ts';
import type { Body, Entry } from '../../src/net/log/entry.ts';
import { toldBy } from '../../src/net/room/progress.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { actSomewhere, legalFor, matchIn, seated, strangers, termsFor, underWay } from './pair.ts';
import type { Terms } from '../../src/net/log/terms.ts';
import type { Pair } from './pair.ts';
import { connectThrough, forge } from './puppet.ts';

const MATCH = randomHex();
const LENGTH = 96;

describe('a chain of secrets', () => {
  test('each secret proves itself against any that was revealed before, and nothing else does', () => {
    const owner = { match: MATCH, side: 0 } as const;
    const seed = randomHex();
    const told = (step: number): Told => ({ step, secret: secretAt(owner, LENGTH, seed, step) });
    expect(follows(owner, LENGTH, told(0), told(1))).toBe(true);
    expect(follows(owner, LENGTH, told(3), told(40))).toBe(true);
    expect(follows(owner, LENGTH, told(3), { step: 4, secret: randomHex() })).toBe(false);
    expect(follows(owner, LENGTH, told(3), { ...told(5), step: 4 })).toBe(false);
    expect(follows(owner, LENGTH, told(5), told(3))).toBe(false);
    expect(follows({ match: MATCH, side: 1 }, LENGTH, told(0), told(1))).toBe(false);
    expect(follows({ match: randomHex(), side: 0 }, LENGTH, told(0), told(1))).toBe(false);
    expect(follows(owner, LENGTH, told(0), { step: LENGTH + 1, secret: randomHex() })).toBe(false);
  });
});

describe('a lot', () => {
  const seeds = Array.from({ length: 600 }, () => randomHex());
  const mine: Told = { step: 1, secret: secretAt({ match: MATCH, side: 0 }, LENGTH, 'mine', 1) };
  const theirs = (seed: string): Told => ({ step: 1, secret: secretAt({ match: MATCH, side: 1 }, LENGTH, seed, 1) });

  const both = (other: Told) => [
    { side: 0, told: mine },
    { side: 1, told: other },
  ];

  test('is unknown before both have revealed, and to either one alone: every choice stays open, and equally likely', () => {
    expect(lot(MATCH, both({ step: 0, secret: randomHex() }), 1, 60)).toBeUndefined();
    const counts = Array<number>(6).fill(0);
    for (const seed of seeds)
      counts[lot(MATCH, both(theirs(seed)), 1, 6) ?? -1] =
        (counts[lot(MATCH, both(theirs(seed)), 1, 6) ?? -1] ?? 0) + 1;
    // 100 each, five standard deviations of 9.
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(46);
  });
});

/** The host sends this entry. */
function slip(pair: Pair, entry: (save: Pair['host']['disk']) => Entry): void {
  const match = pair.host.room.view.logState?.match;
  let done = false;
  connectThrough(pair, 0, (message) => {
    if (done || message.type !== 'status' || !match) return message;
    done = true;
    return { type: 'entries', match, entries: [entry(pair.host.room.view.save)] };
  });
}

const accused = (pair: Pair): unknown => pair.guest.room.view.save.cheat;

describe('a cheating host is named', () => {
  test('that reveals another secret than it committed to', async () => {
    const pair = await underWay('other secret');
    const before = matchIn(pair.guest.room);
    pair.line().cut();
    connectThrough(pair, 0, (message) =>
      message.type === 'status' && message.told
        ? { ...message, told: { step: message.told.step + 1, secret: randomHex() } }
        : message,
    );
    await pair.clock.run(1000);
    expect(accused(pair)).toEqual({ side: 0, code: 'bad-secret' });
    expect(matchIn(pair.guest.room)).toEqual(before);
    expect(pair.guest.room.act({ player: 1, do: 'pass' }).ok).toBe(false);
  });

  const forgeries: readonly (readonly [string, string, (pair: Pair) => Body, 0 | 1])[] = [
    ['that puts an action into the guest’s mouth', 'bad-signature', () => ({ do: 'resign' }), 1],
    [
      'that does what the rules forbid',
      'illegal-entry',
      () => ({ do: 'act', action: { player: 0, do: 'place', x: 0, y: 0, rotation: 0 } }),
      0,
    ],
    ['that acts as the other player', 'illegal-entry', () => ({ do: 'act', action: { player: 1, do: 'pass' } }), 0],
    ['that answers what nobody asked', 'illegal-entry', () => ({ do: 'answer', yes: true, to: randomHex() }), 0],
    [
      'that opens the match again',
      'illegal-entry',
      ({ host }) => host.room.view.save.entries[0]?.body ?? { do: 'resign' },
      0,
    ],
  ];
  test.each(forgeries)('%s: %s', async (_what, code, body, by) => {
    const pair = await underWay('forgery');
    pair.line().cut();
    const before = matchIn(pair.guest.room);
    slip(pair, (save) => forge(save, by, body(pair)));
    await pair.clock.run(1000);
    expect(accused(pair)).toEqual({ side: 0, code });
    expect(matchIn(pair.guest.room)).toEqual(before);
    expect(pair.guest.room.view.logState?.outcome).toBeNull();
  });

  test('that undoes a step whose draw has been made', async () => {
    const pair = await underWay('take back');
    for (let n = 0; n < 50 && legalFor(pair.host.room).length > 0; n++) {
      actSomewhere(pair);
      await pair.clock.run(100);
    }
    pair.line().cut();
    slip(pair, (save) => forge(save, 0, { do: 'take-back' }));
    await pair.clock.run(1000);
    expect(accused(pair)).toEqual({ side: 0, code: 'illegal-entry' });
  });

  test('that rewrites the log', async () => {
    const pair = await underWay('rewrite');
    const before = matchIn(pair.guest.room);
    pair.line().cut();
    slip(pair, (save) => forge(save, 0, { do: 'resign' }, save.entries.slice(0, 5)));
    await pair.clock.run(1000);
    expect(pair.guest.room.view).toMatchObject({ parting: { twice: 0 }, save: { cheat: null } });
    expect(matchIn(pair.guest.room)).toEqual(before);
  });

  test('that opens another match during this one', async () => {
    const pair = await underWay('another match');
    const before = matchIn(pair.guest.room);
    const open = pair.host.room.view.save.entries[0]?.body;
    if (open?.do !== 'open') throw new Error('There is no opening');
    pair.line().cut();
    const match = randomHex();
    let done = false;
    connectThrough(pair, 0, (message) => {
      if (done || message.type !== 'status') return message;
      done = true;
      return { type: 'entries', match, entries: [forge(pair.host.disk, 0, { ...open, match }, [])] };
    });
    await pair.clock.run(1000);
    expect(pair.guest.room.view).toMatchObject({ parting: { twice: 0 }, save: { cheat: null } });
    expect(matchIn(pair.guest.room)).toEqual(before);
  });

  const swaps: readonly (readonly [string, (open: Extract<Body, { do: 'open' }>) => Body])[] = [
    ['other rules', (open) => ({ ...open, terms: { ...open.terms, rules: 'zamek' } as Terms })],
    ['another beginner', (open) => ({ ...open, terms: { ...open.terms, begins: 0 } })],
    ['a key of its own in the guest’s seat', (open) => ({ ...open, keys: [open.keys[0] ?? '', open.keys[0] ?? ''] })],
    ['another number of the offer', (open) => ({ ...open, rev: open.rev + 1 })],
  ];
  test.each(swaps)('that opens with %s', async (_what, swap) => {
    const pair = strangers('swap', termsFor('castle', 1));
    connectThrough(pair, 0, (message: Message) => {
      const [first] = message.type === 'entries' ? message.entries : [];
      if (message.type !== 'entries' || first?.body.do !== 'open') return message;
      return { ...message, entries: [forge(pair.host.room.view.save, 0, swap(first.body), [])] };
    });
    await pair.clock.run(200);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(200);
    pair.guest.room.agree(true);
    pair.host.room.agree(true);
    await pair.clock.run(1000);
    expect(accused(pair)).toEqual({ side: 0, code: 'terms-changed' });
    expect(pair.guest.room.view.logState).toBeNull();
  });

  test('that withholds its secret: the game waits, nothing is drawn, and the guest sees why', async () => {
    const pair = await underWay('withheld');
    pair.line().cut();
    const step = pair.host.room.view.logState?.steps ?? 0;
    connectThrough(pair, 0, (message) =>
      message.type === 'status' && (message.told?.step ?? 0) > step ? { ...message, told: null } : message,
    );
    await pair.clock.run(500);
    for (let n = 0; n < 50 && legalFor(pair.host.room).length > 0; n++) {
      actSomewhere(pair);
      await pair.clock.run(100);
    }
    await pair.clock.run(30_000);
    expect(matchIn(pair.guest.room).state.awaiting).toBe('draw');
    expect(pair.guest.room.view.withheld).toEqual([0]);
    expect(accused(pair)).toBeNull();
  });
});

test('the guest never reveals a secret before its step is due, whatever the host sends', async () => {
  const pair = await seated('early', termsFor('castle', 0));
  for (let n = 0; n < 40; n++) {
    actSomewhere(pair);
    await pair.clock.run(60);
    const { save, logState } = pair.guest.room.view;
    if (!logState || save.pending.length > 0) continue;
    expect(toldBy({ save, logState })?.step).toBeLessThanOrEqual(stepDue(logState) ?? logState.steps);
  }
  const told = pair.line().passed.flatMap(({ from, text }) => {
    const message = JSON.parse(text) as Message;
    return from === 1 && message.type === 'status' && message.told ? [message.told.step] : [];
  });
  expect(Math.max(...told)).toBeLessThanOrEqual((pair.host.room.view.logState?.steps ?? 0) + 1);
});

test('a cheating guest is named by the host in the same way', async () => {
  const pair = await underWay('guest cheats');
  pair.line().cut();
  const match = pair.host.room.view.logState?.match;
  connectThrough(pair, 1, (message) =>
    message.type === 'status'
      ? { type: 'entries', match, entries: [forge(pair.guest.room.view.save, 0, { do: 'resign' })] }
      : message,
  );
  await pair.clock.run(1000);
  expect(pair.host.room.view.save.cheat).toEqual({ side: 1, code: 'bad-signature' });
  expect(pair.host.room.view.logState?.outcome).toBeNull();
});
