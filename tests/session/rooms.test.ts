import { expect, test } from 'vitest';
import { newRoom } from '../../src/net/room/save.ts';
import { memoryRooms } from '../../src/persistence/rooms.ts';
import { forgetEmpty } from '../../src/session/online/kept.ts';
import type { Kept } from '../../src/session/online/kept.ts';

const DAY = 24 * 3600 * 1000;
const GAME: Kept['game'] = { id: 'x', rules: 'castle', names: ['Ada', 'Jan'], colours: [0, 1], seats: [{ kind: 'human' }, { kind: 'peer' }], scores: [3, 4], savedAt: 0, over: false, online: true };

test('rooms in which nothing began are forgotten in time, all others stay', async () => {
  const rooms = memoryRooms();
  const now = 1000 * DAY;
  const keep = async (age: number, game: Kept['game'] = null): Promise<string> => {
    const room = { ...newRoom({ side: 0, name: 'Ada', invitation: { code: 'ABCDEFGH1234', way: 'server' } }), savedAt: now - age * DAY };
    await rooms.put(room.id, { game, room });
    return room.id;
  };
  const [fresh, , played] = [await keep(80), await keep(100), await keep(1000, GAME)];
  await rooms.put('broken', { room: 'torn' });
  await forgetEmpty(rooms, now);
  const left = (await rooms.list()).map((kept) => ((kept as { room: unknown }).room as { id?: string }).id ?? 'broken');
  expect(left.sort()).toEqual([fresh, played, 'broken'].sort());
});

test('a room that was just made, and its link sent, is kept from that moment', async () => {
  const rooms = memoryRooms();
  const room = newRoom({ side: 0, name: 'Ada', invitation: { code: 'ABCDEFGH1234', way: 'server' } });
  await rooms.put(room.id, { game: null, room });
  await forgetEmpty(rooms, Date.now());
  await forgetEmpty(rooms, Date.now() + 80 * DAY);
  expect(await rooms.list()).toHaveLength(1);
  await forgetEmpty(rooms, Date.now() + 91 * DAY);
  expect(await rooms.list()).toHaveLength(0);
});
