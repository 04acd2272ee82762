import { elementOf } from '../kit/render.tsx';
import type { Review, ReviewView } from '../../session/contracts/review.ts';
import { roundButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.tsx';

export interface Transport {
  readonly element: HTMLElement;
  update(view: ReviewView): void;
  key(key: string, shift: boolean): boolean;
}

/** Slider, buttons and keys to go through a game. */
export function createTransport({ texts }: Hud, reviewOf: () => Review | null): Transport {
  const { t } = texts;
  const step = (by: number): void => {
    const review = reviewOf();
    review?.go(review.view.at + by);
  };
  const go = (moment: number): void => reviewOf()?.go(moment);
  const toggle = (): void => {
    const review = reviewOf();
    review?.play(!review.view.playing);
  };

  /** Goes to the next start of a turn, or to the last one before the current moment. */
  function turn(direction: 1 | -1): void {
    const review = reviewOf();
    if (!review) return;
    const { turns, at, last } = review.view;
    const starts = [...turns.map(({ start }) => start), last];
    go((direction > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)) ?? at);
  }

  const slider = h('input', { type: 'range', class: 'slider', min: 0, step: 1, 'aria-label': t('review.slider') });
  on(slider, 'input', () => go(slider.valueAsNumber));
  const count = h('span', { class: 'slider-value', 'aria-hidden': 'true' });
  const first = roundButton('first', t('review.first'), () => go(0));
  const previous = roundButton('previous', t('review.previous'), () => step(-1));
  const play = roundButton('play', t('review.play'), toggle);
  const next = roundButton('next', t('review.next'), () => step(1));
  const last = roundButton('last', t('review.last'), () => go(Number.MAX_SAFE_INTEGER));
  play.classList.add('transport-play');
  let playing = false;

  function key(name: string, shift: boolean): boolean {
    switch (name) {
      case 'ArrowLeft':
        if (shift) turn(-1);
        else step(-1);
        return true;
      case 'ArrowRight':
        if (shift) turn(1);
        else step(1);
        return true;
      // As in native sliders.
      case 'ArrowUp':
        step(1);
        return true;
      case 'ArrowDown':
        step(-1);
        return true;
      case 'PageUp':
        turn(-1);
        return true;
      case 'PageDown':
        turn(1);
        return true;
      case 'Home':
        go(0);
        return true;
      case 'End':
        go(Number.MAX_SAFE_INTEGER);
        return true;
      case ' ':
        toggle();
        return true;
      default:
        return false;
    }
  }

  return {
    element: h(
      'div',
      { class: 'transport' },
      h('div', { class: 'transport-track' }, slider, count),
      h('div', { class: 'transport-buttons' }, first, previous, play, next, last),
    ),
    key,
    update(view) {
      setAttribute(slider, 'max', view.last);
      slider.value = String(view.at);
      setAttribute(slider, 'aria-valuetext', t('review.moment', { at: view.at, last: view.last }));
      setText(count, `${texts.number(view.at)} / ${texts.number(view.last)}`);
      first.disabled = previous.disabled = view.at === 0;
      next.disabled = last.disabled = view.at === view.last;
      if (view.playing === playing) return;
      playing = view.playing;
      play.replaceChildren(elementOf(icon(playing ? 'pause' : 'play')));
      setAttribute(play, 'aria-label', t(playing ? 'review.pause' : 'review.play'));
      setAttribute(play, 'title', t(playing ? 'review.pause' : 'review.play'));
    },
  };
}
