import { areaOf } from './board/area.ts';
import type { Area, Light, Patch, TablePainter, PainterSetup } from './contract.ts';
import type { AheadOpening, AheadOrder, BoardOrder, Delivery, Opening } from './painters/messages.ts';
import { FIRST_LIGHT, lightName, moodOf, shineOf } from './light/sun.ts';
import { createPieceDesk } from './painters/pieceDesk.ts';
import { createSoFar } from './painters/soFar.ts';

/** With fewer cores, a helper would only slow down the page. */
const ENOUGH_CORES = 3;
/** With so many, a third worker paints ahead. */
const MANY_CORES = 4;

const NOWHERE: Area = { x: 0, y: 0, w: 0, h: 0 };

const startWorker = (): Worker => new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });

/** Tells both workers their role, what there is to paint, and how to reach each other. */
function connect(painter: Worker, pieceWorker: Worker, setup: PainterSetup): void {
  const { port1, port2 } = new MessageChannel();
  const { hardwareConcurrency: cores } = navigator;
  const open = (worker: Worker, role: Opening['role'], port: MessagePort): void =>
    worker.postMessage(
      { role, setup, port, helped: cores >= ENOUGH_CORES, wishes: cores >= MANY_CORES } satisfies Opening,
      [port],
    );
  open(painter, 'board', port1);
  open(pieceWorker, 'pieces', port2);
}

/** A third worker for what may be drawn next; it starts with the first wish. */
function aheadWorker(setup: PainterSetup, receive: (message: MessageEvent<Delivery>) => void) {
  let worker: Worker | undefined;
  let light: Light | undefined;
  const post = (message: AheadOpening | AheadOrder): void => worker?.postMessage(message);
  return {
    setLight(next: Light): void {
      light = next;
      post({ type: 'light', light });
    },
    wish(id: string): void {
      if (!worker) {
        worker = startWorker();
        worker.onmessage = receive;
        post({ role: 'ahead', setup });
        if (light) post({ type: 'light', light });
      }
      post({ type: 'wish', id });
    },
    close: (): void => worker?.terminate(),
  };
}

interface Options {
  readonly onFailed?: () => void;
  /** Loads a still of the empty board in its first light, to be shown until it is painted. */
  readonly still?: (() => Promise<ImageBitmap>) | undefined;
}

/**
 * Opens a painter with two workers: one for the board, and one for single tiles and figures, which helps the first when
 * idle; with many cores, a third paints ahead. The empty board is painted at once. Listeners added later first get
 * what is painted so far.
 */
export function createTablePainter(setup: PainterSetup, { onFailed, still }: Options = {}): TablePainter {
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
  /** Something is painted, or the light is not the first one: a still would be a step back. */
  let isLate = false;
  let waitingForAll: (() => void)[] = [];
  let closed = false;
  /** Why nothing more is painted: a worker failed to load or has stopped. */
  let failure: string | null = null;

  const toPainter = (order: BoardOrder): void => {
    orders++;
    painter.postMessage(order);
  };
  const desk = createPieceDesk((order, transfer = []) => pieceWorker.postMessage(order, [...transfer]));
  const isPainted = (): boolean => closed || failure !== null || (shown === orders && !desk.waits);
  function tellPainted(): void {
    if (!isPainted()) return;
    const all = waitingForAll;
    waitingForAll = [];
    for (const resolve of all) resolve();
  }

  function tell(patch: Patch): void {
    soFar?.add(patch);
    for (const [listener, before] of listeners) listener({ ...patch, shown: Math.max(0, (patch.shown ?? 0) - before) });
  }

  function showStill(image: ImageBitmap): void {
    const ppu = image.width / area.w;
    if (isLate || closed || ppu >= setup.ppu) return;
    tell({ ...area, image, ppu, coarse: true, shown: 0, shine: shineOf(moodOf(FIRST_LIGHT)) });
    toPainter({ type: 'still' });
  }

  const receive = ({ data }: MessageEvent<Delivery>): void => {
    if (data.type === 'patch') {
      isLate = true;
      tell(data.patch);
      return;
    }
    if (data.type === 'rest') shown = data.orders;
    else if (data.type === 'wish') ahead.wish(data.id);
    else desk.receive(data);
    tellPainted();
  };
  const ahead = aheadWorker(setup, receive);
  for (const worker of [painter, pieceWorker]) {
    worker.onmessage = receive;
    worker.onerror = (event) => {
      const isFirst = failure === null;
      failure = event.message || 'The painter stopped';
      desk.end(failure);
      tellPainted();
      if (isFirst) onFailed?.();
    };
  }
  connect(painter, pieceWorker, setup);
  // Without it, the painter's coarse picture comes first.
  still?.().then(showStill, () => undefined);

  return {
    area,
    get failed() {
      return failure !== null;
    },
    tilePx: setup.tilePx,
    ...desk.ways,
    show(laid, built = []) {
      shows++;
      toPainter({ type: 'show', laid, built });
    },
    setLight(light) {
      isLate ||= lightName(light) !== lightName(FIRST_LIGHT);
      toPainter({ type: 'light', light });
      desk.setLight(light);
      ahead.setLight(light);
    },
    onPatch(listener) {
      listeners.set(listener, shows);
      for (const patch of soFar?.whole() ?? []) listener(patch);
      if (!soFar) toPainter({ type: 'again' });
      return () => void listeners.delete(listener);
    },
    painted: () => (isPainted() ? Promise.resolve() : new Promise((resolve) => waitingForAll.push(resolve))),
    close() {
      closed = true;
      painter.terminate();
      pieceWorker.terminate();
      ahead.close();
      desk.end('The painter is closed');
      tellPainted();
      listeners.clear();
    },
  };
}
