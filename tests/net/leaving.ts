import { expect } from 'vitest';
import { FAIR_WEATHER } from './fakes.ts';
import { actIn, at, carcassonneTerms, gameIn, gathered, headsIn, hostOf, playSome } from './party.ts';
import type { Party } from './party.ts';

export const stateOf = (party: Party, side: number): unknown => gameIn(at(party.devices, side).room).state;
export const without = (party: Party, side: number): Party => ({
  ...party,
  devices: party.devices.filter((_, n) => n !== side),
});

/**
 * One of three devices leaves during a draw, `times` times with different delays: games and logs are equal, and the
 * match continues.
 */
export async function leaveDuringDraw(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const party = await gathered(`farewell ${n}`, 3, carcassonneTerms({ begins: 0 }));
    await playSome(party, 3 + (n % 5));
    party.weather = { drop: 0, double: 0.2, delay: 300 };
    for (let more = 0; more < 2; more++) {
      actIn(party);
      await party.clock.run(party.random() * 120);
    }
    expect(at(party.devices, 2).room.resign().ok).toBe(true);
    await party.clock.run(party.random() * 400);
    actIn(without(party, 2));
    await party.clock.run(8000);
    party.weather = FAIR_WEATHER;
    await party.clock.run(4000);
    expect(headsIn(party)[1]).toBe(headsIn(party)[0]);
    expect(stateOf(party, 1)).toEqual(stateOf(party, 0));
    expect(at(party.devices, 1).room.view).toMatchObject({
      withheld: [],
      logState: { bots: [null, null, 'castellan'] },
    });
    const { length } = gameIn(hostOf(party).room).actions;
    await playSome(without(party, 2), 4);
    expect(gameIn(hostOf(party).room).actions.length).toBe(length + 4);
    expect(stateOf(party, 1)).toEqual(stateOf(party, 0));
  }
}
