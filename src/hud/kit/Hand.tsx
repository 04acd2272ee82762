import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Shows an element that is made by hand, in place of itself. */
export function Hand({ element }: { element: Node }): VNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.after(element);
    return () => (element as ChildNode).remove();
  }, [element]);
  return <span ref={place} hidden />;
}
