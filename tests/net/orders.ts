import { expect } from 'vitest';
import { stateOf } from '../../src/net/log/rules.ts';
import { stepDue } from '../../src/net/log/chance.ts';
import { openProgress } from '../../src/net/room/progress.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import { FAIR_WEATHER } from './fakes.ts';
import { actIn, at, carcassonneTerms, gameIn, gathered, headsIn, hostOf, playSome } from './party.ts';
import type { Party } from './party.ts';

/**
 * Only the log matters: devices with equal logs, and the secrets that these require, have equal games, whatever the
 * order in which messages arrived.
 */

/** An action of a device, or an event that happens to it. */
export type Happening =
  | {
      readonly do: 'act' | 'cut' | 'connect' | 'reload' | 'draw' | 'yes' | 'no' | 'undo' | 'back' | 'leave';
      readonly who: number;
    }
  | { readonly do: 'weather'; readonly drop: number; readonly double: number; readonly delay: number }
  | { readonly do: 'wait'; readonly time: number };

/** Some tables have limited the time to think. */
const TIME = { per: 'game', seconds: 300, bonus: 10, atZero: 'play-on' } as const;

/** How many devices there are to choose from; the last one may leave. */
export function perform(party: Party, happening: Happening): void {
  if (happening.do === 'weather')
    party.weather = { drop: happening.drop, double: happening.double, delay: happening.delay };
  if (happening.do === 'weather' || happening.do === 'wait') return;
  const side = happening.who % party.devices.length;
  const { room } = at(party.devices, side);
  switch (happening.do) {
    case 'act':
      return void actIn(party);
    case 'draw':
    case 'undo':
      return void room.ask(happening.do);
    case 'yes':
    case 'no':
      return void room.answer(happening.do === 'yes');
    case 'back':
      return void room.takeBack();
    case 'leave':
      return void (side > 0 && room.resign());
    case 'reload':
      return at(party.devices, side).load();
    case 'cut':
      return side > 0 ? party.line(side).cut() : undefined;
    case 'connect':
      return side > 0 ? party.connect(side) : undefined;
  }
}

/** Who is still at the table, according to the host. */
const present = (party: Party): readonly number[] => {
  const { logState } = hostOf(party).room.view;
  return party.devices.flatMap((_, side) => (logState && logState.bots[side] !== null ? [] : [side]));
};

/** The game by a device's log alone with the secrets it has, as a state. */
const byLog = (save: RoomSave): unknown => {
  const opened = openProgress(save);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.logState?.replica && stateOf(opened.value.logState.replica);
};

/** Resolves when all present devices are connected and have exchanged all messages. */
export async function settle(party: Party): Promise<void> {
  party.weather = FAIR_WEATHER;
  for (let n = 0; n < 4; n++) {
    const { here } = hostOf(party).room.view;
    for (const side of present(party))
      if (side > 0 && (!here[side] || at(party.devices, side).room.view.link === 'apart')) party.connect(side);
    await party.clock.run(4000);
  }
}

/** Equal logs, equal games, nobody accused, nothing stuck. */
export function expectEqual(party: Party): void {
  const sides = present(party);
  const [host] = headsIn(party);
  const { room } = hostOf(party);
  for (const side of sides) {
    const { view } = at(party.devices, side).room;
    expect(view.save.cheat).toBeNull();
    expect(view.withheld).toEqual([]);
    expect(headsIn(party)[side]).toBe(host);
    expect(gameIn(at(party.devices, side).room).state).toEqual(gameIn(room).state);
    // The saved room gives the same game.
    expect(byLog(at(party.devices, side).disk)).toEqual(gameIn(room).state);
  }
  const { logState } = room.view;
  // No draw is pending: all have revealed what the log requires.
  expect(logState && stepDue(logState)).toBeNull();
}

/** One schedule at a table of this many devices. */
export async function runSchedule(seed: string, devices: number, happenings: readonly Happening[]): Promise<Party> {
  const party = await gathered(
    seed,
    devices,
    carcassonneTerms({ begins: 0, ...(devices % 2 === 0 ? { time: TIME } : {}) }),
  );
  await playSome(party, 2);
  for (const happening of happenings) {
    perform(party, happening);
    await party.clock.run(happening.do === 'wait' ? happening.time : party.random() * 60);
  }
  await settle(party);
  expectEqual(party);
  const { logState } = hostOf(party).room.view;
  if (!logState?.outcome) {
    const rest = { ...party, devices: present(party).map((side) => at(party.devices, side)) };
    const before = gameIn(hostOf(party).room).actions.length;
    await playSome(rest, 2);
    expect(gameIn(hostOf(party).room).actions.length).toBe(before + 2);
    await settle(party);
    expectEqual(party);
  }
  return party;
}
