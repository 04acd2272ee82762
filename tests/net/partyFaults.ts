import { expect } from 'vitest';
import type { Action, carcassonne } from '../../src/game/index.ts';
import { sideToMove } from '../../src/net/log/logState.ts';
import { FAIR_WEATHER } from './fakes.ts';
import { FAULTS, inflict } from './faults.ts';
import { actIn, at, gameIn, gathered, headsIn, hostOf } from './party.ts';
import type { Party } from './party.ts';
import type { Terms } from '../../src/net/log/terms.ts';
import type { Room } from '../../src/net/room/room.ts';

/** Whole games of several with faults. */

/** Strikes a guest, or the host with it or instead. `asked`: preferably the player who has to choose. */
function strike(party: Party, asked: number): void {
  const anybody = 1 + Math.floor(party.random() * (party.devices.length - 1));
  const side = asked > 0 && party.random() < 0.7 ? asked : anybody;
  const [host, guest] = [hostOf(party), at(party.devices, side)];
  const victim = party.random() < 0.3 ? host : guest;
  inflict(FAULTS[Math.floor(party.random() * FAULTS.length)] ?? 'reload', {
    host,
    guest,
    victim,
    line: () => party.line(side),
    sky: party,
  });
}

/** What the devices do by themselves: switch on again, and reconnect to the host. */
function recover(party: Party): void {
  for (const each of party.devices) if (!each.on) each.load();
  const there = hostOf(party).room.view.here;
  for (const [side, { room }] of party.devices.entries())
    if (side > 0 && (!there[side] || room.view.link === 'apart')) party.connect(side);
}

/**
 * What the game aims for, and when faults strike: while one of these is awaited. Otherwise they are spread over the
 * game.
 */
export interface Aim {
  readonly moments: ReadonlySet<string>;
  /** The word for a moment; by default what is awaited. */
  wordFor?(state: carcassonne.CarcassonneState): string;
  choose(actions: readonly Action[], room: Room): readonly Action[];
}

/** The game on the most advanced device, and the side that has to choose (0: the host, or nobody). */
function latestOf(
  party: Party,
  wordFor: Aim['wordFor'] = ({ awaiting }) => awaiting,
): { readonly awaiting: string; readonly asked: number } {
  const [latest] = party.devices
    .filter(({ on, room }) => on && room.view.logState?.replica)
    .toSorted((a, b) => gameIn(b.room).actions.length - gameIn(a.room).actions.length);
  const { logState = null } = latest?.room.view ?? {};
  return {
    awaiting: latest ? wordFor(gameIn(latest.room).state) : '',
    asked: (logState && sideToMove(logState)) ?? 0,
  };
}

/** One whole game with `count` faults in it. Throws if an action is lost or doubled, or the logs differ at the end. */
export async function partyThrough(
  seed: string,
  devices: number,
  count: number,
  terms?: Terms,
  aim?: Aim,
): Promise<{ readonly faults: number; readonly actions: number; readonly struck: ReadonlySet<string> }> {
  const party = await gathered(seed, devices, terms);
  const struck = new Set<string>();
  let [faults, actions] = [0, 0];
  const every = aim ? 1 : Math.max(1, Math.floor(70 / (count + 1)));
  let next = every;
  for (let n = 0; n < 20_000 && !(hostOf(party).on && hostOf(party).room.view.logState?.outcome); n++) {
    if (actIn(party, aim?.choose)) {
      actions += 1;
      // An action that was shown for a moment, while it was being written, is not lost.
      await party.clock.run(3);
      const { awaiting, asked } = latestOf(party, aim?.wordFor);
      if (faults < count && actions >= next && (!aim || aim.moments.has(awaiting))) {
        next = actions + every;
        struck.add(awaiting);
        strike(party, aim ? asked : 0);
        faults += 1;
        await party.clock.run(3 + party.random() * 4000);
      }
    }
    await party.clock.run(20 + party.random() * 60);
    if (n % 40 === 39 || party.devices.some(({ on }) => !on)) {
      await party.clock.run(party.random() * 3000);
      recover(party);
      if (party.random() < 0.7) party.weather = FAIR_WEATHER;
    }
  }
  party.weather = FAIR_WEATHER;
  for (let n = 0; n < 2; n++) {
    recover(party);
    await party.clock.run(8000);
  }
  const [host] = headsIn(party);
  const { room } = hostOf(party);
  for (const each of party.devices) {
    expect(each.room.view.save.cheat).toBeNull();
    expect(each.room.view.logState?.outcome).toEqual({ type: 'over' });
    expect(gameIn(each.room).state).toEqual(gameIn(room).state);
  }
  expect(headsIn(party)).toEqual(party.devices.map(() => host));
  // Every action is there exactly once.
  expect(room.view.save.entries.filter((entry) => entry.body.do === 'act').length).toBe(actions);
  expect(gameIn(room).actions.length).toBe(actions);
  return { faults, actions, struck };
}
