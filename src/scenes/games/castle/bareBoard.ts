import { FLAT_LAYERS } from '../../../art/flat.ts';
import type { Area } from '../../../art/contract.ts';
import type { Cell } from '../../../game/index.ts';
import type { BareParts } from '../../game.ts';
import { makeCanvas } from '../../pictures/canvas.ts';

/** Pixels per cell in which two pictures are compared. */
const ROUGH = 4;
const YARD = FLAT_LAYERS.at(-1)?.colour ?? '#a3906d';

interface Board {
  readonly cells: readonly Cell[];
  /** What the painter's picture covers. */
  readonly covers: Area;
  /** The shipped picture of the board without tiles; absent for a player's own board. */
  readonly still?: () => Promise<ImageBitmap>;
}

/**
 * The finished board with its cells empty. They are those of the still, made as bright as the finished picture is around
 * them; or of one colour if there is no still.
 */
export async function bareBoard(
  { finished, area, grain }: BareParts,
  { cells, covers, still }: Board,
): Promise<HTMLCanvasElement> {
  const image = await still?.().catch(() => undefined);
  const empty = makeCanvas(finished.width, finished.height, (g, w, h) => {
    g.fillStyle = YARD;
    g.fillRect(0, 0, w, h);
    if (!image) return;
    g.imageSmoothingQuality = 'high';
    g.drawImage(image, (covers.x - area.x) * grain, (covers.y - area.y) * grain, covers.w * grain, covers.h * grain);
    g.globalCompositeOperation = 'multiply';
    g.fillStyle = lightBetween(
      g.canvas,
      finished,
      cells.map(({ x, y }) => ({ x: x - area.x, y: y - area.y })),
      area,
    );
    g.fillRect(0, 0, w, h);
  });
  return makeCanvas(finished.width, finished.height, (g) => {
    g.drawImage(finished, 0, 0);
    for (const { x, y } of cells) {
      const box = [(x - area.x) * grain, (y - area.y) * grain, grain, grain] as const;
      g.drawImage(empty, ...box, ...box);
    }
  });
}

/** What turns the light of one picture into that of another, judged by a ring of a cell around these cells. */
function lightBetween(
  one: HTMLCanvasElement,
  other: HTMLCanvasElement,
  cells: readonly Cell[],
  { w, h }: Pick<Area, 'w' | 'h'>,
): string {
  const [from, to] = [one, other].map((picture) => meanAround(picture, cells, { w, h }));
  const parts = [0, 1, 2].map((n) => Math.round(255 * Math.min(1, (to?.[n] ?? 1) / Math.max(1, from?.[n] ?? 1))));
  return `rgb(${parts.join(' ')})`;
}

function meanAround(
  picture: HTMLCanvasElement,
  cells: readonly Cell[],
  { w, h }: Pick<Area, 'w' | 'h'>,
): readonly number[] {
  const rough = makeCanvas(w * ROUGH, h * ROUGH, (g, width, height) => {
    g.beginPath();
    for (const { x, y } of cells) g.rect((x - 1) * ROUGH, (y - 1) * ROUGH, 3 * ROUGH, 3 * ROUGH);
    g.clip();
    g.drawImage(picture, 0, 0, width, height);
    for (const { x, y } of cells) g.clearRect(x * ROUGH, y * ROUGH, ROUGH, ROUGH);
  });
  const pixels = rough.getContext('2d')?.getImageData(0, 0, rough.width, rough.height).data ?? [];
  const sums = [0, 0, 0];
  for (let n = 0; n < pixels.length; n += 4)
    if ((pixels[n + 3] ?? 0) > 250)
      for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (pixels[n + part] ?? 0);
  return sums;
}
