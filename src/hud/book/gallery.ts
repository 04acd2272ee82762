import type { Illustrator } from './illustrator.ts';

/** The pictures of one book: painted one after the other, visible ones first. */
export interface Gallery {
  readonly illustrator: Illustrator;
  /** `paint` draws a picture into its place. */
  hang(place: HTMLElement, paint: () => Promise<void>): void;
  /** Paints what is not painted yet; resolves when nothing is left. */
  paint(): Promise<void>;
  close(): void;
}

interface Picture {
  readonly place: HTMLElement;
  readonly paint: () => Promise<void>;
}

export function createGallery(illustrator: Illustrator, onTrouble: () => void): Gallery {
  const waiting: Picture[] = [];
  let painting: Promise<void> | null = null;
  let closed = false;

  function isSeen({ place }: Picture): boolean {
    const { top, bottom } = place.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  async function paintAll(): Promise<void> {
    let failed = false;
    while (!closed && waiting.length > 0) {
      const next = waiting.find(isSeen) ?? waiting[0];
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      try {
        await next.paint();
        next.place.dataset['painted'] = 'yes';
      } catch {
        // The text explains the rule without it.
        next.place.dataset['painted'] = 'no';
        failed = true;
      }
    }
    painting = null;
    if (failed) onTrouble();
  }

  return {
    illustrator,
    hang: (place, paint) => void waiting.push({ place, paint }),
    paint: () => (painting ??= paintAll()),
    close() {
      closed = true;
    },
  };
}
