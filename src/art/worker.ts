import type { Picture } from './figures/picture.ts';
import { openGpu } from './light/gpu/gpu.ts';
import { gpuLighter } from './light/gpu/gpuLighter.ts';
import type { LitPicture } from './light/lighter.ts';
import { shineOf } from './light/sun.ts';
import type { Delivery, Order } from './studio/messages.ts';
import { openWorkshop } from './studio/workshop.ts';
import type { Workshop } from './studio/workshop.ts';

/** Runs the workshop: requests first, then the board picture, then work in advance, a small step at a time. */

const scope = self as unknown as DedicatedWorkerGlobalScope;
let workshop: Workshop | undefined;
const requests: Extract<Order, { job: number }>[] = [];
let running = false;

const toImage = ({ pixels, w, h }: Picture): Promise<ImageBitmap> => createImageBitmap(new ImageData(pixels, w, h));
const imageOf = async (picture: LitPicture, w: number, h: number): Promise<ImageBitmap> => (picture instanceof ImageBitmap ? picture : toImage({ pixels: picture, w, h }));
const deliver = (delivery: Delivery, images: readonly ImageBitmap[] = []): void => scope.postMessage(delivery, [...images]);

async function serve(order: Extract<Order, { job: number }>, shop: Workshop): Promise<void> {
  try {
    const images = await Promise.all(order.type === 'tile' ? shop.tile(order.id).map((picture) => imageOf(picture, shop.tilePx, shop.tilePx)) : [toImage(shop.figure(order.figure, order.look))]);
    deliver({ type: 'pictures', job: order.job, images }, images);
  } catch (error) {
    deliver({ type: 'failed', job: order.job, message: String(error) });
  }
}

/** A turn of the message queue: orders that have come in are read before the next step. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

async function run(): Promise<void> {
  if (running) return;
  running = true;
  for (;;) {
    await breathe();
    if (!workshop) break;
    const order = requests.shift();
    if (order) {
      await serve(order, workshop);
      continue;
    }
    const result = workshop.step();
    if (result === 'done') break;
    if (result === 'more') continue;
    const { picture, rect, mood, ...place } = result;
    const { shown } = workshop;
    const image = await imageOf(picture, rect.w, rect.h);
    deliver({ type: 'patch', patch: { ...place, image, shown, shine: shineOf(mood) } }, [image]);
  }
  running = false;
}

scope.onmessage = ({ data: order }: MessageEvent<Order>) => {
  if (order.type === 'open') {
    const gpu = openGpu();
    workshop = openWorkshop(order.setup, gpu && gpuLighter(gpu));
  }
  if (order.type === 'show') workshop?.show(order.laid);
  else if (order.type === 'light') workshop?.setLight(order.light);
  else if (order.type !== 'open') requests.push(order);
  void run();
};
