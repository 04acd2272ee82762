import { isLook } from '../../art/players.ts';
import { ADAPTERS, isRecord, parseJson } from '../../game/index.ts';
import { keepText, readText } from '../../persistence/storage.ts';
import type { TextStorage } from '../../persistence/storage.ts';
import { DEFAULT_SOUND } from '../../sound/contract.ts';
import type { SoundSettings } from '../../sound/contract.ts';
import { LIGHTS, SPEEDS, TEXT_SIZES } from '../contracts/app.ts';
import type { LastPlayer, Settings } from '../contracts/app.ts';

/** Settings are stored in localStorage; unreadable values get their defaults. */

export const DEFAULT_SETTINGS: Settings = {
  speed: 1,
  confirm: true,
  vibration: true,
  motion: 'auto',
  textSize: 1,
  light: 'day',
  assists: true,
  level: 'novice',
  lastOptions: {},
  lastRules: '',
  lastPlayers: {},
  language: 'auto',
  sound: DEFAULT_SOUND,
  signal: '',
  ice: '',
  chatMuted: false,
  turnNotes: false,
};

const KEY = 'ramparts-settings';

export function parseSettings(text: string | null): Settings {
  const value = parseJson(text ?? 'null');
  if (!isRecord(value)) return DEFAULT_SETTINGS;
  const given: Partial<Record<keyof Settings, unknown>> = value;
  return {
    speed: SPEEDS.find((speed) => speed === given.speed) ?? DEFAULT_SETTINGS.speed,
    confirm: typeof given.confirm === 'boolean' ? given.confirm : DEFAULT_SETTINGS.confirm,
    vibration: typeof given.vibration === 'boolean' ? given.vibration : DEFAULT_SETTINGS.vibration,
    motion: given.motion === 'off' ? 'off' : 'auto',
    textSize: TEXT_SIZES.find((size) => size === given.textSize) ?? DEFAULT_SETTINGS.textSize,
    light: LIGHTS.find((light) => light === given.light) ?? DEFAULT_SETTINGS.light,
    assists: parseAssists(value),
    level: typeof given.level === 'string' ? given.level : DEFAULT_SETTINGS.level,
    lastOptions: parseLastOptions(given.lastOptions),
    lastRules: ADAPTERS.find(({ id }) => id === given.lastRules)?.id ?? DEFAULT_SETTINGS.lastRules,
    lastPlayers: parseLastPlayers(given.lastPlayers),
    language: typeof given.language === 'string' ? given.language : DEFAULT_SETTINGS.language,
    sound: parseSound(given.sound),
    signal: typeof given.signal === 'string' ? given.signal : DEFAULT_SETTINGS.signal,
    ice: typeof given.ice === 'string' ? given.ice : DEFAULT_SETTINGS.ice,
    chatMuted: typeof given.chatMuted === 'boolean' ? given.chatMuted : DEFAULT_SETTINGS.chatMuted,
    turnNotes: given.turnNotes === true,
  };
}

/** Earlier versions called them `aids`. */
function parseAssists({ aids, assists = aids }: Readonly<Record<string, unknown>>): boolean {
  return typeof assists === 'boolean' ? assists : DEFAULT_SETTINGS.assists;
}

/** Drops options that the rules no longer accept. */
function parseLastOptions(value: unknown): Settings['lastOptions'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    ADAPTERS.flatMap(({ id, parseOptions, formatOptions }) => {
      const parsed = Object.hasOwn(value, id) ? parseOptions(value[id]) : null;
      return parsed?.ok ? [[id, formatOptions(parsed.value)] as const] : [];
    }),
  );
}

/** Drops tables that a rule set does not have room for, and what is no player. */
function parseLastPlayers(value: unknown): Settings['lastPlayers'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    ADAPTERS.flatMap(({ id, seats: { fewest, most } }) => {
      const given = Object.hasOwn(value, id) ? value[id] : null;
      const players = Array.isArray(given) ? given.filter(isLastPlayer) : [];
      return players.length >= fewest && players.length <= most ? [[id, players] as const] : [];
    }),
  );
}

const isLastPlayer = (value: unknown): value is LastPlayer =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isLook(value.look) &&
  (value.level === null || typeof value.level === 'string');

function parseSound(value: unknown): SoundSettings {
  if (!isRecord(value)) return DEFAULT_SOUND;
  const given: Partial<Record<keyof SoundSettings, unknown>> = value;
  const dial = (name: 'master' | 'effects' | 'ambience'): number => {
    const set = given[name];
    return typeof set === 'number' && set >= 0 && set <= 1 ? set : DEFAULT_SOUND[name];
  };
  return {
    on: typeof given.on === 'boolean' ? given.on : DEFAULT_SOUND.on,
    master: dial('master'),
    effects: dial('effects'),
    ambience: dial('ambience'),
  };
}

/** If storage is forbidden, settings last as long as the page. */
export const loadSettings = (storage: TextStorage): Settings => parseSettings(readText(storage, KEY));

/** Returns false if the browser does not save them. */
export const keepSettings = (storage: TextStorage, settings: Settings): boolean =>
  keepText(storage, KEY, JSON.stringify(settings));

/** The settings of this tab. They are read again before every change, so that no tab reverts another tab's changes. */
export interface Preferences {
  readonly now: Settings;
  /** Returns false if the browser does not save the change; it then lasts as long as the page. */
  change(part: Partial<Settings>): boolean;
  /** Call when another tab may have changed something. */
  reread(): void;
}

export function createPreferences(storage: TextStorage): Preferences {
  /** Changes that could not be saved. */
  let unkept: Partial<Settings> = {};
  let now = loadSettings(storage);
  const reread = (): void => {
    now = { ...loadSettings(storage), ...unkept };
  };
  return {
    get now() {
      return now;
    },
    change(part) {
      unkept = { ...unkept, ...part };
      reread();
      const kept = keepSettings(storage, now);
      if (kept) unkept = {};
      return kept;
    },
    reread,
  };
}

/** Minimum time between two actions of a bot, in milliseconds, by animation speed. */
export const BOT_PACE = [0, 800, 400] as const;

/** Time between two steps of a replay, in milliseconds, by animation speed. */
export const REVIEW_PACE = [600, 1300, 700] as const;
