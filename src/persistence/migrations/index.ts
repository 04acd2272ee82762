import { accept, refuse, type Result } from '../../game/index.ts';
import type { Plain } from '../plain.ts';

/** The version written now. */
export const SAVE_VERSION = 1;

/** From a version to the next one. Given a save as that version wrote it, perhaps damaged; must not throw. */
export type Migration = (save: Plain) => Plain;
export type Migrations = readonly Migration[];

/**
 * The step from version n to n + 1 stands at index n - 1. To change what a save holds: raise `SAVE_VERSION`, put the step in
 * a file of its own here (`002-what-changed.ts`), add it to the list, and keep one save of the old version in
 * `tests/persistence/saves`. Steps are never changed afterwards, since saves of every version are out there.
 */
export const MIGRATIONS: Migrations = [];

/** Takes a save of any known version to the newest. */
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
