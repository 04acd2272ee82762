import { memoryStore } from '../../persistence/keyValueStore.ts';
import { memoryRooms } from '../../persistence/rooms.ts';
import type { Application } from '../contracts/app.ts';
import { lastRules } from '../contracts/archive.ts';
import { createLearning } from '../learn/learning.ts';
import { createChallenges } from '../links/challenges.ts';
import { formatLink } from '../links/link.ts';
import { createLinkOpener } from '../links/linkOpener.ts';
import { assistsOf } from '../match/assists.ts';
import { sharedRecord } from '../match/openRecord.ts';
import { rememberedRoom } from '../online/onlineStart.ts';
import { noteExport } from '../platform/persistentStorage.ts';
import { aloneTabs } from '../platform/tabs.ts';
import { createCurrentReview } from '../review/currentReview.ts';
import { nextRound, othersHere } from '../review/fork.ts';
import { createSaving } from '../saving/saving.ts';
import { createWorkshop, noPreviewPainter } from '../workshop/workshop.ts';
import type { AppPorts } from './appPorts.ts';
import { createAtTable } from './atTable.ts';
import { CATALOGUE } from './catalogue.ts';
import { createFinishedGames } from './finishedGames.ts';
import { freshId } from './freshId.ts';
import { createNoticeWays } from './noticeWays.ts';
import { createNotices } from './notices.ts';
import { createRooms, onlineWays } from './onlineWays.ts';
import { picturesOf } from './pictures.ts';
import { createPreferences } from './settings.ts';
import { createSignal } from './signal.ts';
import { createStarting } from './starting.ts';
import { createStoredGames } from './storedGames.ts';

const freshSeed = (): string => freshId().slice(0, 8);

/** What the parts share: what is stored and shown, and the signals that it has changed. */
function createBase(ports: AppPorts) {
  const { tabs = aloneTabs, sets = memoryStore(), rooms = memoryRooms(), now = Date.now, storage } = ports;
  const changes = createSignal();
  const texts = createSignal();
  const preferences = createPreferences(storage);
  texts.subscribe(preferences.reread);
  const notices = createNotices(changes.emit);
  const atTable = createAtTable(changes.emit);
  const workshop = createWorkshop({
    store: sets,
    previewPainter: ports.previewPainter ?? noPreviewPainter,
    now,
    freshId,
    onTrouble: (code) => notices.add(code, 'alert'),
    onChange: changes.emit,
  });
  const { library, ownership } = createSaving({
    ...ports,
    workshop,
    rooms,
    sets,
    tabs,
    now,
    notices,
    freshId,
    at: () => atTable.current,
    rename: atTable.rename,
    clear: atTable.clear,
    onChange: changes.emit,
    onTexts: texts.emit,
    onExport: (games) => void noteExport(storage, games),
  });
  atTable.onLeave(ownership.leave);
  changes.subscribe(ownership.settle);
  changes.subscribe(() => {
    if (atTable.current) assistsOf(atTable.current.match).allow(preferences.now.assists);
  });
  tabs.onChange(() => void (atTable.screen === 'menu' && library.refresh()));
  const unkept = (): void => notices.add('texts-unkept', 'status');
  return {
    storage,
    tabs,
    rooms,
    now,
    changes,
    texts,
    preferences,
    notices,
    atTable,
    workshop,
    library,
    ownership,
    unkept,
  };
}

type Base = ReturnType<typeof createBase>;

/** The ways to a match: new games, lessons, stored and finished games, rooms, links. */
function createWays(base: Base, ports: AppPorts) {
  const { storage, changes, texts, preferences, atTable, library, ownership } = base;
  const onChange = changes.emit;
  const settings = () => preferences.now;
  const starting = createStarting({ atTable, library, ownership, settings, options: ports.match, onChange });
  const { begin } = starting;
  const learning = createLearning({
    storage,
    now: base.now,
    confirm: starting.pace.confirm,
    onMatch: (game, match) => starting.play(freshId(), game, match, 'learning'),
    onChange,
    onUnkept: base.unkept,
  });
  atTable.onLeave((next) => void (next !== 'learning' && learning.end()));
  texts.subscribe(learning.reread);

  const finished = createFinishedGames({ archive: library.archive, atTable, begin, onChange });
  const online = createRooms({ ...base, settings, starting, finished, notify: base.notices.add, onChange });
  const openRoom = (id: string) => online.with((rooms) => rooms.open(id));
  const stored = createStoredGames({ saves: ports.saves, library, ownership, finished, begin, openRoom });
  const leaveOnline = (): void => {
    online.now?.leave();
    void library.refresh();
  };
  const leaveMatch = (): void => {
    leaveOnline();
    atTable.clear();
  };
  const review = createCurrentReview({
    at: () => atTable.current,
    cutOff: finished.wasCutOff,
    begin: (game, record) => begin(freshId(), game, record),
    leaveMatch,
    onChange,
  });
  const links = createLinkOpener({
    withRooms: online.with,
    onPuzzle: learning.request,
    rememberedRoom: () => rememberedRoom(storage),
    async openGame(record, at) {
      const trouble = await finished.importRecord(record);
      if (trouble === null && at !== null) review.ways.openReview(at);
      return trouble;
    },
    async goOn() {
      const latest = library.games.find(({ over }) => !over);
      return latest ? stored.continueSaved(latest.id) : null;
    },
    onChange,
  });
  const challenges = createChallenges({
    links,
    archive: library.archive,
    at: () => atTable.current,
    begin: (game, record) => begin(freshId(), game, record),
    freshSeed,
  });
  const rooms = { leaveOnline, ...onlineWays(online, () => links.drop('invitation')) };
  return { begin, learning, finished, online, stored, rooms, leaveMatch, review, links, challenges };
}

type Ways = ReturnType<typeof createWays>;

/** The methods that start, end and pass on a match. */
function matchWays(
  { atTable, library }: Base,
  { begin, online, stored, finished, leaveMatch }: Ways,
): Pick<
  Application,
  | 'newGame'
  | 'rematch'
  | 'leaveMatch'
  | 'continueSaved'
  | 'deleteSave'
  | 'importRecord'
  | 'exportRecord'
  | 'linkOfMatch'
> {
  return {
    newGame: async (game) => begin(freshId(), game),
    async rematch() {
      const { current } = atTable;
      if (!current) return 'save-missing';
      if (current.place !== 'room') return begin(freshId(), nextRound(othersHere(current.game), freshSeed()));
      online.now?.room?.agree();
      return null;
    },
    leaveMatch,
    ...stored,
    deleteSave: library.remove,
    importRecord: finished.importRecord,
    exportRecord: () => atTable.current && `${JSON.stringify(sharedRecord(atTable.current.live.record()), null, 1)}\n`,
    linkOfMatch: async (moment) => atTable.current && formatLink(sharedRecord(atTable.current.live.record()), moment),
  };
}

/** The application: which screen, which match, what is stored. Views and storage are injected. */
export async function createApp(ports: AppPorts): Promise<Application> {
  const base = createBase(ports);
  const { atTable, library, preferences, notices, changes } = base;
  const ways = createWays(base, ports);
  const { learning, online, links, review } = ways;
  const app: Application = {
    get screen() {
      return atTable.screen;
    },
    get match() {
      return atTable.current?.match ?? null;
    },
    get keptAs() {
      const { current } = atTable;
      return current?.place === 'saves'
        ? current.id
        : current?.place === 'room'
          ? (online.now?.room?.view.keptAs ?? null)
          : null;
    },
    get review() {
      return atTable.current?.tableMatch.review ?? null;
    },
    get canReview() {
      return review.may();
    },
    get challenge() {
      return links.challenge;
    },
    get savedGames() {
      return library.games;
    },
    get settings() {
      return preferences.now;
    },
    get notices() {
      return notices.list;
    },
    get online() {
      return online.now?.room ?? null;
    },
    get invitation() {
      return links.invitation;
    },
    subscribe: changes.subscribe,
    learning,
    ...CATALOGUE,
    archive: library.archive,
    workshop: base.workshop,
    ...review.ways,
    ...ways.challenges,
    ...ways.rooms,
    ...matchWays(base, ways),
    ...createNoticeWays({ ...ports, ...base, ...ways.stored, archive: library.archive }),
    changeSettings(change) {
      if (!preferences.change(change)) base.unkept();
      changes.emit();
    },
    freshSeed,
    ...picturesOf({
      tablePainter: ports.tablePainter,
      atTable: () => atTable.current,
      lastRules: () => lastRules(library.games),
    }),
    openLink: links.open,
  };
  ports.onTexts?.(() => {
    base.texts.emit();
    changes.emit();
  });
  await library.open();
  return app;
}
