import { options, render } from 'preact';
import type { ComponentChild, VNode } from 'preact';
import { HudProvider } from './context.tsx';
import type { Hud } from './hud.ts';

// At once, like the table: whoever changes something finds the page changed.
options.debounceRendering = (flush) => flush();

/** A component in a part of the page that is not one yet. */
export interface Island<E extends HTMLElement = HTMLElement> {
  readonly element: E;
  /** Renders it again. */
  update(): void;
  destroy(): void;
}

/** Renders what `content` returns, one element, and returns that element. */
export function island<E extends HTMLElement = HTMLElement>(hud: Hud, content: () => ComponentChild): Island<E> {
  const box = document.createElement('div');
  const update = (): void => render(<HudProvider hud={hud}>{content()}</HudProvider>, box);
  update();
  return {
    element: only(box) as unknown as E,
    update,
    destroy: () => render(null, box),
  };
}

/** What `view` renders, as an element that never changes. `parent`: of the same kind as the one that it will have. */
export function elementOf(view: VNode, parent: Element = document.createElement('div')): Element {
  const box = parent.cloneNode(false) as Element;
  render(view, box);
  return only(box);
}

function only(box: Element): Element {
  const [first, second] = box.children;
  if (!first || second) throw new Error('Expected one element');
  return first;
}
