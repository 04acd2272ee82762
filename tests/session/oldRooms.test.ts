import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adapterOf, checkGameRecord } from '../../src/game/index.ts';
import { memoryRooms } from '../../src/persistence/rooms.ts';
import { createOnlineRooms } from '../../src/session/online/onlineRooms.ts';
import { fakeBrowser } from '../support/fakeTabs.ts';

/** What becomes of rooms that earlier versions stored. */

const kept = (name: string): readonly { readonly id: string }[] =>
  JSON.parse(readFileSync(new URL(`../net/rooms/${name}.json`, import.meta.url), 'utf8')) as { id: string }[];

function online() {
  const [rooms, games, notices] = [memoryRooms(), [] as string[], [] as string[]];
  const ports = {
    rooms,
    tabs: fakeBrowser({ locks: true }).tab(),
    servers: () => ({ signal: null, ice: [] }) as never,
    confirm: () => true,
    botPace: () => 0,
    importGame: async (record: string) => {
      games.push(record);
      return null;
    },
    notify: (code: string) => void notices.push(code),
    remember: () => undefined,
    onMatch: () => undefined,
    onLobby: () => undefined,
    onChange: () => undefined,
  };
  return { rooms, games, notices, now: createOnlineRooms(ports) };
}

test.each(['1-match', '2-match', '2-party'])(
  'a room of an earlier version (%s) ends with a sentence, and its game continues here',
  async (name) => {
    const { rooms, games, notices, now } = online();
    const [room] = kept(name);
    await rooms.put(room?.id ?? '', { game: null, room });
    expect(await now.open(room?.id ?? '')).toBeNull();
    expect(notices).toEqual(['room-old-game']);
    expect(await rooms.list()).toEqual([]);
    const found = checkGameRecord(JSON.parse(games[0] ?? ''));
    if (!found.ok) throw new Error(found.error.message);
    const { rules, record } = found.value;
    const again = rules.replay(record.start, record.actions);
    expect(again).toMatchObject({ ok: true });
    // Somebody can act: the game goes on.
    if (again.ok) expect(adapterOf(rules.id).legalActions(again.state).length).toBeGreaterThan(0);
  },
);

test('one in which no match had begun says so, and stays', async () => {
  const { rooms, games, now } = online();
  const [room] = kept('2-renewed');
  await rooms.put(room?.id ?? '', { game: null, room });
  expect(await now.open(room?.id ?? '')).toBe('room-old');
  expect(games).toEqual([]);
});
