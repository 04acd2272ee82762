import type { ComponentChild } from 'preact';
import { HudProvider } from '../../src/hud/kit/context.tsx';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { renderInto } from '../../src/hud/kit/render.ts';

/** A component outside of the page's own tree. */
export interface Island<E extends HTMLElement = HTMLElement> {
  readonly element: E;
  /** Renders it again. */
  update(): void;
  destroy(): void;
}

/** Renders what `content` returns, one element, and returns that element. */
export function island<E extends HTMLElement = HTMLElement>(hud: Hud, content: () => ComponentChild): Island<E> {
  const box = document.createElement('div');
  const update = (): void => renderInto(box, <HudProvider hud={hud}>{content()}</HudProvider>);
  update();
  return {
    element: only(box) as unknown as E,
    update,
    destroy: () => renderInto(box, null),
  };
}

function only(box: Element): Element {
  const [first, second] = box.children;
  if (!first || second) throw new Error('Expected one element');
  return first;
}
