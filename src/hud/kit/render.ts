import { options, render } from 'preact';
import type { ComponentChild } from 'preact';

/** Something is being rendered. */
let isRendering = false;
const waiting: (() => void)[] = [];

/**
 * Does `work`, and then renders what it has changed, each component once. What effects change meanwhile is rendered
 * afterwards: they would run twice otherwise.
 */
export function renderWith(work: () => void): void {
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
