import { expect, test } from 'vitest';
import { canonical } from '../../src/net/log/entry.ts';
import { parseRoomSave } from '../../src/net/room/save.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import { device, fakeLine } from './fakes.ts';
import { actSomewhere, heads, legalFor, matchIn, seated, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';

/** Rooms as they were kept when there were two devices at most. */

function asOfTwo(save: RoomSave, other: string): unknown {
  const { host: _, lobby, agreedTo, told, chat, ...rest } = save;
  const side = save.side === 0 ? 0 : 1;
  return JSON.parse(
    JSON.stringify({
      ...rest,
      version: 1,
      other,
      lobby: lobby && { rev: lobby.rev, terms: lobby.terms, agreed: lobby.agreed, renewed: lobby.renewed },
      agreedTerms: agreedTo?.terms ?? null,
      told: told[1 - side] ?? null,
      chat: chat.map(({ by, seq, say }) => ({ by: by === save.keys.open ? side : 1 - side, seq, say })),
    }),
  );
}

/** Both pages are loaded by this version, with what the one before had kept. */
function reopened(pair: Pair): Pair {
  const [host, guest] = [pair.host.disk, pair.guest.disk];
  const open = (save: RoomSave, other: RoomSave) => {
    const read = parseRoomSave(asOfTwo(save, other.keys.open));
    if (!read.ok) throw new Error(read.error.message);
    return device(pair.clock, read.value);
  };
  pair.host.kill();
  pair.guest.kill();
  const again: Pair = Object.assign(Object.create(pair) as Pair, { host: open(host, guest), guest: open(guest, host) });
  return again;
}

test('a match that was under way goes on at the same choice, with the same log, secrets and talk', async () => {
  const pair = await seated('old', termsFor('castle', 0));
  for (let n = 0; n < 14; n++) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  pair.host.room.say({ phrase: 'hello' });
  await pair.clock.run(2000);
  const before = matchIn(pair.host.room);
  const again = reopened(pair);
  expect(matchIn(again.host.room)).toEqual(before);
  expect(matchIn(again.guest.room).state).toEqual(before.state);
  const line = fakeLine(pair.clock, pair.random);
  again.host.room.accept(line.ends[0]);
  again.guest.room.accept(line.ends[1]);
  await pair.clock.run(2000);
  for (let n = 0; n < 400 && !again.host.room.view.course?.outcome; n++) {
    actSomewhere(again);
    await pair.clock.run(60);
  }
  expect(again.guest.room.view.course?.outcome).toEqual({ type: 'over' });
  expect(heads(again)[0]).toBe(heads(again)[1]);
  expect(again.guest.room.view.save.chat.map(({ say }) => say)).toEqual([{ phrase: 'hello' }]);
  expect(again.host.room.view.save.cheat).toBeNull();
});

test('what one had agreed to before the match still holds', async () => {
  const pair = await seated('agreed', termsFor('castle', 0));
  pair.guest.room.resign();
  await pair.clock.run(500);
  pair.guest.room.agree(true);
  await pair.clock.run(500);
  const again = reopened(pair);
  expect(again.guest.room.view.save.agreedTo?.keys).toBe(canonical([pair.host.disk.keys.open, pair.guest.disk.keys.open]));
  const line = fakeLine(pair.clock, pair.random);
  again.host.room.accept(line.ends[0]);
  again.guest.room.accept(line.ends[1]);
  await pair.clock.run(2000);
  again.host.room.agree(true);
  await pair.clock.run(1000);
  expect(again.guest.room.view.save.cheat).toBeNull();
  expect(again.guest.room.view.course).toMatchObject({ first: 1, outcome: null });
  expect(legalFor(again.guest.room).length).toBeGreaterThan(0);
});
