import type { KeyValueStore } from '../persistence/keyValueStore.ts';
import { memoryStore } from '../persistence/keyValueStore.ts';
import type { LocalBackup } from '../persistence/localBackup.ts';
import type { Rooms } from '../persistence/rooms.ts';
import type { Saves } from '../persistence/saves.ts';
import type { SavedGame, NoticeAction, Notify, Outcome } from './appContract.ts';
import { createArchive } from './archive/archive.ts';
import type { FinishedSave, Archivist } from './archive/archive.ts';
import { listRooms } from './onlineStart.ts';
import { keep, listSaves } from './saveStore.ts';
import { gameLock } from './platform/tabs.ts';
import type { Tabs } from './platform/tabs.ts';
import type { Workbench } from './workshop/workshop.ts';
import type { Keeping } from './saveStore.ts';

/** All games of this device, wherever they are stored: in progress, in a room with friends, finished. */
export interface Library {
  readonly archive: Archivist;
  /** Latest first. */
  readonly games: readonly SavedGame[];
  open(): Promise<void>;
  refresh(): Promise<void>;
  /** Another tab has changed more than a game in progress: the next refresh reads everything again. */
  outdate(): void;
  /** After every action. Failures to save have been reported. */
  keep(keeping: Keeping): Promise<Outcome>;
  /** A game that ended elsewhere than among the saves. */
  keepFinished(save: FinishedSave): Promise<void>;
  isRoom(id: string): boolean;
  remove(id: string): Promise<Outcome>;
}

export interface LibraryPorts {
  readonly workshop: Pick<Workbench, 'load' | 'unreadable' | 'texts' | 'takeAll' | 'clear'>;
  readonly saves: Saves;
  readonly rooms: Rooms;
  /** Where finished games are stored, and the browser storage as a whole; without them they last as long as the page. */
  readonly finished?: KeyValueStore | undefined;
  readonly sets?: KeyValueStore | undefined;
  readonly keepsakes?: LocalBackup | undefined;
  readonly forgetPainted?: (() => Promise<void>) | undefined;
  readonly now: () => number;
  readonly notify: Notify;
  readonly freshId: () => string;
  readonly tabs: Tabs;
  readonly onChange: () => void;
  readonly onTexts: () => void;
  readonly onExport: (games: number) => void;
}

/** A clock that was further ahead than this must have been wrong, and is right now: a year, in milliseconds. */
const SET_RIGHT = 365 * 24 * 3600 * 1000;

const NO_KEEPSAKES: LocalBackup = { all: () => ({}), put: () => false, clear: () => undefined };

export function createLibrary({
  workshop,
  saves,
  rooms,
  finished = memoryStore(),
  sets,
  keepsakes = NO_KEEPSAKES,
  forgetPainted = async () => undefined,
  now,
  notify,
  freshId,
  tabs,
  onChange,
  onTexts,
  onExport,
}: LibraryPorts): Library {
  let games: readonly SavedGame[] = [];
  let outdated = false;
  let stamped = -Infinity;
  let wanted = false;
  let refreshing: Promise<void> | null = null;
  const archive = createArchive({
    workshop,
    finished,
    saves,
    rooms,
    keepsakes,
    forgetPainted,
    now,
    onChange: changed,
    onTexts,
    onExport,
  });
  const tell = (trouble: Outcome, actions: readonly NoticeAction[] = []): void =>
    void (trouble !== null && notify(trouble, 'alert', actions));
  const isFree = (id: string): Promise<boolean> => tabs.isFree(gameLock(id));

  /**
   * The time of a save: never earlier than the existing ones, so that the game played last is the latest even if the
   * clock was set back.
   */
  function stamp(): number {
    const clock = now();
    const newest = Math.max(stamped, ...games.map(({ savedAt }) => savedAt));
    stamped = newest >= clock && newest - clock < SET_RIGHT ? newest + 1 : clock;
    return stamped;
  }

  /** One at a time; requests in the meantime are served once more afterwards. */
  function refresh(): Promise<void> {
    wanted = true;
    return (refreshing ??= readWhileWanted());
  }

  async function readWhileWanted(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        await readAll();
      }
    } finally {
      refreshing = null;
    }
  }

  async function readAll(): Promise<void> {
    if (outdated) {
      outdated = false;
      tell(await archive.load());
      tell(await workshop.load());
    }
    const { games: running, broken, problem } = await listSaves({ saves, archive, freshId, isFree });
    const { games: withFriends, problem: roomProblem } = await listRooms(rooms);
    // The room of a finished game is worth more than the game, because it can be continued.
    const inRooms = new Set(withFriends.flatMap(({ keptAs }) => keptAs ?? []));
    games = [...running, ...withFriends, ...archive.games.filter(({ id }) => !inRooms.has(id))].sort(
      (a, b) => b.savedAt - a.savedAt,
    );
    if (broken > 0) notify('save-broken', 'alert');
    tell(problem);
    tell(roomProblem);
    onChange();
  }

  /** On this tab and the others. */
  async function changed(): Promise<void> {
    tabs.tell('more');
    await refresh();
  }

  /** What could not be opened; if nothing could, one sentence says it all. */
  function tellProblems(): void {
    if (saves.problem) return tell(saves.problem.code);
    if (finished.problem) tell('finished-closed');
    if (rooms.problem) tell('rooms-closed');
    if (sets?.problem) tell('sets-closed');
  }

  return {
    archive,
    get games() {
      return games;
    },
    async open() {
      tell(await archive.load());
      tell(await workshop.load());
      tellProblems();
      if (archive.unreadable > 0) notify('finished-broken', 'alert');
      if (workshop.unreadable > 0) notify('sets-broken', 'alert');
      if ((await listRooms(rooms)).broken > 0) notify('rooms-broken', 'alert');
      await refresh();
    },
    refresh,
    outdate() {
      outdated = true;
    },
    async keep(keeping) {
      const moved = keeping.match.view.over || archive.get(keeping.id) !== null;
      const trouble = await keep({ saves, archive }, keeping, stamp());
      tell(trouble, trouble === 'save-elsewhere' ? ['newer', 'copy'] : ['export']);
      if (moved) await changed();
      else tabs.tell('running');
      return trouble;
    },
    async keepFinished(save) {
      if (archive.get(save.id)) return;
      const trouble = await archive.keep(save);
      // Until the archive can be opened again, it waits among the saves.
      const waits = archive.lasts ? null : await saves.put(save);
      tell(trouble ?? (waits && !waits.ok ? waits.error.code : null), ['export']);
      await changed();
    },
    isRoom: (id) => games.some((game) => game.id === id && game.online),
    async remove(id) {
      if (!(await isFree(id))) return 'game-elsewhere';
      const room = games.find((game) => game.id === id && game.online === true);
      if (room) await rooms.remove(id);
      const kept = archive.get(room?.keptAs ?? id);
      const trouble = kept ? await archive.remove(kept.id) : null;
      const removed =
        trouble === null && !(room && !kept) ? await saves.remove(kept?.id ?? id, kept ?? undefined) : null;
      await changed();
      return trouble ?? (removed && !removed.ok ? removed.error.code : null);
    },
  };
}
