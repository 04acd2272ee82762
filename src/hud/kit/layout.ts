/** `desk`: columns at both sides; `side`: small columns in a low window; `tall`: cards above, sheet below. */
export type Layout = 'desk' | 'side' | 'tall';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Width and height in rem, so that large text gets the roomier layout. */
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

/** How much the panels cover, in CSS pixels from each edge of the window. */
export function insetsFor(layout: Layout, screen: Box, before: Box, after: Box): Insets {
  // A hidden panel has no size and covers nothing.
  const covered = (panel: Box, length: number): number => (panel.right > panel.left ? Math.max(0, length) : 0);
  if (layout === 'tall')
    return {
      ...NO_INSETS,
      top: covered(before, before.bottom - screen.top),
      bottom: covered(after, screen.bottom - after.top),
    };
  return {
    ...NO_INSETS,
    left: covered(before, before.right - screen.left),
    right: covered(after, screen.right - after.left),
  };
}

export const sameInsets = (a: Insets, b: Insets): boolean =>
  a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
