import type { Layers } from '../kit/hud.ts';

interface Layer {
  isOpen(): boolean;
  close(): void;
}

/** Layers from the top to the bottom, as Escape and the browser's Back close them. */
export function layersFrom(all: readonly Layer[]): Layers {
  return {
    count: () => all.filter((layer) => layer.isOpen()).length,
    closeTop() {
      const top = all.find((layer) => layer.isOpen());
      top?.close();
      return top !== undefined;
    },
  };
}
