import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import { memoryStore } from '../../persistence/keyValueStore.ts';
import type { LocalBackup } from '../../persistence/localBackup.ts';
import type { Rooms } from '../../persistence/rooms.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { NoticeAction, Notices, Outcome, SavedGame } from '../contracts/app.ts';
import { createArchive } from '../archive/archive.ts';
import type { Archivist } from '../archive/archive.ts';
import type { FinishedSave } from '../archive/shelf.ts';
import { listRooms } from '../online/onlineStart.ts';
import { describeSave, keep, listSaves, saveOf, wholeSave } from './saveStore.ts';
import { gameLock } from '../platform/tabs.ts';
import type { Tabs } from '../platform/tabs.ts';
import type { Workbench } from '../workshop/workshop.ts';
import type { Keeping } from './saveStore.ts';
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

/** In milliseconds (a year): no save of a clock that was set back on purpose is this far ahead. */
const SET_RIGHT = 365 * 24 * 3600 * 1000;

const NO_LOCAL_BACKUP: LocalBackup = { all: () => ({}), put: () => false, clear: () => undefined };

export function createLibrary({
  workshop,
  saves,
  rooms,
  finished = memoryStore(),
  sets,
  localBackup = NO_LOCAL_BACKUP,
  forgetPainted = async () => undefined,
  now,
  notices,
  freshId,
  tabs,
  onChange,
  onTexts,
  onExport,
  keepAgain,
  retryEvery = RETRY_EVERY,
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
    localBackup,
    forgetPainted,
    now,
    onChange: changed,
    onTexts,
    onExport,
    unsaved: () => unsaved.games.map((game) => wholeSave(game, game.savedAt)),
    onCleared: () => unsaved.clear(),
  });
  const unsaved = createUnsaved(retryEvery, (codes) => {
    // What was told when the page opened still holds.
    for (const code of codes) if (code !== saves.problem?.code) notices.withdraw(code);
    void refresh();
  });
  const tell = (trouble: Outcome, actions: readonly NoticeAction[] = []): void =>
    void (trouble !== null && notices.add(trouble, 'alert', actions));
  const isFree = (id: string): Promise<boolean> => tabs.isFree(gameLock(id));

  /**
   * The time stamp for a save: later than all existing ones, so that the game played last is first in the list even if
   * the clock was set back.
   */
  function stamp(): number {
    const clock = now();
    const times = [stamped, ...games.map(({ savedAt }) => savedAt)].filter((time) => !isAhead(time));
    stamped = Math.max(clock, Math.max(...times) + 1);
    return stamped;
  }

  /** The clock was wrong then, or is wrong now. Either way such a time says nothing about the order. */
  const isAhead = (time: number): boolean => time - now() >= SET_RIGHT;
  const latestFirst = (a: SavedGame, b: SavedGame): number =>
    Number(isAhead(a.savedAt)) - Number(isAhead(b.savedAt)) || b.savedAt - a.savedAt;

  /** Refreshes one at a time; requests in the meantime are merged into one more refresh. */
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
    // For a finished match with friends list the room instead, because it can be continued.
    const inRooms = new Set(withFriends.flatMap(({ keptAs }) => keptAs ?? []));
    games = [...withUnsaved(running), ...withFriends, ...archive.games.filter(({ id }) => !inRooms.has(id))].sort(
      latestFirst,
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

  /** Its first save may have failed only after the menu was shown. */
  function listUnsaved(id: string): void {
    if (unsaved.get(id) && !games.some((game) => game.id === id)) void refresh();
  }

  /** Refreshes this tab and notifies the others. */
  async function changed(): Promise<void> {
    tabs.tell('more');
    unsaved.retry();
    await refresh();
  }

  async function moveIn(save: FinishedSave): Promise<Outcome> {
    if (archive.get(save.id)) return null;
    const kept = await archive.keep(save);
    // If the archive does not persist, keep the game among the saves meanwhile.
    const waits = archive.lasts ? null : await saves.put(save);
    const trouble = kept ?? (waits && !waits.ok ? waits.error.code : null);
    unsaved.note(save.id, trouble, { again: () => moveIn(save) });
    if (trouble === null) await changed();
    return trouble;
  }

  /** Reports what could not be opened; if nothing could, one message covers it all. */
  function tellProblems(): void {
    if (saves.problem) return tell(saves.problem.code);
    if (finished.problem) tell('finished-closed');
    if (rooms.problem) tell('rooms-closed');
    if (sets?.problem) tell('sets-closed');
  }

  function outdate(): void {
    outdated = true;
    // Perhaps something was deleted.
    unsaved.retry();
  }
  tabs.onChange((change) => void (change === 'more' && outdate()));

  return {
    archive,
    get games() {
      return games;
    },
    async open() {
      tell(await archive.load());
      tell(await workshop.load());
      tellProblems();
      if (archive.unreadable > 0) notices.add('finished-broken', 'alert');
      if (workshop.unreadable > 0) notices.add('sets-broken', 'alert');
      if ((await listRooms(rooms)).broken > 0) notices.add('rooms-broken', 'alert');
      await refresh();
    },
    refresh,
    outdate,
    async keep(keeping) {
      const moved = keeping.match.view.over || archive.get(keeping.id) !== null;
      const game = { ...keeping, savedAt: keeping.savedAt ?? stamp() };
      const trouble = await keep({ saves, archive }, game, game.savedAt);
      if (trouble === 'save-elsewhere') tell(trouble, ['newer', 'copy']);
      // A game that is tried again was reported the first time.
      else if (keeping.savedAt === undefined) tell(trouble, ['export']);
      unsaved.note(game.id, trouble, { game, again: () => keepAgain(game) });
      if (trouble !== null) listUnsaved(game.id);
      else if (moved) await changed();
      else tabs.tell('running');
      return trouble;
    },
    keepFinished: async (save) => tell(await moveIn(save), ['export']),
    unsaved: unsaved.get,
    retry: unsaved.retry,
    isRoom: (id) => games.some((game) => game.id === id && game.online),
    async remove(id) {
      if (!(await isFree(id))) return 'game-elsewhere';
      unsaved.drop(id);
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
