import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Illustrator } from './illustrator.ts';

interface Picture {
  readonly place: HTMLElement;
  readonly paint: () => Promise<void>;
  readonly onFailure: () => void;
}

/** The pictures of one book: painted one after the other, visible ones first. */
export interface Gallery {
  readonly illustrator: Illustrator;
  /** `paint` draws a picture into its place. Returns a function that takes it down: it is painted no more. */
  hang(picture: Picture): () => void;
  /** Paints what is not painted yet; resolves when nothing is left. */
  paint(): Promise<void>;
}

export const GalleryContext = createContext<Gallery | null>(null);

export function useGallery(): Gallery {
  const gallery = useContext(GalleryContext);
  if (!gallery) throw new Error('Expected a gallery around this component');
  return gallery;
}

export function createGallery(illustrator: Illustrator, onTrouble: () => void): Gallery {
  const waiting = new Set<Picture>();
  let painting: Promise<void> | null = null;

  function isSeen({ place }: Picture): boolean {
    const { top, bottom } = place.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  const nextOne = (): Picture | undefined => [...waiting].find(isSeen) ?? [...waiting][0];

  async function paintAll(): Promise<void> {
    let failed = false;
    for (let next = nextOne(); next; next = nextOne()) {
      waiting.delete(next);
      try {
        await next.paint();
      } catch {
        // The text explains the rule without it.
        next.onFailure();
        failed = true;
      }
    }
    painting = null;
    if (failed) onTrouble();
  }

  return {
    illustrator,
    hang(picture) {
      waiting.add(picture);
      return () => waiting.delete(picture);
    },
    paint: () => (painting ??= paintAll()),
  };
}
