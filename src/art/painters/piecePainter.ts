import type { TileId } from '../../game/index.ts';
import { OUTSKIRTS_KEY, recallOutskirts } from '../board/outskirts.ts';
import type { Figure, Light, PainterSetup, TileGeometry } from '../contract.ts';
import { paintFigure } from '../figures/figure.ts';
import type { FigureLook } from '../figures/figure.ts';
import type { Picture } from '../figures/picture.ts';
import { tileGeometry } from '../geometry.ts';
import { processorLighter } from '../light/lighter.ts';
import type { LitPicture } from '../light/lighter.ts';
import { blankRelief, blit } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { NO_STORE } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { FOUR } from '../topology/sides.ts';
import { createCurrentLight } from './currentLight.ts';
import { createTilePainter } from './tiles.ts';
import type { TileShape } from './tiles.ts';

/** Width of a figure, as a fraction of a tile. */
const FIGURE_SIZE = 0.75;

/** Paints single tiles and figures, and helps with the tiles of the board. */
export interface PiecePainter {
  readonly tilePx: number;
  setLight(light: Light): void;
  sunSteps(count: number): void;
  /** The four pictures of a tile, by rotation, in the current light. */
  tile(id: TileId): readonly LitPicture[];
  figure(figure: Figure, look: FigureLook): Picture;
  geometry(id: TileId): TileGeometry;
  outskirts(): Picture;
  /** A tile for the fine board picture. */
  forBoard(shape: TileShape, ppu: number): Relief;
  /** The tile that `ahead` paints next; undefined when all are painted. */
  readonly next: TileId | undefined;
  /** Paints one more tile before it is asked for. */
  ahead(): void;
  /** Store keys of a tile in hand and of the outskirts. */
  handKey(id: TileId): PaintKey;
  readonly outskirtsKey: PaintKey;
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

  /** Relief on which a rotated tile is lit. */
  const table = blankRelief(tilePx, tilePx, tilePx);
  const lighter = processorLighter(table, { fades: false });
  const whole = { x: 0, y: 0, w: tilePx, h: tilePx };
  const waiting = setup.tiles.map((tile) => tile.id);

  return {
    tilePx,
    setLight: sun.request,
    sunSteps: sun.steps,
    tile(id) {
      const relief = handTile(id);
      return FOUR.map((rotation) => {
        blit(relief, table, 0, 0, rotation, 0);
        return lighter.light(whole, sun.mood);
      });
    },
    figure: (figure, look) => paintFigure(figure, look, skin, Math.round(tilePx * FIGURE_SIZE)),
    geometry: (id) => tileGeometry(painter.specOf(id), skin),
    outskirts: () => recallOutskirts(store),
    outskirtsKey: OUTSKIRTS_KEY,
    handKey: (id) => painter.key({ tile: id, joined: 0 }, tilePx),
    forBoard: (shape, ppu) => painter.paint(shape, ppu),
    get next() {
      return waiting.find((id) => !inHand.has(id));
    },
    ahead() {
      if (this.next !== undefined) handTile(this.next);
    },
  };
}
