import type { Insets, Layout } from '../kit/layout.ts';
import { insetsFor, layoutFor, sameInsets } from '../kit/layout.ts';

export interface Watched {
  /** At first. */
  readonly layout: Layout;
  readonly screen: HTMLElement;
  /** Covers the left side, or the top. */
  before(): HTMLElement;
  /** Covers the right side, or the bottom. */
  after(): HTMLElement;
  /** Is between them at the top. */
  over(): HTMLElement;
  /** Elements whose size changes are observed. */
  readonly parts: readonly HTMLElement[];
  onLayout(layout: Layout): void;
  /** One of the parts may have changed its size. */
  onMeasure(): void;
  /** `free`: the insets including `over`. */
  onInsets(insets: Insets, free: Insets): void;
}

/** The layout for a size in CSS pixels. */
export function layoutOf(width: number, height: number): Layout {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return layoutFor(width / rem, height / rem);
}

/**
 * Chooses the layout for the available size, and reports how much of the window the panels cover. Returns a function
 * that stops it.
 */
export function watchLayout(watched: Watched): () => void {
  let { layout } = watched;
  let shown: readonly Insets[] = [];
  const measure = (): void => {
    const screen = watched.screen.getBoundingClientRect();
    const next = layoutOf(screen.width || window.innerWidth, screen.height || window.innerHeight);
    if (next !== layout) {
      layout = next;
      watched.onLayout(next);
    }
    watched.onMeasure();
    const covered = insetsFor(
      next,
      screen,
      watched.before().getBoundingClientRect(),
      watched.after().getBoundingClientRect(),
    );
    const free = { ...covered, top: covered.top + watched.over().getBoundingClientRect().height };
    if (shown[0] && shown[1] && sameInsets(shown[0], covered) && sameInsets(shown[1], free)) return;
    shown = [covered, free];
    watched.onInsets(covered, free);
  };
  const observer = new ResizeObserver(measure);
  for (const element of [watched.screen, ...watched.parts]) observer.observe(element);
  measure();
  return () => observer.disconnect();
}
