import { createAdviser } from '../../bots/adviser.ts';
import { memoryStore } from '../../persistence/keyValueStore.ts';
import { memoryRooms } from '../../persistence/rooms.ts';
import type { App, Application, Outcome, Settings } from '../contracts/app.ts';
import type { AppPorts } from './appPorts.ts';
import { finishedAt } from '../saving/roomResult.ts';
import type { Match, NewGame } from '../contracts/match.ts';
import { lastRules } from '../contracts/archive.ts';
import { assistsOf } from '../match/assists.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Current } from '../contracts/current.ts';
import { createLinkOpener } from '../links/linkOpener.ts';
import { createChallenges } from '../links/challenges.ts';
import { formatLink } from '../links/link.ts';
import { rememberRoom, rememberedRoom, serversOf } from '../online/onlineStart.ts';
import { freshId } from './freshId.ts';
import { createMatch, sharedRecord } from '../match/match.ts';
import { nextRound, othersHere } from '../review/fork.ts';
import { createCurrentReview } from '../review/currentReview.ts';
import { createTableMatch } from '../review/tableMatch.ts';
import { lazyRooms } from '../online/lazyRooms.ts';
import type { MatchOptions } from '../match/match.ts';
import { createStoredGames } from './storedGames.ts';
import { createLearning } from '../learn/learning.ts';
import { BOT_PACE, REVIEW_PACE, createPreferences } from './settings.ts';
import { createOwnership } from '../saving/ownership.ts';
import { createLibrary } from '../saving/library.ts';
import { createNotices } from './notices.ts';
import { picturesOf } from './pictures.ts';
import { noteExport } from '../platform/persistentStorage.ts';
import { aloneTabs } from '../platform/tabs.ts';
import { setOf } from '../match/ownSet.ts';
import { codeOf, readRecord } from '../saving/saveStore.ts';
import { createWorkshop, noPreviewPainter } from '../workshop/workshop.ts';

/** The application: which screen, which match, what is stored. Views and storage are injected. */

/** Stands in for an id: the match is saved by its room. */
const ONLINE = 'online';

export async function createApp(ports: AppPorts): Promise<Application> {
  const { saves } = ports;
  const now = ports.now ?? Date.now;
  const listeners = new Set<() => void>();
  const preferences = createPreferences(ports.storage);
  let screen: App['screen'] = 'menu';
  let current: Current | null = null;
  const rooms = ports.rooms ?? memoryRooms();
  const changed = (): void => {
    ownership.settle();
    if (current) assistsOf(current.match).allow(preferences.now.assists);
    for (const listener of [...listeners]) listener();
  };

  const notices = createNotices(changed);
  const notify = notices.add;

  const { tabs = aloneTabs, sets = memoryStore() } = ports;
  const workshop = createWorkshop({
    store: sets,
    previewPainter: ports.previewPainter ?? noPreviewPainter,
    now,
    freshId,
    onTrouble: (code) => notify(code, 'alert'),
    onChange: changed,
  });
  const library = createLibrary({
    ...ports,
    workshop,
    rooms,
    sets,
    tabs,
    now,
    notices,
    freshId,
    onChange: changed,
    onTexts: rereadTexts,
    onExport: (games) => noteExport(ports.storage, games),
    keepAgain: (keeping) => ownership.keep(keeping),
  });
  const { archive } = library;

  const ownership = createOwnership({
    tabs,
    library,
    freshId,
    notices,
    at: () => current,
    rename: (id) => void (current = current && { ...current, id }),
    load: (id) => app.continueSaved(id, { takeOver: true }),
    clear: () => clearTable(),
  });
  tabs.onChange(() => void (screen === 'menu' && library.refresh()));

  /** The browser storage was replaced, or another tab has written to it. */
  function rereadTexts(): void {
    preferences.reread();
    learning.reread();
  }
  ports.onTexts?.(() => {
    rereadTexts();
    changed();
  });

  /** A room saves its own match, and archived games do not change. */
  async function autosave(): Promise<void> {
    if (current?.place === 'saves') await ownership.keep({ ...current, match: current.live });
  }

  /** A finished match with friends is archived like any other. */
  async function keepRoom(): Promise<void> {
    const save = onlineRooms.now?.room && finishedAt(onlineRooms.now.room.view, current, now());
    if (save) await library.keepFinished(save);
  }

  const reviewPace = (): number => REVIEW_PACE[preferences.now.speed];
  /** Opens a match; the previous one stays as it was last saved. */
  function play(id: string, game: NewGame, match: Match, place: Current['place']): void {
    ownership.leave();
    current?.match.close();
    if (place !== 'learning') learning.end();
    const tableMatch = createTableMatch(game, match, { pace: reviewPace, newAdviser: () => createAdviser() });
    const counted = library.unsaved(id)?.counted ?? !match.view.over;
    current = { id, place, game, live: match, match: tableMatch.match, tableMatch, counted };
    screen = 'game';
    match.subscribe((view, before) => {
      if (view.state !== before.state) void autosave();
    });
    void autosave();
    changed();
  }

  function clearTable(): void {
    ownership.leave();
    current?.match.close();
    learning.end();
    current = null;
    screen = 'menu';
    changed();
  }

  const unkept = (): void => notify('texts-unkept', 'status');
  const learning = createLearning({
    storage: ports.storage,
    now,
    confirm: () => preferences.now.confirm,
    onMatch: (game, match) => play(freshId(), game, match, 'learning'),
    onChange: changed,
    onUnkept: unkept,
  });

  const pace = { confirm: () => preferences.now.confirm, botPace: () => BOT_PACE[preferences.now.speed] };
  const options = (record?: unknown): MatchOptions => ({
    ...pace,
    ...ports.match,
    ...(record === undefined ? {} : { record }),
  });

  /** Starts or resumes a match. The current match is closed only if the new one can be played. */
  function begin(id: string, game: NewGame, record?: unknown, place: 'saves' | 'archive' = 'saves'): Outcome {
    const match = createMatch(game, options(record));
    if (!match.ok) return match.error.code;
    // The record contains the custom set.
    play(id, { ...game, set: setOf(match.value.view.state) }, match.value, place);
    return null;
  }

  const storedGames = createStoredGames({
    saves,
    library,
    ownership,
    begin,
    openReview: () => app.openReview(),
    openRoom: (id) => onlineRooms.with((rooms) => rooms.open(id)),
  });

  const onlineRooms = lazyRooms({
    rooms,
    tabs,
    servers: () => serversOf(preferences.now),
    ...pace,
    importGame: (record) => app.importRecord(record),
    notify: (code) => notify(code, 'status'),
    remember: (id) => rememberRoom(ports.storage, id),
    onMatch: (met) => play(ONLINE, met.game, met.match, 'room'),
    onLobby: clearTable,
    onChange() {
      changed();
      void keepRoom();
    },
  });

  const links = createLinkOpener({
    withRooms: onlineRooms.with,
    onPuzzle: learning.request,
    rememberedRoom: () => rememberedRoom(ports.storage),
    async openGame(record, at) {
      const trouble = await app.importRecord(record);
      if (trouble === null && at !== null) app.openReview(at);
      return trouble;
    },
    async goOn() {
      const latest = library.games.find(({ over }) => !over);
      return latest ? app.continueSaved(latest.id) : null;
    },
    onChange: changed,
  });

  const past = createCurrentReview({
    at: () => current,
    cutOff: storedGames.wasCutOff,
    begin: (game, record) => begin(freshId(), game, record),
    leaveMatch: () => app.leaveMatch(),
    onChange: changed,
  });

  const challenges = createChallenges({
    links,
    archive,
    at: () => current,
    begin: (game, record) => begin(freshId(), game, record),
    freshSeed: () => app.freshSeed(),
  });

  const app: Application = {
    get screen() {
      return screen;
    },
    get match() {
      return current?.match ?? null;
    },
    get review() {
      return current?.tableMatch.review ?? null;
    },
    get canReview() {
      return past.may();
    },
    ...past.ways,
    learning,
    ...CATALOGUE,
    archive,
    workshop,
    get challenge() {
      return links.challenge;
    },
    ...challenges,
    get savedGames() {
      return library.games;
    },
    get settings() {
      return preferences.now;
    },
    get notices() {
      return notices.list;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    newGame: async (game) => begin(freshId(), game),
    get online() {
      return onlineRooms.now?.room ?? null;
    },
    get invitation() {
      return links.invitation;
    },
    hostOnline: (request) => onlineRooms.with((rooms) => rooms.host(request)),
    async joinOnline(request) {
      const trouble = await onlineRooms.with((rooms) => rooms.join(request));
      if (trouble === null) links.drop('invitation');
      return trouble;
    },
    leaveOnline() {
      onlineRooms.now?.leave();
      void library.refresh();
    },
    continueSaved: storedGames.continueSaved,
    deleteSave: library.remove,
    async importRecord(text) {
      const read = readRecord(text);
      if (!read.ok) return codeOf(read.error);
      const { game, record } = read.value;
      const known = archive.find(record);
      return known ? storedGames.look(known.id) : begin(freshId(), game, record);
    },
    exportRecord: () => current && `${JSON.stringify(sharedRecord(current.live.record()), null, 1)}\n`,
    async rematch() {
      if (!current) return 'save-missing';
      if (current.place === 'room') app.online?.agree();
      return current.place === 'room' ? null : begin(freshId(), nextRound(othersHere(current.game), app.freshSeed()));
    },
    leaveMatch() {
      app.leaveOnline();
      clearTable();
    },
    changeSettings(change: Partial<Settings>) {
      if (!preferences.change(change)) unkept();
      changed();
    },
    dismissNotice(id) {
      const dropped = notices.drop(id)?.actions ?? [];
      if (dropped.includes('install')) ports.install?.refuse();
      if (dropped.includes('backup')) noteExport(ports.storage, archive.games.length);
    },
    actOnNotice(id, action) {
      notices.drop(id);
      if (action === 'reload') ports.update?.();
      if (action === 'install') ports.install?.accept();
      if (action === 'newer' || action === 'copy') void ownership.decide(action);
    },
    freshSeed: () => freshId().slice(0, 8),
    ...picturesOf({
      tablePainter: ports.tablePainter,
      atTable: () => current,
      lastRules: () => lastRules(library.games),
    }),
    notify,
    openLink: (fragment) => links.open(fragment),
    linkOfMatch: async (moment) => current && formatLink(sharedRecord(current.live.record()), moment),
  };

  await library.open();
  return app;
}
