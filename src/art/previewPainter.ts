import type { Board, TileSpec } from '../game/index.ts';
import { areaOf } from './board/castle.ts';
import type { Area, Skin } from './contract.ts';
import type { Delivery, EaselOpening, PlanOrder, SketchOrder } from './studio/messages.ts';

/** Paints tiles and boards that belong to no game yet, in a worker of its own. */
export interface PreviewPainter {
  /** The unturned tile, `px` pixels a side; rejects for one that cannot be painted. */
  paint(tile: TileSpec, skin: Skin, px: number): Promise<ImageBitmap>;
  /** The empty board, `px` pixels a cell, and what part of the plane the picture covers. */
  plan(board: Board, skin: Skin, px: number): Promise<{ readonly image: ImageBitmap; readonly area: Area }>;
  close(): void;
}

interface Waiting {
  readonly resolve: (image: ImageBitmap) => void;
  readonly reject: (error: Error) => void;
}

export function openEasel(): PreviewPainter {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let jobs = 0;
  let failure: string | null = null;
  const failAll = (message: string): void => {
    failure = message;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
    if (data.type !== 'pictures' && data.type !== 'failed') return;
    const job = waiting.get(data.job);
    waiting.delete(data.job);
    const [image] = data.type === 'pictures' ? data.images : [];
    if (image) job?.resolve(image);
    else job?.reject(new Error(data.type === 'failed' ? data.message : 'No picture came'));
  };
  worker.onerror = (event) => failAll(event.message || 'The painter stopped');
  worker.postMessage({ role: 'easel' } satisfies EaselOpening);
  const ask = (make: (job: number) => SketchOrder | PlanOrder): Promise<ImageBitmap> =>
    new Promise((resolve, reject) => {
      if (failure !== null) return reject(new Error(failure));
      const job = jobs++;
      waiting.set(job, { resolve, reject });
      worker.postMessage(make(job));
    });
  return {
    paint: (tile, skin, px) => ask((job) => ({ job, tile, skin, px })),
    plan: async (board, skin, px) => ({ image: await ask((job) => ({ job, board, skin, px })), area: areaOf(board) }),
    close() {
      worker.terminate();
      failAll('The painter is gone');
    },
  };
}
