import { execFileSync } from 'node:child_process';
import { posix, resolve } from 'node:path';

/**
 * Which files a change affects. Vitest's own `--changed` compiles the whole program to find out; the paths that a file
 * names are enough. All paths are relative to the project's folder.
 */

/** Relative paths in quotes: what a module imports, mocks or starts. */
const NAMED = /['"`](\.\.?\/[^'"`?\n]+)/g;

const namedBy = (path: string, text: string): readonly string[] =>
  [...text.matchAll(NAMED)].map(([, name = '']) => posix.join(posix.dirname(path), name));

/** The changed files, and all files that name one of them, directly or through others. `texts`: all files, by path. */
export function affectedBy(changed: readonly string[], texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [path, text] of texts)
    for (const name of namedBy(path, text)) {
      const known = users.get(name);
      if (known) known.push(path);
      else users.set(name, [path]);
    }
  const affected = new Set(changed);
  // Also visits what is added on the way.
  for (const path of affected) for (const user of users.get(path) ?? []) affected.add(user);
  return affected;
}

/** Files that differ from the last commit, new and deleted ones included. */
export function changedFiles(): readonly string[] {
  const git = (...words: string[]): readonly string[] =>
    execFileSync('git', words, { cwd: resolve(import.meta.dirname, '../..'), encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '');
  return [...git('diff', '--name-only', '--relative', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}
