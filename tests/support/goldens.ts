import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const TESTS = resolve(import.meta.dirname, '..');
const EXPANSIONS = join(TESTS, 'expansions');

/** The paths of the golden records of a rule set, by name; those of expansions lie in their folders. */
export function goldensOf(rules: string): readonly string[] {
  const folders = [
    join(TESTS, 'golden', rules),
    ...(rules === 'carcassonne' ? readdirSync(EXPANSIONS).map((id) => join(EXPANSIONS, id, 'golden')) : []),
  ];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.json'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}
