import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../expansions');

/** What the files with this name in the folders of tests/expansions export, by folder. */
export async function filesOfExpansions<T>(name: string): Promise<ReadonlyMap<string, T>> {
  const found = readdirSync(FOLDER).filter((id) => existsSync(join(FOLDER, id, name)));
  return new Map(
    await Promise.all(
      found.map(async (id) => [id, (await import(/* @vite-ignore */ join(FOLDER, id, name))) as T] as const),
    ),
  );
}
