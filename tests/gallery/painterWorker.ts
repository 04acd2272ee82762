import { paintFigure } from '../../src/art/figures/figure.ts';
import { processorLighter } from '../../src/art/light/lighter.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { blankRelief, blit, packed, turnRelief, unpacked } from '../../src/art/light/relief.ts';
import type { Relief } from '../../src/art/light/relief.ts';
import { paintStructures } from '../../src/art/plane/structures.ts';
import { paintTileFine } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import type { Painted, PaintOrder, SheetOrder } from './painter.ts';

/** Paints the gallery's pictures as the game's own painters do. */

const reliefs = new Map<string, Relief>();
/** At most this many tiles are cached, to be lit for another hour. */
const MOST = 60;

function reliefOf({ tile, skin, px }: SheetOrder): Relief {
  const key = JSON.stringify([tile, skin, px]);
  const relief = reliefs.get(key) ?? packed(paintTileFine(planTile(tile, skin), skin, px));
  reliefs.delete(key);
  reliefs.set(key, relief);
  const [oldest] = reliefs.keys();
  if (reliefs.size > MOST && oldest !== undefined) reliefs.delete(oldest);
  return relief;
}

function builtOver(relief: Relief, { over }: SheetOrder): Relief {
  if (!over) return relief;
  const s = unpacked(relief, over.x, over.y);
  paintStructures(s, over.x, over.y, [over]);
  return packed(s);
}

const TURNS = [0, 1, 2, 3];

/** Hours from left to right, rotations downwards; a single hour in one row. */
function sheet(order: SheetOrder): ImageBitmap {
  const { px, gap, hours } = order;
  const relief = reliefOf(order);
  const inRow = hours.length === 1;
  const [columns, rows] = inRow ? [TURNS.length, 1] : [hours.length, TURNS.length];
  const canvas = new OffscreenCanvas(columns * (px + gap) - gap, rows * (px + gap) - gap);
  const g = canvas.getContext('2d');
  const table = blankRelief(px, px, px);
  const lighter = processorLighter(table, { fades: false });
  for (const rotation of TURNS) {
    blit(builtOver(turnRelief(relief, rotation), order), table, 0, 0, 0, 0);
    for (const [n, hour] of hours.entries()) {
      const lit = lighter.light({ x: 0, y: 0, w: px, h: px }, MOODS[hour]);
      if (lit instanceof ImageBitmap) continue;
      const [column, row] = inRow ? [rotation, 0] : [n, rotation];
      g?.putImageData(new ImageData(lit, px, px), column * (px + gap), row * (px + gap));
    }
  }
  return canvas.transferToImageBitmap();
}

async function paint(order: PaintOrder): Promise<ImageBitmap> {
  if (order.what === 'sheet') return sheet(order);
  const { pixels, w, h } = paintFigure(order.figure, order.look, order.skin, order.size);
  return createImageBitmap(new ImageData(pixels, w, h));
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
scope.onmessage = async ({ data: { job, order } }: MessageEvent<{ job: number; order: PaintOrder }>) => {
  try {
    const image = await paint(order);
    scope.postMessage({ job, image } satisfies Painted, [image]);
  } catch (error) {
    scope.postMessage({ job, trouble: String(error) } satisfies Painted);
  }
};
