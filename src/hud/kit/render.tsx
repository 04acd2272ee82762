import { isValidElement, options, render } from 'preact';
import type { ComponentChild, VNode } from 'preact';
import { HudProvider } from './context.tsx';
import type { Hud } from './hud.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Something is being rendered. */
let isRendering = false;
const waiting: (() => void)[] = [];

/** Does `work`, and what it causes, one after the other: an effect that changes a state would run twice otherwise. */
function renderWith(work: () => void): void {
  const isInner = isRendering;
  isRendering = true;
  try {
    work();
    if (!isInner) for (let next = waiting.shift(); next; next = waiting.shift()) next();
  } finally {
    isRendering = isInner;
  }
}

// At once, like the table: whoever changes something finds the page changed.
options.debounceRendering = (flush) => (isRendering ? void waiting.push(flush) : renderWith(flush));

/** Renders into an element of the page, at once. `null` ends what is there. */
export const renderInto = (box: Element, content: ComponentChild): void => renderWith(() => render(content, box));

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
  const update = (): void => renderInto(box, <HudProvider hud={hud}>{content()}</HudProvider>);
  update();
  return {
    element: only(box) as unknown as E,
    update,
    destroy: () => renderInto(box, null),
  };
}

/**
 * What `view` renders, as an element that never changes: a picture, without hooks. For elements that are made by hand,
 * also while a component is rendered.
 */
export function elementOf(view: VNode, parent: Element = document.createElement('div')): Element {
  const { type, props } = view as VNode<Record<string, unknown>>;
  if (typeof type === 'function') {
    const shown = (type as (props: unknown) => unknown)(props);
    if (isValidElement(shown)) return elementOf(shown, parent);
    throw new Error('Expected an element');
  }
  const { children, ...attributes } = props;
  const isSvg = type === 'svg' || parent.namespaceURI === SVG;
  const element = isSvg ? document.createElementNS(SVG, String(type)) : document.createElement(String(type));
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false) element.setAttribute(name, String(value));
  for (const child of [children].flat(Infinity) as ComponentChild[])
    if (isValidElement(child)) element.append(elementOf(child, element));
    else if (typeof child === 'string' || typeof child === 'number') element.append(String(child));
  return element;
}

function only(box: Element): Element {
  const [first, second] = box.children;
  if (!first || second) throw new Error('Expected one element');
  return first;
}
