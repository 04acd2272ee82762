import { accept, refuse, type Result } from '../../game/index.ts';
import type { Plain } from '../plain.ts';

/** The version that is written now. */
export const SAVE_VERSION = 1;

/**
 * Converts a save from one version to the next. The save has the form of the old version and may be damaged. Must not
 * throw.
 */
export type Migration = (save: Plain) => Plain;
export type Migrations = readonly Migration[];

/**
 * The migration from version n to n + 1 is at index n - 1. To change the format: increment `SAVE_VERSION`, write the
 * migration in a separate file here (`002-what-changed.ts`), append it to the list, and add a save of the old version
 * to `tests/persistence/saves`. Never change a migration afterwards, because saves of every version exist.
 */
export const MIGRATIONS: Migrations = [];

/** Converts a save of any known version to the newest one. */
export function migrate(save: Plain, migrations: Migrations): Result<Plain> {
  const { version } = save;
  const newest = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return refuse('save-malformed', 'The saved game is damaged: it has no version.');
  }
  if (version > newest)
    return refuse(
      'save-newer',
      `The saved game was written by a newer Ramparts (version ${version}, known: ${newest}).`,
    );
  const moved = migrations.slice(version - 1).reduce((old, step) => step(old), save);
  return accept({ ...moved, version: newest });
}
