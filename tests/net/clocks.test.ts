import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/net/clock.ts';
import { sleepingClock } from '../../src/net/clock.ts';
import { applyBody } from '../../src/net/log/applyEntry.ts';
import type { LogState } from '../../src/net/log/logState.ts';
import { fullTimes, isTimeUp, spend } from '../../src/net/log/time.ts';
import type { TimeTerms } from '../../src/net/log/time.ts';
import type { Terms } from '../../src/net/log/terms.ts';
import { parseRoomSave } from '../../src/net/room/parseSave.ts';
import type { Room } from '../../src/net/room/room.ts';
import { parseBody, parseTerms } from '../../src/net/wire/parseEntry.ts';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import type { Device } from './fakes.ts';
import { actSomewhere, heads, legalFor, seated, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';
import { actIn, at, carcassonneTerms, gathered, headsIn, hostOf } from './party.ts';

/** Time to think: how it is counted, and that devices agree on it. */

const GAME: TimeTerms = { per: 'game', seconds: 300, bonus: 10, atZero: 'play-on' };
const TURN: TimeTerms = { per: 'turn', seconds: 30, bonus: 0, atZero: 'play-on' };
const LOSE: TimeTerms = { ...GAME, bonus: 0, atZero: 'lose' };

const timed = (time: TimeTerms, begins: 0 | 1 = 0): Terms => ({ ...termsFor('castle', begins), time });
const stateIn = (room: Room): LogState => {
  const { logState } = room.view;
  if (!logState) throw new Error('There is no match');
  return logState;
};
const leftIn = ({ room }: Device): readonly number[] => stateIn(room).times?.left ?? [];
const usedIn = ({ room }: Device): readonly number[] => stateIn(room).times?.used ?? [];
const clocksIn = ({ room }: Device) => room.view.clocks?.left ?? [];
const actionOf = (each: Device) => {
  const [action] = legalFor(each.room);
  if (!action) throw new Error('Another side has to act');
  return action;
};
/** Plays until this side has to begin a turn. */
async function untilTurnOf(pair: Pair, each: Device): Promise<void> {
  for (let n = 0; n < 40; n++) {
    const [action] = legalFor(each.room);
    if (action?.do === 'place') return;
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  throw new Error('That turn does not come');
}

describe('the arithmetic', () => {
  const at = (turn: number, seat: number, second = false) => ({ turn, seat, second });

  test('a player’s time for the game goes down by what they use, and gets the bonus when their turn ends', () => {
    const begun = fullTimes(GAME, 2);
    const placed = spend(begun, GAME, { seat: 0, used: 4000, from: at(1, 0), to: at(1, 0) });
    expect(placed.left).toEqual([296_000, 300_000]);
    const ended = spend(placed, GAME, { seat: 0, used: 1000, from: at(1, 0), to: at(2, 1) });
    expect(ended.left).toEqual([305_000, 300_000]);
    expect(ended.used).toEqual([5000, 0]);
  });

  test('whoever answers in another’s turn uses their own time, and the bonus goes to the player of the turn', () => {
    const answered = spend(fullTimes(GAME, 2), GAME, { seat: 1, used: 3000, from: at(1, 0), to: at(2, 1) });
    expect(answered.left).toEqual([310_000, 297_000]);
  });

  test('a turn that is played again after an undo brings no second bonus', () => {
    const once = spend(fullTimes(GAME, 2), GAME, { seat: 0, used: 0, from: at(1, 0), to: at(2, 1) });
    const again = spend(once, GAME, { seat: 0, used: 2000, from: at(1, 0), to: at(2, 1) });
    expect(again.left).toEqual([308_000, 300_000]);
  });

  test('time per turn is full again in the next turn, and in the second part of a turn', () => {
    const placed = spend(fullTimes(TURN, 2), TURN, { seat: 0, used: 20_000, from: at(1, 0), to: at(1, 0) });
    expect(placed.left).toEqual([10_000, 30_000]);
    expect(spend(placed, TURN, { seat: 0, used: 1, from: at(1, 0), to: at(1, 0, true) }).left).toEqual([
      30_000, 30_000,
    ]);
    expect(spend(placed, TURN, { seat: 0, used: 1, from: at(1, 0), to: at(2, 1) }).left).toEqual([30_000, 30_000]);
  });

  test('only where it was agreed, a player loses when nothing is left', () => {
    const full = fullTimes(LOSE, 2);
    expect(isTimeUp(full, LOSE, 0, 299_999)).toBe(false);
    expect(isTimeUp(full, LOSE, 0, 300_000)).toBe(true);
    expect(isTimeUp(full, GAME, 0, 900_000)).toBe(false);
  });
});

describe('the clock of a device', () => {
  test('is not set back or forward with the time of day', () => {
    let [steady, day] = [0, 1_000_000];
    const clock = sleepingClock(
      () => steady,
      () => day,
    );
    const begun = clock.now();
    steady += 5000;
    day -= 3_600_000;
    expect(clock.now() - begun).toBe(5000);
    day += 7_200_000;
    expect(clock.now() - begun).toBe(5000);
  });

  test('counts the time that the device has slept', () => {
    let [steady, day] = [0, 1_000_000];
    const clock = sleepingClock(
      () => steady,
      () => day,
    );
    const begun = clock.now();
    clock.rest();
    steady += 1000;
    day += 61_000;
    clock.wake();
    expect(clock.now() - begun).toBe(61_000);
    // Asleep with a clock that goes on, or set back meanwhile: nothing is counted twice, or taken away.
    clock.rest();
    steady += 9000;
    day += 1000;
    clock.wake();
    expect(clock.now() - begun).toBe(70_000);
  });
});

describe('terms', () => {
  test('include only times that are offered; without any they are unchanged', () => {
    const terms = termsFor('castle', 0);
    expect(parseTerms({ ...terms, time: GAME })).toMatchObject({ time: GAME });
    expect(parseTerms(terms)).not.toHaveProperty('time');
    for (const time of [
      null,
      {},
      { ...GAME, seconds: 7 },
      { ...GAME, bonus: -10 },
      { ...GAME, per: 'turn' },
      { ...TURN, bonus: 10 },
      { ...GAME, atZero: 'win' },
    ])
      expect(parseTerms({ ...terms, time })).toBeUndefined();
  });

  test('a time of a choice is a whole number of milliseconds', () => {
    const action = { player: 0, do: 'pass' };
    expect(parseBody({ do: 'act', action, used: 12 })).toMatchObject({ used: 12 });
    for (const used of [-1, 0.5, '12', null, Infinity]) expect(parseBody({ do: 'act', action, used })).toBeUndefined();
  });
});

describe('two devices', () => {
  test('count the time of whoever has to choose, and agree on it', async () => {
    const pair = await seated('agree', timed(GAME));
    await pair.clock.run(10_000);
    pair.host.room.act(actionOf(pair.host));
    await pair.clock.run(500);
    const [mine = 0, theirs = 0] = leftIn(pair.host);
    expect(300_000 - mine).toBeGreaterThan(9_900);
    expect(300_000 - mine).toBeLessThan(11_000);
    expect(theirs).toBe(300_000);
    expect(leftIn(pair.guest)).toEqual(leftIn(pair.host));
    await untilTurnOf(pair, pair.guest);
    const before = leftIn(pair.host);
    await pair.clock.run(20_000);
    // Both see the guest's clock run.
    expect((before[1] ?? 0) - (clocksIn(pair.host)[1] ?? 0)).toBeGreaterThan(19_000);
    expect((before[1] ?? 0) - (clocksIn(pair.guest)[1] ?? 0)).toBeGreaterThan(19_000);
    expect(clocksIn(pair.host)[0]).toBe(before[0]);
    expect(heads(pair)[0]).toBe(heads(pair)[1]);
  });

  test('a draw that the other device delays costs nobody time, nor does a line that is down', async () => {
    const pair = await seated('draw', timed(GAME));
    // The host ends its turn while the guest is away: the next tile needs both.
    pair.line().cut();
    await pair.clock.run(1000);
    for (let n = 0; n < 20 && legalFor(pair.host.room).length > 0; n++) {
      pair.host.room.act(actionOf(pair.host));
      await pair.clock.run(10);
    }
    const before = [...clocksIn(pair.host)];
    expect(pair.host.room.view.clocks?.running).toBeNull();
    await pair.clock.run(120_000);
    expect(clocksIn(pair.host)).toEqual(before);
    pair.connect();
    await pair.clock.run(2000);
    expect(pair.guest.room.view.clocks?.running).toBe(1);
    expect(300_000 - (clocksIn(pair.guest)[1] ?? 0)).toBeLessThan(2500);
  });

  test('an action that arrives late has used only the time until it was made', async () => {
    const pair = await seated('late', timed(GAME, 1));
    await pair.clock.run(5000);
    pair.line().cut();
    await pair.clock.run(100);
    pair.guest.room.act(actionOf(pair.guest));
    await pair.clock.run(60_000);
    pair.connect();
    await pair.clock.run(3000);
    expect(usedIn(pair.host)[1]).toBeLessThan(7000);
    expect(pair.host.room.view.doubts).toEqual([]);
  });

  test('an undo gives no time back', async () => {
    const pair = await seated('undo', timed(GAME));
    await pair.clock.run(8000);
    pair.host.room.act(actionOf(pair.host));
    await pair.clock.run(4000);
    pair.host.room.takeBack();
    await pair.clock.run(3000);
    pair.host.room.act(actionOf(pair.host));
    await pair.clock.run(500);
    expect(usedIn(pair.guest)[0]).toBeGreaterThan(14_900);
    expect(pair.guest.room.view.doubts).toEqual([]);
  });

  test('reloading the page, or killing it, gains no time', async () => {
    const pair = await seated('reload', timed(GAME, 1));
    await pair.clock.run(10_000);
    for (let n = 0; n < 3; n++) {
      pair.guest.kill();
      pair.line().cut();
      await pair.clock.run(5000);
      pair.guest.load();
      pair.connect();
      await pair.clock.run(5000);
    }
    pair.guest.room.act(actionOf(pair.guest));
    await pair.clock.run(500);
    expect(usedIn(pair.host)[1]).toBeGreaterThan(39_900);
    expect(usedIn(pair.host)[1]).toBeLessThan(42_000);
    expect(pair.host.room.view.doubts).toEqual([]);
  });

  test('a device whose disk has lost its last turns is not charged for them again', async () => {
    const pair = await seated('lost', timed(GAME, 1));
    await pair.clock.run(1000);
    pair.guest.fill(true);
    for (let n = 0; n < 24; n++) {
      await pair.clock.run(3000);
      actSomewhere(pair);
    }
    await untilTurnOf(pair, pair.guest);
    await pair.clock.run(500);
    const before = usedIn(pair.host)[1] ?? 0;
    pair.guest.kill();
    pair.line().cut();
    pair.guest.fill(false);
    await pair.clock.run(1000);
    pair.guest.load();
    pair.connect();
    await pair.clock.run(3000);
    pair.guest.room.act(actionOf(pair.guest));
    await pair.clock.run(500);
    expect((usedIn(pair.host)[1] ?? 0) - before).toBeLessThan(6000);
  });

  test('who has no time left plays on below zero, if that was agreed', async () => {
    const pair = await seated('below', timed(TURN));
    await pair.clock.run(45_000);
    expect(clocksIn(pair.guest)[0]).toBeLessThan(-14_000);
    expect(pair.host.room.act(actionOf(pair.host)).ok).toBe(true);
    await untilTurnOf(pair, pair.guest);
    expect(stateIn(pair.guest.room).outcome).toBeNull();
    expect(leftIn(pair.guest)[0]).toBe(30_000);
  });

  test.each([0, 1] as const)(
    'side %i loses when its time is up, if that was agreed: its own device says so',
    async (by) => {
      const pair = await seated(`lose ${by}`, timed(LOSE, by));
      await pair.clock.run(290_000);
      expect(stateIn(pair.host.room).outcome).toBeNull();
      await pair.clock.run(12_000);
      for (const each of [pair.host, pair.guest]) expect(stateIn(each.room).outcome).toEqual({ type: 'time-up', by });
      expect(heads(pair)[0]).toBe(heads(pair)[1]);
      const ended = viewOfRoom(pair.host.room.view, { server: null, handOver: null }).ended;
      expect(ended).toEqual({ type: 'time-up', mine: by === 0, by: 0, name: by === 0 ? 'Ada' : 'Jan' });
      // The next match begins with full clocks.
      for (const each of [pair.host, pair.guest]) each.room.agree(true);
      await pair.clock.run(1000);
      expect(stateIn(pair.guest.room).outcome).toBeNull();
      expect(Math.min(...clocksIn(pair.guest))).toBeGreaterThan(298_000);
    },
  );

  test('who is away when the time is up has lost when the page is opened again, and nobody says so before', async () => {
    const pair = await seated('away', timed(LOSE, 1));
    await pair.clock.run(1000);
    pair.guest.kill();
    pair.line().cut();
    await pair.clock.run(400_000);
    expect(stateIn(pair.host.room).outcome).toBeNull();
    pair.guest.load();
    pair.connect();
    await pair.clock.run(3000);
    expect(stateIn(pair.host.room).outcome).toEqual({ type: 'time-up', by: 1 });
  });

  test('nobody can say that the time of another is up, or that it is up in another’s turn', async () => {
    const pair = await seated('claim', timed(LOSE, 1));
    const state = stateIn(pair.host.room);
    expect(applyBody(state, 0, { do: 'time-up' }, [], '', 5)).toMatchObject({ ok: false });
    const untimed = stateIn((await seated('untimed', termsFor('castle', 1))).host.room);
    expect(applyBody(untimed, 1, { do: 'time-up' }, [], '', 5)).toMatchObject({ ok: false });
  });

  test('an action without its time is refused, also one that has used more than there was, and a time where none is limited', async () => {
    const pair = await seated('refuse', timed(LOSE));
    const state = stateIn(pair.host.room);
    const action = actionOf(pair.host);
    const judge = (used?: number) =>
      applyBody(state, 0, { do: 'act', action, ...(used === undefined ? {} : { used }) }, [], '', 5);
    expect(judge()).toMatchObject({ ok: false, error: { code: 'wrong-action' } });
    expect(judge(300_000)).toMatchObject({ ok: false, error: { code: 'time-up' } });
    expect(judge(299_000).ok).toBe(true);
    const untimed = await seated('refuse untimed', termsFor('castle', 0));
    const given = { do: 'act', action: actionOf(untimed.host), used: 1 } as const;
    expect(applyBody(stateIn(untimed.host.room), 0, given, [], '', 5)).toMatchObject({ ok: false });
  });

  test('a room from before there were clocks opens, and one with clocks is kept with them', async () => {
    const old = (await seated('old', termsFor('castle', 0))).guest.disk;
    expect(old).not.toHaveProperty('stopwatch');
    expect(parseRoomSave(structuredClone(old)).ok).toBe(true);
    const pair = await seated('kept', timed(GAME));
    await pair.clock.run(1000);
    const kept = parseRoomSave(structuredClone(pair.host.disk));
    expect(kept.ok && kept.value.stopwatch?.since).toBeGreaterThan(0);
  });
});

/** A clock that counts only a part of the time. */
const slow =
  (part: number) =>
  (right: Clock): Clock => {
    const begun = right.now();
    return { ...right, now: () => Math.round(begun + (right.now() - begun) * part) };
  };

describe('a device that counts too little', () => {
  test('is named by the other one, which can go on without it; the match is not stopped', async () => {
    const pair = await seated('liar', timed(GAME, 1), slow(0.2));
    expect(pair.host.room.view.doubts).toEqual([]);
    await pair.clock.run(60_000);
    pair.guest.room.act(actionOf(pair.guest));
    await pair.clock.run(500);
    const [doubt] = pair.host.room.view.doubts;
    expect(doubt?.side).toBe(1);
    expect(doubt?.missing).toBeGreaterThan(40_000);
    expect(pair.host.room.view.save.cheat).toBeNull();
    const shown = viewOfRoom(pair.host.room.view, { server: null, handOver: null });
    expect(shown.doubts).toMatchObject([{ name: 'Jan' }]);
    expect(shown.may.takeOver).toBe(true);
    expect(actSomewhere(pair)).toBe(true);
  });

  test('gains only seconds a turn until it is named', async () => {
    const pair = await seated('small', timed(GAME, 1), slow(0.5));
    let gained = 0;
    for (let n = 0; n < 20 && pair.host.room.view.doubts.length === 0; n++) {
      await untilTurnOf(pair, pair.guest);
      await pair.clock.run(10_000);
      gained += 5;
      pair.guest.room.act(actionOf(pair.guest));
      await pair.clock.run(100);
    }
    expect(pair.host.room.view.doubts).toMatchObject([{ side: 1 }]);
    expect(gained).toBeLessThan(35);
  });

  test('and never says that its time is up is named when it has been up for a while', async () => {
    const pair = await seated('never', timed(LOSE, 1), slow(0.3));
    await pair.clock.run(310_000);
    expect(pair.host.room.view.idle).toBeNull();
    await pair.clock.run(20_000);
    expect(pair.host.room.view.idle).toEqual({ side: 1, isOver: true });
  });

  test('an honest device is never named, on lines that lose, delay and double texts', { timeout: 60_000 }, async () => {
    const pair = await seated('weather', timed(GAME));
    pair.weather = { drop: 0.1, double: 0.1, delay: 900 };
    for (let n = 0; n < 60; n++) {
      await pair.clock.run(1000 + pair.random() * 4000);
      actSomewhere(pair);
      for (const each of [pair.host, pair.guest]) expect(each.room.view.doubts).toEqual([]);
    }
    pair.weather = { drop: 0, double: 0, delay: 0 };
    await pair.clock.run(5000);
    expect(heads(pair)[0]).toBe(heads(pair)[1]);
    expect(leftIn(pair.host)).toEqual(leftIn(pair.guest));
  });
});

describe('several devices', () => {
  test('lose a device twice and go on with the same clocks', { timeout: 60_000 }, async () => {
    const party = await gathered('several', 3, carcassonneTerms({ begins: 0, time: GAME }));
    const play = async (): Promise<void> => {
      for (let n = 0; n < 30; n++) {
        await party.clock.run(700);
        actIn(party);
      }
    };
    await play();
    for (const lost of [1, 2]) {
      at(party.devices, lost).kill();
      party.line(lost).cut();
      await party.clock.run(20_000);
      at(party.devices, lost).load();
      party.connect(lost);
      await party.clock.run(3000);
      await play();
    }
    await party.clock.run(3000);
    expect(new Set(headsIn(party)).size).toBe(1);
    const [first, ...others] = party.devices.map((each) => leftIn(each));
    for (const other of others) expect(other).toEqual(first);
    for (const { room } of party.devices) expect(room.view.doubts).toEqual([]);
  });

  test('go on without a device that is gone for good, with what was left', { timeout: 60_000 }, async () => {
    const party = await gathered('host gone', 3, carcassonneTerms({ begins: 0, time: GAME }));
    for (let n = 0; n < 30; n++) {
      await party.clock.run(2000);
      actIn(party);
    }
    await party.clock.run(1000);
    const before = leftIn(hostOf(party));
    const usedByBot = usedIn(hostOf(party))[2];
    // A guest is gone for good: the others go on in the same room.
    at(party.devices, 2).kill();
    party.line(2).cut();
    await party.clock.run(1000);
    hostOf(party).room.goOn();
    hostOf(party).room.seatBot('Bot', 'novice');
    await party.clock.run(1000);
    for (const side of [0, 1]) at(party.devices, side).room.agree(true);
    await party.clock.run(3000);
    const state = stateIn(hostOf(party).room);
    expect(state.since).toBeGreaterThan(0);
    expect(state.bots[2]).not.toBeNull();
    expect(leftIn(hostOf(party))).toEqual(before);
    for (let n = 0; n < 20; n++) {
      await party.clock.run(1000);
      actIn(party);
    }
    await party.clock.run(1000);
    expect(leftIn(at(party.devices, 1))).toEqual(leftIn(hostOf(party)));
    // Computer players have no clock.
    expect(usedIn(hostOf(party))[2]).toBe(usedByBot);
  });

  test('end the match when the time of one is up: that player is last', async () => {
    const party = await gathered('several lose', 3, carcassonneTerms({ begins: 1, time: LOSE }));
    await party.clock.run(305_000);
    for (const { room } of party.devices) expect(stateIn(room).outcome).toEqual({ type: 'time-up', by: 1 });
  });
});
