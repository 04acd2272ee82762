import type { Skin, Studio } from './art/contract.ts';
import { createStudio } from './art/studio.ts';
import { MATERIAL } from './game/index.ts';
import { mountHud } from './hud/index.ts';
import { requestPersistence } from './persistence/storage.ts';
import { openSaves } from './persistence/saves.ts';
import { watchUpdates } from './pwa.ts';
import { createApp } from './session/app.ts';
import type { Application } from './session/app.ts';
import { hostTable } from './tableHost.ts';

/** Puts everything together: storage, session, HUD, table, service worker. */

const PIXELS_PER_CELL = 96;
const TILE_PIXELS = 192;

/** One painter at a time; the pictures of another rule set need another one. */
function painter(): (skin: Skin) => Studio {
  let open: { readonly skin: Skin; readonly studio: Studio } | undefined;
  return (skin) => {
    if (open?.skin !== skin) {
      open?.studio.close();
      const { board, tiles } = MATERIAL;
      open = { skin, studio: createStudio({ board, tiles, skin, ppu: PIXELS_PER_CELL, tilePx: TILE_PIXELS }) };
    }
    return open.studio;
  };
}

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector} in the page`);
  return found;
};

async function start(): Promise<void> {
  const saves = await openSaves({ onUnreadable: ({ reason }) => app?.notify(reason.code === 'save-newer' ? 'save-newer' : 'save-broken', 'alert') });
  let app: Application | undefined;
  app = await createApp({ saves, storage: localStorage, studio: painter(), update: () => updates.apply() });
  const { notify, openLink } = app;
  const hud = mountHud(element('#hud'), app);
  hostTable(element('#table'), app, hud);

  const updates = watchUpdates({ isPlaying: () => app?.screen === 'game', onReady: () => notify('update', 'status', 'reload') });
  let playing = false;
  app.subscribe(() => {
    const plays = app?.screen === 'game';
    if (playing && !plays) updates.gameLeft();
    // Somebody who plays has something to lose.
    if (!playing && plays) void requestPersistence();
    playing = plays;
  });

  const trouble = await openLink(location.hash);
  if (trouble) notify(trouble, 'alert');
}

void start();
