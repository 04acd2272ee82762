import type { Outcome } from '../../session/contracts/app.ts';
import type { SavedGame } from '../../session/contracts/archive.ts';
import type { Hud } from '../kit/hud.ts';
import { openSaved } from '../sharing/openSaved.ts';

/** Opens a game, a finished one with its replay; closes what is in front of it. */
export async function openGame(hud: Hud, game: SavedGame, close: () => void): Promise<Outcome> {
  const code = await openSaved(hud, game.id);
  if (code !== null) return code;
  close();
  if (game.over && hud.app.canReview) hud.app.openReview();
  return null;
}
