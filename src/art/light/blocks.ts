import type { PixelRect } from './relief.ts';

const SIDE = 64;

/** Tracks which blocks of a picture are out of date. */
export function createBlocks(w: number, h: number) {
  const across = Math.ceil(w / SIDE);
  const flags = new Uint8Array(across * Math.ceil(h / SIDE));

  function each(
    { x, y, w: width, h: height }: PixelRect,
    visit: (index: number, column: number, row: number) => void,
  ): void {
    for (let row = Math.floor(y / SIDE); row * SIDE < y + height; row++) {
      for (let column = Math.floor(x / SIDE); column * SIDE < x + width; column++)
        visit(row * across + column, column, row);
    }
  }

  return {
    add: (rect: PixelRect): void => each(rect, (index) => void (flags[index] = 1)),
    /** Returns a rectangle around all outdated blocks that overlap `rect`, and marks them as up to date. */
    take(rect: PixelRect): PixelRect | undefined {
      let [left, top, right, bottom] = [w, h, 0, 0];
      each(rect, (index, column, row) => {
        if (!flags[index]) return;
        flags[index] = 0;
        left = Math.min(left, column * SIDE);
        top = Math.min(top, row * SIDE);
        right = Math.max(right, Math.min(w, (column + 1) * SIDE));
        bottom = Math.max(bottom, Math.min(h, (row + 1) * SIDE));
      });
      return right > left ? { x: left, y: top, w: right - left, h: bottom - top } : undefined;
    },
  };
}
