import type { Rooms } from '../../persistence/rooms.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { Archivist } from '../archive/archive.ts';
import type { Notices, Outcome, SavedGame } from '../contracts/app.ts';
import { listRooms } from '../online/onlineStart.ts';
import type { Workbench } from '../workshop/workshop.ts';
import { merged } from './merged.ts';
import { describeSave, listSaves, saveOf } from './saveStore.ts';
import type { Unsaved } from './unsaved.ts';

interface Options {
  readonly saves: Saves;
  readonly rooms: Rooms;
  readonly archive: Archivist;
  readonly unsaved: Unsaved;
  readonly workshop: Pick<Workbench, 'load'>;
  readonly notices: Pick<Notices, 'add'>;
  readonly tell: (trouble: Outcome) => void;
  readonly freshId: () => string;
  /** Whether no other tab plays the game. */
  readonly isFree: (id: string) => Promise<boolean>;
  readonly order: (a: SavedGame, b: SavedGame) => number;
  readonly onChange: () => void;
}

/** The list of all games on this device. */
export function createGameList(options: Options) {
  const { saves, rooms, archive, unsaved, workshop, notices, tell, freshId, isFree, order, onChange } = options;
  let games: readonly SavedGame[] = [];
  let outdated = false;

  /** Reads the games that are not in progress, and the sets of the workshop. */
  async function reload(): Promise<void> {
    tell(await archive.load());
    tell(await workshop.load());
  }

  async function readAll(): Promise<void> {
    if (outdated) {
      outdated = false;
      await reload();
    }
    const { games: running, broken, problem } = await listSaves({ saves, archive, freshId, isFree });
    const { games: withFriends, problem: roomProblem } = await listRooms(rooms);
    // For a finished match with friends list the room instead, because it can be continued.
    const inRooms = new Set(withFriends.flatMap(({ keptAs }) => keptAs ?? []));
    games = [...withUnsaved(running), ...withFriends, ...archive.games.filter(({ id }) => !inRooms.has(id))].sort(
      order,
    );
    if (broken > 0) notices.add('save-broken', 'alert');
    tell(problem);
    tell(roomProblem);
    onChange();
  }

  /** Games in progress, those that could not be saved as they were left. */
  function withUnsaved(running: readonly SavedGame[]): readonly SavedGame[] {
    const left = unsaved.games.flatMap((keeping) => {
      const game = describeSave(saveOf(keeping, keeping.savedAt));
      return game.ok ? [game.value] : [];
    });
    return [...left, ...running.filter(({ id }) => unsaved.get(id) === null)];
  }

  return {
    get games(): readonly SavedGame[] {
      return games;
    },
    reload,
    /** Lists the games in progress again. */
    refresh: merged(readAll),
    /** The next refresh reloads first: another tab has changed more than a game in progress. */
    outdate: (): void => void (outdated = true),
  };
}
