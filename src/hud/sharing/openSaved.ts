import { createElement } from 'preact';
import type { Outcome } from '../../session/contracts/app.ts';
import { showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

/**
 * Continues a saved game; if another tab is playing it, asks whether to take it over. Resolves with an error code, or
 * `null`.
 */
export async function openSaved(hud: Hud, id: string): Promise<Outcome> {
  const trouble = await hud.app.continueSaved(id);
  if (trouble !== 'game-elsewhere' || !(await askToTakeOver(hud))) return trouble;
  return hud.app.continueSaved(id, { takeOver: true });
}

const askToTakeOver = (hud: Hud): Promise<boolean> =>
  new Promise((resolve) => showDialog(hud, createElement(TakeOverDialog, { onAnswer: resolve })));
