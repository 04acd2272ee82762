import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';
import { randomHex } from '../../src/net/bytes.ts';
import { writeEntry } from '../../src/net/log/entry.ts';
import type { Body } from '../../src/net/log/entry.ts';
import { hostElsewhere, joinElsewhere } from '../../src/net/room/lobby.ts';
import { newRoom } from '../../src/net/room/save.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { device, fakeLine } from './fakes.ts';
import { INVITATION, replayed } from './pair.ts';
import {
  NAMES,
  actIn,
  at,
  comeIn,
  carcassonneTerms,
  crowd,
  gameIn,
  gathered,
  headsIn,
  hostOf,
  legalIn,
  playSome,
} from './party.ts';
import type { Party } from './party.ts';
import { partyThrough } from './partyFaults.ts';

const guestOf = (party: Party, side: number) => at(party.devices, side);
const cheatOf = (party: Party, side: number): unknown => guestOf(party, side).room.view.save.cheat;

describe('several devices', () => {
  test('three play a whole game with faults: nothing is lost or doubled, equal logs at the end', async () => {
    expect((await partyThrough('three', 3, 8)).faults).toBe(8);
  });

  test('six play with river, abbot and a faulty connection', async () => {
    const terms = carcassonneTerms({
      options: { modules: ['river-1', 'abbot'], fields: 'each-3', tinyCity: 4, followers: 7 },
    });
    expect((await partyThrough('six', 6, 4, terms)).faults).toBe(4);
  });

  test('draws respect the order of the river, and the record replays', async () => {
    const terms = carcassonneTerms({ options: { modules: ['river-1'], fields: 'each-3', tinyCity: 2, followers: 5 } });
    const party = await gathered('river', 2, terms);
    for (let n = 0; n < 2000 && !hostOf(party).room.view.logState?.outcome; n++) {
      actIn(party);
      await party.clock.run(40);
    }
    const match = gameIn(hostOf(party).room);
    const { state } = match;
    expect(state.awaiting).toBe('over');
    const rules = carcassonne.rulesOf(state.options);
    const [byId, all] = [new Map(rules.material.tiles.map((tile) => [tile.id, tile])), state.drawn.length];
    const isRiver = state.drawn.map((id) => byId.get(id)?.set === 'river-1');
    const length = isRiver.filter(Boolean).length;
    expect(isRiver.slice(0, length).every(Boolean)).toBe(true);
    expect(byId.get(state.drawn[length - 1] ?? '')?.role).toBe('lake');
    expect(all).toBe(carcassonne.stackSize(rules));
    expect(replayed(match).scores).toEqual(state.scores);
  });

  test('guests join one after the other; each newcomer requires everybody’s consent again; a seventh finds no seat', async () => {
    const party = crowd('seven', 7);
    await comeIn(party);
    const lobby = hostOf(party).room.view.save.lobby;
    expect(lobby?.terms.names).toEqual([...NAMES]);
    expect(new Set(lobby?.terms.colours).size).toBe(6);
    expect(guestOf(party, 6).room.view).toMatchObject({ trouble: 'seat-taken', logState: null });
    expect(party.devices.slice(1, 6).map(({ room }) => room.view.save.side)).toEqual([1, 2, 3, 4, 5]);
  });

  test('the match begins with those present as soon as all of them agree, and not before', async () => {
    const party = crowd('enough', 3);
    for (const side of [1, 2]) {
      party.connect(side);
      await party.clock.run(200);
    }
    expect(hostOf(party).room.view.applicant?.name).toBe('Jan');
    hostOf(party).room.answerApplicant(true);
    await party.clock.run(200);
    hostOf(party).room.agree(true);
    expect(hostOf(party).room.view.applicant?.name).toBe('Ola');
    hostOf(party).room.answerApplicant(true);
    await party.clock.run(200);
    guestOf(party, 1).room.agree(true);
    guestOf(party, 2).room.agree(true);
    await party.clock.run(500);
    expect(hostOf(party).room.view.logState).toBeNull();
    hostOf(party).room.agree(true);
    await party.clock.run(1000);
    expect(party.devices.map(({ room }) => gameIn(room).players.length)).toEqual([3, 3, 3]);
  });

  test('two with the same name can be told apart, and one that left before the start leaves no gap', async () => {
    const party = crowd('alike', 3);
    for (const [side, name] of [
      [1, 'Guest'],
      [2, 'Guest'],
    ] as const) {
      guestOf(party, side).room.close();
      Object.assign(party.devices, { [side]: device(party.clock, newRoom({ side: 1, name, invitation: INVITATION })) });
    }
    await comeIn(party);
    expect(hostOf(party).room.view.seats.names).toEqual(['Ada', 'Guest', 'Guest 2']);
    hostOf(party).room.unseat(1);
    await party.clock.run(1000);
    expect(guestOf(party, 1).room.view.trouble).toBe('declined');
    expect(guestOf(party, 2).room.view.save.side).toBe(1);
    for (const side of [0, 2]) guestOf(party, side).room.agree(true);
    await party.clock.run(1000);
    expect(gameIn(guestOf(party, 2).room).players).toHaveLength(2);
  });

  test('the host’s device plays for computer players, and signs for them', async () => {
    const party = crowd('bots', 2);
    hostOf(party).room.seatBot('Robot', 'page');
    await comeIn(party);
    expect(hostOf(party).room.view.seats.names).toEqual(['Ada', 'Robot', 'Jan']);
    for (const each of party.devices) each.room.agree(true);
    await party.clock.run(1000);
    await playSome(party, 12);
    const by = new Set(
      hostOf(party)
        .room.view.save.entries.filter(({ body }) => body.do === 'act')
        .map((entry) => entry.by),
    );
    expect(by).toEqual(new Set([0, 1, 2]));
    expect(headsIn(party)[1]).toBe(headsIn(party)[0]);
  });

  test('an absent player is shown to all, the game waits, and they return to their own seat', async () => {
    const party = await gathered('away', 3);
    await playSome(party, 6);
    guestOf(party, 2).kill();
    party.line(2).cut();
    await party.clock.run(500);
    expect([hostOf(party).room.view.here, guestOf(party, 1).room.view.here]).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
    for (let n = 0; n < 30; n++) {
      actIn(party);
      await party.clock.run(100);
    }
    const laid = gameIn(hostOf(party).room).state.laid.length;
    expect(actIn(party)).toBe(false);
    guestOf(party, 2).load();
    party.connect(2);
    await party.clock.run(4000);
    expect(guestOf(party, 1).room.view.here).toEqual([true, true, true]);
    expect(gameIn(guestOf(party, 2).room).state.laid.length).toBe(laid);
    await playSome(party, 6);
    expect(new Set(headsIn(party)).size).toBe(1);
  });

  test('the next player begins a rematch', async () => {
    const party = await gathered('rematch', 3, carcassonneTerms({ begins: 0 }));
    for (const side of [0, 1]) guestOf(party, side).room.ask('draw');
    await party.clock.run(300);
    for (const side of [1, 2]) guestOf(party, side).room.answer(true);
    await party.clock.run(500);
    expect(guestOf(party, 2).room.view.logState?.outcome).toEqual({ type: 'drawn' });
    for (const each of party.devices) each.room.agree(true);
    await party.clock.run(1000);
    expect(guestOf(party, 2).room.view.logState).toMatchObject({ first: 1, outcome: null });
    expect(gameIn(hostOf(party).room).players).toEqual(['Jan', 'Ola', 'Ada']);
  });

  test('chat reaches all, in the words of its author', async () => {
    const party = await gathered('talk', 3);
    guestOf(party, 1).room.say({ phrase: 'hello' });
    guestOf(party, 2).room.say({ text: 'cześć' });
    await party.clock.run(500);
    for (const { room } of party.devices)
      expect(new Set(room.view.save.chat.map(({ by, say }) => [by, JSON.stringify(say)].join()))).toEqual(
        new Set([
          `${guestOf(party, 1).disk.keys.open},{"phrase":"hello"}`,
          `${guestOf(party, 2).disk.keys.open},{"text":"cześć"}`,
        ]),
      );
    party.connect(1, {
      end: 0,
      rewrite: (message) => (message.type === 'chat' ? { ...message, say: { text: 'bent' } } : message),
    });
    guestOf(party, 2).room.say({ phrase: 'oops' });
    await party.clock.run(3000);
    expect(guestOf(party, 1).room.view.save.chat.map(({ say }) => say)).not.toContainEqual({ text: 'bent' });
  });
});

describe('requests and farewells', () => {
  test('undoing more than one’s own step needs the consent of all others; one no is enough', async () => {
    const party = await gathered('undo', 3, carcassonneTerms({ begins: 0 }));
    await playSome(party, 5);
    const asker =
      [0, 1, 2].find(
        (side) =>
          hostOf(party).room.view.logState?.acts.some(({ by }) => by === side) &&
          legalIn(guestOf(party, side).room).length === 0,
      ) ?? 0;
    const others = [0, 1, 2].filter((side) => side !== asker);
    const before = gameIn(hostOf(party).room).actions.length;
    expect(guestOf(party, asker).room.ask('undo').ok).toBe(true);
    await party.clock.run(300);
    guestOf(party, others[0] ?? 0).room.answer(true);
    await party.clock.run(300);
    expect(hostOf(party).room.view.logState?.ask?.yes).toEqual([others[0]]);
    expect(gameIn(hostOf(party).room).actions.length).toBe(before);
    guestOf(party, others[1] ?? 0).room.answer(true);
    await party.clock.run(300);
    expect(gameIn(guestOf(party, 2).room).actions.length).toBeLessThan(before);
    expect(legalIn(guestOf(party, asker).room).length).toBeGreaterThan(0);
    await playSome(party, 2);
    guestOf(party, 1).room.ask('draw');
    await party.clock.run(300);
    guestOf(party, 2).room.answer(false);
    await party.clock.run(300);
    expect(hostOf(party).room.view.logState).toMatchObject({ ask: null, outcome: null });
    expect(new Set(headsIn(party)).size).toBe(1);
  });

  test('a player who leaves for good leaves the seat to a computer player of the host; the last of two ends the match', async () => {
    const party = await gathered('leave', 3, carcassonneTerms({ begins: 0 }));
    await playSome(party, 4);
    expect(hostOf(party).room.resign().ok).toBe(false);
    expect(guestOf(party, 2).room.resign().ok).toBe(true);
    await party.clock.run(300);
    guestOf(party, 2).kill();
    party.line(2).cut();
    await party.clock.run(300);
    expect(guestOf(party, 1).room.view.here).toEqual([true, true, true]);
    expect(guestOf(party, 1).room.view.logState?.bots).toEqual([null, null, 'castellan']);
    await playSome({ ...party, devices: party.devices.slice(0, 2) }, 14);
    const entries = hostOf(party).room.view.save.entries;
    expect(
      entries
        .slice(entries.findIndex(({ body }) => body.do === 'resign'))
        .some(({ by, body }) => by === 2 && body.do === 'act'),
    ).toBe(true);
    expect(guestOf(party, 1).room.resign().ok).toBe(true);
    await party.clock.run(500);
    expect(hostOf(party).room.view.logState?.outcome).toEqual({ type: 'resigned', by: 1 });
    expect(hostOf(party).room.view.save.lobby?.terms).toMatchObject({ bots: [null, null, 'castellan'] });
  });

  test('a guest is gone for good: the others go on in the same room, and a computer player takes the seat', async () => {
    const party = await gathered('along', 3);
    await playSome(party, 20);
    guestOf(party, 2).kill();
    party.line(2).cut();
    await party.clock.run(500);
    const before = gameIn(hostOf(party).room);
    hostOf(party).room.goOn();
    await party.clock.run(500);
    expect(guestOf(party, 1).room.view.offered).toMatchObject({ keys: [expect.any(String), expect.any(String), null] });
    hostOf(party).room.seatBot('Ola', 'castellan');
    await party.clock.run(500);
    for (const side of [0, 1]) guestOf(party, side).room.agree(true);
    await party.clock.run(1000);
    expect(gameIn(guestOf(party, 1).room).actions).toEqual(before.actions);
    const rest = { ...party, devices: party.devices.slice(0, 2) };
    await playSome(rest, 12);
    expect(guestOf(party, 1).room.view.logState).toMatchObject({ bots: [null, null, 'castellan'], host: 0 });
    // The third one is told that the others have gone on, and no longer takes part.
    guestOf(party, 2).load();
    party.connect(2);
    await party.clock.run(2000);
    expect(guestOf(party, 2).room.view.trouble).toBe('seat-taken');
    expect(hostOf(party).room.view.save.cheat).toBeNull();
  });

  test('the host is gone for good: a guest continues the match, the others follow, a computer player replaces the host; and then again', async () => {
    const party = await gathered('gone', 3);
    await playSome(party, 20);
    const before = gameIn(guestOf(party, 1).room);
    const elsewhere = { code: 'ABCDEFGH1234JKMN', way: 'server' } as const;
    const { save, logState } = guestOf(party, 1).room.view;
    const moved = hostElsewhere({ save, logState }, elsewhere);
    if (!moved) throw new Error('There is nothing to continue');
    for (const each of party.devices) each.kill();
    const host = device(party.clock, moved);
    const guest = device(party.clock, joinElsewhere(guestOf(party, 2).disk, elsewhere));
    const line = fakeLine(party.clock, party.random);
    host.room.accept(line.ends[0]);
    guest.room.accept(line.ends[1]);
    host.room.seatBot('Ada', 'castellan');
    await party.clock.run(2000);
    expect(host.room.view.save.lobby?.terms).toMatchObject({
      names: ['Ada', 'Jan', 'Ola'],
      bots: ['castellan', null, null],
    });
    for (const each of [host, guest]) each.room.agree(true);
    await party.clock.run(1000);
    expect(gameIn(guest.room).actions).toEqual(before.actions);
    expect(gameIn(guest.room).state.laid).toEqual(before.state.laid);
    const pair = { ...party, devices: [host, guest] };
    await playSome(pair, 12);

    // The new host is gone, too.
    const again = { code: 'ABCDEFGH1234JKMP', way: 'server' } as const;
    const next = hostElsewhere({ save: guest.room.view.save, logState: guest.room.view.logState }, again);
    if (!next) throw new Error('There is nothing to continue');
    for (const each of pair.devices) each.kill();
    const last = device(party.clock, next);
    const newcomer = device(party.clock, newRoom({ side: 1, name: 'Eva', invitation: again }));
    const other = fakeLine(party.clock, party.random);
    last.room.accept(other.ends[0]);
    newcomer.room.accept(other.ends[1]);
    await party.clock.run(500);
    last.room.answerApplicant(true);
    await party.clock.run(6000);
    const laid = gameIn(last.room).state.laid.length;
    for (const each of [last, newcomer]) each.room.agree(true);
    await party.clock.run(1000);
    expect(newcomer.room.view.logState).toMatchObject({ host: 2, bots: ['castellan', null, null] });
    const both = { ...party, devices: [last, newcomer] };
    for (let n = 0; n < 1500 && !last.room.view.logState?.outcome; n++) {
      actIn(both);
      await party.clock.run(40);
    }
    await party.clock.run(500);
    expect(gameIn(newcomer.room).state.laid.length).toBeGreaterThan(laid);
    expect(gameIn(newcomer.room).state).toEqual(gameIn(last.room).state);
    expect(newcomer.room.view.logState?.outcome).toEqual({ type: 'over' });
  });
});

describe('cheating at a table of three', () => {
  /** It is the host's turn, some moves in. */
  async function underWay(seed: string, mover: number): Promise<Party> {
    const party = await gathered(seed, 3, carcassonneTerms({ begins: 0 }));
    await playSome(party, 6);
    for (let n = 0; n < 50 && legalIn(guestOf(party, mover).room).length === 0; n++) await playSome(party, 1);
    return party;
  }

  /** The host sends this to one guest, once, instead of its progress. */
  function slipTo(party: Party, guest: number, make: (match: string) => unknown): void {
    const match = hostOf(party).room.view.logState?.match ?? '';
    let done = false;
    party.line(guest).cut();
    party.connect(guest, {
      end: 0,
      rewrite(message: Message) {
        if (done || message.type !== 'status' || message.match === null) return message;
        done = true;
        return make(match);
      },
    });
  }

  test('a host that signs for one guest to another, or passes on an altered action: bad-signature', async () => {
    const party = await underWay('forged', 2);
    const { entries, keys } = hostOf(party).disk;
    slipTo(party, 1, (match) => ({
      type: 'entries',
      match,
      entries: [writeEntry(entries, 2, { do: 'resign' }, keys)],
    }));
    await party.clock.run(1000);
    expect(cheatOf(party, 1)).toEqual({ side: 0, code: 'bad-signature' });
    const bent = await underWay('bent', 2);
    bent.line(1).cut();
    bent.connect(1, {
      end: 0,
      rewrite: (message: Message) =>
        message.type === 'entries'
          ? {
              ...message,
              entries: message.entries.map((entry) =>
                entry.by === 2 ? { ...entry, body: { do: 'resign' } satisfies Body } : entry,
              ),
            }
          : message,
    });
    await bent.clock.run(500);
    const [action] = legalIn(guestOf(bent, 2).room);
    if (action) guestOf(bent, 2).room.act(action);
    await bent.clock.run(1000);
    expect(cheatOf(bent, 1)).toEqual({ side: 0, code: 'bad-signature' });
  });

  test('a host that passes on another secret than a guest committed to: bad-secret', async () => {
    const party = await underWay('secret', 0);
    party.line(1).cut();
    party.connect(1, {
      end: 0,
      rewrite: (message: Message) =>
        message.type === 'told'
          ? {
              ...message,
              told: message.told.map((told, side) =>
                side === 2 && told ? { step: told.step + 1, secret: randomHex() } : told,
              ),
            }
          : message,
    });
    await party.clock.run(1000);
    expect(cheatOf(party, 1)).toEqual({ side: 0, code: 'bad-secret' });
  });

  test('a host that holds different logs with two guests: the next action that reaches one of them reveals it', async () => {
    const party = await underWay('fork', 0);
    const { entries, keys } = hostOf(party).disk;
    const actions = legalIn(hostOf(party).room);
    const [one, other] = [actions[0], actions.at(-1)];
    if (!one || !other) throw new Error('There is no choice');
    // One guest gets another action than the one the host has logged.
    const forged = writeEntry(entries, 0, { do: 'act', action: other }, keys);
    party.line(1).cut();
    party.connect(1, {
      end: 0,
      rewrite: (message: Message) =>
        message.type === 'entries'
          ? { ...message, entries: message.entries.map((entry) => (entry.n === forged.n ? forged : entry)) }
          : message,
    });
    await party.clock.run(1000);
    hostOf(party).room.act(one);
    await party.clock.run(300);
    expect(gameIn(guestOf(party, 1).room).actions.at(-1)).toEqual(other);
    expect(cheatOf(party, 1)).toBeNull();
    // The next player to act signs the log as received.
    const others = { ...party, devices: [hostOf(party), guestOf(party, 2)] };
    for (let n = 0; n < 20 && guestOf(party, 1).room.view.parting === null; n++) {
      actIn(others);
      await party.clock.run(300);
    }
    expect(guestOf(party, 1).room.view).toMatchObject({ parting: { twice: 0 }, save: { cheat: null } });
    expect(cheatOf(party, 2)).toBeNull();
  });

  test('a fork that the host hides: an action signed after the other log is refused as such', async () => {
    const party = await underWay('apart', 2);
    const { entries } = guestOf(party, 2).disk;
    const [action] = legalIn(guestOf(party, 2).room);
    if (!action) throw new Error('There is no choice');
    const signed = writeEntry(entries.slice(0, -1), 2, { do: 'act', action }, guestOf(party, 2).disk.keys);
    slipTo(party, 1, (match) => ({ type: 'entries', match, entries: [signed] }));
    await party.clock.run(1000);
    expect(guestOf(party, 1).room.view).toMatchObject({ parting: { twice: 0 }, save: { cheat: null } });
  });

  test('a guest that writes in another guest’s name is named by the host, who passes nothing of it on', async () => {
    const party = await underWay('guest', 2);
    const { entries, keys } = guestOf(party, 1).disk;
    const match = hostOf(party).room.view.logState?.match ?? '';
    party.line(1).cut();
    party.connect(1, {
      end: 1,
      rewrite: (message: Message) =>
        message.type === 'status'
          ? { type: 'entries', match, entries: [writeEntry(entries, 2, { do: 'resign' }, keys)] }
          : message,
    });
    await party.clock.run(1000);
    expect(cheatOf(party, 0)).toEqual({ side: 1, code: 'bad-signature' });
    // The third one gets the reason why it stops, and believes nothing else of it.
    expect(guestOf(party, 2).room.view.stopped).toEqual({ side: 1, code: 'bad-signature' });
    expect(cheatOf(party, 2)).toBeNull();
    expect(guestOf(party, 2).room.view.logState).toMatchObject({ outcome: null, bots: [null, null, null] });
  });

  test('host and guest together know nothing of a draw before the third has revealed', async () => {
    const party = await underWay('collusion', 2);
    const { match = '' } = hostOf(party).room.view.logState ?? {};
    // The third withholds what is due, though all others have revealed.
    party.line(2).cut();
    const step = hostOf(party).room.view.logState?.steps ?? 0;
    party.connect(2, {
      end: 1,
      rewrite: (message: Message) =>
        message.type === 'status' && (message.told?.step ?? 0) > step ? { ...message, told: null } : message,
    });
    await party.clock.run(1000);
    for (let n = 0; n < 40 && gameIn(hostOf(party).room).state.awaiting !== 'draw'; n++) {
      actIn(party);
      await party.clock.run(200);
    }
    await party.clock.run(25_000);
    expect(match).not.toBe('');
    expect(gameIn(hostOf(party).room).state.awaiting).toBe('draw');
    expect(hostOf(party).room.view.withheld).toEqual([2]);
    expect(guestOf(party, 1).room.view.withheld).toEqual([2]);
    expect(JSON.stringify(hostOf(party).disk)).not.toContain(guestOf(party, 2).disk.seed);
  });
});
