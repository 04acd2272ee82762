/** `desk`: columns at both sides; `side`: small columns in a low window; `tall`: cards above, sheet below. */
export type Layout = 'desk' | 'side' | 'tall';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Measures in rem, so that large text gets the roomier arrangement. */
export function layoutFor(width: number, height: number): Layout {
  if (width >= 58 && height >= 34) return 'desk';
  return width > height ? 'side' : 'tall';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the panels cover, in CSS pixels from each edge of the window. */
export function insetsFor(layout: Layout, screen: Box, before: Box, after: Box): Insets {
  if (layout === 'tall') return { ...NO_INSETS, top: Math.max(0, before.bottom - screen.top), bottom: Math.max(0, screen.bottom - after.top) };
  return { ...NO_INSETS, left: Math.max(0, before.right - screen.left), right: Math.max(0, screen.right - after.left) };
}

export const sameInsets = (a: Insets, b: Insets): boolean => a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
