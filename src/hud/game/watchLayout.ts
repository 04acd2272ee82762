import type { Insets, Layout } from './layout.ts';
import { insetsFor, layoutFor, sameInsets } from './layout.ts';

export interface Watched {
  readonly screen: HTMLElement;
  /** What covers the left side, or the top. */
  before(): HTMLElement;
  /** What covers the right side, or the bottom. */
  after(): HTMLElement;
  /** Whose size matters. */
  readonly parts: readonly HTMLElement[];
  onLayout(layout: Layout): void;
  onInsets(insets: Insets): void;
}

/** Chooses the layout by the room there is, and tells how much of the window the panels cover. Returns the way out. */
export function watchLayout(watched: Watched): () => void {
  let layout: Layout | null = null;
  let insets: Insets | null = null;
  const measure = (): void => {
    const screen = watched.screen.getBoundingClientRect();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const next = layoutFor((screen.width || window.innerWidth) / rem, (screen.height || window.innerHeight) / rem);
    if (next !== layout) {
      layout = next;
      watched.onLayout(next);
    }
    const covered = insetsFor(
      next,
      screen,
      watched.before().getBoundingClientRect(),
      watched.after().getBoundingClientRect(),
    );
    if (insets && sameInsets(insets, covered)) return;
    insets = covered;
    watched.onInsets(covered);
  };
  const observer = new ResizeObserver(measure);
  for (const element of [watched.screen, ...watched.parts]) observer.observe(element);
  measure();
  return () => observer.disconnect();
}
