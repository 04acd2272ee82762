import { createElement } from 'preact';
import type { Hud, Part } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { MenuScreen } from './MenuScreen.tsx';

/** For callers that are no components yet. */
export function createMenuScreen(hud: Hud): Part {
  const { element, destroy } = island(hud, () => createElement(MenuScreen, null));
  return { element, focus: () => element.focus({ preventScroll: true }), destroy };
}
