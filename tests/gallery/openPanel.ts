import { openPreviewPainter } from '../../src/art/previewPainter.ts';
import type { Language, Texts } from '../../src/i18n/index.ts';
import { loadGameScreen } from '../../src/hud/gameScreen.ts';
import { mountHud } from '../../src/hud/mount.tsx';
import type { HudHandle } from '../../src/hud/mount.tsx';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { App, Application, Settings } from '../../src/session/contracts/app.ts';
import { DEFAULT_SETTINGS } from '../../src/session/app/settings.ts';
import { flatPainter } from './flatPainter.ts';
import type { Panel } from './panels.ts';

/** How a panel is to be shown. */
export interface Sight {
  readonly texts: Texts;
  /** From the settings. */
  readonly language: Language;
  readonly textSize: number;
  /** Shows the table of a match behind the panels. */
  table?(app: App, hud: HudHandle): void;
}

/** Neither reads nor writes the developer's own data in this browser. */
function keepNothing(): Pick<Storage, 'getItem' | 'setItem'> {
  Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

async function openApp({ language, textSize }: Sight): Promise<Application> {
  const storage = keepNothing();
  const settings: Omit<Settings, 'textSize'> & { readonly textSize: number } = {
    ...DEFAULT_SETTINGS,
    speed: 0,
    motion: 'off',
    textSize,
    language,
    sound: { ...DEFAULT_SETTINGS.sound, on: false },
  };
  storage.setItem('ramparts-settings', JSON.stringify(settings));
  const app = await createApp({
    saves: await openSaves(),
    storage,
    tablePainter: flatPainter,
    finished: memoryStore(),
    sets: memoryStore(),
    previewPainter: openPreviewPainter,
    // Computer players never finish thinking.
    match: { thinker: { think: () => new Promise(() => undefined), close: () => undefined } },
    now: () => Date.UTC(2026, 10, 21, 18, 30),
  });
  for (const { id } of app.notices) app.dismissNotice(id);
  return app;
}

export interface Opened {
  readonly hud: Hud;
  close(): void;
}

/** Shows a panel with the whole application behind it. */
export async function openPanel(host: HTMLElement, panel: Panel, sight: Sight): Promise<Opened> {
  const real = await openApp(sight);
  await panel.before?.(real);
  const app = panel.around?.(real) ?? real;
  await loadGameScreen();
  const handle = mountHud(host, app, async () => sight.texts);
  // The HUD appears once its texts are loaded.
  while (!host.querySelector('main, .GameScreen-game')) await new Promise((resolve) => setTimeout(resolve, 1));
  const hud: Hud = { app, texts: sight.texts, host, calm: () => true };
  sight.table?.(app, handle);
  await panel.open?.(hud);
  return {
    hud,
    close() {
      handle.destroy();
      real.match?.close();
    },
  };
}
