import type { MatchView } from '../../session/contracts/match.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** The time is announced to the player when it starts, and again when this many seconds are left. */
const SOON = 5;
const TICK = 250;

export interface LapseClock {
  readonly element: HTMLElement;
  update(view: MatchView): void;
  destroy(): void;
}

/**
 * How long the room still waits for the current choice. The visible clock counts down; screen readers are notified
 * twice.
 */
export function createLapseClock({ texts: { t } }: Pick<Hud, 'texts'>): LapseClock {
  const count = h('span', { class: 'numeral', role: 'timer', 'aria-live': 'off' });
  const bar = h('span', { class: 'clock-bar', 'aria-hidden': 'true' });
  const said = h('span', { class: 'unseen', role: 'status' });
  const element = h('div', { class: 'turn-clock', hidden: true }, bar, count, said);
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown: MatchView['lapse'] = null;
  let asked = false;

  function tick(): void {
    if (!shown) return;
    const left = Math.max(0, Math.ceil((shown.until - performance.now()) / 1000));
    setText(count, t('turn.clock', { count: left }));
    bar.style.inlineSize = `${Math.round((100 * left) / shown.seconds)}%`;
    element.classList.toggle('soon', left <= SOON);
    const spoken = left > SOON ? shown.seconds : SOON;
    setText(said, asked && left > 0 ? t('turn.clock', { count: spoken }) : '');
  }

  return {
    element,
    update({ lapse, myTurn }) {
      if (lapse === shown && asked === myTurn) return;
      shown = lapse;
      asked = myTurn;
      clearInterval(timer);
      timer = lapse ? setInterval(tick, TICK) : undefined;
      element.hidden = lapse === null;
      if (lapse) tick();
      else for (const words of [count, said]) setText(words, '');
    },
    destroy: () => clearInterval(timer),
  };
}
