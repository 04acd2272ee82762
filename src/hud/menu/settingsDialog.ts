import { createElement } from 'preact';
import { showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

/** For callers that are no components yet. */
export const openSettings = (hud: Hud, { atLanguages }: { readonly atLanguages?: number } = {}): void =>
  showDialog(hud, createElement(SettingsDialog, { atLanguages }));
