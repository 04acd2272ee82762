import type { Match } from '../session/contracts/match.ts';
import type { TableCanvas } from './canvas.ts';
import { openCanvas } from './canvas.ts';
import { watchContext } from './contextLoss.ts';
import { tableOf } from './games/index.ts';
import { exposeProbe } from './probe.ts';
import type { TableHandle, TableSettings } from './settings.ts';
import { paintMarks } from './pictures/marks.ts';
import { createTable } from './table.ts';

export type { Insets, Moment, TableChange, TableHandle, TableSettings } from './settings.ts';

/** Longest time that pictures wait for the painter, in milliseconds. */
const PATIENCE = 20_000;

/** Opened before there is a match, for the next one. */
let prepared: {
  readonly host: HTMLElement;
  readonly renderer: TableSettings['renderer'];
  readonly canvas: TableCanvas;
} | null = null;

/** Does ahead what takes time, but needs no match. Throws if the browser gives no canvas. */
export function prepareTable(host: HTMLElement, renderer: TableSettings['renderer']): void {
  const canvas = openCanvas(host, renderer);
  prepared = { host, renderer, canvas };
  // In a task of its own: the page must keep answering.
  void canvas.ready.then(() => setTimeout(() => prepared?.canvas === canvas && paintMarks(canvas.scene)));
  canvas.game.canvas.addEventListener('webglcontextlost', () => {
    if (prepared?.canvas !== canvas) return;
    prepared = null;
    canvas.close();
  });
}

function canvasFor(host: HTMLElement, renderer: TableSettings['renderer']): TableCanvas {
  if (prepared?.host !== host || prepared.renderer !== renderer) return openCanvas(host, renderer);
  const { canvas } = prepared;
  prepared = null;
  return canvas;
}

/**
 * Opens the table of a match in `host`, which it fills. Resolves when the first picture can be drawn; tiles and pieces
 * appear as the painter paints them. `backdrop`: the colour around the board, `#rrggbb`.
 */
export async function startTable(
  host: HTMLElement,
  match: Match,
  settings: TableSettings,
  backdrop: string,
): Promise<TableHandle> {
  const rules = tableOf(match, settings);
  const canvas = canvasFor(host, settings.renderer);
  const { game, scene } = canvas;
  await canvas.ready;
  canvas.fill();
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(backdrop.slice(at, at + 2), 16));
  game.config.backgroundColor.setTo(red, green, blue);
  game.events.once('postrender', () => (game.canvas.style.opacity = ''));
  const table = createTable({
    scene,
    canvas: game.canvas,
    match,
    game: rules,
    settings,
    screen: { measure: canvas.size, soften: canvas.soften, inSoftware: canvas.inSoftware },
  });
  scene.onTick = table.tick;
  game.loop.resetDelta();
  game.loop.wake();

  const resize = (): void => {
    if (canvas.fill()) table.resize();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(host);
  const gone = new AbortController();
  // Moving the window to another screen changes its density without a change of size.
  window.addEventListener('resize', resize, { signal: gone.signal });
  game.canvas.addEventListener('webglcontextrestored', table.resize, { signal: gone.signal });
  watchContext(game.canvas, (isLost) => settings.onLost?.(isLost), gone.signal);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) table.skipMotion();
    },
    { signal: gone.signal },
  );

  /** Resolves when everything is painted and shown, and nothing moves. */
  async function atRest(): Promise<void> {
    await settings.painter.painted();
    await table.idle();
  }
  const hideProbe = exposeProbe(table, rules, match, () => game.canvas.getBoundingClientRect(), atRest);

  return {
    close() {
      hideProbe();
      observer.disconnect();
      gone.abort();
      table.close();
      canvas.close();
    },
    fit: table.fit,
    centreOn: table.centreOn,
    zoomBy: table.zoomBy,
    setSettings: table.change,
    skipMotion: table.skipMotion,
    idle: table.idle,
    reel(views, shape) {
      const enough = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
      return table.reel(views, shape, () => Promise.race([atRest(), enough]));
    },
    carry: table.carry,
    drop: table.drop,
  };
}
