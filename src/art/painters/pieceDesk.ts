import type { Light, TablePainter } from '../contract.ts';
import { OUTSKIRTS_CELLS } from '../board/area.ts';
import { transferables } from '../light/relief.ts';
import { FIRST_LIGHT, inSteps, lightName } from '../light/sun.ts';
import { createTileShelf } from '../tileShelf.ts';
import { createJobs } from './jobs.ts';
import type { Delivery, PieceOrder, Request } from './messages.ts';

/** The page's side of the painter of single pieces: what was requested, and the tiles that it keeps. */
export function createPieceDesk(post: (order: PieceOrder, transfer?: readonly Transferable[]) => void) {
  const jobs = createJobs(post);
  /** In how many steps the sun moves, as far as known. */
  let steps = 0;
  let expected = '';

  const pictures = async (make: (job: number) => Request): Promise<readonly ImageBitmap[]> => {
    const answer = await jobs.request(make);
    return answer.type === 'pictures' ? answer.images : [];
  };
  const shelf = createTileShelf((id, rough) => pictures((job) => ({ type: 'tile', job, id, rough })));
  shelf.setLight(lightName(FIRST_LIGHT));

  const ways: Pick<TablePainter, 'tile' | 'expect' | 'figure' | 'geometry' | 'outskirts'> = {
    tile: shelf.watch,
    expect(ids) {
      if (expected === ids.join(' ')) return;
      expected = ids.join(' ');
      post({ type: 'expect', ids });
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
  };

  return {
    ways,
    setLight(light: Light): void {
      post({ type: 'light', light });
      shelf.setLight(lightName(steps > 0 ? inSteps(light, steps) : light));
    },
    receive(delivery: Exclude<Delivery, { type: 'patch' | 'rest' | 'wish' }>): void {
      if (delivery.type === 'steps') steps = delivery.count;
      else if (delivery.type === 'rough') shelf.rough(delivery.id, delivery.images);
      else if (delivery.type === 'upright') shelf.upright(delivery.id, delivery.image);
      else if (delivery.type === 'ahead') {
        const { id, image, relief } = delivery;
        shelf.upright(id, image);
        post({ type: 'take', id, relief }, transferables(relief));
      } else jobs.receive(delivery);
    },
    /** Something was requested that has not come. */
    get waits(): boolean {
      return jobs.waits;
    },
    end: jobs.end,
  };
}
