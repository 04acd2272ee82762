import { exportFile } from '../../persistence/files.ts';
import type { Hud } from '../kit/hud.ts';

/** Hands the game in progress to the person as a file. */
export function exportGame(hud: Hud): void {
  const text = hud.app.exportRecord();
  if (text !== null) exportFile(`ramparts-${new Date().toISOString().slice(0, 10)}.json`, text);
}
