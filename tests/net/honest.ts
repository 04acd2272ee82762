import fc from 'fast-check';
import { expect } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';
import type { Random } from '../../src/game/index.ts';
import { newCode } from '../../src/net/invitation.ts';
import { isReady, sideToMove } from '../../src/net/log/logState.ts';
import { stateOf } from '../../src/net/log/rules.ts';
import { hostElsewhere, joinElsewhere } from '../../src/net/room/lobby.ts';
import { withChance } from './chance.ts';
import { FAIR_WEATHER, fakeClock, fakeLine } from './fakes.ts';
import type { Device, FakeClock, Line, Weather } from './fakes.ts';
import { legalOf, termsFor } from './pair.ts';
import { at, carcassonneTerms, devicesOf, whereabouts } from './party.ts';
import { expectKept } from './sound.ts';

/**
 * Honest devices only, and everything that may happen to them: delay, loss, closed pages, full disks, people who change
 * their minds, matches that move to another host. Nobody may ever be accused.
 */

const DOINGS = [
  'act',
  'act',
  'act',
  'agree',
  'agree',
  'disagree',
  'wish',
  'admit',
  'bot',
  'unseat',
  'kill',
  'load',
  'cut',
  'connect',
  'connect',
  'fill',
  'empty',
  'forget',
  'move',
  'follow',
  'go-on',
  'withdraw',
  'leave',
  'ask',
  'yes',
  'no',
  'back',
  'fair',
  'slow',
  'lossy',
] as const;

export interface Doing {
  readonly do: (typeof DOINGS)[number];
  readonly who: number;
  /** In milliseconds. */
  readonly wait: number;
}

export const doings = (most: number): fc.Arbitrary<Doing[]> =>
  fc.array(
    fc.record({
      do: fc.constantFrom(...DOINGS),
      who: fc.nat(5),
      wait: fc.oneof(fc.nat(60), fc.nat(3000)),
    }),
    { minLength: 4, maxLength: most },
  );

interface Group {
  readonly clock: FakeClock;
  readonly random: Random;
  readonly devices: readonly Device[];
  readonly lines: Map<number, Line>;
  weather: Weather;
}

function group(seed: string, count: number): Group {
  const [clock, random] = [fakeClock(), seededRandom(seed)];
  // Some have limited the time to think.
  const time = { per: 'game', seconds: 300, bonus: 10, atZero: 'play-on' } as const;
  const terms = count === 2 ? { ...termsFor('castle', 0), time } : carcassonneTerms({ begins: 0 });
  const devices = devicesOf(clock, count, terms);
  return { clock, random, devices, lines: new Map(), weather: FAIR_WEATHER };
}

const codeOf = ({ disk }: Device): string => disk.invitation.code;

/** Connects a guest to the host of its room, if both pages are open. */
function connect(all: Group, side: number): void {
  const guest = at(all.devices, side);
  const host = all.devices.find((each) => each.on && each.disk.hosts && codeOf(each) === codeOf(guest));
  if (!guest.on || guest.disk.hosts || !host) return;
  all.lines.get(side)?.cut();
  const line = fakeLine(all.clock, all.random, () => all.weather);
  all.lines.set(side, line);
  host.room.accept(line.ends[0]);
  guest.room.accept(line.ends[1]);
}

/** The device follows the latest invitation to its match that any host has made. */
function follow(all: Group, side: number): void {
  const me = at(all.devices, side);
  const open = me.disk.entries[0]?.body;
  const hosts = all.devices.filter(({ disk }) => disk.hosts && disk.entries[0]?.body === open);
  const host = all.devices.find(
    (each) => each !== me && each.disk.hosts && codeOf(each) !== codeOf(me) && matchIn(each) === matchIn(me),
  );
  if (!host || hosts.length > 1 || matchIn(me) === undefined) return;
  me.become(joinElsewhere(me.disk, host.disk.invitation));
  connect(all, side);
}

const matchIn = ({ disk }: Device): string | undefined => {
  const open = disk.entries[0]?.body;
  return open?.do === 'open' ? open.match : undefined;
};

function act(all: Group, devices: readonly Device[] = all.devices): void {
  for (const each of devices) {
    if (!each.on) continue;
    const { logState, save } = each.room.view;
    const mover = logState && !logState.outcome ? sideToMove(logState) : null;
    if (!logState || mover === null) continue;
    const isMine = mover === save.side || (save.hosts && logState.bots[mover] !== null);
    const actions = isMine ? legalOf(logState) : [];
    const action = actions[Math.floor(all.random() * actions.length)];
    if (action && each.room.act(action).ok) return;
  }
}

/** The disk refuses to write what the device does next; then the page is closed, and another step is taken instead. */
async function forget(all: Group, me: Device): Promise<void> {
  const step = (): void => {
    if (me.on && me.room.view.offered) me.room.agree(true);
    act(all, [me]);
  };
  me.fill(true);
  step();
  await all.clock.run(100);
  me.load();
  me.fill(false);
  step();
}

function perform(all: Group, { do: what, who }: Doing): void | Promise<void> {
  const side = who % all.devices.length;
  const me = at(all.devices, side);
  switch (what) {
    case 'forget':
      return forget(all, me);
    case 'kill':
      return me.kill();
    case 'load':
      return me.load();
    case 'fill':
    case 'empty':
      return me.fill(what === 'fill');
    case 'cut':
      return all.lines.get(side)?.cut();
    case 'connect':
      return connect(all, side);
    case 'fair':
      all.weather = FAIR_WEATHER;
      return;
    case 'slow':
      all.weather = { drop: 0, double: 0.2, delay: 1500 };
      return;
    case 'lossy':
      all.weather = { drop: 0.4, double: 0, delay: 100 };
      return;
    case 'act':
      return act(all);
  }
  if (!me.on) return;
  const { room } = me;
  const { save, logState, offered } = room.view;
  switch (what) {
    case 'agree':
    case 'disagree':
      return room.agree(what === 'agree');
    case 'wish':
      return offered ? room.setTerms({ ...offered.terms, begins: all.random() < 0.5 ? 0 : 1 }) : undefined;
    case 'admit':
      return room.answerApplicant(all.random() < 0.9);
    case 'bot':
      return save.hosts && all.devices.length > 2 ? room.seatBot('Robot', 'page') : undefined;
    case 'unseat':
      return room.unseat(Math.floor(all.random() * 4));
    case 'go-on':
      return room.goOn();
    case 'withdraw':
      return room.withdraw();
    case 'leave':
      return void (all.random() < 0.3 && room.resign());
    case 'ask':
      return void room.ask(all.random() < 0.5 ? 'undo' : 'draw');
    case 'yes':
    case 'no':
      return void room.answer(what === 'yes');
    case 'back':
      return void room.takeBack();
    case 'move': {
      if (save.hosts || all.random() < 0.6) return;
      const moved = hostElsewhere({ save, logState }, { code: newCode(), way: 'server' });
      return moved ? me.become(moved) : undefined;
    }
    case 'follow':
      return follow(all, side);
  }
}

function expectNoAccusation({ devices }: Group): void {
  for (const each of devices) expect((each.on ? each.room.view.save : each.disk).cheat).toBeNull();
}

/** What a person reads on a device that does not play; undefined: nothing. */
function sentenceOf({ room }: Device): string | undefined {
  const { logState, save, link, here, trouble, stopped, withheld, parting, idle, offered, mayAgree } = room.view;
  if (save.cheat || stopped) return 'cheat';
  if (trouble !== null) return trouble;
  if (parting) return 'the logs part';
  if (link !== 'linked' || here.includes(false)) return 'away';
  if (offered) {
    if (offered.keys.includes(null)) return 'a seat is free';
    if (!mayAgree) return 'waiting for the log';
    return offered.agreed.includes(false) ? 'not all agree' : undefined;
  }
  if (!logState) return 'waiting';
  if (logState.outcome) return 'over';
  if (!isReady(logState)) return 'not all have joined';
  return withheld.length > 0 || idle ? 'withheld' : undefined;
}

const isPlaying = (each: Device): boolean => {
  const { logState, offered } = each.room.view;
  return sentenceOf(each) === undefined && logState?.replica !== null && logState !== null && !offered;
};

/** Everybody is back, nothing goes wrong any more, and all agree to what is offered. */
async function recover(all: Group): Promise<void> {
  all.weather = FAIR_WEATHER;
  for (const each of all.devices) {
    each.fill(false);
    if (!each.on) each.load();
  }
  /** Everybody plays, or reads why not. */
  const isSettled = (): boolean => all.devices.every((each) => isPlaying(each) || sentenceOf(each) !== undefined);
  for (let n = 0; n < 6 && (n < 2 || !all.devices.every(isPlaying)); n++) {
    for (const [side, { room }] of all.devices.entries()) if (room.view.link === 'apart') connect(all, side);
    await all.clock.run(700);
    for (const { room } of all.devices) {
      room.answerApplicant(true);
      if (room.view.offered) room.agree(true);
    }
    await all.clock.run(1600);
    act(all);
  }
  await all.clock.run(300);
  // A device that withholds something is named after twenty seconds.
  if (!isSettled()) await all.clock.run(23_000);
}

type End = 'match' | 'sentence';

/**
 * One schedule. Throws if anybody honest is accused, if what a device keeps cannot be loaded, or if a device neither
 * plays nor says what is missing.
 */
export const live = (seed: string, count: number, schedule: readonly Doing[]): Promise<End> =>
  withChance(seed, () => lived(seed, count, schedule));

async function lived(seed: string, count: number, schedule: readonly Doing[]): Promise<End> {
  const all = group(seed, count);
  const starts = all.random() < 0.7;
  for (let side = 1; side < count; side++) {
    connect(all, side);
    await all.clock.run(150);
    at(all.devices, 0).room.answerApplicant(true);
    await all.clock.run(150);
  }
  if (starts) for (const { room } of all.devices) room.agree(true);
  await all.clock.run(300);
  for (const doing of schedule) {
    await perform(all, doing);
    await all.clock.run(doing.wait);
    expectNoAccusation(all);
    const each = at(all.devices, doing.who % count);
    if (each.on) expectKept(each);
  }
  await recover(all);
  expectNoAccusation(all);
  for (const each of all.devices) expectKept(each);
  const playing = all.devices.filter((each) => sentenceOf(each) === undefined);
  for (const { room } of playing) {
    const { logState, save } = room.view;
    if (!logState?.replica) throw new Error(`Nothing is said on a device: ${whereabouts(all)}`);
    const mover = sideToMove(logState);
    const others = all.devices.filter(
      (each) => each.disk.invitation.code === save.invitation.code && playing.includes(each),
    );
    for (const other of others)
      expect(other.room.view.logState?.replica && stateOf(other.room.view.logState.replica)).toEqual(
        stateOf(logState.replica),
      );
    expect(mover).not.toBeNull();
  }
  for (const each of all.devices) each.kill();
  return playing.length > 1 ? 'match' : 'sentence';
}
