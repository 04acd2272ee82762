import { h, on } from '../kit/dom.ts';
import { fetchPart } from '../kit/fetchPart.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.tsx';

/** A topic, named like the chapters of the book: a kind of feature, `place`, `deploy`, `end` … */
export type HelpTopic = string;

/** Opens the book of the rules, at a topic if one is given. */
export const openHelp = (hud: Hud, topic?: HelpTopic): void =>
  fetchPart(
    hud,
    () => import('../book/index.ts'),
    ({ openBook }) => openBook(hud, topic),
  );

/** A button from a piece to its rule. */
export function ruleButton(hud: Hud, label: string, topic: HelpTopic): HTMLElement {
  const button = h('button', { type: 'button', class: 'rule-button' }, icon('help'), h('span', {}, label));
  on(button, 'click', () => openHelp(hud, topic));
  return button;
}
