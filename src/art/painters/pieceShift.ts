import { openPaintStore, versionOf } from '../store/cacheStore.ts';
import type { Errand, Opening, PieceOrder } from './messages.ts';
import { openPiecePainter } from './piecePainter.ts';
import { createPieceWork } from './pieceWork.ts';
import { createShift, deliver } from './shift.ts';

/** Paints single tiles and figures, helps the board worker, and paints ahead. */
export function startPieces({ setup, port, helped, wishes }: Opening): (order: PieceOrder) => void {
  const store = openPaintStore(versionOf(location.href));
  const { obey, help, step } = createPieceWork({
    painter: openPiecePainter(setup, store),
    store,
    deliver,
    reply: (favour, buffers) => port.postMessage(favour, [...buffers]),
    helped,
    wishes,
  });
  const work = createShift(step);
  port.onmessage = ({ data: errand }: MessageEvent<Errand>) => {
    help(errand);
    work();
  };
  return (order) => {
    obey(order);
    work();
  };
}
