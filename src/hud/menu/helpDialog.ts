import { createElement } from 'preact';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import type { HelpTopic } from './openHelp.ts';
import { RuleButton } from './RuleButton.tsx';

export { openHelp } from './openHelp.ts';

/** For callers that are no components yet. */
export const ruleButton = (hud: Hud, label: string, topic: HelpTopic): HTMLElement =>
  island(hud, () => createElement(RuleButton, { label, topic })).element;
