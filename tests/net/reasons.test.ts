import { describe, expect, test } from 'vitest';
import { hostElsewhere } from '../../src/net/room/lobby.ts';
import { newRoom } from '../../src/net/room/save.ts';
import { headOf } from '../../src/net/log/entry.ts';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import { parseEntry } from '../../src/net/wire/parseEntry.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { VERSION } from '../../src/net/version.ts';
import { device, fakeLine, watcher } from './fakes.ts';
import { actSomewhere, legalFor, seated, strangers, termsFor, underWay } from './pair.ts';
import { at, carcassonneTerms, gathered, hostOf, legalIn, playSome } from './party.ts';
import { connectThrough } from './puppet.ts';
import { INVITATION } from './pair.ts';

/** What a device says about others, and what others can make it say. */

describe('what another device says', () => {
  test.each(['left', 'declined', 'seat-taken', 'save-failed', 'save-slow', 'memory-gone', 'hostile'])(
    'a guest that says “%s” changes nothing on the host’s screen',
    async (code) => {
      const pair = await seated('guest says', termsFor('castle', 0));
      pair.line().ends[1].send(JSON.stringify({ type: 'refuse', code }));
      await pair.clock.run(500);
      expect(pair.host.room.view).toMatchObject({ trouble: null, link: 'linked' });
    },
  );

  test.each(['left', 'save-failed', 'save-slow', 'memory-gone'])(
    'a host that says “%s” tells a guest nothing about the guest’s own seat or storage',
    async (code) => {
      const pair = await seated('host says', termsFor('castle', 0));
      pair.line().ends[0].send(JSON.stringify({ type: 'refuse', code }));
      await pair.clock.run(500);
      expect(pair.guest.room.view).toMatchObject({ trouble: null, link: 'linked' });
    },
  );

  test('an old or invented echo is no round trip', async () => {
    const pair = await seated('echo', termsFor('castle', 0));
    await pair.clock.run(5000);
    const before = pair.host.room.view.latency;
    for (const echo of [
      { time: 1, held: 0 },
      { time: pair.clock.now() + 5000, held: 0 },
      { time: pair.clock.now(), held: 1e12 },
    ]) {
      const status = {
        type: 'status',
        match: null,
        length: 0,
        head: '0'.repeat(64),
        since: 0,
        told: null,
        heard: {},
        time: 1,
        echo,
      };
      pair.line().ends[1].send(JSON.stringify(status));
      await pair.clock.run(20);
    }
    expect(pair.host.room.view.latency).toBeLessThan((before ?? 0) + 100);
  });

  test('nothing that another device says removes an alarm', async () => {
    const pair = await seated('alarm', termsFor('castle', 0));
    const { match } = pair.guest.room.view.logState ?? {};
    const forged = { step: 90, secret: '1'.repeat(64) };
    pair
      .line()
      .ends[0].send(
        JSON.stringify({ type: 'told', match, since: 0, told: [forged, null], here: [true, true], cheat: null }),
      );
    await pair.clock.run(300);
    const { cheat } = pair.guest.room.view.save;
    expect(cheat).toEqual({ side: 0, code: 'bad-secret' });
    for (const code of ['left', 'declined']) pair.line().ends[0].send(JSON.stringify({ type: 'refuse', code }));
    await pair.clock.run(300);
    expect(pair.guest.room.view.save.cheat).toEqual(cheat);
    // Nor does it make an offer any more.
    const { save, logState } = pair.host.room.view;
    const lobby = hostElsewhere({ save, logState }, INVITATION)?.lobby;
    pair.line().ends[0].send(JSON.stringify({ type: 'lobby', ...lobby, keys: logState?.keys }));
    await pair.clock.run(300);
    expect(lobby?.after?.match).toBe(match);
    expect(pair.guest.room.view.offered).toBeNull();
  });
});

describe('the host of a guest', () => {
  test('is the device that gives it a seat, not the first one that greets it', async () => {
    const pair = strangers('pinned', termsFor('castle', 0));
    // Somebody with the link sits under the room's name for a moment.
    const liar = device(
      pair.clock,
      newRoom({ side: 0, name: 'Ada', invitation: INVITATION, terms: termsFor('castle', 0) }),
    );
    const line = fakeLine(pair.clock, pair.random);
    liar.room.accept(line.ends[0]);
    pair.guest.room.accept(line.ends[1]);
    await pair.clock.run(1000);
    expect(pair.guest.room.view).toMatchObject({ link: 'waiting', save: { host: null } });
    line.cut();
    await pair.clock.run(100);
    pair.connect();
    await pair.clock.run(500);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(500);
    expect(pair.guest.room.view).toMatchObject({ link: 'linked', save: { host: pair.host.disk.keys.open } });
    // From now on, nobody else is its host, and it says so.
    const again = fakeLine(pair.clock, pair.random);
    liar.room.accept(again.ends[0]);
    pair.guest.room.accept(again.ends[1]);
    await pair.clock.run(300);
    expect(pair.guest.room.view).toMatchObject({ trouble: 'other-host', save: { host: pair.host.disk.keys.open } });
  });
});

describe('the number of the other build', () => {
  test('is sealed: nobody in between makes a device say that the versions differ', async () => {
    const pair = strangers('builds', termsFor('castle', 0));
    expect(VERSION).toBeGreaterThan(2 ** 44);
    connectThrough(pair, 1, (message: Message) =>
      message.type === 'hello' ? { ...message, version: message.version + 1 } : message,
    );
    await pair.clock.run(2000);
    expect(pair.host.room.view).toMatchObject({ applicant: null });
    expect(pair.guest.room.view.trouble).toBe('not-invited');
  });
});

describe('a disk that refuses to write', () => {
  test('when the match is opened, and then a reload: the device knows that its memory is gone, nobody is accused, and the match can go on', async () => {
    const pair = strangers('forgetful', termsFor('castle', 0));
    pair.connect();
    await pair.clock.run(300);
    pair.host.room.answerApplicant(true);
    await pair.clock.run(300);
    pair.guest.room.agree(true);
    await pair.clock.run(100);
    pair.guest.fill(true);
    pair.host.room.agree(true);
    await pair.clock.run(1500);
    expect(pair.guest.room.view).toMatchObject({ trouble: 'save-failed', logState: { outcome: null } });
    pair.guest.load();
    pair.guest.fill(false);
    pair.connect();
    await pair.clock.run(4000);
    expect(pair.guest.room.view).toMatchObject({ trouble: 'memory-gone', save: { cheat: null } });
    expect(pair.host.room.view.save.cheat).toBeNull();
    // Everybody agrees to go on, with new secrets.
    pair.host.room.goOn();
    await pair.clock.run(500);
    for (const { room } of [pair.guest, pair.host]) room.agree(true);
    await pair.clock.run(1500);
    expect(pair.guest.room.view).toMatchObject({ trouble: null, logState: { outcome: null } });
    for (let n = 0; n < 6; n++) {
      expect(actSomewhere(pair)).toBe(true);
      await pair.clock.run(400);
    }
  });
});

describe('a host whose disk refuses to write before its page is closed', () => {
  test('and who then gives out another step is not accused: both read that the logs part, and the guest can go on', async () => {
    const pair = await underWay('host forgets');
    pair.host.fill(true);
    const [one, other] = legalFor(pair.host.room);
    if (!one || !other) throw new Error('There is no choice');
    pair.host.room.act(one);
    await pair.clock.run(500);
    pair.line().cut();
    pair.host.load();
    pair.host.fill(false);
    pair.host.room.act(other);
    await pair.clock.run(500);
    pair.connect();
    await pair.clock.run(3000);
    expect(pair.guest.room.view).toMatchObject({ parting: { twice: 0 }, save: { cheat: null } });
    expect(pair.host.room.view).toMatchObject({ parting: expect.anything(), save: { cheat: null } });
    const view = viewOfRoom(pair.guest.room.view, { server: null, handOver: null });
    expect(view).toMatchObject({ parting: { twice: 'Ada' }, may: { takeOver: true } });
    // Nothing that the other device says removes it.
    const { match, since = 0 } = pair.guest.room.view.logState ?? {};
    const length = pair.guest.room.view.save.entries.length;
    const head = headOf(pair.guest.room.view.save.entries);
    const status = { type: 'status', match, length, head, since, told: null, heard: {}, time: 1, echo: null };
    pair.line().ends[0].send(JSON.stringify(status));
    await pair.clock.run(20);
    expect(pair.guest.room.view.parting).toEqual({ twice: 0 });
  });
});

describe('a watcher', () => {
  test('takes no opening of an earlier protocol', async () => {
    const pair = await seated('watch', termsFor('castle', 0));
    const [open] = pair.host.disk.entries;
    if (open?.body.do !== 'open') throw new Error('There is no opening');
    const { agreed: _, rev: __, ...old } = open.body;
    const past = { first: 0, actions: [], deck: Array.from({ length: 60 }, (___, n) => `C${n}`), tokens: {} };
    expect(parseEntry(JSON.parse(JSON.stringify({ ...open, body: { ...old, past } })))).toBeUndefined();
    expect(parseEntry(JSON.parse(JSON.stringify(open)))).toEqual(open);
  });

  test('sees a match that has gone on, with its draws', async () => {
    const party = await gathered('watched', 3);
    await playSome(party, 8);
    const host = hostOf(party).room;
    host.goOn();
    await party.clock.run(500);
    for (const { room } of party.devices) room.agree(true);
    await party.clock.run(1000);
    await playSome(party, 4);
    const watch = watcher(party.clock, newRoom({ side: 1, name: 'Eve', invitation: INVITATION }));
    const line = fakeLine(party.clock, party.random);
    host.accept(line.ends[0]);
    watch.accept(line.ends[1]);
    await party.clock.run(2000);
    for (const { room } of party.devices) room.answerSpectator(true);
    await party.clock.run(6000);
    expect(watch.view.logState?.since).toBeGreaterThan(0);
    expect(watch.view.logState?.replica?.state.G).toEqual(host.view.logState?.replica?.state.G);
  });
});

describe('a player who is there and never moves', () => {
  test('is shown to the others after three minutes, and they can go on', async () => {
    const party = await gathered('idle', 3);
    await playSome(party, 5);
    const mover = party.devices.findIndex(({ room }) => legalIn(room).length > 0);
    const other = (mover + 1) % 3;
    await party.clock.run(170_000);
    expect(at(party.devices, other).room.view.idle).toBeNull();
    await party.clock.run(15_000);
    expect(at(party.devices, other).room.view.idle).toEqual({ side: mover, isOver: false });
    expect(at(party.devices, mover).room.view.idle).toBeNull();
    const mayOf = (side: number) => viewOfRoom(at(party.devices, side).room.view, { server: null, handOver: null }).may;
    expect(mayOf(other).takeOver).toBe(true);
    expect(mayOf(mover).takeOver).toBe(false);
  });

  test('is named when the agreed time for an answer has passed twice, however often the page is reloaded', async () => {
    const terms = carcassonneTerms({
      options: { ...carcassonneTerms().options, modules: ['bazaars'] },
      begins: 0,
      wait: 15,
    });
    const party = await gathered('auction', 3, terms);
    for (let n = 0; n < 400 && !isAuction(at(party.devices, 0).room); n++) await playSome(party, 1);
    expect(isAuction(at(party.devices, 0).room)).toBe(true);
    const bidder = party.devices.findIndex(({ room }) => legalIn(room).length > 0);
    for (let n = 0; n < 5; n++) {
      await party.clock.run(14_000);
      if (bidder > 0) {
        at(party.devices, bidder).load();
        party.connect(bidder);
      }
      await party.clock.run(500);
    }
    const others = [0, 1, 2].filter((side) => side !== bidder);
    for (const side of others) expect(at(party.devices, side).room.view.idle).toEqual({ side: bidder, isOver: true });
  });

  const isAuction = ({ view }: ReturnType<typeof hostOf>['room']): boolean => {
    const { replica } = view.logState ?? {};
    return replica !== null && replica !== undefined && replica.state.G.state.awaiting === 'bid';
  };
});
