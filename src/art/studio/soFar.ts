import type { Area, Patch, Shine } from '../contract.ts';

/** The board picture as far as it is painted: for whoever comes to look after patches have gone out. */
export function createSoFar(area: Area): { add(patch: Patch): void; whole(): Patch | undefined } {
  let canvas: OffscreenCanvas | undefined;
  let ppu = 0;
  let light: Shine | undefined;

  function grow(finer: number): void {
    const next = new OffscreenCanvas(Math.round(area.w * finer), Math.round(area.h * finer));
    if (canvas) next.getContext('2d')?.drawImage(canvas, 0, 0, next.width, next.height);
    canvas = next;
    ppu = finer;
  }

  return {
    add({ x, y, w, h, image, ppu: sharp, shine }) {
      light = shine;
      if (sharp > ppu) grow(sharp);
      const box = [Math.round((x - area.x) * ppu), Math.round((y - area.y) * ppu), Math.round(w * ppu), Math.round(h * ppu)] as const;
      const g = canvas?.getContext('2d');
      g?.clearRect(...box);
      g?.drawImage(image, ...box);
    },
    whole: () => canvas && { ...area, image: canvas, ppu, ...(light ? { shine: light } : {}) },
  };
}
