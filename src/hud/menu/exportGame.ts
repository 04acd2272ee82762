import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** Hands the game in progress to the person as a file. */
export function exportGame(hud: Hud): void {
  const text = hud.app.exportRecord();
  if (text === null) return;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const day = new Date().toISOString().slice(0, 10);
  h('a', { href: address, download: `ramparts-${day}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
