import { transferables } from '../light/relief.ts';
import { openPiecePainter } from './piecePainter.ts';
import { openPaintStore, versionOf } from '../store/cacheStore.ts';
import type { PieceOrder, Errand, Favour, Opening, Request } from './messages.ts';
import { createShift, deliver, imageOf, toImage } from './shift.ts';

/** Priority of requests: figures are few and small, shapes are quick, and distant woods can wait. */
const ORDER: readonly Request['type'][] = ['figure', 'tile', 'geometry', 'outskirts'];

/**
 * Paints single tiles and figures; when idle it helps the board worker, and once the board is done it paints tiles
 * ahead.
 */
export function startPieces({ setup, port }: Opening): (order: PieceOrder) => void {
  const store = openPaintStore(versionOf(location.href));
  const painter = openPiecePainter(setup, store);
  const { tile, tilePx, figure, geometry, outskirts, forBoard, setLight, sunSteps } = painter;
  const requests: Request[] = [];
  const errands: Extract<Errand, { type: 'paint' }>[] = [];
  let mayLookAhead = false;

  async function serve(order: Request): Promise<void> {
    try {
      if (order.type === 'geometry') {
        deliver({ type: 'geometry', job: order.job, geometry: geometry(order.id) });
        return;
      }
      if (order.type === 'tile') await store.load([painter.handKey(order.id)]);
      if (order.type === 'outskirts') await store.load([painter.outskirtsKey]);
      const images = await Promise.all(
        order.type === 'tile'
          ? tile(order.id).map((picture) => imageOf(picture, tilePx, tilePx))
          : [toImage(order.type === 'figure' ? figure(order.figure, order.look) : outskirts())],
      );
      deliver({ type: 'pictures', job: order.job, images }, images);
    } catch (error) {
      deliver({ type: 'failed', job: order.job, message: String(error) });
    }
  }

  const work = createShift(async () => {
    const next = ORDER.map((type) => requests.findIndex((one) => one.type === type)).find((at) => at >= 0);
    const [request] = next === undefined ? [] : requests.splice(next, 1);
    const errand = request ? undefined : errands.shift();
    if (request) await serve(request);
    else if (errand) {
      const favour: Favour = { shape: errand.shape, relief: forBoard(errand.shape, errand.ppu) };
      port.postMessage(favour, transferables(favour.relief));
    } else if (!(await store.write())) {
      if (!mayLookAhead || painter.next === undefined) return 'done';
      await store.load([painter.handKey(painter.next)]);
      painter.ahead();
    }
    return 'more';
  });

  port.onmessage = ({ data: errand }: MessageEvent<Errand>) => {
    if (errand.type === 'paint') errands.push(errand);
    else if (errand.type === 'steps') sunSteps(errand.count);
    else mayLookAhead = true;
    work();
  };
  return (order) => {
    if (order.type === 'light') setLight(order.light);
    else requests.push(order);
    work();
  };
}
