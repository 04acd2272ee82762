import { surveyCastle } from '../board/castle.ts';
import { makeNiche } from '../board/niche.ts';
import { paintBoard } from '../board/paintBoard.ts';
import { Surface } from '../core/surface.ts';
import { processorLighter } from '../light/lighter.ts';
import { packed } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { moodOf } from '../light/sun.ts';
import { paintTile } from '../tile/paintTile.ts';
import { planTile } from '../topology/fromData.ts';
import { FOUR } from '../topology/sides.ts';
import type { PlanOrder, SketchOrder } from './messages.ts';
import { createShift, deliver, imageOf } from './shift.ts';

const tileRelief = ({ tile, skin, px }: SketchOrder): Relief =>
  packed(
    paintTile(
      planTile(tile, skin),
      skin,
      px,
      FOUR.map(() => false),
    ),
  );

function boardRelief({ board, skin, px }: PlanOrder): Relief {
  const castle = surveyCastle(board, skin);
  const { x, y, w, h } = castle.area;
  const s = new Surface(Math.round(w * px), Math.round(h * px), px, x, y);
  paintBoard(
    s,
    castle,
    board.startSpaces.map((start) => makeNiche(start, skin, px, { joined: false, rough: true })),
  );
  return packed(s);
}

/** Paints tiles and boards one by one as they are drawn; what was asked for last comes first, for somebody is looking at it. */
export function startEasel(): (order: SketchOrder | PlanOrder) => void {
  const orders: (SketchOrder | PlanOrder)[] = [];

  async function serve(order: SketchOrder | PlanOrder): Promise<void> {
    const { job } = order;
    try {
      const relief = 'tile' in order ? tileRelief(order) : boardRelief(order);
      const { w, h } = relief;
      const lit = processorLighter(relief, { fades: 'board' in order }).light(
        { x: 0, y: 0, w, h },
        moodOf({ kind: 'progress', progress: 0 }),
      );
      const image = await imageOf(lit, w, h);
      deliver({ type: 'pictures', job, images: [image] }, [image]);
    } catch (error) {
      deliver({ type: 'failed', job, message: String(error) });
    }
  }

  const work = createShift(async () => {
    const order = orders.pop();
    if (!order) return 'done';
    await serve(order);
    return 'more';
  });
  return (order) => {
    orders.push(order);
    work();
  };
}
