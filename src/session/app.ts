import { createAdviser } from '../bots/adviser.ts';
import { createCountryAdviser } from '../bots/country/adviser.ts';
import { MATERIAL, materialOf } from '../game/index.ts';
import { memoryBox } from '../persistence/box.ts';
import { memoryRooms } from '../persistence/rooms.ts';
import type { App, Outcome, Settings } from './appContract.ts';
import type { AppPorts, Application } from './appPorts.ts';
import { finishedAt } from './archive/roomResult.ts';
import type { Match, NewGame } from './contract.ts';
import { lastRules } from './archiveContract.ts';
import { aidsOf } from './aids.ts';
import { countryAidsOf } from './country/aids.ts';
import type { CountryNewGame } from './country/contract.ts';
import { createHall } from './country/hall.ts';
import { CATALOGUE } from './catalogue.ts';
import type { CountryCurrent, Current } from './current.ts';
import { createArrivals } from './arrivals.ts';
import { challengeOf, endedOf, formatChallenge, takeUp } from './challenge.ts';
import { formatLink } from './link.ts';
import { rememberRoom, rememberedRoom, serversOf } from './onlineStart.ts';
import { createMatch } from './match.ts';
import { nextRound, othersHere } from './review/fork.ts';
import { createLookingBack } from './review/lookingBack.ts';
import { stageCastle } from './review/castlePast.ts';
import type { Desk } from './online/desk.ts';
import type { MatchOptions } from './match.ts';
import { createSchool } from './learn/school.ts';
import { BOT_PACE, REVIEW_PACE, keepSettings, loadSettings } from './settings.ts';
import { createLibrary } from './library.ts';
import { createNotices } from './notices.ts';
import { paintedBoard, paintedPlane, picturesOf } from './pictures.ts';
import { codeOf, readRecord } from './shelf.ts';
import { createWorkshop, noEasel } from './workshop/workshop.ts';

/** The application: which screen, which match, what is kept. Views and storage are handed in. */

export type { AppPorts, Application } from './appPorts.ts';

/** In place of an id: the match is kept by its room. */
const ONLINE = 'online';

export async function createApp(ports: AppPorts): Promise<Application> {
  const { saves } = ports;
  const now = ports.now ?? Date.now;
  const listeners = new Set<() => void>();
  let settings = loadSettings(ports.storage);
  let screen: App['screen'] = 'menu';
  let current: Current | null = null;
  const rooms = ports.rooms ?? memoryRooms();
  let desk: Desk | null = null;
  const changed = (): void => {
    if (current) aidsOf(current.match).allow(settings.aids);
    if (hall.match) countryAidsOf(hall.match).allow(settings.aids);
    for (const listener of [...listeners]) listener();
  };

  const notices = createNotices(changed);
  const notify = notices.add;
  /** Not `randomUUID`: pages from plain http addresses have none. */
  const freshId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

  const workshop = createWorkshop({ box: ports.sets ?? memoryBox(), easel: ports.easel ?? noEasel, now, freshId, onTrouble: (code) => notify(code, 'alert'), onChange: changed });
  const library = createLibrary({
    workshop,
    saves,
    rooms,
    finished: ports.finished,
    keepsakes: ports.keepsakes,
    now,
    notify,
    onChange: changed,
    onTexts() {
      settings = loadSettings(ports.storage);
    },
  });
  const { archive } = library;

  /** A room keeps its match itself, and what comes from the archive does not change. */
  async function autosave(): Promise<void> {
    if (current?.place === 'saves') await library.keep({ ...current, match: current.live });
  }

  /** A match with friends that has ended is kept like any other. */
  async function keepRoom(): Promise<void> {
    const save = desk?.room && finishedAt(desk.room.view, atTable(), now());
    if (save) await library.keepFinished(save);
  }

  const reviewPace = (): number => REVIEW_PACE[settings.speed];
  const hall = createHall({
    options: () => ({ ...pace, ...ports.country }),
    review: { pace: reviewPace, hire: () => createCountryAdviser() },
    keep: library.keep,
    onOpen(place) {
      current?.match.close();
      current = null;
      if (place !== 'school') school.end();
      screen = 'game';
    },
    onChange: changed,
  });

  /** Takes a match to the table; the one before stays as it was kept. */
  function play(id: string, game: NewGame, match: Match, place: Current['place']): void {
    current?.match.close();
    hall.close();
    if (place !== 'school') school.end();
    const staged = stageCastle(game, match, { pace: reviewPace, hire: () => createAdviser() });
    current = { id, place, game, live: match, match: staged.match, staged, counted: !match.view.over };
    screen = 'game';
    match.subscribe((view, before) => {
      if (view.state !== before.state) void autosave();
    });
    void autosave();
    changed();
  }

  function clearTable(): void {
    current?.match.close();
    hall.close();
    school.end();
    current = null;
    screen = 'menu';
    changed();
  }

  const atTable = (): Current | CountryCurrent | null => current ?? hall.at;

  const unkept = (): void => notify('save-unavailable', 'status');
  const onMatch = (game: NewGame, match: Match): void => play(freshId(), game, match, 'school');
  const school = createSchool({ storage: ports.storage, now, confirm: () => settings.confirm, onMatch, onCountryMatch: (game, match) => hall.seat(freshId(), game, match, 'school'), onChange: changed, onUnkept: unkept });

  const pace = { confirm: () => settings.confirm, botPace: () => BOT_PACE[settings.speed] };
  const options = (record?: unknown): MatchOptions => ({
    ...pace,
    ...ports.match,
    ...(record === undefined ? {} : { record }),
  });

  /** Begins or resumes; the game at the table is not touched unless the new one can be played. */
  function begin(id: string, game: NewGame | CountryNewGame, record?: unknown, place: 'saves' | 'archive' = 'saves'): Outcome {
    if (game.rules === 'carcassonne') return hall.open(id, game, record, place);
    const match = createMatch(game, options(record));
    if (!match.ok) return match.error.code;
    // What is played with stands in the record.
    play(id, { ...game, set: match.value.view.set ?? undefined }, match.value, place);
    return null;
  }

  /** A finished game, as it was: its record says everything. */
  function look(id: string): Outcome {
    const save = archive.get(id);
    const trouble = save ? begin(id, save.match.newGame, save.match.record, 'archive') : 'save-missing';
    if (trouble === null && wasCutOff(id)) app.openReview();
    return trouble;
  }

  function wasCutOff(id: string): boolean {
    const save = archive.get(id);
    return save !== null && save.result.ended !== 'over';
  }

  /** Playing with a friend is loaded when somebody asks for it. */
  async function deskOf(): Promise<Desk> {
    if (desk) return desk;
    const { createDesk } = await import('./online/desk.ts');
    return (desk ??= createDesk({
      rooms,
      servers: () => serversOf(settings),
      ...pace,
      remember: (id) => rememberRoom(ports.storage, id),
      onMatch: (met) => (met.family === 'castle' ? play(ONLINE, met.game, met.match, 'room') : hall.seat(ONLINE, met.game, met.match, 'room')),
      onLobby: clearTable,
      onChange() {
        changed();
        void keepRoom();
      },
    }));
  }

  const arrivals = createArrivals({
    desk: deskOf,
    onPuzzle: school.wish,
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

  const past = createLookingBack({ at: atTable, cutOff: wasCutOff, begin: (game, record) => begin(freshId(), game, record), leaveMatch: () => app.leaveMatch(), onChange: changed });

  const app: Application = {
    get screen() {
      return screen;
    },
    get match() {
      return current?.match ?? null;
    },
    get review() {
      return current?.staged.review ?? null;
    },
    get countryReview() {
      return hall.at?.staged.review ?? null;
    },
    get canReview() {
      return past.may();
    },
    ...past.ways,
    school,
    ...CATALOGUE,
    archive,
    workshop,
    get challenge() {
      return arrivals.challenge;
    },
    async takeChallenge(taking) {
      const taken = taking && arrivals.challenge && takeUp(arrivals.challenge, taking, app.freshSeed());
      const trouble = taken ? begin(freshId(), taken.game, taken.record) : null;
      if (trouble === null) arrivals.drop('challenge');
      return trouble;
    },
    async challengeLink(id) {
      const kept = id === undefined ? null : archive.get(id);
      const now = atTable();
      const at = kept ? endedOf(kept) : now && { game: now.game, record: now.live.record(), scores: now.live.view.state.scores, over: now.live.view.over };
      const challenge = at?.over ? challengeOf(at) : null;
      return challenge && formatChallenge(challenge);
    },
    get savedGames() {
      return library.games;
    },
    get settings() {
      return settings;
    },
    get notices() {
      return notices.list;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    newGame: async (game) => begin(freshId(), game),
    get country() {
      return hall.match;
    },
    get online() {
      return desk?.room ?? null;
    },
    get invitation() {
      return arrivals.invitation;
    },
    async hostOnline(wish) {
      return (await deskOf()).host(wish);
    },
    async joinOnline(wish) {
      const trouble = await (await deskOf()).join(wish);
      if (trouble === null) arrivals.drop('invitation');
      return trouble;
    },
    leaveOnline() {
      desk?.leave();
      void library.refresh();
    },
    async continueSaved(id) {
      if (library.isRoom(id)) return (await deskOf()).open(id);
      if (archive.get(id)) return look(id);
      const save = await saves.get(id);
      if (!save.ok) return save.error.code;
      if (!save.value) return 'save-missing';
      const { newGame, record } = save.value.match;
      return begin(id, newGame, record);
    },
    deleteSave: library.remove,
    async importRecord(text) {
      const read = readRecord(text);
      if (!read.ok) return codeOf(read.error);
      const { game, record } = read.value;
      const known = archive.find(record);
      return known ? look(known.id) : begin(freshId(), game, record);
    },
    exportRecord: () => (atTable() ? `${JSON.stringify(atTable()?.live.record(), null, 1)}\n` : null),
    async rematch() {
      const at = atTable();
      if (!at) return 'save-missing';
      if (at.place === 'room') {
        app.online?.agree();
        return null;
      }
      return begin(freshId(), nextRound(othersHere(at.game), app.freshSeed()));
    },
    leaveMatch() {
      desk?.leave();
      clearTable();
      void library.refresh();
    },
    changeSettings(change: Partial<Settings>) {
      settings = { ...settings, ...change };
      if (!keepSettings(ports.storage, settings)) unkept();
      changed();
    },
    dismissNotice: (id) => void (notices.drop(id)?.action === 'install' && ports.install?.refuse()),
    actOnNotice(id) {
      const action = notices.drop(id)?.action;
      if (action === 'reload') ports.update?.();
      if (action === 'install') ports.install?.accept();
    },
    freshSeed: () => freshId().slice(0, 8),
    ...picturesOf(() => app.studio(), () => (hall.match ?? current?.match)?.view.tiles ?? MATERIAL.tiles),
    studio: (set) =>
      hall.match && set === undefined
        ? ports.studio(paintedPlane(hall.match.view.tiles))
        : ports.studio(paintedBoard(current?.game.rules ?? lastRules(library.games) ?? 'castle', materialOf(set === undefined ? current?.match.view.set : set))),
    notify,
    openLink: (fragment) => arrivals.open(fragment),
    linkOfMatch: async (moment) => (atTable() ? formatLink(atTable()?.live.record(), moment) : null),
  };

  await library.open();
  return app;
}
