import { areaOf } from './board/castle.ts';
import { OUTSKIRTS_CELLS } from './board/woods.ts';
import type { Area, Patch, TablePainter, PainterSetup } from './contract.ts';
import { FIRST_LIGHT, inSteps, lightName } from './light/sun.ts';
import { createJobs } from './painters/jobs.ts';
import type { PieceOrder, BoardOrder, Delivery, Opening, Request } from './painters/messages.ts';
import { createSoFar } from './painters/soFar.ts';
import { createTileShelf } from './tileShelf.ts';

/** With fewer cores, a helper would only slow down the page. */
const ENOUGH_CORES = 3;

const NOWHERE: Area = { x: 0, y: 0, w: 0, h: 0 };

const startWorker = (): Worker => new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });

/** Tells both workers their role, what there is to paint, and how to reach each other. */
function connect(painter: Worker, pieceWorker: Worker, setup: PainterSetup): void {
  const { port1, port2 } = new MessageChannel();
  const helped = navigator.hardwareConcurrency >= ENOUGH_CORES;
  const open = (worker: Worker, role: Opening['role'], port: MessagePort): void =>
    worker.postMessage({ role, setup, port, helped } satisfies Opening, [port]);
  open(painter, 'board', port1);
  open(pieceWorker, 'pieces', port2);
}

/**
 * Opens a painter with two workers: one for the board, and one for single tiles and figures, which helps the first when
 * idle. The empty board is painted at once. Listeners added later first get what is painted so far.
 */
export function createTablePainter(setup: PainterSetup, onFailed: () => void = () => undefined): TablePainter {
  const painter = startWorker();
  const pieceWorker = startWorker();
  /** Listeners, with the number of calls of `show` before each was added. */
  const listeners = new Map<(patch: Patch) => void, number>();
  let shows = 0;
  const area = setup.board ? areaOf(setup.board) : NOWHERE;
  // An open plane is lit again for each new listener: the size of its whole picture is not limited.
  const soFar = setup.board ? createSoFar(area) : undefined;
  let orders = 0;
  /** Number of orders that the board picture shows completely. */
  let shown = -1;
  let waitingForAll: (() => void)[] = [];
  let closed = false;
  /** In how many steps the sun moves, as far as known. */
  let steps = 0;
  /** Why nothing more is painted: a worker failed to load or has stopped. */
  let failure: string | null = null;

  const toPainter = (order: BoardOrder): void => {
    orders++;
    painter.postMessage(order);
  };
  const toPieces = (order: PieceOrder): void => pieceWorker.postMessage(order);
  const jobs = createJobs(toPieces);
  const pictures = async (make: (job: number) => Request): Promise<readonly ImageBitmap[]> => {
    const answer = await jobs.request(make);
    return answer.type === 'pictures' ? answer.images : [];
  };
  const shelf = createTileShelf((id) => pictures((job) => ({ type: 'tile', job, id })));
  shelf.setLight(lightName(FIRST_LIGHT));
  const isPainted = (): boolean => closed || failure !== null || (shown === orders && !jobs.waits);
  function tellPainted(): void {
    if (!isPainted()) return;
    const all = waitingForAll;
    waitingForAll = [];
    for (const resolve of all) resolve();
  }

  const receive = ({ data }: MessageEvent<Delivery>): void => {
    if (data.type === 'patch') {
      soFar?.add(data.patch);
      const { patch } = data;
      for (const [listener, before] of listeners)
        listener({ ...patch, shown: Math.max(0, (patch.shown ?? 0) - before) });
      return;
    }
    if (data.type === 'rest') shown = data.orders;
    else if (data.type === 'steps') steps = data.count;
    else jobs.receive(data);
    tellPainted();
  };
  for (const worker of [painter, pieceWorker]) {
    worker.onmessage = receive;
    worker.onerror = (event) => {
      const isFirst = failure === null;
      failure = event.message || 'The painter stopped';
      jobs.end(failure);
      tellPainted();
      if (isFirst) onFailed();
    };
  }
  connect(painter, pieceWorker, setup);

  return {
    area,
    get failed() {
      return failure !== null;
    },
    tile: shelf.watch,
    show(laid, built = []) {
      shows++;
      toPainter({ type: 'show', laid, built });
    },
    setLight(light) {
      toPainter({ type: 'light', light });
      toPieces({ type: 'light', light });
      shelf.setLight(lightName(steps > 0 ? inSteps(light, steps) : light));
    },
    onPatch(listener) {
      listeners.set(listener, shows);
      for (const patch of soFar?.whole() ?? []) listener(patch);
      if (!soFar) toPainter({ type: 'again' });
      return () => void listeners.delete(listener);
    },
    async figure(figure, look) {
      const [image] = await pictures((job) => ({ type: 'figure', job, figure, look }));
      if (!image) throw new Error(`No picture of ${figure}`);
      return image;
    },
    async geometry(id) {
      const answer = await jobs.request((job) => ({ type: 'geometry', job, id }));
      if (answer.type !== 'geometry') throw new Error(`No shapes of ${id}`);
      return answer.geometry;
    },
    async outskirts() {
      const [image] = await pictures((job) => ({ type: 'outskirts', job }));
      if (!image) throw new Error('No picture of the outskirts');
      return { image, cells: OUTSKIRTS_CELLS };
    },
    painted: () => (isPainted() ? Promise.resolve() : new Promise((resolve) => waitingForAll.push(resolve))),
    close() {
      closed = true;
      painter.terminate();
      pieceWorker.terminate();
      jobs.end('The painter is closed');
      tellPainted();
      listeners.clear();
    },
  };
}
