import { aidsOf } from '../../session/aids.ts';
import type { Advice, MatchView } from '../../session/contract.ts';
import type { GameTable, TableContext } from '../games/table.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import { icon } from '../kit/icons.ts';
import type { Insets } from '../game/layout.ts';
import { adviceText, reasonsText, spokenAlso } from '../words/advice.ts';
import { placeCard } from './placeCard.ts';
import type { Spot } from './placeCard.ts';

export interface Hint {
  /** What was found, over a part of the board where it is not. */
  readonly element: HTMLElement;
  /** Asks for a hint: round, among the tools, and wide, among the aids. */
  readonly button: HTMLButtonElement;
  readonly entry: HTMLButtonElement;
  update(): void;
  keepWithin(insets: Insets): void;
}

/** A hint in words: what to do, and why. It is no more than an aid, and purists play without. */
export function createHint({ hud, match, texts: game }: TableContext, table: Pick<GameTable, 'frame' | 'edge'>): Hint {
  const aids = aidsOf(match);
  const { texts } = hud;
  const { t } = texts;
  const { intents } = match;
  const ask = (): void => intents.askHint();
  const button = roundButton('bulb', t('hint.ask'), ask);
  button.classList.add('hint-button');
  const entry = h('button', { type: 'button', class: 'hint-entry', title: `${t('hint.ask')} (H)` }, icon('bulb'), h('span', {}, t('hint.ask')));
  on(entry, 'click', ask);
  const title = h('h3', { class: 'aid-title' });
  const move = h('p', {});
  const why = h('p', { class: 'hint-why' });
  // The words are told as a whole; the buttons are not part of the news.
  const words = h('div', { class: 'aid-body', role: 'status' }, title, why, move);
  const take = textButton('plain', '', () => intents.takeHint());
  const card = h('div', { class: 'slip aid-card hint-card' }, words, take.element, roundButton('close', t('hint.again'), ask));
  const element = h('div', { class: 'aid-dock', 'data-pinned': 'true', hidden: true }, card);

  function tell(view: MatchView): void {
    const { hint } = view;
    const advice = hint?.state === 'ready' ? hint.advice : null;
    setText(title, hint === null ? '' : t(hint.state === 'ready' ? 'hint.title' : `hint.${hint.state}`));
    setText(why, advice ? reasonsText(game, advice.reasons) : '');
    // Told anew only when it says something else.
    const told = advice ? adviceText(game, view, advice, true) : '';
    if (move.lastElementChild?.textContent !== told) move.replaceChildren(...(advice ? spokenAlso((spoken) => adviceText(game, view, advice, spoken)) : []));
    why.hidden = move.hidden = take.element.hidden = advice === null;
    if (!advice) return;
    take.label(t(advice.actions[0]?.do === 'place' ? 'hint.take' : 'hint.take.choice'));
  }

  /** Where things are that the hint speaks of, in parts of what the table shows; first where to act. */
  function spotsOf(view: MatchView, { actions: [first], reasons }: Advice): readonly Spot[] {
    const { left, right, top, bottom } = table.frame(view);
    const part = (value: number, least: number, most: number): number => (value - least + 0.5 + table.edge) / (most - least + 1 + 2 * table.edge);
    const at = first?.x !== undefined && first.y !== undefined ? { x: first.x, y: first.y } : view.state.laid.at(-1);
    return [...(at ? [at] : []), ...reasons.flatMap(({ features }) => features)].map(({ x, y }) => ({ x: part(x, left, right), y: part(y, top, bottom) }));
  }

  function place(view: MatchView): void {
    const { hint } = view;
    if (hint?.state !== 'ready' || element.clientWidth === 0) return;
    const { at, side } = placeCard(spotsOf(view, hint.advice), { w: card.offsetWidth / element.clientWidth, h: card.offsetHeight / element.clientHeight });
    setAttribute(element, 'data-at', at);
    setAttribute(element, 'data-side', side);
  }

  return {
    element,
    button,
    entry,
    update() {
      const { view } = match;
      const { allowed, pointed } = aids.view;
      button.hidden = entry.hidden = !allowed || view.over || view.isReplay || !hasAdviser(view);
      for (const one of [button, entry]) {
        one.disabled = !view.canHint;
        setAttribute(one, 'aria-pressed', String(view.hint !== null && !view.isReplay));
        setAttribute(one, 'aria-busy', String(view.hint?.state === 'thinking'));
      }
      const shown = allowed && view.hint !== null && !view.isReplay;
      if (shown) tell(view);
      // One card at a time; what is asked about comes first.
      element.hidden = !shown || pointed !== null;
      if (!element.hidden) place(view);
      if (!shown) for (const text of [title, why, move]) setText(text, '');
    },
    keepWithin({ top, right, bottom, left }) {
      Object.assign(element.style, { top: `${top}px`, right: `${right}px`, bottom: `${bottom}px`, left: `${left}px` });
    },
  };
}

/** Two people at two devices play without hints; a bot's turn only makes one wait. */
const hasAdviser = (view: Pick<MatchView, 'canHint' | 'players'>): boolean => view.canHint || !view.players.some(({ seat }) => seat.kind === 'peer');
