import type { HudHandle } from './hud/index.ts';
import { BACKDROP, OPEN_BACKDROP } from './art/palette.ts';
import { gameOf } from './session/games/index.ts';
import { lightOf } from './scenes/board/hour.ts';
import type { TileId, TileSpec } from './game/index.ts';
import type * as Start from './scenes/start.ts';
import type { TableHandle, TableSettings } from './scenes/start.ts';
import type { Application } from './session/contracts/app.ts';
import { after } from './session/platform/after.ts';
import type { Match, TileLookup } from './session/contracts/match.ts';
import type { TableSound } from './sound/soundLater.ts';

/**
 * The Phaser table of the match in progress. Its code is loaded when the first match starts, so that the menu never
 * waits for it.
 */

const RENDERERS = ['auto', 'canvas', 'webgl'] as const;

function rendererOf(address: URL): (typeof RENDERERS)[number] {
  const given = address.searchParams.get('renderer');
  return RENDERERS.find((known) => known === given) ?? 'auto';
}

/**
 * Asked before Phaser is loaded: it needs a canvas even where it draws with WebGL, and fails where nobody can catch the
 * error.
 */
const givesCanvas = (): boolean => document.createElement('canvas').getContext('2d') !== null;

/** Code of the notice that the browser has stopped drawing. */
const LOST = 'table-lost';

/** Its code, with Phaser. */
async function loadTable(): Promise<typeof Start> {
  if (!givesCanvas()) throw new Error('The browser gives no canvas');
  return import('./scenes/start.ts');
}

/** Loads the table, and does ahead what needs no match; nothing, if there is one already. */
export async function prepareTable(host: HTMLElement, app: Application): Promise<void> {
  const start = await loadTable();
  // Loading and preparing in one go would keep the page from answering.
  await after(0);
  if (!app.match) start.prepareTable(host, rendererOf(new URL(location.href)));
}

const tilesOf = (match: Match): TileLookup => {
  const specs = new Map<TileId, TileSpec>(match.view.tiles.map((tile) => [tile.id, tile]));
  return (id) => {
    const tile = specs.get(id);
    if (!tile) throw new Error(`Expected a known tile, not ${id}`);
    return tile;
  };
};

/** Sets the light of every new game before its tiles are first requested; panels do that before the table exists. */
export function lightGames(app: Application): void {
  let lit: Match | null = null;
  app.subscribe(() => {
    const { match } = app;
    if (match === lit) return;
    lit = match;
    if (match) app.tablePainter().setLight(lightOf(match.view, app.settings.light));
  });
}

export function hostTable(host: HTMLElement, app: Application, hud: HudHandle, sound: TableSound): void {
  let shown: Match | null = null;
  let table: TableHandle | null = null;
  /** Number of the latest drawing, to drop what an earlier one has started. */
  let drawn = 0;
  /** The table that is shown or loading; `null` if there is none, or it failed. */
  let coming: Promise<TableHandle | null> = Promise.resolve(null);
  const calm = (): boolean => app.settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  async function show(match: Match): Promise<TableHandle | null> {
    const mine = drawn;
    const { painted } = gameOf(match.view.rules);
    const isOpen = painted(match.view.state).board === null;
    const painter = app.tablePainter();
    // The ground colour is shown while the table's code loads.
    const backdrop = isOpen ? OPEN_BACKDROP : BACKDROP;
    host.style.backgroundColor = backdrop;
    const { startTable } = await loadTable();
    if (mine !== drawn) return null;
    const settings: TableSettings = {
      painter,
      tiles: tilesOf(match),
      reducedMotion: calm(),
      speed: app.settings.speed,
      light: app.settings.light,
      renderer: rendererOf(new URL(location.href)),
      insets: hud.insets,
      onMoment: sound.moment,
      onLost: tellLost,
    };
    const started = await startTable(host, match, settings, backdrop);
    if (mine !== drawn) {
      started.close();
      return null;
    }
    table = started;
    timeSound();
    return started;
  }

  /** Without motion there are no moments to follow. */
  const timeSound = (): void => sound.setTimed(table !== null && !calm() && app.settings.speed > 0);
  const rested = (): void => void (table?.idle() ?? Promise.resolve()).then(sound.settled);

  function follow(): void {
    table?.setSettings({ reducedMotion: calm(), speed: app.settings.speed, light: app.settings.light });
    timeSound();
    if (app.match === shown) return;
    app.match?.subscribe(rested);
    draw(app.match);
  }

  /** Draws a match, or the same one on a new canvas. */
  function draw(match: Match | null): void {
    table?.close();
    table = null;
    timeSound();
    shown = match;
    drawn += 1;
    withdraw(LOST);
    host.hidden = shown === null;
    coming = Promise.resolve(shown && show(shown)).catch(() => {
      if (match === app.match) app.notify('table-failed', 'alert', ['board', 'redraw']);
      return null;
    });
  }

  const tellLost = (isLost: boolean): void =>
    isLost ? app.notify(LOST, 'alert', ['board', 'redraw']) : withdraw(LOST);

  function withdraw(code: string): void {
    const notice = app.notices.find((one) => one.code === code);
    if (notice) app.dismissNotice(notice.id);
  }

  hud.onInsets(() => table?.setSettings({ insets: hud.insets }));
  hud.onFit(() => table?.fit());
  hud.tableFrom({
    reel: async (views, shape) => (await coming)?.reel(views, shape) ?? null,
    rested: async () => table?.idle(),
    redraw: () => draw(shown),
    carry: (at) => table?.carry(at) ?? false,
    drop: (done) => table?.drop(done),
  });
  app.subscribe(follow);
  follow();
}
