import './page.css';
import { loadAhead } from './session/platform/loadAhead.ts';
import type { TablePainter } from './art/contract.ts';
import { loadStill } from './art/board/still.ts';
import { openPreviewPainter } from './art/previewPainter.ts';
import { createTablePainter } from './art/tablePainter.ts';
import { typefacesReady } from './art/typefaces.ts';
import { MATERIAL } from './game/index.ts';
import type { HudHandle } from './hud/index.ts';
import { loadGameScreen, mountHud } from './hud/index.ts';
import { NOT_STARTED, languageFor, loadTexts, preferredLanguage } from './i18n/index.ts';
import { signalOrigin } from './net/channel/servers.ts';
import { followSleep, realClock } from './net/clock.ts';
import { openFinished } from './persistence/finished.ts';
import { unconfirmedIn } from './persistence/unconfirmed.ts';
import { localBackupIn } from './persistence/localBackup.ts';
import { openRooms } from './persistence/rooms.ts';
import { openSaves } from './persistence/saves.ts';
import type { SavesOptions } from './persistence/saves.ts';
import { openSets } from './persistence/sets.ts';
import { isPersistent, requestPersistence, textStorage, textsLast } from './persistence/storage.ts';
import { watchUpdates } from './pwa.ts';
import type { Updates } from './pwa.ts';
import { createApp } from './session/app/app.ts';
import type { Application } from './session/contracts/app.ts';
import { isEngaged } from './session/contracts/app.ts';
import type { Painted } from './session/games/painted.ts';
import { serversOf } from './session/online/onlineStart.ts';
import { freeLine } from './session/platform/freeLine.ts';
import { watchAttention } from './session/platform/attention.ts';
import { watchInstall } from './session/platform/install.ts';
import type { Installing } from './session/platform/install.ts';
import { watchLaunches } from './session/links/launch.ts';
import { watchSafety } from './session/platform/persistentStorage.ts';
import { openTabs } from './session/platform/tabs.ts';
import { loadSettings } from './session/app/settings.ts';
import type { SoundLater } from './sound/soundLater.ts';
import { soundLater } from './sound/soundLater.ts';
import { hostTable, lightGames, prepareTable } from './tableHost.ts';

/** Assembles the application: storage, session, HUD, table, service worker. */

/** Pixels per cell of the painted board. Tests that do not look at pictures ask for fewer: `?pixels=16`. */
const PIXELS_PER_CELL = pixelsOf(new URL(location.href)) ?? 96;
const TILE_PIXELS = 2 * PIXELS_PER_CELL;
/** Lets the menu appear first, in milliseconds. */
const PAINT_DELAY = 300;

function pixelsOf(address: URL): number | null {
  const pixels = Number(address.searchParams.get('pixels'));
  return Number.isInteger(pixels) && pixels >= 16 && pixels <= 192 ? pixels : null;
}

/**
 * One painter at a time: another rule set or other tiles replace it. A painter that has failed is replaced for the next
 * game.
 */
function painter(onFailed: () => void): (request: Painted) => TablePainter {
  let open: { readonly key: string; readonly painter: TablePainter } | undefined;
  return ({ key, board, tiles, skin }) => {
    if (open?.key !== key || open.painter.failed) {
      open?.painter.close();
      open = {
        key,
        painter: createTablePainter(
          { board, tiles, skin, ppu: PIXELS_PER_CELL, tilePx: TILE_PIXELS },
          // Sets of players may have a board of their own.
          { onFailed, still: board === MATERIAL.board && skin !== 'country' ? () => loadStill(skin) : undefined },
        ),
      };
    }
    return open.painter;
  };
}

/** `?pseudo` shows developers what is not translated; not in production. */
async function wordsOf(address: URL): Promise<typeof loadTexts> {
  if (import.meta.env.DEV && address.searchParams.has('pseudo')) return (await import('./i18n/pseudo.ts')).loadPseudo;
  return loadTexts;
}

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector} in the page`);
  return found;
};

/**
 * The page's own policy allows any signalling server, since players may set their own. This narrows it to the
 * configured one: from now on the page cannot connect anywhere else.
 */
function narrowConnections(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${signalOrigin(serversOf(loadSettings(textStorage())))}`;
  document.head.append(policy);
}

type Notify = Application['notify'];

/** `assets/rescue.js` hears the error, and takes the next version if there is one. */
function giveUp(error: unknown): void {
  const language = preferredLanguage(navigator.languages);
  const words = Object.assign(document.createElement('p'), { lang: language, textContent: NOT_STARTED[language] });
  element('#hud').replaceChildren(words);
  reportError(error);
}

interface Started {
  readonly app: Application;
  readonly hud: HudHandle;
  readonly sound: SoundLater;
}

async function startApp(updates: Updates, install: Installing, early: Notify): Promise<Started> {
  const onUnreadable: SavesOptions['onUnreadable'] = ({ reason }) =>
    early(reason.code === 'save-newer' ? 'save-newer' : 'save-broken', 'alert');
  // In parallel, so that a database that never answers delays the start only once.
  const [saves, rooms, finished, sets] = await Promise.all([
    openSaves({ onUnreadable, unconfirmed: unconfirmedIn(() => localStorage) }),
    openRooms(),
    openFinished(),
    openSets(),
    // Before anything is shown, so that neither panels nor pictures change their typeface.
    typefacesReady(languageFor(loadSettings(textStorage()).language)),
  ]);
  // A phone may end a page that was only hidden.
  addEventListener('pagehide', saves.leave);
  document.addEventListener('visibilitychange', () => document.hidden && saves.leave());
  const storage = textStorage();
  const app = await createApp({
    saves,
    storage,
    tablePainter: painter(() => early('part-missing', 'alert')),
    update: updates.apply,
    install,
    localBackup: localBackupIn(() => localStorage),
    forgetPainted: async () => (await import('./art/store/cacheStore.ts')).clearPaintStores(),
    rooms,
    previewPainter: () => openPreviewPainter(PIXELS_PER_CELL),
    sets,
    finished,
    tabs: openTabs(),
    onTexts: (listener) => addEventListener('storage', listener),
  });
  lightGames(app);
  const hud = mountHud(element('#hud'), app, await wordsOf(new URL(location.href)));
  await hud.ready;
  const sound = soundLater(async () => (await import('./soundHost.ts')).hostSound(app));
  hostTable(element('#table'), app, hud, sound);

  let playing = false;
  app.subscribe(() => {
    const plays = isEngaged(app);
    if (playing && !plays) updates.gameLeft();
    playing = plays;
  });

  if (!textsLast() && !saves.problem) app.notify('texts-unkept', 'alert');
  watchAttention(app);
  followSleep(realClock, document);
  install.attach(app);
  return { app, hud, sound };
}

async function start(): Promise<void> {
  if (import.meta.env.PROD) narrowConnections();
  // Notices from before the application exists.
  const early: Parameters<Notify>[] = [];
  let notify: Notify = (...notice) => void early.push(notice);
  let isPlaying = (): boolean => false;
  // The browser may offer installation very early.
  const install = watchInstall(textStorage());
  const updates = watchUpdates({ isPlaying: () => isPlaying(), onReady: () => notify('update', 'status', ['reload']) });
  try {
    const { app, hud, sound } = await startApp(updates, install, (...notice) => notify(...notice));
    isPlaying = () => isEngaged(app);
    notify = app.notify;
    element('#app').toggleAttribute('data-started', true);
    await watchLaunches(app);
    hud.followBack();
    // While the menu is open, so that the table is ready.
    setTimeout(app.startPainting, PAINT_DELAY);
    void loadAhead(async () =>
      Promise.all([loadGameScreen(), prepareTable(element('#table'), app), sound.load()]),
    ).then(() => watchSafety(app, textStorage(), { persisted: isPersistent, persist: requestPersistence }));
    void freeLine(app).then(updates.keepRest);
  } catch (error) {
    giveUp(error);
  }
  for (const notice of early) notify(...notice);
}

void start();
