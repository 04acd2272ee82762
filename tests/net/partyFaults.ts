import { expect } from 'vitest';
import { FAIR_WEATHER } from './fakes.ts';
import { FAULTS, inflict } from './faults.ts';
import { actIn, at, gameIn, gathered, headsIn, hostOf } from './party.ts';
import type { Party } from './party.ts';
import type { Terms } from '../../src/net/log/terms.ts';

/** Whole games of several in bad weather. */

function strike(party: Party): void {
  const side = 1 + Math.floor(party.random() * (party.devices.length - 1));
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

/** What the devices do by themselves: come on again, and find the host. */
function recover(party: Party): void {
  for (const each of party.devices) if (!each.on) each.load();
  const there = hostOf(party).room.view.here;
  for (const [side, { room }] of party.devices.entries())
    if (side > 0 && (!there[side] || room.view.link === 'apart')) party.connect(side);
}

/** One whole game with `count` faults in it. Throws if an action is lost or doubled, or the logs differ at the end. */
export async function partyThrough(
  seed: string,
  devices: number,
  count: number,
  terms?: Terms,
): Promise<{ readonly faults: number; readonly actions: number }> {
  const party = await gathered(seed, devices, terms);
  let [faults, actions] = [0, 0];
  const every = Math.max(1, Math.floor(70 / (count + 1)));
  let next = every;
  for (let n = 0; n < 20_000 && !(hostOf(party).on && hostOf(party).room.view.logState?.outcome); n++) {
    if (actIn(party)) {
      actions += 1;
      // An action that the person saw on its way to the disk for a moment is not lost.
      await party.clock.run(3);
      if (faults < count && actions >= next) {
        next = actions + every;
        strike(party);
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
  // Every action that somebody took is there, once.
  expect(room.view.save.entries.filter((entry) => entry.body.do === 'act').length).toBe(actions);
  expect(gameIn(room).actions.length).toBe(actions);
  return { faults, actions };
}
