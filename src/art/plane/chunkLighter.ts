import type { SheetPatch } from '../board/sheet.ts';
import type { LitPicture, OpenLighter } from '../light/lighter.ts';
import type { Mood } from '../light/moods.ts';
import { blankRelief, blit } from '../light/relief.ts';
import type { Box } from './box.ts';
import { CHUNK } from './grid.ts';
import type { Land } from './land.ts';
import { MEADOW_CELLS } from './meadow.ts';

/** Cells around the lit ones that cast shadow and light into them. */
const MARGIN = 1;
/** Cells painted in one step. */
const AT_ONCE = 5;

interface Options {
  readonly ppu: number;
  readonly land: Land;
  readonly lighter: OpenLighter;
}

/** The lit picture of a box. */
export function patchOf(
  { x0, y0, x1, y1 }: Box,
  ppu: number,
  wild: boolean,
  mood: Mood,
  picture: LitPicture,
): SheetPatch {
  const [w, h] = [x1 - x0, y1 - y0];
  const rect = { x: 0, y: 0, w: w * ppu, h: h * ppu };
  return { x: x0, y: y0, w, h, ppu, rect, mood, picture, ...(wild ? { repeats: MEADOW_CELLS } : {}) };
}

/** Lights boxes of at most one chunk in one reused relief. `wild`: of the repeated meadow. */
export function openChunkLighter({ ppu, land, lighter: openLighter }: Options) {
  const side = CHUNK + 2 * MARGIN;
  const room = blankRelief(side * ppu, side * ppu, ppu);
  const lighter = openLighter(room, { fades: false });

  return {
    get sunSteps() {
      return lighter.sunSteps;
    },
    /** Paints some of the cells that a box needs; returns false when all are painted. */
    prepare({ x0, y0, x1, y1 }: Box, wild: boolean): boolean {
      let painted = 0;
      for (let y = y0 - MARGIN; y < y1 + MARGIN; y++) {
        for (let x = x0 - MARGIN; x < x1 + MARGIN; x++) {
          if (wild ? land.wildReady(x, y) : land.ready(x, y)) continue;
          if (wild) land.wild(x, y);
          else land.relief(x, y);
          if (++painted >= AT_ONCE) return true;
        }
      }
      return painted > 0;
    },
    light(box: Box, wild: boolean, mood: Mood): SheetPatch {
      const { x0, y0, x1, y1 } = box;
      const [w, h] = [x1 - x0, y1 - y0];
      for (let j = 0; j < h + 2 * MARGIN; j++) {
        for (let i = 0; i < w + 2 * MARGIN; i++) {
          const [x, y] = [x0 + i - MARGIN, y0 + j - MARGIN];
          const { relief, lift } = wild ? { relief: land.wild(x, y), lift: 0 } : land.relief(x, y);
          blit(relief, room, i * ppu, j * ppu, 0, lift);
        }
      }
      lighter.changed({ x: 0, y: 0, w: (w + 2 * MARGIN) * ppu, h: (h + 2 * MARGIN) * ppu });
      const rect = { x: MARGIN * ppu, y: MARGIN * ppu, w: w * ppu, h: h * ppu };
      return { ...patchOf(box, ppu, wild, mood, lighter.light(rect, mood)), rect };
    },
    close: lighter.close,
  };
}
