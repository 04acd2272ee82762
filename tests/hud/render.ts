import type { ComponentChild } from 'preact';
import { onTestFinished } from 'vitest';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { island } from './island.tsx';

/** Shows a component with one root element on the page, until the test is over. */
export function render(hud: Hud, view: ComponentChild): HTMLElement {
  const { element, destroy } = island(hud, () => view);
  document.body.append(element);
  onTestFinished(destroy);
  return element;
}
