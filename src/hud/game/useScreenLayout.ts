import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Insets, Layout } from '../kit/layout.ts';
import { NO_INSETS } from '../kit/layout.ts';
import { layoutOf, watchLayout } from './watchLayout.ts';

/** The boxes of the screen that its layout is measured by. */
export interface Boxes {
  readonly screen: RefObject<HTMLDivElement | null>;
  readonly left: RefObject<HTMLDivElement | null>;
  readonly leftTop: RefObject<HTMLDivElement | null>;
  readonly cards: RefObject<HTMLDivElement | null>;
  readonly scenes: RefObject<HTMLDivElement | null>;
  readonly turn: RefObject<HTMLElement | null>;
  readonly review: RefObject<HTMLElement | null>;
}

export const useBoxes = (): Boxes => ({
  screen: useRef<HTMLDivElement>(null),
  left: useRef<HTMLDivElement>(null),
  leftTop: useRef<HTMLDivElement>(null),
  cards: useRef<HTMLDivElement>(null),
  scenes: useRef<HTMLDivElement>(null),
  turn: useRef<HTMLElement>(null),
  review: useRef<HTMLElement>(null),
});

export interface ScreenLayout {
  readonly layout: Layout;
  /** How much the panels cover; without and with the scenes over the board. */
  readonly covered: Insets;
  readonly free: Insets;
  /** The cards scroll, so they have to be reached by keyboard. */
  readonly scrolls: boolean;
}

interface LayoutListener {
  onLayout(next: Layout, before: Layout): void;
  onInsets(covered: Insets, free: Insets): void;
}

/** The layout of the screen and how much its panels cover, measured again at every change of size. */
export function useScreenLayout(boxes: Boxes, isReplay: () => boolean, listener: LayoutListener): ScreenLayout {
  // The screen fills the window: usually this is right at once, and nothing is laid out twice.
  const [layout, setLayout] = useState(() => layoutOf(window.innerWidth, window.innerHeight));
  const [insets, setInsets] = useState({ covered: NO_INSETS, free: NO_INSETS });
  const [scrolls, setScrolls] = useState(false);
  const latest = useRef(listener);
  latest.current = listener;
  useLayoutEffect(() => {
    const { screen, left, leftTop, cards, scenes, turn, review } = boxes;
    const [page, column, top, row, over, tray, panel] = [screen, left, leftTop, cards, scenes, turn, review].map(
      ({ current }) => current,
    );
    if (!page || !column || !top || !row || !over || !tray || !panel)
      throw new Error('Expected all parts of the screen');
    let before = layout;
    return watchLayout({
      layout,
      screen: page,
      before: () => column,
      after: () => (isReplay() ? panel : tray),
      over: () => over,
      parts: [column, top, row, tray, panel, over],
      onLayout(next) {
        setLayout(next);
        latest.current.onLayout(next, before);
        before = next;
      },
      onMeasure: () => setScrolls(top.scrollHeight > top.clientHeight + 1),
      onInsets(covered, free) {
        setInsets({ covered, free });
        latest.current.onInsets(covered, free);
      },
    });
  }, []);
  return { layout, ...insets, scrolls };
}
