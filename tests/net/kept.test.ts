import { describe, expect, test } from 'vitest';
import { stepDue } from '../../src/net/log/chance.ts';
import { hostElsewhere, joinElsewhere } from '../../src/net/room/lobby.ts';
import { newRoom } from '../../src/net/room/save.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { device, fakeLine } from './fakes.ts';
import type { Device } from './fakes.ts';
import { seated, termsFor } from './pair.ts';
import { actIn, at, carcassonneTerms, gameIn, gathered, playSome } from './party.ts';
import type { Party } from './party.ts';
import { expectKept } from './sound.ts';

/** What a device keeps is what it shows: it can be loaded at any moment, whatever others have sent. */

const ELSEWHERE = { code: 'ABCDEFGH1234JKMN', way: 'server' } as const;

interface Parted {
  readonly party: Party;
  /** Has not seen the draw, and goes on with somebody else. */
  readonly host: Device;
  readonly newcomer: Device;
  /** Has seen the draw. */
  readonly away: Device;
}

function meet({ clock, random }: Party, host: Device, guest: Device): void {
  const line = fakeLine(clock, random);
  host.room.accept(line.ends[0]);
  guest.room.accept(line.ends[1]);
}

async function parted(seed: string): Promise<Parted> {
  const party = await gathered(seed, 3, carcassonneTerms({ begins: 0 }));
  const { clock, devices } = party;
  await playSome(party, 7);
  const [, jan, ola] = [0, 1, 2].map((side) => at(devices, side));
  if (!jan || !ola) throw new Error('Not all are there');
  party.connect(1, {
    end: 0,
    rewrite: (message: Message) =>
      message.type === 'told' ? { ...message, told: message.told.map(() => null) } : message,
  });
  await clock.run(500);
  const due = ({ room }: Device): number | null => room.view.logState && stepDue(room.view.logState);
  while (due(jan) === null) {
    actIn(party);
    await clock.run(500);
  }
  // Her device may need longer for it, because real cryptography runs beside this clock.
  for (let n = 0; n < 100 && due(ola) !== null; n += 1) await clock.run(100);
  expect(due(ola)).toBeNull();
  const next = hostElsewhere({ save: jan.room.view.save, logState: jan.room.view.logState }, ELSEWHERE);
  if (!next) throw new Error('There is nothing to continue');
  for (const each of devices) each.kill();
  const host = device(clock, next);
  const newcomer = device(clock, newRoom({ side: 1, name: 'Eva', invitation: ELSEWHERE }));
  meet(party, host, newcomer);
  await clock.run(500);
  host.room.answerApplicant(true);
  host.room.seatBot('Robot', 'castellan');
  await clock.run(5000);
  for (const { room } of [newcomer, host]) room.agree(true);
  await clock.run(1500);
  await playSome({ ...party, devices: [host, newcomer] }, 9);
  return { party, host, newcomer, away: device(clock, joinElsewhere(ola.disk, ELSEWHERE)) };
}

describe('a draw that only one device has seen before the others went on without it', () => {
  test.each([1, 2, 3])(
    'is made again on that device, too, when it takes part again: nobody is accused (%i)',
    async (n) => {
      const { party, host, newcomer, away } = await parted(`made again ${n}`);
      host.room.goOn();
      host.room.unseat(2);
      await party.clock.run(500);
      meet(party, host, away);
      await party.clock.run(1000);
      host.room.answerApplicant(true);
      await party.clock.run(6000);
      expect(away.room.view).toMatchObject({ parting: null, mayAgree: true, save: { cheat: null } });
      expectKept(away);
      for (const { room } of [newcomer, away, host]) room.agree(true);
      await party.clock.run(1500);
      expect(gameIn(away.room)).toEqual(gameIn(host.room));
      await playSome({ ...party, devices: [host, newcomer, away] }, 6);
      for (const each of [host, newcomer, away]) expectKept(each);
    },
  );
});

test('a device that was away follows the match to a host that it has never met', async () => {
  const { party, host, newcomer, away } = await parted('never met');
  const again = { code: 'ABCDEFGH1234JKMP', way: 'server' } as const;
  const next = hostElsewhere({ save: newcomer.room.view.save, logState: newcomer.room.view.logState }, again);
  if (!next) throw new Error('There is nothing to continue');
  for (const each of [host, newcomer]) each.kill();
  const last = device(party.clock, next);
  away.become(joinElsewhere(away.disk, again));
  last.room.unseat(2);
  meet(party, last, away);
  await party.clock.run(1000);
  last.room.answerApplicant(true);
  await party.clock.run(6000);
  expect(away.room.view).toMatchObject({ parting: null, mayAgree: true, save: { cheat: null } });
  last.room.seatBot('Jan', 'castellan');
  await party.clock.run(2000);
  for (const { room } of [away, last]) room.agree(true);
  await party.clock.run(1500);
  expect(gameIn(away.room)).toEqual(gameIn(last.room));
});

describe('an offer to go on that gives this device the seat of the other', () => {
  test('changes nothing that it keeps: its room can be loaded, and its secrets are still its own', async () => {
    const pair = await seated('wrong seat', termsFor('castle', 0));
    const before = pair.guest.room.view.logState;
    const { save, logState } = pair.host.room.view;
    const offer = hostElsewhere({ save, logState }, ELSEWHERE)?.lobby;
    if (!offer) throw new Error('There is nothing to continue');
    const keys = [pair.guest.disk.keys.open, pair.host.disk.keys.open];
    pair.line().ends[0].send(JSON.stringify({ type: 'lobby', ...offer, keys }));
    await pair.clock.run(500);
    expect(pair.guest.room.view.save.lobby?.keys).toEqual(keys);
    expectKept(pair.guest);
    pair.guest.load();
    expect(pair.guest.room.view.logState).toMatchObject({ first: before?.first, steps: before?.steps });
  });
});
