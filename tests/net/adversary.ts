import { expect } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';
import type { Action, Random } from '../../src/game/index.ts';
import { randomHex } from '../../src/net/bytes.ts';
import { newCode } from '../../src/net/invitation.ts';
import type { Channel } from '../../src/net/channel/channel.ts';
import { secretAt } from '../../src/net/fair/chain.ts';
import { agreementOf } from '../../src/net/log/agreement.ts';
import type { After } from '../../src/net/log/agreement.ts';
import { sideToMove } from '../../src/net/log/logState.ts';
import type { LogState } from '../../src/net/log/logState.ts';
import { headOf, writeEntry } from '../../src/net/log/entry.ts';
import type { Body, Entry } from '../../src/net/log/entry.ts';
import { rulesOf } from '../../src/net/log/rules.ts';
import type { Terms } from '../../src/net/log/terms.ts';
import type { TimeTerms } from '../../src/net/log/time.ts';
import { hostElsewhere, joinElsewhere } from '../../src/net/room/lobby.ts';
import { toldByAll } from '../../src/net/room/progress.ts';
import { newRoom } from '../../src/net/room/save.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { withChance } from './chance.ts';
import { FAIR_WEATHER, device, fakeClock, fakeLine } from './fakes.ts';
import type { Device, FakeClock } from './fakes.ts';
import { legalOf, termsFor } from './pair.ts';
import { at, carcassonneTerms, devicesOf } from './party.ts';
import { watchSecrets, expectKept, expectSound, expectModest, reasonOf, sizeOf } from './sound.ts';

/**
 * One or two devices that send anything they can compute – old messages, other people's, altered, forged with each
 * other's keys, withheld, repeated – against honest ones, at random, while the match moves from one host to another.
 */

export interface Fight {
  readonly seed: string;
  readonly devices: number;
  /** The hostile sides; they share everything they know. */
  readonly hostile: readonly number[];
}

/** The result; `accused`: honest devices that found the hostile one out. */
export interface Report {
  readonly sent: number;
  readonly acts: number;
  readonly accused: number;
  readonly matches: number;
  /** How often the match has gone on with another host. */
  readonly moves: number;
}

interface Enemy {
  readonly random: Random;
  /** Everything that ever passed through its connections. */
  readonly seen: string[];
  readonly me: () => Device;
  /** All hostile devices, which sign for each other. */
  readonly allies: () => readonly Device[];
  /** Probabilities from 0 to 1, for this device in this fight. */
  readonly drop: number;
  readonly bend: number;
  readonly replay: number;
  readonly invent: number;
  readonly strike: number;
  /** Does nothing by which it could be found out: it withholds, repeats, and alters only what is unsigned. */
  readonly quiet: boolean;
  /** Matches that were played before. */
  readonly numbers: string[];
}

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** An action that may or may not be legal. */
function someAction(random: Random, logState: LogState | null): Action {
  const legal = logState ? legalOf(logState) : [];
  const player = Math.floor(random() * 3);
  const odd: readonly Action[] = [
    { player, do: 'pass' },
    { player, do: 'place', x: Math.floor(random() * 7) - 3, y: Math.floor(random() * 7) - 3, rotation: 1 },
  ];
  return pick(random, random() < 0.6 && legal.length > 0 ? legal : odd) ?? { player, do: 'pass' };
}

/** Where a match is said to go on: true, cut, with other secrets, or nonsense. */
function someAfter({ random }: Enemy, logState: LogState, save: RoomSave): After {
  const { match } = logState;
  const { entries } = save;
  const truth = { match, length: entries.length, head: headOf(entries), told: toldByAll({ save, logState }) };
  const cut = entries.slice(0, Math.floor(random() * entries.length));
  return (
    pick<After>(random, [
      truth,
      truth,
      { ...truth, length: cut.length, head: headOf(cut) },
      { ...truth, told: truth.told.map(() => null) },
      { ...truth, told: truth.told.map((told) => told && { ...told, secret: randomHex() }) },
      { ...truth, head: randomHex() },
    ]) ?? truth
  );
}

/** What a choice may claim to have taken, where that is limited; sometimes also where it is not. */
const someTime = (random: Random, logState: LogState | null): { readonly used?: number } =>
  logState?.times
    ? random() < 0.9
      ? { used: Math.floor(random() * 60_000) }
      : {}
    : random() < 0.05
      ? { used: 1 }
      : {};

const TIME: TimeTerms = { per: 'turn', seconds: 30, bonus: 0, atZero: 'lose' };

function someBody(enemy: Enemy, logState: LogState | null, save: RoomSave): Body {
  const { random } = enemy;
  const chain = logState ? rulesOf(logState.terms).chain : 96;
  const bodies: readonly Body[] = [
    { do: 'act', action: someAction(random, logState), ...someTime(random, logState) },
    { do: 'act', action: someAction(random, logState), ...someTime(random, logState) },
    { do: 'take-back' },
    { do: 'ask', what: random() < 0.5 ? 'draw' : 'undo', at: logState?.acts.length ?? 0 },
    { do: 'answer', yes: random() < 0.5, to: logState?.ask?.id ?? randomHex() },
    { do: 'answer', yes: true, to: randomHex() },
    { do: 'resign' },
    {
      do: 'resign',
      secret:
        logState && random() < 0.7
          ? secretAt({ match: logState.match, side: save.side }, chain, save.seed, chain)
          : randomHex(),
    },
    { do: 'join', chain: randomHex() },
    ...(logState?.times ? [{ do: 'time-up' } as const] : []),
    ...(logState ? [opening(enemy, logState, save)] : []),
  ];
  return pick(random, bodies) ?? { do: 'take-back' };
}

/** A made-up opening: number, terms, seats, chain, and where it goes on. */
function opening(enemy: Enemy, logState: LogState, save: RoomSave): Body {
  const { random, numbers } = enemy;
  const terms: Terms = random() < 0.3 ? { ...logState.terms, begins: 0 } : logState.terms;
  const keys = random() < 0.2 ? logState.keys.map(() => save.keys.open) : logState.keys.toSorted(() => random() - 0.8);
  const match = (random() < 0.4 ? pick(random, numbers) : undefined) ?? randomHex();
  const after = random() < 0.5 ? someAfter(enemy, logState, save) : null;
  const rev = (save.lobby?.rev ?? 1) + Math.floor(random() * 2);
  const agreed = random() < 0.9 ? agreementOf({ rev, terms, keys, after }) : randomHex();
  const seed = random() < 0.5 ? save.seed : randomHex();
  const chain = secretAt({ match: after?.match ?? match, side: save.side }, rulesOf(terms).chain, seed, 0);
  const common = { rev, terms, keys, chain, agreed };
  return after ? { do: 'go-on', after, ...common } : { do: 'open', match, ...common };
}

function someEntries(enemy: Enemy, logState: LogState | null, save: RoomSave): unknown {
  const { random, numbers } = enemy;
  const from = random() < 0.7 ? save.entries : save.entries.slice(0, Math.floor(random() * save.entries.length));
  const side = random() < 0.7 ? save.side : Math.floor(random() * 4);
  const made: Entry[] = [];
  const { keys } = pick(random, enemy.allies())?.disk ?? save;
  for (let n = 0; n < 1 + random() * 2; n++)
    made.push(writeEntry([...from, ...made], side, someBody(enemy, logState, save), keys));
  const open = made.find(({ body }) => body.do === 'open')?.body;
  const match = open?.do === 'open' ? open.match : (logState?.match ?? pick(random, numbers) ?? randomHex());
  const isFirst = made[0]?.body.do === 'open';
  return {
    type: 'entries',
    match,
    entries: isFirst ? [writeEntry([], save.side, made[0]?.body ?? { do: 'take-back' }, keys)] : made,
    ...(random() < 0.2 ? { told: (logState?.keys ?? []).map(() => ({ step: 1, secret: randomHex() })) } : {}),
  };
}

/** A message that no honest device would send, made from what this one knows. */
function invented(enemy: Enemy): unknown {
  const { random, seen } = enemy;
  const { save, logState } = enemy.me().room.view;
  const old = (): Message | undefined => {
    const text = pick(random, seen);
    return text === undefined ? undefined : (JSON.parse(text) as Message);
  };
  const other = logState?.keys.find((key) => key !== save.keys.open) ?? randomHex();
  const told = logState
    ? {
        step: logState.steps + Math.floor(random() * 3),
        secret:
          random() < 0.5
            ? randomHex()
            : secretAt(
                { match: logState.match, side: save.side },
                rulesOf(logState.terms).chain,
                save.seed,
                logState.steps + 1,
              ),
      }
    : null;
  const terms = save.lobby?.terms ?? logState?.terms;
  const loud: readonly (() => unknown)[] = [
    () => someEntries(enemy, logState, save),
    () => someEntries(enemy, logState, save),
    () => ({
      type: 'status',
      match: logState?.match ?? null,
      length: Math.floor(random() * (save.entries.length + 2)),
      head: randomHex(),
      since: random() < 0.8 ? (logState?.since ?? 0) : 0,
      told,
      heard: {},
      time: 0,
      echo: null,
    }),
    () => ({
      type: 'told',
      match: logState?.match ?? null,
      since: logState?.since ?? 0,
      told: (logState?.keys ?? []).map(() => (random() < 0.5 ? null : told)),
      here: (logState?.keys ?? []).map(() => random() < 0.5),
      cheat: random() < 0.3 ? { side: 1, code: 'bad-secret' } : null,
    }),
  ];
  const quiet: readonly (() => unknown)[] = [
    () => ({
      type: 'status',
      match: logState?.match ?? null,
      length: 0,
      head: randomHex(),
      since: 0,
      told: null,
      heard: {},
      time: 0,
      echo: null,
    }),
    () =>
      terms && {
        type: 'lobby',
        rev: (save.lobby?.rev ?? 1) + Math.floor(random() * 3),
        terms: random() < 0.5 ? terms : { ...terms, begins: 'lot' },
        keys: terms.names.map((_, n) => save.lobby?.keys[n] ?? logState?.keys[n] ?? null),
        agreed: terms.names.map(() => random() < 0.5),
        places: 6,
        after: random() < 0.5 && logState ? someAfter(enemy, logState, save) : null,
      },
    () => terms && { type: 'wish', rev: (save.lobby?.rev ?? 1) + 1, terms },
    () => ({ type: 'agree', to: save.lobby ? agreementOf(save.lobby) : randomHex(), yes: random() < 0.5 }),
    () => ({
      type: 'chat',
      first: true,
      by: random() < 0.5 ? other : save.keys.open,
      seq: Math.floor(random() * 5),
      say: { text: 'I resign' },
      sig: '0'.repeat(128),
    }),
    () => ({ type: 'watcher', who: random() < 0.5 ? null : { key: randomHex(), name: 'Eve' } }),
    () => ({ type: 'admit', key: randomHex(), yes: true }),
    () => ({
      type: 'refuse',
      code: pick(random, ['malformed', 'too-fast', 'hostile', 'left', 'save-failed', 'seat-taken']),
    }),
    () => old(),
    () => old(),
  ];
  return pick(random, enemy.quiet ? quiet : [...loud, ...quiet])?.() ?? old();
}

/** An honest message, altered. */
function bent(enemy: Enemy, message: Message): unknown {
  const { random } = enemy;
  const { save, logState } = enemy.me().room.view;
  switch (message.type) {
    case 'entries': {
      const [first] = message.entries;
      if (enemy.quiet)
        return pick<unknown>(random, [
          { ...message, entries: message.entries.toReversed() },
          { ...message, entries: message.entries.slice(1) },
          null,
        ]);
      if (first?.body.do === 'open' && logState) {
        const body = opening(enemy, logState, save);
        return body.do === 'open'
          ? { ...message, match: body.match, entries: [writeEntry([], save.side, body, save.keys)] }
          : message;
      }
      const n = Math.floor(random() * message.entries.length);
      return pick<unknown>(random, [
        { ...message, entries: message.entries.toReversed() },
        { ...message, entries: message.entries.slice(1) },
        {
          ...message,
          entries: message.entries.map((entry, index) =>
            index === n ? { ...entry, body: someBody(enemy, logState, save) } : entry,
          ),
        },
        {
          ...message,
          entries: message.entries.map((entry, index) =>
            index === n
              ? writeEntry(save.entries.slice(0, entry.n), save.side, someBody(enemy, logState, save), save.keys)
              : entry,
          ),
        },
        {
          ...message,
          entries: message.entries.map((entry, index) =>
            index === n ? { ...entry, by: Math.floor(random() * 3) } : entry,
          ),
        },
      ]);
    }
    case 'status':
      return pick<unknown>(random, [
        { ...message, told: null },
        { ...message, match: null },
        ...(enemy.quiet
          ? []
          : [
              { ...message, length: 0 },
              { ...message, told: message.told && { ...message.told, secret: randomHex() } },
            ]),
      ]);
    case 'told':
      return pick<unknown>(random, [
        { ...message, told: message.told.map(() => null) },
        ...(enemy.quiet ? [] : [{ ...message, told: message.told.toReversed() }]),
        { ...message, here: message.here.map((yes) => !yes) },
      ]);
    case 'lobby':
      return pick<unknown>(random, [
        { ...message, after: null },
        { ...message, after: logState && someAfter(enemy, logState, save) },
        { ...message, agreed: message.agreed.map(() => true) },
        { ...message, keys: message.keys.toReversed() },
        { ...message, rev: message.rev + 1 },
      ]);
    case 'chat':
      return { ...message, say: { text: 'bent' } };
    default:
      return message;
  }
}

/** The hostile device's end of a connection: what it really sends. */
function hostileEnd(
  enemy: Enemy,
  end: Channel,
  isMet: () => boolean,
): { readonly channel: Channel; strike(): void; readonly sent: () => number } {
  let sent = 0;
  const say = (message: unknown): void => {
    if (message === null || message === undefined) return;
    sent += 1;
    end.send(JSON.stringify(message));
  };
  const { random } = enemy;
  return {
    sent: () => sent,
    strike: () => say(invented(enemy)),
    channel: {
      ...end,
      send(text) {
        enemy.seen.push(text);
        const message = JSON.parse(text) as Message;
        if (!isMet() || message.type === 'hello' || message.type === 'proof') return say(message);
        if (random() < enemy.drop) return;
        const isOpening = message.type === 'entries' && message.entries[0]?.body.do === 'open';
        // A match is opened only once, so this is tried more often.
        say(random() < (isOpening && !enemy.quiet ? 0.5 : enemy.bend) ? bent(enemy, message) : message);
        if (random() < enemy.replay) say(JSON.parse(pick(random, enemy.seen) ?? 'null'));
        if (random() < enemy.invent) say(invented(enemy));
      },
      onText(listener) {
        end.onText((text) => {
          enemy.seen.push(String(text));
          listener(text);
        });
      },
    },
  };
}

/** Who is hostile in the fight with this number: the host, a guest, or both of them together. */
export function hostileIn(n: number, devices: number): readonly number[] {
  const guest = 1 + (n % (devices - 1));
  if (devices > 2 && n % 4 > 1) return [0, guest];
  return n % 2 === 0 ? [0] : [guest];
}

/** One fight. Throws if an honest device believes, shows or reveals anything that it must not. */
export const fight = (it: Fight): Promise<Report> => withChance(it.seed, () => fought(it));

async function fought({ seed, devices: count, hostile }: Fight): Promise<Report> {
  const clock: FakeClock = fakeClock();
  const random = seededRandom(seed);
  const plain: Terms = count === 2 ? termsFor(random() < 0.5 ? 'castle' : 'zamek') : carcassonneTerms();
  // Others have limited the time to think.
  const terms: Terms = random() < 0.5 ? plain : { ...plain, time: TIME };
  const devices = devicesOf(clock, count, terms);
  const shared = {
    random,
    seen: [] as string[],
    allies: () => hostile.map((side) => at(devices, side)),
    drop: pick(random, [0, 0, 0.1, 0.5]) ?? 0,
    bend: pick(random, [0, 0.02, 0.1]) ?? 0,
    replay: pick(random, [0, 0.1, 0.5]) ?? 0,
    invent: pick(random, [0, 0.05, 0.3]) ?? 0,
    strike: pick(random, [0, 0.02, 0.1, 0.4]) ?? 0,
    quiet: random() < 0.6,
    numbers: [] as string[],
  };
  const enemyAt = (side: number): Enemy => ({ ...shared, me: () => at(devices, side) });
  const honest = devices.flatMap((_, side) => (hostile.includes(side) ? [] : [side]));
  const told = new Map<number, Map<string, string>>(honest.map((side) => [side, new Map()]));
  const agreements = new Map<number, Set<string>>(honest.map((side) => [side, new Set()]));
  const strikes: (() => void)[] = [];
  let sent = (): number => 0;
  let fighting = false;

  /** The side that the others connect to. */
  let hub = 0;

  function connect(guest: number): void {
    const line = fakeLine(clock, random, () => FAIR_WEATHER);
    const ends = line.ends.map((end, n): Channel => {
      const side = n === 0 ? hub : guest;
      if (!hostile.includes(side)) {
        return {
          ...end,
          send(text) {
            watchSecrets(() => at(devices, side), text, told.get(side) ?? new Map());
            end.send(text);
          },
        };
      }
      const mine = hostileEnd(enemyAt(side), end, () => fighting);
      const before = sent;
      sent = () => before() + mine.sent();
      strikes[guest] = mine.strike;
      return mine.channel;
    });
    if (ends[0]) at(devices, hub).room.accept(ends[0]);
    if (ends[1]) at(devices, guest).room.accept(ends[1]);
  }

  for (let guest = 1; guest < count; guest++) {
    connect(guest);
    await clock.run(200);
    at(devices, 0).room.answerApplicant(true);
    await clock.run(200);
  }
  fighting = random() < 0.7;
  let moves = 0;

  /** Another device becomes the host of the match, under a new invitation that the others follow. */
  async function move(): Promise<void> {
    const next = Math.floor(random() * count);
    const { save, logState } = at(devices, next).room.view;
    const invitation = { code: newCode(), way: 'server' } as const;
    const moved = hostElsewhere({ save, logState }, invitation);
    if (!moved || next === hub) return;
    hub = next;
    moves += 1;
    at(devices, next).become(moved);
    for (const side of devices.keys())
      if (side !== next) at(devices, side).become(joinElsewhere(at(devices, side).disk, invitation));
    for (const side of devices.keys()) if (side !== hub) connect(side);
    await clock.run(1000);
  }

  /** Somebody with the link, who is no player, knocks under an odd name. */
  function knock(): void {
    const name = pick(random, ['Ada', '\u202eAda', 'x'.repeat(40), '\ud83c\udde9', 'Ola']) ?? 'Eve';
    const { invitation } = at(devices, hub).disk;
    const stranger = device(clock, newRoom({ side: 1, name, invitation }));
    strangers.push(stranger);
    const line = fakeLine(clock, random, () => FAIR_WEATHER);
    at(devices, hub).room.accept(line.ends[0]);
    stranger.room.accept(line.ends[1]);
  }
  const strangers: Device[] = [];
  let acts = 0;
  const matches = new Set<string>();

  /** What an honest person does. */
  function play(side: number): void {
    const { room } = at(devices, side);
    const { logState, save } = room.view;
    if (logState) matches.add(`${side}/${logState.match}`);
    if (random() < 0.1) room.answerApplicant(false);
    if (!logState || logState.outcome || room.view.offered) {
      room.agree(true);
      return void agreements.get(side)?.add(room.view.save.agreedTo ?? '');
    }
    const options = sideToMove(logState) === side ? legalOf(logState) : [];
    const action = pick(random, options);
    if (action && room.act(action).ok) acts += 1;
    if (logState.ask && logState.ask.by !== side && random() < 0.3) room.answer(random() < 0.5);
    if (random() < 0.03) room.ask(random() < 0.5 ? 'draw' : 'undo');
    if (random() < 0.02) room.say({ text: `hello ${save.entries.length}` });
    if (random() < 0.02) room.takeBack();
    if (random() < 0.02) room.resign();
  }

  for (let n = 0; n < 70; n++) {
    if (n === 12) fighting = true;
    for (const side of devices.keys()) play(side);
    const { logState } = at(devices, hostile[0] ?? 0).room.view;
    if (logState) shared.numbers.push(logState.match);
    if (fighting && random() < shared.strike) pick(random, strikes.filter(Boolean))?.();
    if (n > 12 && random() < 0.02) await move();
    if (random() < 0.02 && strangers.length < 3) knock();
    if (random() < 0.01) at(devices, hub).room.goOn();
    if (random() < 0.03) at(devices, pick(random, honest) ?? 0).load();
    await clock.run(30 + random() * 300);
    const { here } = at(devices, hub).room.view;
    for (let guest = 0; guest < count; guest++)
      if (guest !== hub && (!here[guest] || at(devices, guest).room.view.link === 'apart') && random() < 0.3)
        connect(guest);
    for (const side of honest) {
      expectSound(at(devices, side), agreements.get(side) ?? new Set());
      if (n % 7 === 0) expectKept(at(devices, side));
    }
  }
  await clock.run(50_000);
  let accused = 0;
  for (const side of honest) {
    const { room } = at(devices, side);
    const { save, parting } = room.view;
    const found = save.cheat?.side ?? parting?.twice ?? null;
    if (found !== null) {
      accused += 1;
      // A guest is connected to the host only, which answers for what it passes on: an honest host passes on nothing
      // wrong. A hostile host may offer seats in any order: the key says which device is meant.
      const meant = room.view.logState?.seated[found] ?? save.lobby?.keys[found];
      expect(hostile).toContain(devices.findIndex((device) => device.room.view.save.keys.open === meant));
    }
    const { logState } = room.view;
    expect(reasonOf(at(devices, side), () => (logState ? legalOf(logState) : []))).toBeDefined();
    expectSound(at(devices, side), agreements.get(side) ?? new Set());
    expectModest(at(devices, side));
    expectKept(at(devices, side));
  }
  // Nobody does anything any more. An offer that is repeated late may arrive once, but whatever grows without bound grows
  // in each of two periods.
  const sizes: number[][] = [];
  for (let n = 0; n < 3; n++) {
    if (n > 0) await clock.run(12_000);
    sizes.push(honest.map((side) => sizeOf(at(devices, side))));
  }
  const [first = [], then = [], last = []] = sizes;
  for (const n of honest.keys())
    expect(Math.min((then[n] ?? 0) - (first[n] ?? 0), (last[n] ?? 0) - (then[n] ?? 0))).toBeLessThan(1000);
  for (const each of [...devices, ...strangers]) each.kill();
  return { sent: sent(), acts, accused, matches: matches.size, moves };
}
