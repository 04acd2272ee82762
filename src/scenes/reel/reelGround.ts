import { cellKey } from '../../game/index.ts';
import type { Cell, LaidTile } from '../../game/index.ts';
import { makeCanvas } from '../pictures/canvas.ts';
import type { Rect } from '../units.ts';
import { cellCentre, clamp, easeOut } from '../units.ts';

/** A tile is laid in this part of a step, and is so much larger before. */
const LAID_BY = 0.55;
const LARGER = 0.25;

/** The ground with all tiles and with none, in the same light: pictures of `area`, `grain` pixels per cell. */
export interface Grounds {
  readonly area: Rect;
  readonly grain: number;
  readonly finished: HTMLCanvasElement;
  readonly bare: HTMLCanvasElement;
}

/**
 * The ground at any moment of a game: of the finished picture, which is painted only once, what lies by then. `reach`:
 * how far the picture of a tile extends into cells that stay without one. `moments`: the tiles at each of them.
 */
export function createReelGround(
  { area, grain, finished, bare }: Grounds,
  { moments, reach }: { readonly moments: readonly (readonly LaidTile[])[]; readonly reach: number },
) {
  const all = new Set((moments.at(-1) ?? []).map(cellKey));
  const shown = makeCanvas(finished.width, finished.height);
  const pen = shown.getContext('2d');
  let at = -1;

  function partOf({ x, y }: Cell): Rect {
    const out = (dx: number, dy: number): number => (all.has(cellKey({ x: x + dx, y: y + dy })) ? 0 : reach);
    const [left, top] = [Math.max(area.x, x - out(-1, 0)), Math.max(area.y, y - out(0, -1))];
    const right = Math.min(area.x + area.w, x + 1 + out(1, 0));
    return { x: left, y: top, w: right - left, h: Math.min(area.y + area.h, y + 1 + out(0, 1)) - top };
  }

  /** Draws a part of the finished picture; the unit of the canvas is a cell. */
  function lay(g: CanvasRenderingContext2D, { x, y, w, h }: Rect): void {
    g.drawImage(finished, (x - area.x) * grain, (y - area.y) * grain, w * grain, h * grain, x, y, w, h);
  }

  function rewind(): void {
    at = -1;
    pen?.setTransform(1, 0, 0, 1, 0, 0);
    pen?.clearRect(0, 0, shown.width, shown.height);
    pen?.drawImage(bare, 0, 0);
    pen?.setTransform(grain, 0, 0, grain, -area.x * grain, -area.y * grain);
  }

  const newAt = (n: number): readonly LaidTile[] => {
    const before = new Set((moments[n - 1] ?? []).map(cellKey));
    return (moments[n] ?? []).filter((tile) => !before.has(cellKey(tile)));
  };

  /** Brings the picture to this moment, on from the one before. */
  function bring(n: number): void {
    if (at < 0 || n < at) rewind();
    while (pen && at < n) {
      at += 1;
      for (const tile of newAt(at)) lay(pen, partOf(tile));
    }
  }

  return {
    /** At a moment as in `ReelFrame.at`; the unit of the canvas is a cell. */
    draw(g: CanvasRenderingContext2D, moment: number, look: Rect): void {
      const n = Math.floor(moment);
      bring(n);
      const { x, y, w, h } = look;
      g.drawImage(shown, (x - area.x) * grain, (y - area.y) * grain, w * grain, h * grain, x, y, w, h);
      const t = easeOut(clamp((moment - n) / LAID_BY, 0, 1));
      if (t === 0) return;
      for (const tile of newAt(n + 1)) {
        const middle = cellCentre(tile);
        const scale = 1 + LARGER * (1 - t);
        g.save();
        g.globalAlpha *= Math.min(1, 1.5 * t);
        g.translate(middle.x, middle.y);
        g.scale(scale, scale);
        g.translate(-middle.x, -middle.y);
        lay(g, partOf(tile));
        g.restore();
      }
    },
  };
}
