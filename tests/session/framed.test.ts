// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { memoryRooms } from '../../src/persistence/rooms.ts';
import { lazyRooms } from '../../src/session/online/lazyRooms.ts';
import { fakeBrowser } from '../support/fakeTabs.ts';

/** A page that shows the game in a frame, and could lay its own buttons under a player's clicks. */

afterEach(() => vi.unstubAllGlobals());

const open = (): Promise<string | null> =>
  lazyRooms({
    rooms: memoryRooms(),
    tabs: fakeBrowser({ locks: true }).tab(),
    servers: () => ({ signal: null, ice: [] }),
    confirm: () => true,
    botPace: () => 0,
    remember: () => undefined,
    importGame: async () => null,
    notify: () => undefined,
    onMatch: () => undefined,
    onLobby: () => undefined,
    onChange: () => undefined,
  }).with(async () => null);

test('in a frame of another site no room is opened, and the player is told', async () => {
  vi.stubGlobal('top', {
    get location(): Location {
      throw new Error('Another origin');
    },
  });
  expect(await open()).toBe('framed');
});

test('in a tab of its own, or in a frame of its own site, rooms are opened', async () => {
  expect(await open()).toBeNull();
  vi.stubGlobal('top', { location });
  expect(await open()).toBeNull();
});
