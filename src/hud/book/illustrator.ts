import { areaOf } from '../../art/board/area.ts';
import type { Area, Figure, Patch, Structure, TileGeometry, TrackGeometry } from '../../art/contract.ts';
import { drawFlatBoard } from '../../art/flat.ts';
import type { PreviewPainter, SceneSetup } from '../../art/previewPainter.ts';
import { rotatePoint, trackGeometry } from '../../art/geometry.ts';
import { createGround } from '../../art/ground.ts';
import type { Ground } from '../../art/ground.ts';
import type { LaidTile } from '../../game/index.ts';

/** Paints boards with tiles for one rule set. */
export interface Illustrator {
  /** Draws a part of the board with these tiles in flat colours, at once. */
  flat(laid: readonly LaidTile[], camera: Area, canvas: HTMLCanvasElement): void;
  /** Paints a part of the board with these tiles and structures. */
  board(laid: readonly LaidTile[], built: readonly Structure[], camera: Area, canvas: HTMLCanvasElement): Promise<void>;
  figure(figure: Figure, look: number): Promise<ImageBitmap>;
  /** Positions of the features on these tiles. */
  ground(laid: readonly LaidTile[], built: readonly Structure[]): Promise<Ground>;
  /** Only on a board within its wall. */
  readonly track: TrackGeometry | null;
}

/** The part of the open plane that scenes may show, in cells. */
export const PLANE: Area = { x: -6, y: -6, w: 14, h: 14 };

const known = new WeakMap<PreviewPainter, Map<string, Illustrator>>();

/** One per skin, for the lifetime of its painter, which sends only the difference to the previous scene. */
export function illustratorOf(previewPainter: PreviewPainter, setup: SceneSetup): Illustrator {
  const bySkin = known.get(previewPainter) ?? new Map<string, Illustrator>();
  known.set(previewPainter, bySkin);
  const found = bySkin.get(setup.skin) ?? createIllustrator(previewPainter, setup);
  bySkin.set(setup.skin, found);
  return found;
}

function createIllustrator(previewPainter: PreviewPainter, setup: SceneSetup): Illustrator {
  const { ppu } = previewPainter;
  const area = setup.board ? areaOf(setup.board) : PLANE;
  const specs = new Map(setup.tiles.map((tile) => [tile.id, tile]));
  const figures = new Map<string, Promise<ImageBitmap>>();
  const shapes = new Map<string, TileGeometry>();
  /** The board as it was last painted, and the repeating meadow below it. */
  let sheet: CanvasRenderingContext2D | null = null;
  let meadow: CanvasRenderingContext2D | null = null;

  function add({ image, x, y, w, h, ppu: grain, repeats }: Patch): void {
    if (repeats === undefined) {
      sheet ??= contextOf(area.w * ppu, area.h * ppu);
      sheet?.drawImage(image, (x - area.x) * ppu, (y - area.y) * ppu, w * ppu, h * ppu);
    } else {
      meadow ??= contextOf(repeats * grain, repeats * grain);
      meadow?.drawImage(image, x * grain, y * grain);
    }
  }

  function show({ x, y, w, h }: Area, canvas: HTMLCanvasElement): void {
    canvas.width = Math.round(w * ppu);
    canvas.height = Math.round(h * ppu);
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const ground = meadow && pen.createPattern(meadow.canvas, 'repeat');
    if (ground) {
      ground.setTransform(new DOMMatrix().translate(-x * ppu, -y * ppu));
      pen.fillStyle = ground;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    if (sheet) pen.drawImage(sheet.canvas, (area.x - x) * ppu, (area.y - y) * ppu);
  }

  /** Over the flat colours of the first scene, seconds before the rest of it. */
  function preview({ image, x, y, w, h, repeats }: Patch, camera: Area, canvas: HTMLCanvasElement): void {
    const pen = canvas.getContext('2d');
    if (!pen || repeats !== undefined) return;
    const scale = canvas.width / camera.w;
    pen.setTransform(scale, 0, 0, scale, -camera.x * scale, -camera.y * scale);
    pen.drawImage(image, x, y, w, h);
  }

  return {
    track: setup.board ? trackGeometry(setup.board) : null,
    flat: (laid, camera, canvas) =>
      drawFlatBoard(canvas, { board: setup.board, laid, specOf: (id) => specs.get(id) }, camera),
    async board(laid, built, camera, canvas) {
      await previewPainter.scene(
        setup,
        laid,
        (patch) => (patch.coarse ? preview(patch, camera, canvas) : add(patch)),
        built,
      );
      show(camera, canvas);
    },
    figure(figure, look) {
      const key = `${figure} ${look}`;
      const wanted = figures.get(key) ?? previewPainter.figure(figure, { colour: look }, setup.skin, ppu);
      figures.set(key, wanted);
      wanted.catch(() => figures.delete(key));
      return wanted;
    },
    async ground(laid, built) {
      const missing = [...new Set(laid.map(({ tile }) => tile))].filter((id) => !shapes.has(id));
      await Promise.all(
        missing.map(async (id) => {
          const spec = specs.get(id);
          if (spec) shapes.set(id, await previewPainter.geometry(spec, setup.skin));
        }),
      );
      return createGround({
        rotate: rotatePoint,
        spec: (id) => specOf(specs, id),
        tile: ({ id }) => specOf(shapes, id),
        built: () => built,
      });
    },
  };
}

function specOf<T>(of: ReadonlyMap<string, T>, id: string): T {
  const found = of.get(id);
  if (!found) throw new Error(`Expected a known tile, not ${id}`);
  return found;
}

function contextOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  return canvas.getContext('2d');
}
