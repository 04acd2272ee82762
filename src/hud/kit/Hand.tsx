import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** An element that is made by hand, among components. Its parent's layout treats it as its own child. */
export function Hand({ element }: { readonly element: Node }): VNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(element), [element]);
  return <div ref={box} style={{ display: 'contents' }} />;
}
