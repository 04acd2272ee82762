import { accept } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { exportFile } from '../../persistence/files.ts';
import type { Hud } from '../kit/hud.ts';

/** Saves the game in progress as a file. */
export function exportGame(hud: Hud): void {
  const text = hud.app.exportRecord();
  if (text !== null) exportFile(`ramparts-${new Date().toISOString().slice(0, 10)}.json`, text);
}

/**
 * Saves everything on this device as a file. Resolves with an error code, or with the number of things that could not
 * be read.
 */
export async function exportEverything({ app }: Pick<Hud, 'app'>): Promise<Result<number>> {
  const file = await app.archive.exportAll();
  if (!file.ok) return file;
  exportFile(`ramparts-${new Date().toISOString().slice(0, 10)}-all.json`, file.value.text);
  return accept(file.value.unreadable);
}
