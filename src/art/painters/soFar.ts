import type { Area, Patch, Shine } from '../contract.ts';

interface Picture {
  readonly canvas: OffscreenCanvas;
  readonly ppu: number;
  readonly coarse: boolean;
  /** The rows above this are painted. */
  to: number;
}

const NEAR = 0.01;

/**
 * The board picture as painted so far, for listeners added after patches were sent: the coarse picture, and over it the
 * rows of the fine one.
 */
export function createSoFar(area: Area): { add(patch: Patch): void; whole(): readonly Patch[] } {
  let pictures: readonly Picture[] = [];
  let light: Shine | undefined;

  const open = (ppu: number, coarse: boolean): Picture => ({
    canvas: new OffscreenCanvas(Math.round(area.w * ppu), Math.round(area.h * ppu)),
    ppu,
    coarse,
    to: area.y,
  });

  return {
    add({ x, y, w, h, image, ppu: given, coarse = false, shine }) {
      light = shine;
      // A still may be finer than the coarse pieces that come over it.
      const picture = pictures.find((one) => one.coarse === coarse) ?? open(given, coarse);
      const { ppu } = picture;
      const box = [
        Math.round((x - area.x) * ppu),
        Math.round((y - area.y) * ppu),
        Math.round(w * ppu),
        Math.round(h * ppu),
      ] as const;
      const g = picture.canvas.getContext('2d');
      g?.clearRect(...box);
      g?.drawImage(image, ...box);
      if (w > area.w - NEAR && y < picture.to + NEAR) picture.to = Math.max(picture.to, y + h);
      // Coarser pictures are dropped once a finer one is complete.
      const others = pictures.filter(
        (one) => one !== picture && (one.ppu > ppu || picture.to < area.y + area.h - NEAR),
      );
      pictures = [...others, picture].sort((a, b) => a.ppu - b.ppu);
    },
    whole: () =>
      pictures.flatMap(({ canvas, ppu, coarse, to }) => {
        const rows = Math.round((to - area.y) * ppu);
        if (rows === 0) return [];
        const image = new OffscreenCanvas(canvas.width, rows);
        image.getContext('2d')?.drawImage(canvas, 0, 0);
        return [
          { ...area, h: to - area.y, image, ppu, ...(coarse ? { coarse } : {}), ...(light ? { shine: light } : {}) },
        ];
      }),
  };
}
