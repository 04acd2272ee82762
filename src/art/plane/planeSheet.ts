import type { LaidTile } from '../../game/index.ts';
import type { SheetPatch, StepResult } from '../board/sheet.ts';
import type { OpenLighter } from '../light/lighter.ts';
import type { Mood } from '../light/moods.ts';
import { blankRelief, blit } from '../light/relief.ts';
import { CHUNK } from './grid.ts';
import type { Cell, Land } from './land.ts';
import { MEADOW_CELLS } from './meadow.ts';

/** Cells around the lit ones that cast shadow and light into them. */
const MARGIN = 1;
/** Cells painted in one step. */
const AT_ONCE = 5;
/** How far a changed cell affects the light, in cells; its neighbours are painted again as well. */
const REACH = 1;

/** Distance of the meadow for the order of work. */
const FAR = { first: -1e6, last: 1e6 } as const;

/** Cells from `x0, y0` up to, but excluding, `x1, y1`. */
interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A square of the plane, or of the repeated meadow. */
interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly wild: boolean;
  /** What has been lit so far, what must be lit again, and whether all of it still has the previous light. */
  lit?: Box;
  dirty?: Box;
  stale: boolean;
}

const union = (a: Box | undefined, b: Box): Box =>
  a ? { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) } : b;

interface Options {
  readonly ppu: number;
  readonly land: Land;
  readonly lighter: OpenLighter;
  /** When to light the repeated meadow: before everything else, so that there is ground at once, or after it. */
  readonly wild: 'first' | 'last';
}

/** The picture of the plane at one size: lit chunk by chunk in one reused relief, whatever its extent. */
export function openPlaneSheet({ ppu, land, lighter: openLighter, wild }: Options) {
  const side = CHUNK + 2 * MARGIN;
  const room = blankRelief(side * ppu, side * ppu, ppu);
  const lighter = openLighter(room, { fades: false });
  const chunks = new Map<string, Chunk>();
  let mood: Mood | undefined;
  /** The previous light. */
  let old: Mood | undefined;
  let focus: Cell = [0, 0];
  for (let y = 0; y < MEADOW_CELLS; y += CHUNK)
    for (let x = 0; x < MEADOW_CELLS; x += CHUNK)
      chunks.set(`wild:${x},${y}`, {
        x,
        y,
        wild: true,
        dirty: { x0: x, y0: y, x1: x + CHUNK, y1: y + CHUNK },
        stale: false,
      });

  function touch(box: Box): void {
    const from = (v: number): number => Math.floor(v / CHUNK) * CHUNK;
    for (let y = from(box.y0); y < box.y1; y += CHUNK) {
      for (let x = from(box.x0); x < box.x1; x += CHUNK) {
        const key = `${x},${y}`;
        const chunk = chunks.get(key) ?? { x, y, wild: false, stale: false };
        chunks.set(key, chunk);
        chunk.dirty = union(chunk.dirty, {
          x0: Math.max(box.x0, x),
          y0: Math.max(box.y0, y),
          x1: Math.min(box.x1, x + CHUNK),
          y1: Math.min(box.y1, y + CHUNK),
        });
      }
    }
  }

  /** The chunk to light next: among the changed ones, the nearest to the last tile. */
  function nextDirty(): Chunk | undefined {
    const far = ({ x, y, wild: meadow }: Chunk): number =>
      (meadow ? FAR[wild] : 0) + Math.hypot(x + CHUNK / 2 - focus[0], y + CHUNK / 2 - focus[1]);
    return [...chunks.values()]
      .filter(({ dirty }) => dirty)
      .reduce<Chunk | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
  }

  /** Paints some of the cells that a box needs; returns false when all are painted. */
  function prepare({ x0, y0, x1, y1 }: Box, all: boolean): boolean {
    let painted = 0;
    for (let y = y0 - MARGIN; y < y1 + MARGIN; y++) {
      for (let x = x0 - MARGIN; x < x1 + MARGIN; x++) {
        if (all ? land.wildReady(x, y) : land.ready(x, y)) continue;
        if (all) land.wild(x, y);
        else land.relief(x, y);
        if (++painted >= AT_ONCE) return true;
      }
    }
    return painted > 0;
  }

  function expose({ wild: all }: Chunk, { x0, y0, x1, y1 }: Box, light: Mood): SheetPatch {
    const [w, h] = [x1 - x0, y1 - y0];
    for (let j = 0; j < h + 2 * MARGIN; j++) {
      for (let i = 0; i < w + 2 * MARGIN; i++) {
        const [x, y] = [x0 + i - MARGIN, y0 + j - MARGIN];
        const { relief, lift } = all ? { relief: land.wild(x, y), lift: 0 } : land.relief(x, y);
        blit(relief, room, i * ppu, j * ppu, 0, lift);
      }
    }
    lighter.changed({ x: 0, y: 0, w: (w + 2 * MARGIN) * ppu, h: (h + 2 * MARGIN) * ppu });
    const rect = { x: MARGIN * ppu, y: MARGIN * ppu, w: w * ppu, h: h * ppu };
    return {
      x: x0,
      y: y0,
      w,
      h,
      ppu,
      rect,
      mood: light,
      picture: lighter.light(rect, light),
      ...(all ? { repeats: MEADOW_CELLS } : {}),
    };
  }

  return {
    get sunSteps() {
      return lighter.sunSteps;
    },
    /** Nothing has been lit yet. */
    get isBlank() {
      return mood === undefined;
    },
    /** Reports changed cells; `last`: the tile placed last. */
    changed(cells: readonly Cell[], last: LaidTile | undefined): void {
      if (last) focus = [last.x + 0.5, last.y + 0.5];
      if (!cells.length) return;
      const box = cells.reduce<Box | undefined>(
        (sum, [x, y]) => union(sum, { x0: x - REACH, y0: y - REACH, x1: x + 1 + REACH, y1: y + 1 + REACH }),
        undefined,
      );
      // A single tile is a small box; many cells are handled one by one, since they may be far apart.
      if (cells.length <= 9 && box) return touch(box);
      for (const [x, y] of cells) touch({ x0: x - REACH, y0: y - REACH, x1: x + 1 + REACH, y1: y + 1 + REACH });
    },
    /** Lights everything again. */
    again(): void {
      for (const chunk of chunks.values()) if (chunk.lit) chunk.dirty = union(chunk.dirty, chunk.lit);
    },
    step(wanted: Mood): StepResult {
      const relighting = [...chunks.values()].some(({ stale }) => stale);
      const dirty = nextDirty();
      if (mood !== wanted && !relighting && !dirty) {
        if (mood) for (const chunk of chunks.values()) chunk.stale = chunk.lit !== undefined;
        [old, mood] = [mood, wanted];
      }
      mood ??= wanted;
      if (dirty?.dirty) {
        const box = dirty.dirty;
        if (prepare(box, dirty.wild)) return 'more';
        delete dirty.dirty;
        dirty.lit = union(dirty.lit, box);
        // Until the new light is complete, everything is shown in the previous one.
        if (relighting) dirty.stale = true;
        return expose(dirty, box, (relighting && old) || mood);
      }
      const stale = [...chunks.values()].find((chunk) => chunk.stale);
      if (!stale?.lit) return 'done';
      stale.stale = false;
      const last = ![...chunks.values()].some((chunk) => chunk.stale);
      return { ...expose(stale, stale.lit, mood), relit: last ? 'last' : 'part' };
    },
    close: lighter.close,
  };
}
export type PlaneSheet = ReturnType<typeof openPlaneSheet>;
