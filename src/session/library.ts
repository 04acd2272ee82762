import type { Box } from '../persistence/box.ts';
import { memoryBox } from '../persistence/box.ts';
import type { Keepsakes } from '../persistence/keepsakes.ts';
import type { Rooms } from '../persistence/rooms.ts';
import type { Saves } from '../persistence/saves.ts';
import type { AnyGame, Notice, Outcome } from './appContract.ts';
import type { CountryKeeping } from './country/shelf.ts';
import { createArchive } from './archive/archive.ts';
import type { AnyFinished, Archivist } from './archive/archive.ts';
import { listRooms } from './onlineStart.ts';
import { keep, listSaves } from './shelf.ts';
import type { Workbench } from './workshop/workshop.ts';
import type { Keeping } from './shelf.ts';

/** Every game of this device, wherever it is kept: under way, in a room with a friend, finished. */
export interface Library {
  readonly archive: Archivist;
  /** Latest first. */
  readonly games: readonly AnyGame[];
  open(): Promise<void>;
  refresh(): Promise<void>;
  /** After every action. */
  keep(keeping: Keeping | CountryKeeping): Promise<void>;
  /** A game that has ended elsewhere than among the saves. */
  keepFinished(save: AnyFinished): Promise<void>;
  isRoom(id: string): boolean;
  remove(id: string): Promise<Outcome>;
}

export interface LibraryPorts {
  readonly workshop: Pick<Workbench, 'load' | 'texts' | 'takeAll' | 'clear'>;
  readonly saves: Saves;
  readonly rooms: Rooms;
  /** Where finished games are kept, and the small storage as a whole; without them they last as long as the page. */
  readonly finished?: Box | undefined;
  readonly keepsakes?: Keepsakes | undefined;
  readonly now: () => number;
  readonly notify: (code: string, tone: Notice['tone'], action?: Notice['action']) => void;
  readonly onChange: () => void;
  readonly onTexts: () => void;
}

const NO_KEEPSAKES: Keepsakes = { all: () => ({}), put: () => false, clear: () => undefined };

export function createLibrary({ workshop, saves, rooms, finished = memoryBox(), keepsakes = NO_KEEPSAKES, now, notify, onChange, onTexts }: LibraryPorts): Library {
  let games: readonly AnyGame[] = [];
  const archive = createArchive({ workshop, finished, saves, rooms, keepsakes, now, onChange: refresh, onTexts });
  const tell = (trouble: Outcome, action: Notice['action'] = null): void => void (trouble !== null && notify(trouble, 'alert', action));

  async function refresh(): Promise<void> {
    const { games: running, broken, problem } = await listSaves(saves, archive);
    const withFriends = await listRooms(rooms);
    // The room of a finished game is worth more than the game: one can go on in it.
    const inRooms = new Set(withFriends.flatMap(({ keptAs }) => keptAs ?? []));
    games = [...running, ...withFriends, ...archive.games.filter(({ id }) => !inRooms.has(id))].sort((a, b) => b.savedAt - a.savedAt);
    if (broken > 0) notify('save-broken', 'alert');
    tell(problem);
    onChange();
  }

  return {
    archive,
    get games() {
      return games;
    },
    async open() {
      tell(await archive.load());
      tell(await workshop.load());
      if (saves.problem) tell(saves.problem.code);
      await refresh();
    },
    refresh,
    async keep(keeping) {
      const { over } = keeping.match.view;
      tell(await keep({ saves, archive }, keeping, now()), 'export');
      if (over) await refresh();
    },
    async keepFinished(save) {
      if (archive.get(save.id)) return;
      tell(await archive.keep(save), 'export');
      await refresh();
    },
    isRoom: (id) => games.some((game) => game.id === id && game.online),
    async remove(id) {
      const room = games.find((game) => game.id === id && game.online === true);
      if (room) await rooms.remove(id);
      const kept = archive.get(room?.keptAs ?? id);
      const removed = kept || room ? null : await saves.remove(id);
      const trouble = kept ? await archive.remove(kept.id) : removed && !removed.ok ? removed.error.code : null;
      await refresh();
      return trouble;
    },
  };
}
