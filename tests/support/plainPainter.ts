import { areaOf } from '../../src/art/board/area.ts';
import type { Area, PainterSetup } from '../../src/art/contract.ts';
import { tileGeometry } from '../../src/art/geometry.ts';
import { moodOf, shineOf } from '../../src/art/light/sun.ts';
import type {
  PieceOrder,
  BoardOrder,
  Delivery,
  Opening,
  PreviewOpening,
  PreviewOrder,
} from '../../src/art/painters/messages.ts';
import type { Cell } from '../../src/game/index.ts';

/**
 * Replaces `src/art/painter.ts` where a test looks at no picture: every picture is there at once, in one colour. Shapes
 * of tiles are real: the page computes those on the table itself.
 */

const scope = self as unknown as DedicatedWorkerGlobalScope;
const TURNS = 4;
/** Side of a picture, in pixels. */
const SIDE = 8;
const SHINE = shineOf(moodOf({ kind: 'noon' }));

const deliver = (delivery: Delivery, images: readonly ImageBitmap[] = []): void =>
  scope.postMessage(delivery, [...images]);

function picture(colour: string): ImageBitmap {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  return canvas.transferToImageBitmap();
}

function deliverPatch(area: Area, shown: number): void {
  const image = picture('#7a8f57');
  deliver({ type: 'patch', patch: { ...area, image, ppu: SIDE / area.w, shown, shine: SHINE } }, [image]);
}

function deliverPictures(job: number, count: number): void {
  const images = Array.from({ length: count }, () => picture('#b58d5a'));
  deliver({ type: 'pictures', job, images }, images);
}

/** The smallest area that contains all these cells. */
function around(cells: readonly Cell[]): Area {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y };
}

function startBoard({ board }: PainterSetup): (order: BoardOrder) => void {
  let orders = 0;
  let shown = 0;
  let area = board ? areaOf(board) : undefined;
  const show = (): void => {
    if (area) deliverPatch(area, shown);
  };
  const rest = (): void => deliver({ type: 'rest', orders });
  show();
  rest();
  return (order) => {
    orders++;
    if (order.type === 'show') {
      shown++;
      if (!board) area = order.laid.length > 0 ? around(order.laid) : undefined;
    }
    if (order.type !== 'light') show();
    rest();
  };
}

/** It sends no shapes ahead: the page computes them when needed, and mostly has done so already. */
const serve = (order: PieceOrder): void => {
  if (order.type === 'geometry') deliver({ type: 'failed', job: order.job, message: 'Nothing is worked out ahead' });
  else if ('job' in order) deliverPictures(order.job, order.type === 'tile' ? TURNS : 1);
};

function preview(order: PreviewOrder): void {
  if ('shapes' in order)
    deliver({ type: 'geometry', job: order.job, geometry: tileGeometry(order.shapes, order.skin) });
  else if ('laid' in order) {
    if (order.laid.length > 0) deliverPatch(around(order.laid), 1);
    deliver({ type: 'pictures', job: order.job, images: [] });
  } else deliverPictures(order.job, 1);
}

scope.onmessage = ({ data: opening }: MessageEvent<Opening | PreviewOpening>) => {
  if (opening.role === 'previewPainter') {
    scope.onmessage = ({ data }: MessageEvent<PreviewOrder>) => preview(data);
  } else if (opening.role === 'board') {
    const obey = startBoard(opening.setup);
    scope.onmessage = ({ data }: MessageEvent<BoardOrder>) => obey(data);
  } else {
    scope.onmessage = ({ data }: MessageEvent<PieceOrder>) => serve(data);
  }
};
