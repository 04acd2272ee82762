import { expect, test } from 'vitest';
import { newRoom } from '../../src/net/room/save.ts';
import { memoryRooms } from '../../src/persistence/rooms.ts';
import { forgetEmpty } from '../../src/session/online/onlineRooms.ts';
import { keptAs } from '../../src/session/online/roomView.ts';
import { roomLock } from '../../src/session/platform/tabs.ts';
import type { Hold, Tabs } from '../../src/session/platform/tabs.ts';
import { fakeBrowser } from '../support/fakeTabs.ts';
import type { SavedGame } from '../../src/session/contracts/app.ts';

const DAY = 24 * 3600 * 1000;
const GAME: SavedGame = {
  id: 'x',
  rules: 'castle',
  names: ['Ada', 'Jan'],
  colours: [0, 1],
  seats: [{ kind: 'human' }, { kind: 'peer' }],
  scores: [3, 4],
  savedAt: 0,
  over: false,
  online: true,
};

test('rooms in which nothing began are deleted after a while, all others stay', async () => {
  const rooms = memoryRooms();
  const now = 1000 * DAY;
  const keep = async (age: number, game: SavedGame | null = null): Promise<string> => {
    const room = {
      ...newRoom({ side: 0, name: 'Ada', invitation: { code: 'ABCDEFGH1234', way: 'server' } }),
      savedAt: now - age * DAY,
    };
    await rooms.put(room.id, { game, room });
    return room.id;
  };
  const [fresh, , played] = [await keep(80), await keep(100), await keep(1000, GAME)];
  await rooms.put('broken', { room: 'torn' });
  await forgetEmpty(rooms, now);
  const left = (await rooms.list()).map((kept) => ((kept as { room: unknown }).room as { id?: string }).id ?? 'broken');
  expect(left.sort()).toEqual([fresh, played, 'broken'].sort());
});

test('a room that was just opened, and its link sent, is saved from that moment', async () => {
  const rooms = memoryRooms();
  const room = newRoom({ side: 0, name: 'Ada', invitation: { code: 'ABCDEFGH1234', way: 'server' } });
  await rooms.put(room.id, { game: null, room });
  await forgetEmpty(rooms, Date.now());
  await forgetEmpty(rooms, Date.now() + 80 * DAY);
  expect(await rooms.list()).toHaveLength(1);
  await forgetEmpty(rooms, Date.now() + 91 * DAY);
  expect(await rooms.list()).toHaveLength(0);
});

test('matches whose numbers begin alike are stored under different names', () => {
  const [one, other] = ['ab'.repeat(6) + 'c'.repeat(52), 'ab'.repeat(6) + 'd'.repeat(52)];
  const named = (match: string): string => keptAs('room', { match });
  expect(named(one)).not.toBe(named(other));
});

test.each([true, false])('a room is held by one page; locks available: %s', async (locks) => {
  const browser = fakeBrowser({ locks });
  const [one, two] = [browser.tab(), browser.tab()];
  const take = (tab: Tabs, room: string): Promise<Hold | null> =>
    tab.hold(roomLock(room), { takeOver: false, onAsked: () => undefined, askOthers: true });
  const first = await take(one, 'x');
  expect(first).not.toBeNull();
  expect(await take(two, 'x')).toBeNull();
  expect(await take(one, 'x')).toBeNull();
  expect(await take(two, 'y')).not.toBeNull();
  first?.release();
  // Of two simultaneous requests one succeeds.
  const both = await Promise.all([take(one, 'x'), take(two, 'x')]);
  expect(both.filter((hold) => hold !== null)).toHaveLength(1);
});
