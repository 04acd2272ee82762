import { SPEEDS, TEXT_SIZES } from './appContract.ts';
import type { Settings } from './appContract.ts';

/** Settings live in the browser's small storage; whatever cannot be read is the default again. */

export const DEFAULT_SETTINGS: Settings = { speed: 1, confirm: true, motion: 'auto', textSize: 1, language: 'auto' };

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
    language: typeof given.language === 'string' ? given.language : DEFAULT_SETTINGS.language,
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
