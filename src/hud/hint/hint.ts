import { assistsOf } from '../../session/match/assists.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { nodesOf } from '../games/oldShapes.tsx';
import type { TableContext } from '../games/table.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import { icon } from '../kit/icons.tsx';
import { adviceText, reasonsText } from '../words/advice.ts';
import { spokenAlso } from '../words/spokenAlso.tsx';

export interface Hint {
  /** The card with the hint, part of the turn panel: the board shows where. */
  readonly element: HTMLElement;
  /** Buttons that ask for a hint: a round one among the tools, a wide one among the assists. */
  readonly button: HTMLButtonElement;
  readonly entry: HTMLButtonElement;
  update(): void;
}

/** A hint in words: what to do, and why. Hints count as assists: they are off when assists are. */
export function createHint({ hud, match, texts: game }: TableContext): Hint {
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
  const element = h(
    'div',
    { class: 'slip hint-card', hidden: true },
    words,
    take.element,
    roundButton('close', t('hint.again'), ask),
  );

  function tell(view: MatchView): void {
    const { hint } = view;
    const advice = hint?.state === 'ready' ? hint.advice : null;
    setText(title, hint === null ? '' : t(hint.state === 'ready' ? 'hint.title' : `hint.${hint.state}`));
    setText(why, advice ? reasonsText(game, advice.reasons) : '');
    // Updated, and so announced, only when the words change.
    const told = advice ? adviceText(game, view, advice, true) : '';
    if (move.lastElementChild?.textContent !== told)
      move.replaceChildren(...nodesOf(advice && spokenAlso((spoken) => adviceText(game, view, advice, spoken))));
    why.hidden = move.hidden = take.element.hidden = advice === null;
    if (!advice) return;
    take.label(t(advice.actions[0]?.do === 'place' ? 'hint.take' : 'hint.take.choice'));
  }

  return {
    element,
    button,
    entry,
    update() {
      const { view } = match;
      const { allowed } = assists.view;
      button.hidden = entry.hidden = !allowed || view.over || view.isReplay || !hasAdviser(view);
      for (const one of [button, entry]) {
        one.disabled = !view.canHint;
        setAttribute(one, 'aria-pressed', view.hint !== null && !view.isReplay);
        setAttribute(one, 'aria-busy', view.hint?.state === 'thinking');
      }
      const shown = allowed && view.hint !== null && !view.isReplay;
      if (shown) tell(view);
      element.hidden = !shown;
      if (!shown) for (const text of [title, why, move]) setText(text, '');
    },
  };
}

/** There are no hints against a person on another device; a computer player's turn only delays them. */
const hasAdviser = (view: Pick<MatchView, 'canHint' | 'players'>): boolean =>
  view.canHint || !view.players.some(({ seat }) => seat.kind === 'peer');
