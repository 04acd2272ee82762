import type { PaintStore } from '../store/paintStore.ts';
import type { BoardPainter } from './boardPainter.ts';

/**
 * Loads what the next step needs from the stores. An order that comes while they are read needs something else: then
 * they are read again, so that nothing is painted that they have. `orders` counts all orders so far.
 */
export async function loadNeeds(
  painter: Pick<BoardPainter, 'needs' | 'lit'>,
  store: PaintStore,
  lit: PaintStore,
  orders: () => number,
): Promise<void> {
  let before: number;
  do {
    before = orders();
    await lit.load(painter.lit?.needs() ?? []);
    await store.load(painter.needs());
  } while (orders() !== before);
}
