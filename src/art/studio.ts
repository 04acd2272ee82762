import { areaOf } from './board/castle.ts';
import type { Patch, Studio, StudioSetup } from './contract.ts';
import type { Delivery, Order } from './studio/messages.ts';
import { createSoFar } from './studio/soFar.ts';

interface Waiting {
  readonly resolve: (images: readonly ImageBitmap[]) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a studio on a worker of its own; it begins to paint the empty board at once. Whoever listens later is first told what is painted so far. */
export function createStudio(setup: StudioSetup): Studio {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  /** Who listens, and how many calls of `show` there had been when they began. */
  const listeners = new Map<(patch: Patch) => void, number>();
  let shows = 0;
  const area = areaOf(setup.board);
  const soFar = createSoFar(area);
  let jobs = 0;
  let closed = false;

  const order = (message: Order): void => worker.postMessage(message);
  const request = (make: (job: number) => Order): Promise<readonly ImageBitmap[]> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('The studio is closed'));
        return;
      }
      const job = jobs++;
      waiting.set(job, { resolve, reject });
      order(make(job));
    });
  const failAll = (message: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };

  worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
    if (data.type === 'patch') {
      soFar.add(data.patch);
      const { patch } = data;
      for (const [listener, before] of listeners) listener({ ...patch, shown: Math.max(0, (patch.shown ?? 0) - before) });
      return;
    }
    const job = waiting.get(data.job);
    waiting.delete(data.job);
    if (data.type === 'pictures') job?.resolve(data.images);
    else job?.reject(new Error(data.message));
  };
  worker.onerror = (event) => failAll(event.message || 'The painter stopped');
  order({ type: 'open', setup });

  return {
    area,
    tile: (id) => request((job) => ({ type: 'tile', job, id })),
    show(laid) {
      shows++;
      order({ type: 'show', laid });
    },
    setLight: (light) => order({ type: 'light', light }),
    onPatch(listener) {
      listeners.set(listener, shows);
      const whole = soFar.whole();
      if (whole) listener(whole);
      return () => void listeners.delete(listener);
    },
    async figure(figure, look) {
      const [image] = await request((job) => ({ type: 'figure', job, figure, look }));
      if (!image) throw new Error(`No picture of ${figure}`);
      return image;
    },
    close() {
      closed = true;
      worker.terminate();
      failAll('The studio is closed');
      listeners.clear();
    },
  };
}
