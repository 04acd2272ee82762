import { describe, expect, test } from 'vitest';
import { hostElsewhere, joinElsewhere } from '../../src/net/room/lobby.ts';
import { newRoom } from '../../src/net/room/save.ts';
import { device, fakeLine } from './fakes.ts';
import type { Device } from './fakes.ts';
import { actSomewhere, heads, legalFor, logOf, matchIn, replayed, seated, strangers, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';

describe('two devices', () => {
  test.each(['castle', 'zamek'] as const)(
    '%s: play a whole game with equal logs, and the record replays to the same state',
    async (rules) => {
      const pair = await seated('whole', termsFor(rules));
      for (let n = 0; n < 2000 && !pair.host.room.view.logState?.outcome; n++) {
        actSomewhere(pair);
        await pair.clock.run(40);
      }
      await pair.clock.run(2000);
      expect(pair.host.room.view.logState?.outcome).toEqual({ type: 'over' });
      expect(logOf(pair.guest)).toEqual(logOf(pair.host));
      expect(heads(pair)[0]).toBe(heads(pair)[1]);
      const match = matchIn(pair.host.room);
      const { state } = match;
      expect(matchIn(pair.guest.room).state).toEqual(state);
      expect(new Set(state.drawn).size).toBe(60);
      expect(replayed(match).scores).toEqual(state.scores);
    },
  );

  test('play only after both have agreed to the same terms, and a change requires both to agree again', async () => {
    const pair = strangers('terms');
    pair.connect();
    await pair.clock.run(200);
    expect(pair.host.room.view.applicant?.name).toBe('Jan');
    expect(pair.guest.room.view.link).toBe('waiting');
    expect(pair.guest.room.view.save.lobby).toBeNull();
    pair.host.room.answerApplicant(true);
    await pair.clock.run(200);
    const offered = pair.guest.room.view.save.lobby?.terms;
    expect(offered?.names).toEqual(['Ada', 'Jan']);
    pair.host.room.agree(true);
    await pair.clock.run(200);
    if (!offered || offered.rules === 'carcassonne') throw new Error('There are no terms');
    pair.guest.room.setTerms({ ...offered, rules: 'zamek', names: ['Somebody', 'Janek'], colours: [1, 0], begins: 1 });
    await pair.clock.run(200);
    expect(pair.host.room.view.save.lobby).toMatchObject({
      agreed: [false, false],
      terms: { rules: 'zamek', names: ['Ada', 'Janek'], colours: [1, 0], begins: 1 },
    });
    pair.guest.room.agree(true);
    await pair.clock.run(200);
    expect(pair.host.room.view.logState).toBeNull();
    pair.host.room.agree(true);
    await pair.clock.run(500);
    expect(matchIn(pair.guest.room).players).toEqual(['Janek', 'Ada']);
    expect(legalFor(pair.guest.room).length).toBeGreaterThan(0);
    expect(legalFor(pair.host.room)).toEqual([]);
  });

  test('leave a join request pending until the host looks up', async () => {
    const pair = strangers('patience');
    pair.connect();
    await pair.clock.run(90_000);
    expect(pair.guest.room.view.link).toBe('waiting');
    expect(pair.host.room.view.applicant?.name).toBe('Jan');
    pair.host.room.answerApplicant(true);
    await pair.clock.run(200);
    expect(pair.guest.room.view.link).toBe('linked');
  });

  test('change sides in a rematch; the log is a new one', async () => {
    const pair = await seated('rematch', termsFor('castle', 0));
    const before = pair.host.room.view.logState?.match;
    expect(pair.guest.room.resign().ok).toBe(true);
    await pair.clock.run(500);
    expect(pair.host.room.view.logState?.outcome).toEqual({ type: 'resigned', by: 1 });
    pair.guest.room.agree(true);
    pair.host.room.agree(true);
    await pair.clock.run(500);
    expect(pair.host.room.view.logState?.match).not.toBe(before);
    expect(pair.guest.room.view.logState).toMatchObject({ first: 1, outcome: null });
    expect(legalFor(pair.guest.room).length).toBeGreaterThan(0);
  });

  test('undo a player’s own step unless it revealed something; more only if the other agrees', async () => {
    const pair = await seated('undo', termsFor('castle', 0));
    const drawn = matchIn(pair.host.room).state;
    const [place] = legalFor(pair.host.room);
    if (!place) throw new Error('There is no placement');
    pair.host.room.act(place);
    await pair.clock.run(100);
    expect(matchIn(pair.guest.room).state.awaiting).toBe('deploy');
    expect(pair.host.room.takeBack().ok).toBe(true);
    await pair.clock.run(100);
    expect(matchIn(pair.guest.room).state).toEqual(drawn);
    while (legalFor(pair.host.room)[0]) {
      const [action] = legalFor(pair.host.room);
      if (action) pair.host.room.act(action);
      await pair.clock.run(100);
    }
    const hand = matchIn(pair.host.room).state.hand;
    expect(pair.host.room.takeBack().ok).toBe(false);
    expect(pair.host.room.ask('undo').ok).toBe(true);
    await pair.clock.run(100);
    expect(pair.guest.room.view.logState?.ask).toMatchObject({ by: 0, what: 'undo', yes: [] });
    pair.guest.room.answer(true);
    await pair.clock.run(100);
    expect(legalFor(pair.host.room).length).toBeGreaterThan(0);
    while (legalFor(pair.host.room)[0]) {
      const [action] = legalFor(pair.host.room);
      if (action) pair.host.room.act(action);
      await pair.clock.run(100);
    }
    // The drawn value stays, or one could undo until it suits.
    expect(matchIn(pair.guest.room).state.hand).toBe(hand);
    expect(heads(pair)[0]).toBe(heads(pair)[1]);
  });

  test('end in a draw only if both agree; a refused offer leaves the game unchanged', async () => {
    const pair = await seated('draw', termsFor('castle', 0));
    pair.guest.room.ask('draw');
    await pair.clock.run(100);
    pair.host.room.answer(false);
    await pair.clock.run(100);
    expect(pair.guest.room.view.logState).toMatchObject({ ask: null, outcome: null });
    expect(pair.guest.room.ask('draw').ok).toBe(false);
    pair.host.room.ask('draw');
    await pair.clock.run(100);
    pair.guest.room.answer(true);
    await pair.clock.run(100);
    expect(pair.host.room.view.logState?.outcome).toEqual({ type: 'drawn' });
    expect(legalFor(pair.host.room)).toEqual([]);
  });

  test('deliver chat in order and once, including lines sent while disconnected', async () => {
    const pair = await seated('chat');
    pair.host.room.say({ phrase: 'hello' });
    await pair.clock.run(100);
    pair.line().cut();
    await pair.clock.run(100);
    pair.guest.room.say({ text: 'are you there?' });
    pair.guest.room.say({ phrase: 'oops' });
    pair.guest.kill();
    pair.guest.load();
    await pair.clock.run(5000);
    pair.connect();
    await pair.clock.run(3000);
    // Whether the device died before or after the last line was on its disk: what is saved is shown once.
    const told = pair.host.room.view.save.chat;
    expect(told.slice(0, 1)).toMatchObject([{ by: pair.host.disk.keys.open, seq: 1, say: { phrase: 'hello' } }]);
    expect(told).toEqual(pair.guest.room.view.save.chat);
  });

  test('measure latency, and both notice a silent connection', async () => {
    const pair = await seated('latency');
    await pair.clock.run(5000);
    expect(pair.host.room.view.latency).toBeGreaterThanOrEqual(5);
    expect(pair.host.room.view.latency).toBeLessThan(50);
    pair.line().mute();
    await pair.clock.run(11_000);
    expect([pair.host.room.view.link, pair.guest.room.view.link]).toEqual(['apart', 'apart']);
  });
});

describe('the other device is gone for good', () => {
  const ELSEWHERE = { code: 'ABCDEFGH1234JKMN', way: 'server' } as const;

  async function interrupted(seed: string): Promise<Pair> {
    const pair = await seated(seed, termsFor('zamek'));
    for (let n = 0; n < 45; n++) {
      actSomewhere(pair);
      await pair.clock.run(60);
    }
    pair.line().cut();
    return pair;
  }

  /** The device whose player goes on, as the host of the match elsewhere. */
  function movedTo(pair: Pair, { room }: Device): Device {
    const { save, logState } = room.view;
    const moved = hostElsewhere({ save, logState }, ELSEWHERE);
    if (!moved) throw new Error('There is nothing to continue');
    room.close();
    return device(pair.clock, moved);
  }

  function meet(pair: Pair, host: Device, guest: Device): void {
    const line = fakeLine(pair.clock, pair.random);
    host.room.accept(line.ends[0]);
    guest.room.accept(line.ends[1]);
  }

  async function playOut(pair: Pair, host: Device, guest: Device): Promise<void> {
    for (let n = 0; n < 1000 && !host.room.view.logState?.outcome; n++) {
      const actor = legalFor(host.room).length > 0 ? host : guest;
      const [action] = legalFor(actor.room);
      if (action) actor.room.act(action);
      await pair.clock.run(40);
    }
    await pair.clock.run(2000);
    expect(guest.room.view.logState?.outcome).toEqual({ type: 'over' });
    expect(matchIn(guest.room).state).toEqual(matchIn(host.room).state);
  }

  test.each([0, 1] as const)(
    'side %i continues the match with another person: the same log, every move in it, and somebody new in the seat',
    async (side) => {
      const pair = await interrupted('gone');
      const left = side === 0 ? pair.host : pair.guest;
      left.room.say({ text: 'Where are you?' });
      await pair.clock.run(100);
      const before = matchIn(left.room);
      const log = left.disk.entries;
      const host = movedTo(pair, left);
      const guest = device(pair.clock, newRoom({ side: 1, name: 'Ola', invitation: ELSEWHERE }));
      meet(pair, host, guest);
      await pair.clock.run(300);
      host.room.answerApplicant(true);
      await pair.clock.run(4000);
      // A newcomer has checked every entry before agreeing.
      expect(guest.room.view).toMatchObject({ mayAgree: true, save: { entries: log } });
      host.room.agree(true);
      guest.room.agree(true);
      await pair.clock.run(1500);
      for (const each of [host, guest]) {
        const now = matchIn(each.room);
        expect(now.actions).toEqual(before.actions);
        expect(now.state.laid).toEqual(before.state.laid);
        expect(now.state.scores).toEqual(before.state.scores);
        expect(now.players).toContain('Ola');
        expect(each.room.view.save.entries.slice(0, log.length)).toEqual(log);
        expect(each.room.view.logState).toMatchObject({ host: side, since: log.length });
      }
      // What was said before, and what is said now, reaches the newcomer in its order.
      host.room.say({ phrase: 'hello' });
      await pair.clock.run(500);
      expect(guest.room.view.save.chat.map(({ say }) => say)).toEqual([
        { text: 'Where are you?' },
        { phrase: 'hello' },
      ]);
      await playOut(pair, host, guest);
    },
  );

  test('the device that was away follows with its key and its log, and gets its own seat back at once', async () => {
    const pair = await interrupted('back');
    const host = movedTo(pair, pair.guest);
    const guest = device(pair.clock, joinElsewhere(pair.host.disk, ELSEWHERE));
    meet(pair, host, guest);
    await pair.clock.run(4000);
    expect(host.room.view).toMatchObject({
      applicant: null,
      offered: { keys: [guest.disk.keys.open, host.disk.keys.open] },
    });
    for (const each of [guest, host]) each.room.agree(true);
    await pair.clock.run(1500);
    expect(guest.room.view.logState).toMatchObject({ host: 1, outcome: null });
    expect(guest.room.view.save).toMatchObject({ hosts: false, side: 0, cheat: null });
    await playOut(pair, host, guest);
  });

  test('a device that follows without its old room learns which match it is, and can look for it', async () => {
    const pair = await interrupted('recognized');
    const host = movedTo(pair, pair.guest);
    const guest = device(pair.clock, newRoom({ side: 1, name: 'Ada', invitation: ELSEWHERE }));
    meet(pair, host, guest);
    await pair.clock.run(2000);
    expect(guest.room.view.goesOn).toBe(
      pair.host.disk.entries[0]?.body.do === 'open' && pair.host.disk.entries[0].body.match,
    );
    expect(guest.room.view.logState).toBeNull();
  });
});
