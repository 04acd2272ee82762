import type { LaidTile } from '../../game/index.ts';
import type { StepResult } from '../board/sheet.ts';
import { pixelsOf } from '../light/lighter.ts';
import type { OpenLighter } from '../light/lighter.ts';
import type { Mood } from '../light/moods.ts';
import { NO_STORE } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import type { Box } from './box.ts';
import { union } from './box.ts';
import { createChunks } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import { openChunkLighter, patchOf } from './chunkLighter.ts';
import { createKeptChunks } from './keptChunks.ts';
import type { Cell, Land } from './land.ts';

/** How far a changed cell affects the light, in cells; its neighbours are painted again as well. */
const REACH = 1;

interface Options {
  readonly ppu: number;
  readonly land: Land;
  readonly lighter: OpenLighter;
  /** When to light the repeated meadow: before everything else, so that there is ground at once, or after it. */
  readonly wild: 'first' | 'last';
  /** Keeps lit chunks. */
  readonly lit?: PaintStore;
}

/** The picture of the plane at one size: lit chunk by chunk in one reused relief, whatever its extent. */
export function openPlaneSheet({ ppu, land, lighter: openLighter, wild, lit = NO_STORE }: Options) {
  const chunkLighter = openChunkLighter({ ppu, land, lighter: openLighter });
  const chunks = createChunks(wild);
  const kept = createKeptChunks(lit, land, ppu);
  let mood: Mood | undefined;
  /** The previous light. */
  let old: Mood | undefined;

  return {
    get sunSteps() {
      return chunkLighter.sunSteps;
    },
    /** Nothing has been lit yet. */
    get isBlank() {
      return mood === undefined;
    },
    /** Everything is lit. */
    get isComplete() {
      return chunks.all().every(({ dirty }) => !dirty);
    },
    /** Reports changed cells; `last`: the tile placed last. */
    changed(cells: readonly Cell[], last: LaidTile | undefined): void {
      if (last) chunks.focus([last.x + 0.5, last.y + 0.5]);
      if (!cells.length) return;
      const boxes = cells.map(([x, y]) => ({ x0: x - REACH, y0: y - REACH, x1: x + 1 + REACH, y1: y + 1 + REACH }));
      // A single tile is a small box; many cells are handled one by one, since they may be far apart.
      const box = cells.length <= 9 ? boxes.reduce<Box | undefined>(union, undefined) : undefined;
      for (const one of box ? [box] : boxes) chunks.touch(one);
    },
    /** The lit chunk to be looked for next. */
    keptNeeds: (wanted: Mood): readonly PaintKey[] => kept.needs(chunks.all(), wanted),
    /** Takes a lit chunk from an earlier visit; `done` if there are none to look for. */
    recall(wanted: Mood): StepResult {
      const found = kept.recall(chunks.all(), wanted);
      if (!found) return 'done';
      if (found === 'missing') return 'more';
      mood ??= wanted;
      const { chunk, box, picture } = found;
      delete chunk.dirty;
      chunk.lit = box;
      chunk.stale = false;
      return patchOf(box, ppu, chunk.wild, wanted, picture);
    },
    /** Does this sheet show all of this chunk? */
    shows: (one: Chunk): boolean =>
      chunks.all().some((own) => own.wild === one.wild && own.x === one.x && own.y === one.y && own.lit && !own.dirty),
    /** Leaves out the chunks that another sheet shows. */
    skip(isShown: (chunk: Chunk) => boolean): void {
      for (const chunk of chunks.all()) if (chunk.dirty && isShown(chunk)) delete chunk.dirty;
    },
    /** Lights a chunk as a whole, to be kept; false if all are kept. */
    keep(): boolean {
      const chunk = mood && kept.unkept(chunks.all(), mood);
      if (!mood || !chunk?.lit) return false;
      if (chunkLighter.prepare(chunk.lit, chunk.wild)) return true;
      const { picture, rect } = chunkLighter.light(chunk.lit, chunk.wild, mood);
      const pixels = pixelsOf(picture, rect);
      if (!pixels) return false;
      kept.keep(chunk, chunk.lit, mood, pixels);
      return true;
    },
    /** Lights everything again. */
    again(): void {
      for (const chunk of chunks.all()) if (chunk.lit) chunk.dirty = union(chunk.dirty, chunk.lit);
    },
    step(wanted: Mood): StepResult {
      const relighting = chunks.all().some(({ stale }) => stale);
      const dirty = chunks.nextDirty();
      if (mood !== wanted && !relighting && !dirty) {
        if (mood) for (const chunk of chunks.all()) chunk.stale = chunk.lit !== undefined;
        [old, mood] = [mood, wanted];
      }
      mood ??= wanted;
      if (dirty?.dirty) {
        const box = dirty.dirty;
        if (chunkLighter.prepare(box, dirty.wild)) return 'more';
        delete dirty.dirty;
        dirty.lit = union(dirty.lit, box);
        // Until the new light is complete, everything is shown in the previous one.
        if (relighting) dirty.stale = true;
        return chunkLighter.light(box, dirty.wild, (relighting && old) || mood);
      }
      const stale = chunks.all().find((chunk) => chunk.stale);
      if (!stale?.lit) return 'done';
      stale.stale = false;
      const last = !chunks.all().some((chunk) => chunk.stale);
      return { ...chunkLighter.light(stale.lit, stale.wild, mood), relit: last ? 'last' : 'part' };
    },
    close: chunkLighter.close,
  };
}
export type PlaneSheet = ReturnType<typeof openPlaneSheet>;
