import { accept } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { exportFile } from '../../persistence/files.ts';
import type { Hud } from '../kit/hud.ts';

/** Hands the game in progress to the person as a file. */
export function exportGame(hud: Hud): void {
  const text = hud.app.exportRecord();
  if (text !== null) exportFile(`ramparts-${new Date().toISOString().slice(0, 10)}.json`, text);
}

/** Hands everything that this device keeps to the person as a file. The code of what went wrong, or how many things could not be read. */
export async function exportEverything({ app }: Pick<Hud, 'app'>): Promise<Result<number>> {
  const file = await app.archive.exportAll();
  if (!file.ok) return file;
  exportFile(`ramparts-${new Date().toISOString().slice(0, 10)}-all.json`, file.value.text);
  return accept(file.value.unreadable);
}
