import { createElement } from 'preact';
import type { Rival } from '../../session/contracts/match.ts';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { Comparison } from './Comparison.tsx';
import type { EndedGame } from './Comparison.tsx';

/** For callers that are no components yet. */
export const comparison = (hud: Hud, game: EndedGame, rival: Rival): HTMLElement =>
  island(hud, () => createElement(Comparison, { game, rival })).element;
