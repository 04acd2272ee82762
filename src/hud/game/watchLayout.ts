import type { Insets, Layout } from './layout.ts';
import { insetsFor, layoutFor, sameInsets } from './layout.ts';

export interface Watched {
  readonly screen: HTMLElement;
  /** What covers the left side, or the top. */
  before(): HTMLElement;
  /** What covers the right side, or the bottom. */
  after(): HTMLElement;
  /** What stands between them at the top. */
  over(): HTMLElement;
  /** Whose size matters. */
  readonly parts: readonly HTMLElement[];
  onLayout(layout: Layout): void;
  /** `free`: what is left below what stands between them. */
  onInsets(insets: Insets, free: Insets): void;
}

/** Chooses the layout by the room there is, and tells how much of the window the panels cover. Returns the way out. */
export function watchLayout(watched: Watched): () => void {
  let layout: Layout | null = null;
  let shown: readonly Insets[] = [];
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
