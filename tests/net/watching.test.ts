import { describe, expect, test } from 'vitest';
import { newRoom } from '../../src/net/room/save.ts';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import { fakeLine, watcher } from './fakes.ts';
import { INVITATION } from './pair.ts';
import { at, crowd, gameIn, gathered, hostOf, legalIn, playSome } from './party.ts';
import type { Device } from './fakes.ts';
import type { Party } from './party.ts';

const guestOf = ({ devices }: Party, side: number): Device => at(devices, side);

describe('watching several', () => {
  const watcherOf = (party: Party) => {
    const watch = watcher(party.clock, newRoom({ side: 1, name: 'Eve', invitation: INVITATION }));
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
    expect(watch.view.logState).toBeNull();
    guestOf(party, 2).room.answerSpectator(true);
    await party.clock.run(3000);
    await playSome(party, 4);
    await party.clock.run(2000);
    expect(watch.view.logState?.replica?.state.G).toEqual(gameIn(hostOf(party).room));
  });

  test('shows the match and what is said about it, and nothing can be done', async () => {
    const party = await gathered('powerless', 3);
    const watch = watcherOf(party);
    await party.clock.run(3000);
    for (const { room } of party.devices) room.answerSpectator(true);
    await playSome(party, 6);
    const view = viewOfRoom(watch.view, { server: 'ready', handOver: null });
    expect(view).toMatchObject({ role: 'watch', link: 'linked', playing: true, withheld: [], idle: null, chat: [] });
    expect(view.players.map(({ name, kind, here }) => [name, kind, here])).toEqual(
      ['Ada', 'Jan', 'Ola'].map((name) => [name, 'peer', true]),
    );
    expect(view.may).toEqual({ undo: false, draw: false, resign: false, takeOver: false });
    const [action] = legalIn(at(party.devices, watch.view.save.side).room);
    for (const done of [watch.resign(), watch.takeBack(), watch.ask('draw'), ...(action ? [watch.act(action)] : [])])
      expect(done.ok).toBe(false);
    // An absent player is not shown as one who withholds something.
    party.line(1).cut();
    at(party.devices, 1).kill();
    await party.clock.run(200_000);
    expect(watch.view).toMatchObject({ withheld: [], idle: null });
    hostOf(party).kill();
    await party.clock.run(20_000);
    expect(watch.view.link).toBe('apart');
  });

  test('needs another player at the table first, and players who join later must agree, too', async () => {
    const party = crowd('early', 3);
    const watch = watcherOf(party);
    await party.clock.run(1000);
    expect(watch.view.trouble).toBe('seat-taken');
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
    expect(other.view.logState).toBeNull();
  });
});
