import type { Picture } from '../figures/picture.ts';
import type { LitPicture } from '../light/lighter.ts';
import type { Delivery } from './messages.ts';

/** Helpers that all painter workers share. */

export const toImage = ({ pixels, w, h }: Picture): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(pixels, w, h));
export const imageOf = async (picture: LitPicture, w: number, h: number): Promise<ImageBitmap> =>
  picture instanceof ImageBitmap ? picture : toImage({ pixels: picture, w, h });
export const deliver = (delivery: Delivery, images: readonly Transferable[] = []): void =>
  (self as unknown as DedicatedWorkerGlobalScope).postMessage(delivery, [...images]);

/** Yields to the message queue: pending messages are processed before the next step. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Runs small steps while there is work; call the returned function whenever there may be some. */
export function createShift(step: () => Promise<'more' | 'done'>): () => void {
  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    do await breathe();
    while ((await step()) === 'more');
    running = false;
  };
  return () => void run();
}
