import type { BoardWindow } from '../board/windows.ts';
import type { TileId } from '../../game/index.ts';
import { transferables } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import type { PaintStore } from '../store/paintStore.ts';
import type { Delivery, Errand, Favour, PieceOrder, Request } from './messages.ts';
import type { LitPicture } from '../light/lighter.ts';
import { ROTATIONS } from './piecePainter.ts';
import type { PiecePainter } from './piecePainter.ts';
import { imageOf, toImage } from './shift.ts';

interface Ports {
  readonly painter: PiecePainter;
  readonly store: PaintStore;
  readonly deliver: (delivery: Delivery, images: readonly ImageBitmap[]) => void;
  /** Sends something finished to the board worker. */
  readonly reply: (favour: Favour, buffers: readonly Transferable[]) => void;
  /** Fine tiles may be painted ahead while the board is being painted: there are cores enough. */
  readonly helped: boolean;
  /** A third worker paints tiles ahead that this one wishes for. */
  readonly wishes: boolean;
}

type TileRequest = Extract<Request, { type: 'tile' }>;

type Job =
  | { readonly kind: 'rough'; readonly id: TileId }
  | { readonly kind: Request['type']; readonly request: Request }
  | { readonly kind: 'turns'; readonly order: TileRequest; readonly upright: LitPicture }
  | { readonly kind: 'errand'; readonly errand: Extract<Errand, { type: 'paint' }> }
  | { readonly kind: 'window'; readonly window: BoardWindow };

/**
 * What comes first: the tile in hand, roughly; figures, which are few and small; shapes, which are quick; the tile in
 * hand, fine, and how it looks when it is turned; tiles of the board; then what may be in hand next; the board; distant
 * woods.
 */
const ORDER: readonly Job['kind'][] = ['rough', 'figure', 'geometry', 'tile', 'turns', 'errand', 'window', 'outskirts'];
/** What may be drawn next comes before these. */
const LAST: ReadonlySet<Job['kind']> = new Set(['window', 'outskirts']);
/** So many of the tiles that may be drawn next are painted: 18 MB at 192 pixels per side. */
const AHEAD = 48;
/** Enough for the other worker to be busy while this one paints. */
const AT_ONCE = 4;
/** The player has already turned to the last one. */
const LATEST_FIRST: ReadonlySet<Job['kind']> = new Set(['rough', 'tile']);

/** The job to do first. */
function firstOf(jobs: readonly Job[]): Job | undefined {
  for (const kind of ORDER) {
    const waiting = jobs.filter((job) => job.kind === kind);
    const job = LATEST_FIRST.has(kind) ? waiting.at(-1) : waiting[0];
    if (job) return job;
  }
  return undefined;
}

interface AheadPorts extends Omit<Ports, 'reply'> {
  /** Delivers the fine picture of a painted tile. */
  readonly show: (id: TileId) => Promise<unknown>;
  /** Whether the page has had it. */
  readonly isShown: (id: TileId) => boolean;
}

/** Paints what may be drawn next, fine; the likeliest first. The page has its picture before it is drawn. */
function createAhead({ painter, store, deliver, helped, wishes, show, isShown }: AheadPorts) {
  let expected: readonly TileId[] = [];
  let boardIsDone = false;
  /** What the other worker paints: it begins with what is likely last, until the two meet. */
  const elsewhere = new Set<TileId>();
  const missing = (): readonly TileId[] => expected.filter((id) => !elsewhere.has(id) && !isShown(id));

  function share(): void {
    while (wishes && elsewhere.size < AT_ONCE) {
      const last = missing().slice(1).at(-1);
      if (last === undefined) return;
      elsewhere.add(last);
      deliver({ type: 'wish', id: last }, []);
    }
  }

  return {
    expect: (ids: readonly TileId[]): void => void (expected = ids),
    boardRests: (): void => void (boardIsDone = true),
    take(id: TileId, relief: Relief): void {
      painter.take(id, relief);
      elsewhere.delete(id);
    },
    /** Returns false if there is nothing left, or it is not yet time. */
    async step(): Promise<boolean> {
      if (!helped && !boardIsDone) return false;
      share();
      const [next] = missing();
      if (next === undefined) return false;
      if (painter.next([next]) === undefined) await show(next);
      else {
        await store.load([painter.handKey(next)]);
        painter.ahead(next);
      }
      return true;
    },
  };
}

/** The work of the painter of single pieces, one job at a time, ordered by what the player looks at. */
export function createPieceWork({ painter, store, deliver, reply, helped, wishes }: Ports) {
  let jobs: readonly Job[] = [];
  /** Tiles of which the page has had the fine picture. */
  const finished = new Set<TileId>();
  const ahead = createAhead({
    painter,
    store,
    deliver,
    helped,
    wishes,
    show: finish,
    isShown: (id) => finished.has(id),
  });

  /** Delivers the fine picture of the unrotated tile. */
  async function finish(id: TileId): Promise<LitPicture> {
    const upright = painter.tile(id, 0);
    finished.add(id);
    const image = await fineImage(upright);
    deliver({ type: 'upright', id, image }, [image]);
    return upright;
  }

  async function sketch(id: TileId): Promise<void> {
    try {
      await store.load([painter.handKey(id)]);
      const { px, pictures } = painter.rough(id);
      const images = await Promise.all(pictures.map((picture) => imageOf(picture, px, px)));
      deliver({ type: 'rough', id, images }, images);
    } catch {
      // A tile that cannot be painted is reported when its fine pictures are requested.
    }
  }

  async function serve(request: Request): Promise<void> {
    const { job } = request;
    try {
      if (request.type === 'geometry') {
        deliver({ type: 'geometry', job, geometry: painter.geometry(request.id) }, []);
        return;
      }
      if (request.type === 'tile') {
        await store.load([painter.handKey(request.id)]);
        const upright = await finish(request.id);
        jobs = [...jobs, { kind: 'turns', order: request, upright }];
        return;
      }
      if (request.type === 'outskirts') await store.load([painter.outskirtsKey]);
      const image = await toImage(
        request.type === 'figure' ? painter.figure(request.figure, request.look) : painter.outskirts(),
      );
      deliver({ type: 'pictures', job, images: [image] }, [image]);
    } catch (error) {
      deliver({ type: 'failed', job, message: String(error) }, []);
    }
  }

  const fineImage = (picture: LitPicture): Promise<ImageBitmap> => imageOf(picture, painter.tilePx, painter.tilePx);

  /** The other rotations of a tile, one after another, and then all four. */
  async function turnTile({ id, job }: TileRequest, upright: LitPicture): Promise<void> {
    const pictures = ROTATIONS.map((rotation) => (rotation === 0 ? upright : painter.tile(id, rotation)));
    const images = await Promise.all(pictures.map(fineImage));
    deliver({ type: 'pictures', job, images }, images);
  }

  async function paintWindow(window: BoardWindow): Promise<void> {
    const { windows } = painter;
    if (!windows) return;
    await store.load([windows.key(window)]);
    const relief = windows.paint(window);
    reply({ window, relief }, transferables(relief));
  }

  return {
    obey(order: PieceOrder): void {
      if (order.type === 'light') painter.setLight(order.light);
      else if (order.type === 'expect') {
        ahead.expect(order.ids.slice(0, AHEAD));
      } else if (order.type === 'take') {
        finished.add(order.id);
        ahead.take(order.id, order.relief);
      } else {
        if (order.type === 'tile' && order.rough) jobs = [...jobs, { kind: 'rough', id: order.id }];
        jobs = [...jobs, { kind: order.type, request: order }];
      }
    },
    help(errand: Errand): void {
      if (errand.type === 'paint') jobs = [...jobs, { kind: 'errand', errand }];
      else if (errand.type === 'window') jobs = [...jobs, { kind: 'window', window: errand.window }];
      else if (errand.type === 'steps') painter.sunSteps(errand.count);
      else ahead.boardRests();
    },
    async step(): Promise<'more' | 'done'> {
      const job = firstOf(jobs);
      if ((!job || LAST.has(job.kind)) && (await ahead.step())) return 'more';
      jobs = jobs.filter((one) => one !== job);
      if (!job) return (await store.write()) ? 'more' : 'done';
      if ('request' in job) await serve(job.request);
      else if ('errand' in job) {
        const { shape, ppu } = job.errand;
        const favour: Favour = { shape, relief: painter.forBoard(shape, ppu) };
        reply(favour, transferables(favour.relief));
      } else if ('upright' in job) await turnTile(job.order, job.upright);
      else if ('window' in job) await paintWindow(job.window);
      else await sketch(job.id);
      return 'more';
    },
  };
}
