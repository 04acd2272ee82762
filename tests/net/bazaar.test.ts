import { expect, test } from 'vitest';
import { actIn, at, countryTerms, gameIn, gathered, headsIn, hostOf } from './party.ts';
import type { Party } from './party.ts';

/** A bazaar between devices: tiles drawn with everyone's secrets in the middle of a turn, and bids of all. */

interface Fair {
  readonly phase: string | null;
  readonly wanted: number;
  readonly stalls: readonly { readonly tile: string; readonly player: number | null }[];
}
const fairIn = (party: Party, side = 0): Fair =>
  gameIn(at(party.devices, side).room).state.slices['bazaars'] as unknown as Fair;

/** Goes on until the bazaar is as far as that. */
async function until(party: Party, isThere: (fair: Fair, awaiting: string) => boolean, step = 60): Promise<void> {
  // What is drawn is up to the devices: a bazaar may come late.
  for (let n = 0; n < 100_000 && !hostOf(party).room.view.logState?.outcome; n++) {
    if (isThere(fairIn(party), gameIn(hostOf(party).room).state.awaiting)) return;
    actIn(party);
    await party.clock.run(step);
  }
  throw new Error('no bazaar as far as that');
}

/** A guest's device dies and comes back. */
async function die(party: Party, side: number): Promise<void> {
  at(party.devices, side).kill();
  party.line(side).cut();
  await party.clock.run(1000);
  at(party.devices, side).load();
  party.connect(side);
  await party.clock.run(3000);
}

test(
  'devices that die while tiles are drawn, and in the middle of an auction, come back into it',
  { timeout: 120_000 },
  async () => {
    const options = { ...countryTerms().options, modules: ['bazaars'] };
    const party = await gathered('bazaar', 3, countryTerms({ options, begins: 0 }));
    await until(party, ({ phase }) => phase !== null, 1);
    expect(fairIn(party)).toMatchObject({ phase: 'draw', wanted: 3 });
    await die(party, 1);
    // Meanwhile the others draw with what all have promised: nobody was asked for anything.
    await until(party, ({ phase }) => phase === 'auction');
    const { stalls } = fairIn(party);
    expect(stalls).toHaveLength(3);
    await until(party, (_, awaiting) => awaiting === 'bid');
    await die(party, 2);
    expect(fairIn(party, 2)).toEqual(fairIn(party));
    expect(gameIn(at(party.devices, 2).room).state).toEqual(gameIn(hostOf(party).room).state);
    await until(party, ({ phase }) => phase === 'laying');
    expect(fairIn(party).stalls.map(({ tile }) => tile)).toEqual(stalls.map(({ tile }) => tile));
    expect(
      fairIn(party)
        .stalls.map(({ player }) => player)
        .sort(),
    ).toEqual([0, 1, 2]);
    await until(party, ({ phase }) => phase === null);
    await party.clock.run(3000);
    expect(new Set(headsIn(party)).size).toBe(1);
  },
);
