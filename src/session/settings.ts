import { DEFAULT_SOUND } from '../sound/contract.ts';
import type { SoundSettings } from '../sound/contract.ts';
import { LIGHTS, SPEEDS, TEXT_SIZES } from './appContract.ts';
import type { Settings } from './appContract.ts';

/** Settings live in the browser's small storage; whatever cannot be read is the default again. */

export const DEFAULT_SETTINGS: Settings = { speed: 1, confirm: true, motion: 'auto', textSize: 1, light: 'day', language: 'auto', sound: DEFAULT_SOUND };

const KEY = 'ramparts-settings';

/** What settings need of `localStorage`. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function parseSettings(text: string | null): Settings {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return DEFAULT_SETTINGS;
  }
  if (typeof value !== 'object' || value === null) return DEFAULT_SETTINGS;
  const given = value as Partial<Record<keyof Settings, unknown>>;
  return {
    speed: SPEEDS.find((speed) => speed === given.speed) ?? DEFAULT_SETTINGS.speed,
    confirm: typeof given.confirm === 'boolean' ? given.confirm : DEFAULT_SETTINGS.confirm,
    motion: given.motion === 'off' ? 'off' : 'auto',
    textSize: TEXT_SIZES.find((size) => size === given.textSize) ?? DEFAULT_SETTINGS.textSize,
    light: LIGHTS.find((light) => light === given.light) ?? DEFAULT_SETTINGS.light,
    language: typeof given.language === 'string' ? given.language : DEFAULT_SETTINGS.language,
    sound: parseSound(given.sound),
  };
}

function parseSound(value: unknown): SoundSettings {
  if (typeof value !== 'object' || value === null) return DEFAULT_SOUND;
  const given = value as Partial<Record<keyof SoundSettings, unknown>>;
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

export function loadSettings(storage: SmallStorage): Settings {
  try {
    return parseSettings(storage.getItem(KEY));
  } catch {
    // Storage may be forbidden altogether: then settings last as long as the page.
    return DEFAULT_SETTINGS;
  }
}

/** False where the browser keeps nothing. */
export function keepSettings(storage: SmallStorage, settings: Settings): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}
