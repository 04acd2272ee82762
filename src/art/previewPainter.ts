import type { Board, LaidTile, TileSpec } from '../game/index.ts';
import { areaOf } from './board/area.ts';
import type { Area, Figure, PaintSkin, Patch, Skin, Structure, PainterSetup, TileGeometry } from './contract.ts';
import type { FigureLook } from './figures/figure.ts';
import type { Delivery, PreviewOpening, PreviewOrder } from './painters/messages.ts';

/** Paints pictures outside a match, in a worker of its own. */
export interface PreviewPainter {
  /** Resolves with the unrotated tile, `px` pixels per side; rejects if it cannot be painted. */
  paint(tile: TileSpec, skin: PaintSkin, px: number): Promise<ImageBitmap>;
  /** Resolves with the empty board, `px` pixels per cell, and the area that the picture covers. */
  plan(board: Board, skin: Skin, px: number): Promise<{ readonly image: ImageBitmap; readonly area: Area }>;
  /**
   * Paints the shipped board of a skin, or the open plane, with exactly these tiles: calls `onPatch` with what differs
   * from the previous scene, and resolves when all of it is painted. Scenes are painted one after another.
   */
  scene(
    setup: SceneSetup,
    laid: readonly LaidTile[],
    onPatch: (patch: Patch) => void,
    built?: readonly Structure[],
  ): Promise<void>;
  figure(figure: Figure, look: FigureLook, skin: PaintSkin, px: number): Promise<ImageBitmap>;
  /** Resolves with the places of a tile's features. */
  geometry(tile: TileSpec, skin: PaintSkin): Promise<TileGeometry>;
  /** Pixels per cell of scenes. */
  readonly ppu: number;
  close(): void;
}

/** The tiles of a rule set and the board they are on. */
export type SceneSetup = Pick<PainterSetup, 'board' | 'tiles' | 'skin'>;

/** Only the worker that paints a match's board sends `rest`. */
type Received = Extract<Delivery, { readonly job: number } | { readonly type: 'patch' }>;
type Answer = Exclude<Received, { type: 'patch' | 'failed' }>;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export function openPreviewPainter(ppu = 96): PreviewPainter {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let jobs = 0;
  let failure: string | null = null;
  let scenes: Promise<unknown> = Promise.resolve();
  let toScene: (patch: Patch) => void = () => undefined;
  const failAll = (message: string): void => {
    failure = message;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Received>) => {
    if (data.type === 'patch') {
      toScene(data.patch);
      return;
    }
    const job = waiting.get(data.job);
    waiting.delete(data.job);
    if (data.type === 'failed') job?.reject(new Error(data.message));
    else job?.resolve(data);
  };
  worker.onerror = (event) => failAll(event.message || 'The painter stopped');
  worker.postMessage({ role: 'previewPainter' } satisfies PreviewOpening);
  const ask = (make: (job: number) => PreviewOrder): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (failure !== null) return reject(new Error(failure));
      const job = jobs++;
      waiting.set(job, { resolve, reject });
      worker.postMessage(make(job));
    });
  async function picture(make: (job: number) => PreviewOrder): Promise<ImageBitmap> {
    const answer = await ask(make);
    const [image] = answer.type === 'pictures' ? answer.images : [];
    if (!image) throw new Error('No picture came');
    return image;
  }
  return {
    ppu,
    paint: (tile, skin, px) => picture((job) => ({ job, tile, skin, px })),
    plan: async (board, skin, px) => ({
      image: await picture((job) => ({ job, board, skin, px })),
      area: areaOf(board),
    }),
    scene(told, laid, onPatch, built = []) {
      const { board, tiles, skin } = told;
      const setup = { board, tiles, skin, ppu, tilePx: ppu };
      const painted = scenes.then(() => {
        toScene = onPatch;
        return ask((job) => ({ job, setup, laid, built }));
      });
      scenes = painted.catch(() => undefined);
      return painted.then(() => undefined);
    },
    figure: (figure, look, skin, px) => picture((job) => ({ job, figure, look, skin, px })),
    async geometry(shapes, skin) {
      const answer = await ask((job) => ({ job, shapes, skin }));
      if (answer.type !== 'geometry') throw new Error(`No shapes of ${shapes.id}`);
      return answer.geometry;
    },
    close() {
      worker.terminate();
      failAll('The painter is gone');
    },
  };
}
