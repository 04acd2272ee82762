import type { Scene } from 'phaser';
import type { Patch } from '../../../art/contract.ts';
import type { Coming, GroundPicture } from '../../board/groundPicture.ts';
import { makeCanvas } from '../../pictures/canvas.ts';
import type { Point, Rect } from '../../units.ts';
import { sameRect } from '../../units.ts';
import type { PlaneChunk } from './planeChunk.ts';
import { WILD, chunkOf, copyChunk, drawOn, emptyChunk, reaches } from './planeChunk.ts';
import { createRelitChunks } from './relitChunks.ts';
import { createShownChunks } from './shownChunks.ts';

/** An area as it was, in parts: one for each chunk that it reaches. */
interface Covered {
  readonly area: Rect;
  readonly parts: readonly { readonly chunk: PlaneChunk; readonly at: Point; readonly picture: HTMLCanvasElement }[];
}

/**
 * The lit picture of an open plane: chunks where there are tiles or some are near, over wild land that repeats
 * endlessly.
 */
export interface PlanePicture extends GroundPicture {
  /** The camera now shows this part of the plane, in cells. */
  look(seen: Rect): void;
  /** Number of chunks in memory. */
  readonly pieces: number;
}

export function createPlanePicture(scene: Scene): PlanePicture {
  const shown = createShownChunks(scene);
  const { chunks } = shown;
  /** A finer square of wild land being composed off screen, and how many of its cells have arrived. */
  let coming: { readonly chunk: PlaneChunk; cells: number } | undefined;
  let finest = 0;
  const covered = new Map<Coming, Covered>();

  /** Replaces wild land only as a whole: at first, and whenever it gets finer. */
  function drawWild(patch: Patch): void {
    if (coming?.chunk.ppu !== patch.ppu) coming = { chunk: emptyChunk(patch, shown.freshKey()), cells: 0 };
    drawOn(coming.chunk, patch);
    coming.cells += patch.w * patch.h;
    if (coming.cells < coming.chunk.cells ** 2) return;
    shown.put(WILD, coming.chunk);
    coming = undefined;
  }

  function draw(patch: Patch): void {
    const name = chunkOf(patch);
    const known = chunks.get(name);
    finest = Math.max(finest, patch.ppu);
    if (name === WILD && known?.ppu !== patch.ppu) return drawWild(patch);
    if (known && patch.ppu <= known.ppu) {
      drawOn(known, patch);
      known.stale = true;
      return;
    }
    // What was kept belongs to the coarser chunk.
    if (known) covered.clear();
    const chunk = known ? copyChunk(known, shown.freshKey(), patch.ppu) : emptyChunk(patch, shown.freshKey());
    drawOn(chunk, patch);
    shown.put(name, chunk);
  }

  return {
    get painted(): boolean {
      return chunks.size > 0;
    },
    get ppu(): number {
      return finest;
    },
    get pieces(): number {
      return chunks.size;
    },
    // Chunks arrive one by one all the time, so the first is not faded in.
    appear: () => undefined,
    draw,
    copy: () => (chunks.size > 0 ? createRelitChunks(scene, shown, () => covered.clear()) : undefined),
    keep(before, area) {
      const parts = [...chunks].flatMap(([name, chunk]) => {
        if (name === WILD || !reaches(chunk, area)) return [];
        const at = { x: Math.round((area.x - chunk.x) * chunk.ppu), y: Math.round((area.y - chunk.y) * chunk.ppu) };
        const picture = makeCanvas(area.w * chunk.ppu, area.h * chunk.ppu, (g) =>
          g.drawImage(chunk.canvas, -at.x, -at.y),
        );
        return [{ chunk, at, picture }];
      });
      covered.set(before, { area, parts });
    },
    uncover(before, area) {
      const known = covered.get(before);
      if (!known || !sameRect(known.area, area)) return false;
      for (const { chunk, at, picture } of known.parts) {
        const g = chunk.canvas.getContext('2d');
        g?.clearRect(at.x, at.y, picture.width, picture.height);
        g?.drawImage(picture, at.x, at.y);
        chunk.stale = true;
      }
      covered.delete(before);
      return true;
    },
    bare(cell) {
      const wild = chunks.get(WILD);
      if (!wild) return undefined;
      const { canvas, cells, ppu } = wild;
      const at = (place: number): number => (((place % cells) + cells) % cells) * ppu;
      return makeCanvas(ppu, ppu, (g) => g.drawImage(canvas, -at(cell.x), -at(cell.y)));
    },
    look: shown.land.look,
    flush: shown.flush,
  };
}
