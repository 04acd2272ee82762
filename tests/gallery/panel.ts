import { openPreviewPainter } from '../../src/art/previewPainter.ts';
import { mountHud } from '../../src/hud/mount.ts';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app.ts';
import type { Application } from '../../src/session/app.ts';
import { DEFAULT_SETTINGS } from '../../src/session/settings.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { flatStudio } from './flatStudio.ts';
import { PANELS } from './panels.ts';
import { wordsIn } from './words.ts';

/** One panel of the HUD, with the whole application behind it and nothing kept: `panel.html#panel=…&language=…&text=…`. */

const wish = new URLSearchParams(location.hash.slice(1));
addEventListener('hashchange', () => location.reload());

/** Nothing that a maker keeps in this browser is read or written. */
function keepNothing(): Pick<Storage, 'getItem' | 'setItem'> {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

async function openApp(tongue: string): Promise<Application> {
  const storage = keepNothing();
  const settings = {
    ...DEFAULT_SETTINGS,
    speed: 0,
    motion: 'off',
    textSize: Number(wish.get('text') ?? '100') / 100,
    language: LANGUAGES.find((language) => language === tongue) ?? 'en',
    sound: { ...DEFAULT_SETTINGS.sound, on: false },
  };
  storage.setItem('ramparts-settings', JSON.stringify(settings));
  const app = await createApp({
    saves: await openSaves(),
    storage,
    studio: flatStudio,
    finished: memoryStore(),
    sets: memoryStore(),
    previewPainter: openPreviewPainter,
    // Computer players think for as long as one looks.
    match: { thinker: { think: () => new Promise(() => undefined), close: () => undefined } },
    now: () => Date.UTC(2026, 10, 21, 18, 30),
  });
  for (const { id } of app.notices) app.dismissNotice(id);
  return app;
}

async function show(): Promise<void> {
  const panel = PANELS.find(({ id }) => id === wish.get('panel'));
  const host = document.querySelector<HTMLElement>('#hud');
  if (!panel || !host) throw new Error(`There is no panel ${wish.get('panel')}`);
  document.title = panel.title;
  const tongue = wish.get('language') ?? 'en';
  const real = await openApp(tongue);
  await panel.before?.(real);
  const app = panel.around?.(real) ?? real;
  const texts = await wordsIn(tongue);
  mountHud(host, app, async () => texts);
  // The HUD shows itself when its words are there.
  while (!host.querySelector('main, .game')) await new Promise((resolve) => setTimeout(resolve, 10));
  const hud: Hud = { app, texts, host, calm: () => true };
  await panel.open?.(hud);
}

/** The page around a window waits to hear that it is done. */
const tell = (): void => {
  document.documentElement.dataset['panel'] = 'shown';
  window.frameElement?.dispatchEvent(new Event('panel-shown'));
};
show().then(tell, (error: unknown) => {
  document.body.prepend(Object.assign(document.createElement('pre'), { textContent: String(error) }));
  tell();
  reportError(error);
});
