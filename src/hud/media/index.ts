import { createElement } from 'preact';
import { showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { ShareDialog } from './ShareDialog.tsx';
import type { Souvenirs } from './souvenirs.ts';

/** Opens the dialog that shares the game. */
export function showShare(hud: Hud, souvenirs: Souvenirs): void {
  showDialog(hud, createElement(ShareDialog, { souvenirs, moment: hud.app.review?.view.at }));
}
export { createSouvenirs } from './souvenirs.ts';
