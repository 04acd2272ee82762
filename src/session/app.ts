import type { Skin, Studio } from '../art/contract.ts';
import { BOT_LEVELS } from '../bots/protocol.ts';
import { MATERIAL, RULE_SETS, RULE_SET_IDS } from '../game/index.ts';
import type { Saves } from '../persistence/saves.ts';
import type { App, Notice, Outcome, SavedGame, Settings } from './appContract.ts';
import type { Match, NewGame } from './contract.ts';
import { formatLink, isGameLink, parseLink } from './link.ts';
import { createMatch } from './match.ts';
import type { MatchOptions } from './match.ts';
import { keepSettings, loadSettings } from './settings.ts';
import type { SmallStorage } from './settings.ts';
import { keep, listSaves, newGameOf } from './shelf.ts';

/** The application: which screen, which match, what is kept. Views and storage are handed in. */

export interface AppPorts {
  readonly saves: Saves;
  readonly storage: SmallStorage;
  /** The painter for a rule set; asked for when pictures are needed. */
  readonly studio: (skin: Skin) => Studio;
  readonly match?: MatchOptions;
  readonly now?: () => number;
  /** Takes the waiting update; the page loads anew. */
  readonly update?: () => void;
}

/** What the page around the application may do besides the HUD. */
export interface Application extends App {
  notify(code: string, tone: Notice['tone'], action?: Notice['action']): void;
  /** Opens the game in the page's link, if there is one. */
  openLink(fragment: string): Promise<Outcome>;
  /** The game in progress as a link's fragment; `null` without one. */
  linkOfMatch(): Promise<string | null>;
  studio(): Studio;
}

/** Shortest time between two actions of a bot, by speed of motion, in milliseconds. */
const BOT_PACE = [150, 900, 500] as const;

export async function createApp(ports: AppPorts): Promise<Application> {
  const { saves } = ports;
  const now = ports.now ?? Date.now;
  const listeners = new Set<() => void>();
  let settings = loadSettings(ports.storage);
  let notices: readonly Notice[] = [];
  let savedGames: readonly SavedGame[] = [];
  let screen: App['screen'] = 'menu';
  let current: { readonly id: string; readonly game: NewGame; readonly match: Match } | null = null;
  let lastNotice = 0;

  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };

  function notify(code: string, tone: Notice['tone'], action: Notice['action'] = null): void {
    if (notices.some((notice) => notice.code === code)) return;
    notices = [...notices, { id: ++lastNotice, code, tone, action }];
    changed();
  }

  const drop = (id: number): void => {
    notices = notices.filter((notice) => notice.id !== id);
    changed();
  };

  async function refreshSaves(): Promise<void> {
    const { games, broken, problem } = await listSaves(saves);
    savedGames = games;
    if (broken > 0) notify('save-broken', 'alert');
    if (problem) notify(problem, 'alert');
    changed();
  }

  async function autosave(): Promise<void> {
    if (!current) return;
    const kept = await keep(saves, current.id, current.game, current.match, now());
    if (!kept.ok) notify(kept.error.code, 'alert', 'export');
  }

  /** Takes a match to the table; the one before stays as it was kept. */
  function play(id: string, game: NewGame, match: Match): void {
    current?.match.close();
    current = { id, game, match };
    screen = 'game';
    match.subscribe((view, before) => {
      if (view.state !== before.state) void autosave();
    });
    void autosave();
    changed();
  }

  const options = (record?: unknown): MatchOptions => ({
    confirm: () => settings.confirm,
    botPace: () => BOT_PACE[settings.speed],
    ...ports.match,
    ...(record === undefined ? {} : { record }),
  });

  /** Begins or resumes; the game at the table is not touched unless the new one can be played. */
  function begin(id: string, game: NewGame, record?: unknown): Outcome {
    const match = createMatch(game, options(record));
    if (!match.ok) return match.error.code;
    play(id, game, match.value);
    return null;
  }

  /** Not `randomUUID`: pages from plain http addresses have none. */
  const freshId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

  const app: Application = {
    get screen() {
      return screen;
    },
    get match() {
      return current?.match ?? null;
    },
    ruleSets: RULE_SET_IDS.map((id) => ({ id, tokenUse: RULE_SETS[id].tokenUse, effects: RULE_SETS[id].effects })),
    botLevels: BOT_LEVELS,
    get savedGames() {
      return savedGames;
    },
    get settings() {
      return settings;
    },
    get notices() {
      return notices;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    newGame: async (game) => begin(freshId(), game),
    async continueSaved(id) {
      const save = await saves.get(id);
      if (!save.ok) return save.error.code;
      if (!save.value) return 'save-missing';
      const { newGame, record } = save.value.match;
      return begin(id, newGame, record);
    },
    async deleteSave(id) {
      const removed = await saves.remove(id);
      await refreshSaves();
      return removed.ok ? null : removed.error.code;
    },
    async importRecord(text) {
      const value = parseJson(text);
      if (value === undefined) return 'malformed';
      const game = newGameOf(value);
      return game.ok ? begin(freshId(), game.value, value) : game.error.code;
    },
    exportRecord: () => (current ? `${JSON.stringify(current.match.record(), null, 1)}\n` : null),
    async rematch() {
      if (!current) return 'save-missing';
      return begin(freshId(), otherWayRound(current.game, app.freshSeed()));
    },
    leaveMatch() {
      current?.match.close();
      current = null;
      screen = 'menu';
      changed();
      void refreshSaves();
    },
    changeSettings(change: Partial<Settings>) {
      settings = { ...settings, ...change };
      if (!keepSettings(ports.storage, settings)) notify('save-unavailable', 'status');
      changed();
    },
    dismissNotice: drop,
    actOnNotice(id) {
      const notice = notices.find((item) => item.id === id);
      drop(id);
      if (notice?.action === 'reload') ports.update?.();
    },
    freshSeed: () => freshId().slice(0, 8),
    tile(id) {
      const tile = MATERIAL.tiles.find((spec) => spec.id === id);
      if (!tile) throw new Error(`Expected a known tile, not ${id}`);
      return tile;
    },
    async tilePicture(id, rotation) {
      const picture = (await app.studio().tile(id))[rotation];
      if (!picture) throw new Error(`Expected a picture for rotation ${rotation}`);
      return picture;
    },
    studio: () => ports.studio(current?.game.rules ?? savedGames[0]?.rules ?? 'castle'),
    notify,
    async openLink(fragment) {
      if (!isGameLink(fragment)) return null;
      const text = await parseLink(fragment);
      return text.ok ? app.importRecord(text.value) : text.error.code;
    },
    linkOfMatch: async () => (current ? formatLink(current.match.record()) : null),
  };

  if (saves.problem) notify(saves.problem.code, 'alert');
  await refreshSaves();
  return app;
}

/** `undefined` for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The same people, the other one begins. */
function otherWayRound(game: NewGame, seed: string): NewGame {
  const swap = <T>([a, b]: readonly [T, T]): readonly [T, T] => [b, a];
  return { ...game, players: swap(game.players), seats: swap(game.seats), colours: swap(game.colours), seed };
}

