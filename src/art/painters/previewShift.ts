import { surveyCastle } from '../board/castle.ts';
import { makeNiche } from '../board/niche.ts';
import { paintBoard } from '../board/paintBoard.ts';
import { Surface } from '../core/surface.ts';
import { processorLighter } from '../light/lighter.ts';
import { packed } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { moodOf } from '../light/sun.ts';
import { paintTile } from '../tile/paintTile.ts';
import { isWalled } from '../contract.ts';
import { paintFigure } from '../figures/figure.ts';
import { tileGeometry } from '../geometry.ts';
import { openPaintStore, versionOf } from '../store/cacheStore.ts';
import { planTile } from '../topology/fromData.ts';
import { FOUR } from '../topology/sides.ts';
import type { PreviewOrder, PlanOrder, SceneOrder, SketchOrder } from './messages.ts';
import { openPlane } from './openPlane.ts';
import { createShift, deliver, imageOf, toImage } from './shift.ts';
import { isPatch, openBoardPainter } from './boardPainter.ts';
import type { BoardPainter } from './boardPainter.ts';

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

/** Boards for one scene after another, by skin: the shipped tiles, at one size. */
function createSceneBoards() {
  const store = openPaintStore(versionOf(location.href));
  const boards = new Map<string, BoardPainter>();

  function boardOf(setup: SceneOrder['setup']): BoardPainter {
    const known = boards.get(setup.skin);
    const board =
      known ??
      (isWalled(setup) ? openBoardPainter(setup, processorLighter, store) : openPlane(setup, processorLighter, store));
    boards.set(setup.skin, board);
    return board;
  }

  return {
    lay: ({ setup, laid, built }: SceneOrder): void => boardOf(setup).show(laid, built),
    /** Paints the next small piece of the scene; resolves with false when it is done. */
    async step({ setup }: SceneOrder): Promise<boolean> {
      const board = boardOf(setup);
      await store.load(board.needs());
      const result = board.step();
      if (isPatch(result)) {
        const { picture, rect, mood: _, ...place } = result;
        const image = await imageOf(picture, rect.w, rect.h);
        deliver({ type: 'patch', patch: { ...place, image } }, [image]);
      }
      return result !== 'done' || (await store.write());
    },
  };
}

const SUN = moodOf({ kind: 'progress', progress: 0 });

/**
 * Paints pictures outside a match: tiles and boards as they are drawn, scenes of the book. The latest request is served
 * first, since the player is looking at it; scenes are served in order.
 */
export function startPreviews(): (order: PreviewOrder) => void {
  const orders: Exclude<PreviewOrder, SceneOrder>[] = [];
  const scenes: SceneOrder[] = [];
  let sceneBoards: ReturnType<typeof createSceneBoards> | undefined;
  let begun = false;

  async function serve(order: Exclude<PreviewOrder, SceneOrder>): Promise<void> {
    const { job } = order;
    if ('shapes' in order) {
      deliver({ type: 'geometry', job, geometry: tileGeometry(order.shapes, order.skin) });
      return;
    }
    if ('figure' in order) {
      const image = await toImage(paintFigure(order.figure, order.look, order.skin, order.px));
      deliver({ type: 'pictures', job, images: [image] }, [image]);
      return;
    }
    const relief = 'tile' in order ? tileRelief(order) : boardRelief(order);
    const { w, h } = relief;
    const lit = processorLighter(relief, { fades: 'board' in order }).light({ x: 0, y: 0, w, h }, SUN);
    const image = await imageOf(lit, w, h);
    deliver({ type: 'pictures', job, images: [image] }, [image]);
  }

  async function goOn(scene: SceneOrder): Promise<void> {
    sceneBoards ??= createSceneBoards();
    if (!begun) sceneBoards.lay(scene);
    begun = true;
    if (await sceneBoards.step(scene)) return;
    end(scene);
    deliver({ type: 'pictures', job: scene.job, images: [] });
  }

  function end(scene: SceneOrder): void {
    begun = false;
    scenes.splice(scenes.indexOf(scene), 1);
  }

  const work = createShift(async () => {
    const order = orders.pop();
    const [scene] = scenes;
    if (!order && !scene) return 'done';
    try {
      if (order) await serve(order);
      else if (scene) await goOn(scene);
    } catch (error) {
      const { job } = order ?? scene ?? { job: -1 };
      if (!order && scene) end(scene);
      deliver({ type: 'failed', job, message: String(error) });
    }
    return 'more';
  });
  return (order) => {
    if ('laid' in order) scenes.push(order);
    else orders.push(order);
    work();
  };
}
