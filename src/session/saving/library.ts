import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import { memoryStore } from '../../persistence/keyValueStore.ts';
import type { LocalBackup } from '../../persistence/localBackup.ts';
import type { Rooms } from '../../persistence/rooms.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { NoticeAction, Notices, Outcome, SavedGame } from '../contracts/app.ts';
import { createArchive } from '../archive/archive.ts';
import type { Archivist } from '../archive/archive.ts';
import type { FinishedSave } from '../contracts/archive.ts';
import { listRooms } from '../online/onlineStart.ts';
import { archiveWith } from './archiving.ts';
import { deleteGame } from './deletion.ts';
import { createGameList } from './gameList.ts';
import { keep, wholeSave } from './saveStore.ts';
import { gameLock } from '../platform/tabs.ts';
import type { Tabs } from '../platform/tabs.ts';
import type { Workbench } from '../workshop/workshop.ts';
import type { Keeping } from './saveStore.ts';
import { createStamps } from './stamps.ts';
import { createUnsaved } from './unsaved.ts';
import type { UnsavedGame } from './unsaved.ts';

/** All games on this device, wherever they are stored: in progress, in a room with friends, finished. */
export interface Library {
  readonly archive: Archivist;
  /** Latest first. */
  readonly games: readonly SavedGame[];
  open(): Promise<void>;
  refresh(): Promise<void>;
  /** Another tab has changed more than a game in progress, so the next refresh has to read everything again. */
  outdate(): void;
  /** Saves after every action. Failures are reported to the player, too. */
  keep(keeping: Keeping): Promise<Outcome>;
  /** Archives a game that was not among the saves. */
  keepFinished(save: FinishedSave): Promise<void>;
  isRoom(id: string): boolean;
  remove(id: string): Promise<Outcome>;
  /** A game that the browser has not saved so far, as it was when it was left; `null`: it is saved, or unknown. */
  unsaved(id: string): UnsavedGame | null;
  /** Tries again to save what could not be saved. */
  readonly retry: () => void;
}

export interface LibraryPorts {
  readonly workshop: Pick<Workbench, 'load' | 'unreadable' | 'texts' | 'takeAll' | 'clear'>;
  readonly saves: Saves;
  readonly rooms: Rooms;
  /** Where finished games are stored; absent: they are lost when the page is closed. */
  readonly finished?: KeyValueStore | undefined;
  readonly sets?: KeyValueStore | undefined;
  readonly localBackup?: LocalBackup | undefined;
  readonly forgetPainted?: (() => Promise<void>) | undefined;
  readonly now: () => number;
  readonly notices: Pick<Notices, 'add' | 'withdraw'>;
  readonly freshId: () => string;
  readonly tabs: Tabs;
  readonly onChange: () => void;
  readonly onTexts: () => void;
  readonly onExport: (games: number) => void;
  /** Saves a match like `keep`, and acts on the outcome. */
  readonly keepAgain: (keeping: Keeping) => Promise<unknown>;
  /** Time between two attempts to save what could not be saved, in milliseconds. */
  readonly retryEvery?: number | undefined;
}

/** In milliseconds: soon enough for a player who makes room, seldom enough for a slow device. */
const RETRY_EVERY = 3000;

const NO_LOCAL_BACKUP: LocalBackup = { all: () => ({}), put: () => false, clear: () => undefined };

type Problematic = Pick<LibraryPorts, 'workshop' | 'saves' | 'rooms' | 'sets'> & {
  readonly finished: KeyValueStore;
  readonly archive: Archivist;
};

/** What could not be opened – if nothing could, one message covers it all – and what could not be read. */
async function problemsOf({
  saves,
  finished,
  rooms,
  sets,
  archive,
  workshop,
}: Problematic): Promise<readonly string[]> {
  const closed = [
    finished.problem && 'finished-closed',
    rooms.problem && 'rooms-closed',
    sets?.problem && 'sets-closed',
  ];
  const broken = [
    archive.unreadable > 0 && 'finished-broken',
    workshop.unreadable > 0 && 'sets-broken',
    (await listRooms(rooms)).broken > 0 && 'rooms-broken',
  ];
  return [...(saves.problem ? [saves.problem.code] : closed), ...broken].filter((code) => typeof code === 'string');
}

export function createLibrary(ports: LibraryPorts): Library {
  const { workshop, saves, rooms, sets, notices, tabs } = ports;
  const finished = ports.finished ?? memoryStore();
  const stamps = createStamps(ports.now);
  const archive = createArchive({
    ...ports,
    finished,
    localBackup: ports.localBackup ?? NO_LOCAL_BACKUP,
    forgetPainted: ports.forgetPainted ?? (async () => undefined),
    onChange: changed,
    unsaved: () => unsaved.games.map((game) => wholeSave(game, game.savedAt)),
    onCleared: () => unsaved.clear(),
  });
  const unsaved = createUnsaved(ports.retryEvery ?? RETRY_EVERY, (codes) => {
    // What was told when the page opened still holds.
    for (const code of codes) if (code !== saves.problem?.code) notices.withdraw(code);
    void list.refresh();
  });
  const tell = (trouble: Outcome, actions: readonly NoticeAction[] = []): void =>
    void (trouble !== null && notices.add(trouble, 'alert', actions));
  const isFree = (id: string): Promise<boolean> => tabs.isFree(gameLock(id));

  const list = createGameList({
    saves,
    rooms,
    archive,
    unsaved,
    workshop,
    notices,
    tell,
    freshId: ports.freshId,
    isFree,
    order: stamps.latestFirst,
    onChange: ports.onChange,
  });

  /** Its first save may have failed only after the menu was shown. */
  function listUnsaved(id: string): void {
    if (unsaved.get(id) && !list.games.some((game) => game.id === id)) void list.refresh();
  }

  /** Refreshes this tab and notifies the others. */
  async function changed(): Promise<void> {
    tabs.tell('more');
    unsaved.retry();
    await list.refresh();
  }

  function outdate(): void {
    list.outdate();
    // Perhaps something was deleted.
    unsaved.retry();
  }
  const moveIn = archiveWith({ archive, saves, unsaved, onMoved: changed });
  tabs.onChange((change) => void (change === 'more' && outdate()));

  return {
    archive,
    get games() {
      return list.games;
    },
    async open() {
      await list.reload();
      for (const code of await problemsOf({ saves, finished, rooms, sets, archive, workshop })) tell(code);
      await list.refresh();
    },
    refresh: list.refresh,
    outdate,
    async keep(keeping) {
      const moved = keeping.match.view.over || archive.get(keeping.id) !== null;
      const game = { ...keeping, savedAt: keeping.savedAt ?? stamps.next(list.games) };
      const trouble = await keep({ saves, archive }, game, game.savedAt);
      if (trouble === 'save-elsewhere') tell(trouble, ['newer', 'copy']);
      // A game that is tried again was reported the first time.
      else if (keeping.savedAt === undefined) tell(trouble, ['export']);
      unsaved.note(game.id, trouble, { game, again: () => ports.keepAgain(game) });
      if (trouble !== null) listUnsaved(game.id);
      else if (moved) await changed();
      else tabs.tell('running');
      return trouble;
    },
    keepFinished: async (save) => tell(await moveIn(save), ['export']),
    unsaved: unsaved.get,
    retry: unsaved.retry,
    isRoom: (id) => list.games.some((game) => game.id === id && game.online),
    async remove(id) {
      if (!(await isFree(id))) return 'game-elsewhere';
      unsaved.drop(id);
      const room = list.games.find((game) => game.id === id && game.online === true);
      const trouble = await deleteGame(id, room, { saves, rooms, archive });
      await changed();
      return trouble;
    },
  };
}
