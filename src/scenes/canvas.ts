import { CANVAS, Game, Scale, Scene, WEBGL } from 'phaser';
import { isSoftware } from '../art/light/gpu/software.ts';
import type { TableSettings } from './settings.ts';
import { keepStillPictures } from './stillPictures.ts';

/** Device pixels per CSS pixel, at most: more cost time without a visible difference. */
const DENSEST = 2.5;
/** The same without a graphics card, where every pixel takes processor time. */
const DENSEST_IN_SOFTWARE = 2;
/** While the board moves on a device that is slow to draw. */
const SOFT = 1.5;

/**
 * Pictures per second without a graphics card: half of what most screens show, and half the work. One more than 30, so
 * that a frame that comes a little early is not left out.
 */
const RATE_IN_SOFTWARE = 31;

/** In CSS pixels. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** With device pixels per CSS pixel. */
interface Size extends Room {
  readonly dpr: number;
}

/** A canvas that fills its host, on which Phaser shows nothing yet. Its loop sleeps. */
export interface TableCanvas {
  readonly game: Game;
  readonly scene: TableScene;
  /** Resolves when something can be added to the scene. */
  readonly ready: Promise<void>;
  /** There is no graphics card behind it. */
  readonly inSoftware: boolean;
  /** As it was last measured. Measuring the page each time would force a layout in the middle of a frame. */
  size(): Size;
  /** Takes the size of its host; returns false if it has it already. */
  fill(): boolean;
  /** Fewer pixels, or all of them. */
  soften(isSoft: boolean): void;
  close(): void;
}

const density = (most: number): number => Math.min(window.devicePixelRatio || 1, most);

const sharp = (inSoftware: boolean): number => density(inSoftware ? DENSEST_IN_SOFTWARE : DENSEST);

const measure = (host: HTMLElement): Room => ({
  width: Math.max(host.clientWidth, 1),
  height: Math.max(host.clientHeight, 1),
});

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

type Renderer = TableSettings['renderer'];

/** A canvas with a graphics card behind it: WebGL in software takes the processor twice as long as a plain canvas. */
function openCard(): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  // As Phaser will ask for it, and be given this one: a second context would take as long again.
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false, stencil: true });
  if (!gl) return undefined;
  if (!isSoftware(gl)) return canvas;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return undefined;
}

function startGame(host: HTMLElement, scene: Scene, renderer: Renderer, room: Room, canvas?: HTMLCanvasElement): Game {
  if (renderer === 'auto') {
    const card = openCard();
    if (card)
      try {
        return startGame(host, scene, 'webgl', room, card);
      } catch {
        // Its driver cannot compile what Phaser needs.
      }
    return startGame(host, scene, 'canvas', room);
  }
  const { width, height } = room;
  const inSoftware = renderer === 'canvas';
  const dpr = sharp(inSoftware);
  return new Game({
    ...(canvas && { canvas }),
    type: renderer === 'webgl' ? WEBGL : CANVAS,
    parent: host,
    scene,
    // Transparent instead of hidden: the canvas is black until the first frame, but must still catch presses.
    canvasStyle: 'opacity: 0',
    banner: false,
    audio: { noAudio: true },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false, windowEvents: false },
    disableContextMenu: true,
    autoFocus: false,
    fps: { smoothStep: false, limit: inSoftware ? RATE_IN_SOFTWARE : 0 },
    render: { antialias: true, antialiasGL: false, mipmapFilter: 'LINEAR_MIPMAP_LINEAR', powerPreference: 'default' },
    // Device pixels, shown at CSS size: Phaser does not support high-density screens by itself.
    scale: { mode: Scale.NONE, width: Math.round(width * dpr), height: Math.round(height * dpr), zoom: 1 / dpr },
  });
}

/** Throws if the browser gives no canvas. */
export function openCanvas(host: HTMLElement, renderer: Renderer): TableCanvas {
  const room = measure(host);
  const scene = new TableScene('table');
  const created = new Promise<void>((resolve) => (scene.onCreate = resolve));
  const game = startGame(host, scene, renderer, room);
  const inSoftware = game.config.renderType === CANVAS;
  let size: Size = { ...room, dpr: sharp(inSoftware) };
  function prepare(): void {
    game.canvas.setAttribute('aria-hidden', 'true');
    Object.assign(game.canvas.style, { display: 'block', touchAction: 'none', outline: 'none', cursor: 'grab' });
    keepStillPictures(game);
    // Phaser has started its loop right after the scene was created.
    game.loop.sleep();
  }
  function take(next: Size): boolean {
    // Setting a size, even the same, empties the canvas until the next frame.
    if (next.width === size.width && next.height === size.height && next.dpr === size.dpr) return false;
    size = next;
    game.scale.resize(Math.round(size.width * size.dpr), Math.round(size.height * size.dpr));
    // Last, since this sets the canvas's size on the page; `resize` leaves it alone where a pixel is a CSS pixel.
    game.scale.setZoom(1 / size.dpr);
    return true;
  }
  return {
    game,
    scene,
    ready: created.then(prepare),
    inSoftware,
    size: () => size,
    fill: () => take({ ...measure(host), dpr: sharp(inSoftware) }),
    soften: (isSoft) => void take({ ...size, dpr: isSoft ? density(SOFT) : sharp(inSoftware) }),
    close() {
      // Phaser does not destroy it, and a global pool keeps everything it refers to.
      game.textures.tileSprite.destroy();
      // `destroy` only takes effect in the next step of the loop.
      game.destroy(true);
      if (!game.loop.running) game.loop.wake();
    },
  };
}
