import type { Cell } from '../../game/index.ts';
import { assistsOf } from '../../session/assists.ts';
import type { Advice, MatchView } from '../../session/contract.ts';
import type { TableContext } from '../games/table.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { TableCamera } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import type { Insets } from '../game/layout.ts';
import { adviceText, reasonsText, spokenAlso } from '../words/advice.ts';
import { placeCard } from './placeCard.ts';

export interface Hint {
  /** The card with the hint, over a part of the board that it does not refer to. */
  readonly element: HTMLElement;
  /** Buttons that ask for a hint: a round one among the tools, a wide one among the assists. */
  readonly button: HTMLButtonElement;
  readonly entry: HTMLButtonElement;
  update(): void;
  keepWithin(insets: Insets): void;
  /** The camera of the table has moved. */
  cameraMoved(): void;
}

/** A hint in words: what to do, and why. Hints count as assists: they are off when assists are. */
export function createHint({ hud, match, texts: game }: TableContext, cameraNow: () => TableCamera | null): Hint {
  const assists = assistsOf(match);
  const { texts } = hud;
  const { t } = texts;
  const { intents } = match;
  const ask = (): void => intents.askHint();
  const button = roundButton('bulb', t('hint.ask'), ask);
  button.classList.add('hint-button');
  const entry = h(
    'button',
    { type: 'button', class: 'hint-entry', title: `${t('hint.ask')} (H)` },
    icon('bulb'),
    h('span', {}, t('hint.ask')),
  );
  on(entry, 'click', ask);
  const title = h('h3', { class: 'assist-title' });
  const move = h('p', {});
  const why = h('p', { class: 'hint-why' });
  // Only the words are a live region; the buttons are not announced.
  const words = h('div', { class: 'assist-body', role: 'status' }, title, why, move);
  const take = textButton('plain', '', () => intents.takeHint());
  const card = h(
    'div',
    { class: 'slip assist-card hint-card' },
    words,
    take.element,
    roundButton('close', t('hint.again'), ask),
  );
  const element = h('div', { class: 'assist-dock', 'data-pinned': 'true', hidden: true }, card);

  function tell(view: MatchView): void {
    const { hint } = view;
    const advice = hint?.state === 'ready' ? hint.advice : null;
    setText(title, hint === null ? '' : t(hint.state === 'ready' ? 'hint.title' : `hint.${hint.state}`));
    setText(why, advice ? reasonsText(game, advice.reasons) : '');
    // Updated, and so announced, only when the words change.
    const told = advice ? adviceText(game, view, advice, true) : '';
    if (move.lastElementChild?.textContent !== told)
      move.replaceChildren(...(advice ? spokenAlso((spoken) => adviceText(game, view, advice, spoken)) : []));
    why.hidden = move.hidden = take.element.hidden = advice === null;
    if (!advice) return;
    take.label(t(advice.actions[0]?.do === 'place' ? 'hint.take' : 'hint.take.choice'));
  }

  /** The cells that the hint refers to, starting with the one where to act. */
  function cellsOf(view: MatchView, { actions: [first], reasons }: Advice): readonly Cell[] {
    const at = first?.x !== undefined && first.y !== undefined ? { x: first.x, y: first.y } : view.state.laid.at(-1);
    return [...(at ? [at] : []), ...reasons.flatMap(({ features }) => features)];
  }

  function place(view: MatchView): void {
    const { hint } = view;
    const camera = cameraNow();
    if (hint?.state !== 'ready' || !camera || element.clientWidth === 0) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const spots = cellsOf(view, hint.advice).map(({ x, y }) => ({
      x: ((x - camera.x) * camera.zoom - left) / width,
      y: ((y - camera.y) * camera.zoom - top) / height,
      w: camera.zoom / width,
      h: camera.zoom / height,
    }));
    const { at, side } = placeCard(spots, { w: card.offsetWidth / width, h: card.offsetHeight / height });
    setAttribute(element, 'data-at', at);
    setAttribute(element, 'data-side', side);
  }

  return {
    element,
    button,
    entry,
    update() {
      const { view } = match;
      const { allowed, pointed } = assists.view;
      button.hidden = entry.hidden = !allowed || view.over || view.isReplay || !hasAdviser(view);
      for (const one of [button, entry]) {
        one.disabled = !view.canHint;
        setAttribute(one, 'aria-pressed', view.hint !== null && !view.isReplay);
        setAttribute(one, 'aria-busy', view.hint?.state === 'thinking');
      }
      const shown = allowed && view.hint !== null && !view.isReplay;
      if (shown) tell(view);
      // One card at a time; the inspected thing takes precedence.
      element.hidden = !shown || pointed !== null;
      if (!element.hidden) place(view);
      if (!shown) for (const text of [title, why, move]) setText(text, '');
    },
    keepWithin({ top, right, bottom, left }) {
      Object.assign(element.style, { top: `${top}px`, right: `${right}px`, bottom: `${bottom}px`, left: `${left}px` });
    },
    cameraMoved() {
      if (!element.hidden) place(match.view);
    },
  };
}

/** There are no hints against a person on another device; a computer player's turn only delays them. */
const hasAdviser = (view: Pick<MatchView, 'canHint' | 'players'>): boolean =>
  view.canHint || !view.players.some(({ seat }) => seat.kind === 'peer');
