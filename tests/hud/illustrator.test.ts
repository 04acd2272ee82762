// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Patch } from '../../src/art/contract.ts';
import type { PreviewPainter } from '../../src/art/previewPainter.ts';
import { illustratorOf } from '../../src/hud/book/illustrator.ts';
import { bookOf } from '../../src/session/book/index.ts';

/** A canvas that notes where pictures are drawn, in cells of the board. */
function notingCanvas(width: number) {
  const drawn: number[][] = [];
  const pen = {
    setTransform: () => undefined,
    drawImage: (_image: unknown, ...at: number[]) => void drawn.push(at),
  };
  return { drawn, canvas: { width, height: width, getContext: () => pen } as unknown as HTMLCanvasElement };
}

test('a picture of the book shows the coarse parts of its board as they come, long before the fine ones', async () => {
  let send: (patch: Patch) => void = () => undefined;
  let finish: () => void = () => undefined;
  const painter = {
    ppu: 96,
    scene: (_setup: unknown, _laid: unknown, onPatch: (patch: Patch) => void) => {
      send = onPatch;
      return new Promise<void>((resolve) => (finish = resolve));
    },
  } as unknown as PreviewPainter;
  const { drawn, canvas } = notingCanvas(100);
  const painted = illustratorOf(painter, bookOf('castle').setup()).board([], [], { x: 0, y: 0, w: 8, h: 8 }, canvas);
  send({ x: -1, y: -1, w: 10, h: 5, ppu: 24, image: {} as ImageBitmap, coarse: true });
  expect(drawn).toEqual([[-1, -1, 10, 5]]);
  finish();
  await painted;
});
