import { transferables } from '../light/relief.ts';
import { openPaintStore, versionOf } from '../store/cacheStore.ts';
import { createCurrentLight } from './currentLight.ts';
import type { AheadOpening, AheadOrder } from './messages.ts';
import { openTable } from './piecePainter.ts';
import { createShift, deliver, imageOf } from './shift.ts';
import { createTilePainter } from './tiles.ts';

/** Paints the tiles that the painter of single items wishes for, because they may be drawn next. */
export function startAhead({ setup }: AheadOpening): (order: AheadOrder) => void {
  const { tilePx } = setup;
  const store = openPaintStore(versionOf(location.href));
  const tiles = createTilePainter(setup, store);
  const lit = openTable(tilePx);
  const sun = createCurrentLight();
  let wishes: readonly string[] = [];

  const work = createShift(async () => {
    const [id, ...later] = wishes;
    if (id === undefined) return (await store.write()) ? 'more' : 'done';
    wishes = later;
    const shape = { tile: id, joined: 0 };
    await store.load([tiles.key(shape, tilePx)]);
    const relief = tiles.paint(shape, tilePx);
    const image = await imageOf(lit(relief, sun.mood, 0), tilePx, tilePx);
    deliver({ type: 'ahead', id, image, relief }, [image, ...transferables(relief)]);
    return 'more';
  });

  return (order) => {
    if (order.type === 'light') sun.request(order.light);
    else wishes = [...wishes, order.id];
    work();
  };
}
