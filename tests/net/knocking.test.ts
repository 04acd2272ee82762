import { describe, expect, test } from 'vitest';
import { newRoom } from '../../src/net/room/save.ts';
import { device, fakeLine, watcher } from './fakes.ts';
import type { Device } from './fakes.ts';
import { INVITATION, strangers } from './pair.ts';
import type { Pair } from './pair.ts';
import { at, comeIn, crowd, gathered, hostOf } from './party.ts';
import type { Party } from './party.ts';

/** How often people are asked about strangers who have the link. */

/** A device under a new key asks to join. */
function knock({ clock, random }: Pair | Party, host: Device, name = 'Eve'): Device {
  const made = device(clock, newRoom({ side: 1, name, invitation: INVITATION }));
  const line = fakeLine(clock, random);
  host.room.accept(line.ends[0]);
  made.room.accept(line.ends[1]);
  return made;
}

const SECOND = 1000;

test('a device that proves nothing is cut off after twelve seconds, and shown to nobody', async () => {
  const { clock, random, host } = strangers('silent');
  let closed = 0;
  for (let n = 0; n < 50; n++) {
    const line = fakeLine(clock, random);
    line.ends[1].onClose(() => (closed += 1));
    host.room.accept(line.ends[0]);
  }
  await clock.run(11 * SECOND);
  expect([closed, host.room.view.applicant]).toEqual([0, null]);
  await clock.run(2 * SECOND);
  expect([closed, host.room.view.link]).toEqual([50, 'apart']);
});

test('whoever is not let in leaves nothing on the host’s disk', async () => {
  const pair = strangers('traces');
  const { host, clock } = pair;
  const { disk } = host;
  for (let n = 0; n < 10; n++) knock(pair, host);
  await clock.run(SECOND);
  host.room.answerApplicant(false);
  host.room.turnAllDown();
  await clock.run(60 * SECOND);
  expect(host.disk).toBe(disk);
});

test('twelve people can wait at a time, and eight can ask to watch', async () => {
  const pair = strangers('crowded');
  const { host, clock } = pair;
  const strange = Array.from({ length: 20 }, () => knock(pair, host));
  await clock.run(SECOND);
  expect(host.room.view.knocking).toBe(12);
  expect(strange.filter(({ room }) => room.view.trouble === 'door-busy')).toHaveLength(8);
  const party = await gathered('audience', 2);
  const troubles = Array.from({ length: 12 }, () => {
    const watch = watcher(party.clock, newRoom({ side: 1, name: 'Eve', invitation: INVITATION }));
    const line = fakeLine(party.clock, party.random);
    hostOf(party).room.accept(line.ends[0]);
    watch.accept(line.ends[1]);
    return watch;
  });
  await party.clock.run(SECOND);
  expect(troubles.filter(({ view }) => view.trouble === 'seat-taken')).toHaveLength(4);
});

describe('somebody with the link who asks again and again, each time under a new key,', () => {
  test('is shown a few times, and then more and more rarely', async () => {
    const pair = strangers('knocking');
    const { host, clock } = pair;
    let shown = 0;
    let last: string | null = null;
    for (let n = 0; n < 600; n++) {
      if (n % 5 === 0) knock(pair, host);
      await clock.run(SECOND);
      const { applicant } = host.room.view;
      if (applicant === null || applicant.key === last) continue;
      last = applicant.key;
      shown += 1;
      host.room.answerApplicant(false);
      if (n === 59) expect(shown).toBeLessThanOrEqual(8);
    }
    expect(shown).toBeGreaterThan(3);
    expect(shown).toBeLessThanOrEqual(15);
  });

  test('can be turned down with everyone else at once, and a friend is shown after a pause', async () => {
    const pair = strangers('all');
    const { host, clock } = pair;
    const strange = Array.from({ length: 12 }, () => knock(pair, host));
    await clock.run(SECOND);
    expect(host.room.view.knocking).toBe(12);
    host.room.turnAllDown();
    await clock.run(SECOND);
    expect(host.room.view).toMatchObject({ knocking: 0, applicant: null });
    expect(new Set(strange.map(({ room }) => room.view.trouble))).toEqual(new Set(['declined']));
    pair.connect();
    await clock.run(SECOND);
    expect(host.room.view.applicant).toBeNull();
    await clock.run(30 * SECOND);
    expect(host.room.view.applicant?.name).toBe('Jan');
    // Once a friend has come in, others are shown at once again.
    host.room.answerApplicant(true);
    await clock.run(SECOND);
    expect(pair.guest.room.view.link).toBe('linked');
  });

  test('does not come before a device that was let in before, nor keep it out', async () => {
    const party = crowd('known', 2);
    const { clock } = party;
    await comeIn(party);
    const host = hostOf(party);
    host.room.unseat(1);
    await clock.run(SECOND);
    for (let n = 0; n < 12; n++) knock(party, host);
    await clock.run(SECOND);
    host.room.turnAllDown();
    for (let n = 0; n < 12; n++) knock(party, host);
    await clock.run(SECOND);
    expect(host.room.view).toMatchObject({ knocking: 12, applicant: null });
    party.connect(1);
    await clock.run(SECOND);
    expect(host.room.view.applicant?.name).toBe('Jan');
    expect(host.room.view.knocking).toBe(12);
  });

  test('keeps its place when its connection is lost, and takes no second one', async () => {
    const party = crowd('places', 3);
    for (const guest of [1, 2, 1]) {
      party.connect(guest);
      await party.clock.run(SECOND);
    }
    expect(hostOf(party).room.view).toMatchObject({ knocking: 2, applicant: { name: 'Jan' } });
  });

  test('is shown as rarely when it asks to watch', async () => {
    const party = await gathered('watching', 2);
    const { clock, random } = party;
    const host = hostOf(party).room;
    const guest = at(party.devices, 1).room;
    let shown = 0;
    let last: string | null = null;
    for (let n = 0; n < 60; n++) {
      const watch = watcher(clock, newRoom({ side: 1, name: 'Eve', invitation: INVITATION }));
      const line = fakeLine(clock, random);
      host.accept(line.ends[0]);
      watch.accept(line.ends[1]);
      await clock.run(SECOND);
      const asked = guest.view.spectator;
      if (asked === null || asked.key === last) continue;
      last = asked.key;
      shown += 1;
      host.answerSpectator(false);
      await clock.run(100);
    }
    expect(shown).toBeGreaterThan(3);
    expect(shown).toBeLessThanOrEqual(8);
    host.turnAllDown();
    await clock.run(SECOND);
    expect([host.view.spectator, guest.view.spectator]).toEqual([null, null]);
  });
});
