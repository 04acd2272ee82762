import { CANVAS, Game, Scale, Scene, WEBGL } from 'phaser';
import type { Match } from '../session/contracts/match.ts';
import { watchContext } from './contextLoss.ts';
import { tableOf } from './games/index.ts';
import { exposeProbe } from './probe.ts';
import type { TableHandle, TableSettings } from './settings.ts';
import type { Table } from './table.ts';
import { createTable } from './table.ts';

export type { Insets, Moment, TableChange, TableHandle, TableSettings } from './settings.ts';

/** A higher pixel density costs time without a visible difference. */
const DENSEST = 2.5;
/** While the board moves on a device that is slow to draw. */
const SOFT = 1.5;
/** Longest time that pictures wait for the painter, in milliseconds. */
const PATIENCE = 20_000;

/** The canvas size in CSS pixels, and the device pixels per CSS pixel. */
function measureHost(host: HTMLElement): { width: number; height: number; dpr: number } {
  return { width: Math.max(host.clientWidth, 1), height: Math.max(host.clientHeight, 1), dpr: density(DENSEST) };
}

const density = (most: number): number => Math.min(window.devicePixelRatio || 1, most);

/** Only passes frames on: the table is assembled in `table.ts`. */
class TableScene extends Scene {
  onCreate: (() => void) | undefined;
  onTick: ((ms: number) => void) | undefined;

  create(): void {
    this.cameras.main.setOrigin(0, 0);
    this.onCreate?.();
  }

  override update(_time: number, ms: number): void {
    this.onTick?.(ms);
  }
}

function startGame(host: HTMLElement, scene: Scene, renderer: TableSettings['renderer'], backdrop: string): Game {
  if (renderer === 'auto')
    try {
      return startGame(host, scene, 'webgl', backdrop);
    } catch {
      // The browser gives no WebGL. To ask it before, as Phaser does, takes as long as to begin with it.
      return startGame(host, scene, 'canvas', backdrop);
    }
  const { width, height, dpr } = measureHost(host);
  return new Game({
    type: renderer === 'webgl' ? WEBGL : CANVAS,
    parent: host,
    scene,
    backgroundColor: backdrop,
    // Transparent instead of hidden: the canvas is black until the first frame, but must still catch presses.
    canvasStyle: 'opacity: 0',
    banner: false,
    audio: { noAudio: true },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false, windowEvents: false },
    disableContextMenu: true,
    autoFocus: false,
    fps: { smoothStep: false },
    render: { antialias: true, antialiasGL: false, mipmapFilter: 'LINEAR_MIPMAP_LINEAR', powerPreference: 'default' },
    // Device pixels, shown at CSS size: Phaser does not support high-density screens by itself.
    scale: { mode: Scale.NONE, width: Math.round(width * dpr), height: Math.round(height * dpr), zoom: 1 / dpr },
  });
}

/**
 * Opens the table of a match in `host`, which it fills. Resolves when the first picture can be drawn; tiles and pieces
 * appear as the painter paints them.
 */
export async function startTable(
  host: HTMLElement,
  match: Match,
  settings: TableSettings,
  backdrop: string,
): Promise<TableHandle> {
  const rules = tableOf(match, settings);
  const scene = new TableScene('table');
  const game = startGame(host, scene, settings.renderer, backdrop);
  // Measuring the page each time would force a layout in the middle of a frame.
  let size = measureHost(host);
  const table = await new Promise<Table>((resolve) => {
    scene.onCreate = () => {
      game.canvas.setAttribute('aria-hidden', 'true');
      game.events.once('postrender', () => (game.canvas.style.opacity = ''));
      Object.assign(game.canvas.style, { display: 'block', touchAction: 'none', outline: 'none', cursor: 'grab' });
      const created = createTable({
        scene,
        canvas: game.canvas,
        match,
        game: rules,
        settings,
        screen: {
          measure: () => size,
          soften: (isSoft) => void fill({ ...size, dpr: density(isSoft ? SOFT : DENSEST) }),
        },
      });
      scene.onTick = created.tick;
      resolve(created);
    };
  });

  /** Sets the size of the canvas; returns false if it has it already. */
  function fill({ width, height, dpr }: typeof size): boolean {
    // Setting a size, even the same, empties the canvas until the next frame.
    if (width === size.width && height === size.height && dpr === size.dpr) return false;
    size = { width, height, dpr };
    game.scale.resize(Math.round(width * dpr), Math.round(height * dpr));
    // Last, since this sets the canvas's size on the page; `resize` leaves it alone where a pixel is a CSS pixel.
    game.scale.setZoom(1 / dpr);
    return true;
  }
  const resize = (): void => {
    if (fill(measureHost(host))) table.resize();
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
      // Phaser does not destroy it, and a global pool keeps everything it refers to.
      game.textures.tileSprite.destroy();
      // `destroy` only takes effect in the next step of the loop.
      game.destroy(true);
      if (!game.loop.running) game.loop.wake();
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
