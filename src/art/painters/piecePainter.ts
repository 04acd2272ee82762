import type { Rotation, TileId } from '../../game/index.ts';
import { OUTSKIRTS_KEY, recallOutskirts } from '../board/outskirts.ts';
import { surveyCastle } from '../board/castle.ts';
import { createWindows } from '../board/windows.ts';
import type { BoardWindows } from '../board/windows.ts';
import { isWalled } from '../contract.ts';
import type { BoardSetup, Figure, Light, PainterSetup, TileGeometry } from '../contract.ts';
import { paintFigure } from '../figures/figure.ts';
import type { FigureLook } from '../figures/figure.ts';
import type { Picture } from '../figures/picture.ts';
import { tileGeometry } from '../geometry.ts';
import { light } from '../light/light.ts';
import type { LitPicture } from '../light/lighter.ts';
import type { Mood } from '../light/moods.ts';
import { skyLight } from '../light/rays.ts';
import { blankRelief, blit, shrunk, turned } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { NO_STORE } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { createCurrentLight } from './currentLight.ts';
import { evenPpu } from './boardPainter.ts';
import { createTilePainter } from './tiles.ts';
import type { TileShape } from './tiles.ts';

export const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];
/** Width of a figure, as a fraction of a tile. */
const FIGURE_SIZE = 0.75;

/** Paints single tiles and figures, and helps with the tiles of the board. */
export interface PiecePainter {
  readonly tilePx: number;
  setLight(light: Light): void;
  sunSteps(count: number): void;
  /** The picture of a tile in the current light. */
  tile(id: TileId, rotation: Rotation): LitPicture;
  figure(figure: Figure, look: FigureLook): Picture;
  geometry(id: TileId): TileGeometry;
  outskirts(): Picture;
  /** A tile for the fine board picture. */
  forBoard(shape: TileShape, ppu: number): Relief;
  /** Smaller pictures of it, `px` pixels per side: a quarter of the light, and not painted at double size. */
  rough(id: TileId): { readonly px: number; readonly pictures: readonly LitPicture[] };
  /** A part of the board without tiles, and its key in the store; absent: there is no board. */
  readonly windows?: Pick<BoardWindows, 'paint' | 'key'>;
  /** The first of these tiles that is not painted yet; undefined when all are. */
  next(expected: readonly TileId[]): TileId | undefined;
  /** Paints a tile before it is asked for. */
  ahead(id: TileId): void;
  /** Accepts a tile that the other worker has painted. */
  take(id: TileId, relief: Relief): void;
  /** Store keys of a tile in hand and of the outskirts. */
  handKey(id: TileId): PaintKey;
  readonly outskirtsKey: PaintKey;
}

/** Lights reliefs of this size, turned. How much of the sky is seen is found once for all rotations of a relief. */
export function openTable(px: number): (relief: Relief, mood: Mood, rotation: Rotation) => LitPicture {
  const table = blankRelief(px, px, px);
  const all = { x: 0, y: 0, w: px, h: px };
  let last: { readonly relief: Relief; readonly sky: Int32Array } | undefined;
  return (relief, mood, rotation) => {
    const { sky } = (last = last?.relief === relief ? last : { relief, sky: skyLight(relief, all) });
    blit(relief, table, 0, 0, rotation, 0);
    return light(table, all, mood, () => turnedPixels(sky, px, rotation));
  };
}

/** Values by pixel of a square picture that is rotated clockwise by quarter turns. */
function turnedPixels(values: Int32Array, px: number, rotation: Rotation): Int32Array {
  const out = new Int32Array(values.length);
  for (let j = 0, k = 0; j < px; j++)
    for (let i = 0; i < px; i++, k++) out[k] = values[turned(px, i, j, rotation)] as number;
  return out;
}

/** Surveys the board only if it is to help with it. */
function lazyWindows(setup: BoardSetup, store: PaintStore): Pick<BoardWindows, 'paint' | 'key'> {
  let windows: BoardWindows | undefined;
  const open = (): BoardWindows =>
    (windows ??= createWindows({
      castle: surveyCastle(setup.board, setup.skin),
      ppu: evenPpu(setup.ppu),
      rough: false,
      store,
    }));
  return { paint: (window) => open().paint(window), key: (window) => open().key(window) };
}

export function openPiecePainter(setup: PainterSetup, store: PaintStore = NO_STORE): PiecePainter {
  const { skin, tilePx } = setup;
  const painter = createTilePainter(setup, store);
  const sun = createCurrentLight();
  const inHand = new Map<string, Relief>();
  const handTile = (id: TileId): Relief => {
    const relief = inHand.get(id) ?? painter.paint({ tile: id, joined: 0 }, tilePx);
    inHand.set(id, relief);
    return relief;
  };

  const roughPx = Math.max(8, tilePx >> 1);
  const isThere = (id: TileId): boolean => inHand.has(id) || store.has(handKey(id));
  const handKey = (id: TileId): PaintKey => painter.key({ tile: id, joined: 0 }, tilePx);
  const fineTable = openTable(tilePx);
  const roughTable = openTable(roughPx);

  return {
    tilePx,
    setLight: sun.request,
    sunSteps: sun.steps,
    tile: (id, rotation) => fineTable(handTile(id), sun.mood, rotation),
    rough(id) {
      const relief = isThere(id) ? shrunk(handTile(id), roughPx) : painter.sketch({ tile: id, joined: 0 }, roughPx);
      return { px: roughPx, pictures: ROTATIONS.map((rotation) => roughTable(relief, sun.mood, rotation)) };
    },
    figure: (figure, look) => paintFigure(figure, look, skin, Math.round(tilePx * FIGURE_SIZE)),
    geometry: (id) => tileGeometry(painter.specOf(id), skin),
    outskirts: () => recallOutskirts(store),
    outskirtsKey: OUTSKIRTS_KEY,
    handKey,
    ...(isWalled(setup) ? { windows: lazyWindows(setup, store) } : {}),
    forBoard: (shape, ppu) => painter.paint(shape, ppu),
    next: (expected) => expected.find((id) => !inHand.has(id)),
    ahead: (id) => void handTile(id),
    take: (id, relief) => void inHand.set(id, relief),
  };
}
