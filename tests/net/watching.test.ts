import { describe, expect, test } from 'vitest';
import { createWatch } from '../../src/net/room/watch.ts';
import { fakeLine } from './fakes.ts';
import { INVITATION } from './pair.ts';
import { at, crowd, gameIn, gathered, hostOf, playSome } from './party.ts';
import type { Device } from './fakes.ts';
import type { Party } from './party.ts';

const guestOf = ({ devices }: Party, side: number): Device => at(devices, side);

describe('watching several', () => {
  const watcherOf = (party: Party) => {
    const watch = createWatch({ name: 'Eve', invitation: INVITATION, clock: party.clock });
    const line = fakeLine(party.clock, party.random);
    hostOf(party).room.accept(line.ends[0]);
    watch.accept(line.ends[1]);
    return watch;
  };

  test('needs the consent of all at the table', async () => {
    const party = await gathered('watch', 3);
    const watch = watcherOf(party);
    await party.clock.run(3000);
    expect(party.devices.map(({ room }) => room.view.spectator?.name)).toEqual(['Eve', 'Eve', 'Eve']);
    for (const side of [0, 1]) guestOf(party, side).room.answerSpectator(true);
    await party.clock.run(3000);
    expect(watch.logState).toBeNull();
    guestOf(party, 2).room.answerSpectator(true);
    await party.clock.run(3000);
    await playSome(party, 4);
    await party.clock.run(2000);
    expect(watch.logState?.table?.state.G).toEqual(gameIn(hostOf(party).room));
  });

  test('needs another player at the table first, and players who join later must agree, too', async () => {
    const party = crowd('early', 3);
    const watch = watcherOf(party);
    await party.clock.run(1000);
    expect(watch.trouble).toBe('seat-taken');
    party.connect(1);
    await party.clock.run(200);
    hostOf(party).room.answerApplicant(true);
    await party.clock.run(200);
    const other = watcherOf(party);
    await party.clock.run(2000);
    for (const side of [0, 1]) guestOf(party, side).room.answerSpectator(true);
    await party.clock.run(500);
    expect(hostOf(party).room.view.watching).toBe(1);
    party.connect(2);
    await party.clock.run(200);
    hostOf(party).room.answerApplicant(true);
    await party.clock.run(200);
    for (const { room } of party.devices) room.agree(true);
    await party.clock.run(3000);
    expect(gameIn(guestOf(party, 2).room).players).toHaveLength(3);
    expect(other.logState).toBeNull();
  });
});
