import type { Figure, PaintSkin, Structure } from '../../src/art/contract.ts';
import type { FigureLook } from '../../src/art/figures/figure.ts';
import type { MOODS } from '../../src/art/light/moods.ts';
import type { TileSpec } from '../../src/game/index.ts';

/** Pictures from a worker, for what is in view. */

export type Hour = keyof typeof MOODS;

/** A tile in its four rotations at these hours. */
export interface SheetOrder {
  readonly what: 'sheet';
  readonly tile: TileSpec;
  readonly skin: PaintSkin;
  readonly px: number;
  readonly gap: number;
  readonly hours: readonly Hour[];
  /** Built over it, the same way in every rotation. */
  readonly over: Structure | null;
}
export interface FigureOrder {
  readonly what: 'figure';
  readonly figure: Figure;
  readonly look: FigureLook;
  readonly skin: PaintSkin;
  readonly size: number;
}
export type PaintOrder = SheetOrder | FigureOrder;
export type Painted =
  | { readonly job: number; readonly image: ImageBitmap }
  | { readonly job: number; readonly trouble: string };

interface Waiting {
  readonly order: PaintOrder;
  readonly done: (painted: Painted) => void;
}

let worker: Worker | null = null;
let jobs = 0;
let busy: Waiting | null = null;
const waiting: Waiting[] = [];

function next(): void {
  if (busy) return;
  busy = waiting.shift() ?? null;
  if (!busy) return;
  worker ??= openWorker();
  worker.postMessage({ job: (jobs += 1), order: busy.order });
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./painterWorker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<Painted>) => {
    busy?.done(data);
    busy = null;
    next();
  };
  return opened;
}

/** Draws onto the canvas when it first comes into view; a canvas that has left the page is skipped. */
export function paintWhenSeen(canvas: HTMLCanvasElement, order: PaintOrder): void {
  orders.set(canvas, order);
  eyes.observe(canvas);
}

const orders = new WeakMap<Element, PaintOrder>();
const eyes = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const order = orders.get(target);
      if (!order || !(target instanceof HTMLCanvasElement)) continue;
      const queued = waiting.findIndex((one) => one.order === order);
      if (isIntersecting && queued < 0 && busy?.order !== order)
        waiting.push({ order, done: (painted) => show(target, painted) });
      if (!isIntersecting && queued >= 0) waiting.splice(queued, 1);
    }
    next();
  },
  { rootMargin: '150px' },
);

function show(canvas: HTMLCanvasElement, painted: Painted): void {
  eyes.unobserve(canvas);
  if ('trouble' in painted) {
    canvas.replaceWith(
      Object.assign(document.createElement('p'), { className: 'Alert-trouble', textContent: painted.trouble }),
    );
    return;
  }
  const { width, height } = painted.image;
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(painted.image, 0, 0);
  painted.image.close();
  canvas.dataset['painted'] = '';
}
