import { onTestFinished } from 'vitest';
import { loadGameScreen } from '../../src/hud/gameScreen.ts';
import { mountHud } from '../../src/hud/mount.tsx';
import type { HudHandle } from '../../src/hud/mount.tsx';

// As if the title page had been read for a moment.
await loadGameScreen();

/**
 * Mounts the HUD until the test is over: afterwards it would still receive the keys of a window that other files share.
 */
export function mount(...given: Parameters<typeof mountHud>): HudHandle {
  const handle = mountHud(...given);
  onTestFinished(() => handle.destroy());
  return handle;
}
