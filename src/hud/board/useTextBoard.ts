import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The text board, as its screen opens and closes it. */
export interface OpenBoard {
  readonly box: RefObject<HTMLElement | null>;
  /** It is visible even when nothing in it has the focus. */
  readonly isShown: boolean;
  /** Whether it is visible, on request or because it has the focus. */
  isOpen(): boolean;
  /** Makes it visible and focuses the current cell, or returns the focus to where it was before. */
  toggle(): void;
}

export function useTextBoard(): OpenBoard {
  const box = useRef<HTMLElement>(null);
  const from = useRef<EventTarget | null>(null);
  const [isShown, show] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    const entered = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) from.current = relatedTarget;
    };
    element?.addEventListener('focusin', entered);
    return () => element?.removeEventListener('focusin', entered);
  }, []);

  const hasFocus = (): boolean => box.current?.contains(document.activeElement) === true;
  const isOpen = (): boolean => isShown || hasFocus();
  function toggle(): void {
    const wasOpen = isOpen();
    show(!wasOpen);
    if (!wasOpen) return box.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
    if (hasFocus()) (document.activeElement as HTMLElement).blur();
  }
  return { box, isShown, isOpen, toggle };
}
