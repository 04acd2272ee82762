import type { VNode } from 'preact';
import type { Review } from '../../session/contracts/review.ts';
import { RoundButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { step, toEnd, togglePlay } from './transport.ts';

/** Slider and buttons to go through a game. */
export function Transport({ review }: { readonly review: Review }): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { at, last, playing } = review.view;
  return (
    <div class="transport">
      <div class="transport-track">
        <input
          type="range"
          class="slider"
          min={0}
          max={last}
          step={1}
          aria-label={t('review.slider')}
          aria-valuetext={t('review.moment', { at, last })}
          value={at}
          onInput={({ currentTarget }) => review.go(currentTarget.valueAsNumber)}
        />
        <span class="slider-value" aria-hidden="true">
          {`${texts.number(at)} / ${texts.number(last)}`}
        </span>
      </div>
      <div class="transport-buttons">
        <RoundButton sign="first" label={t('review.first')} disabled={at === 0} onPress={() => review.go(0)} />
        <RoundButton
          sign="previous"
          label={t('review.previous')}
          disabled={at === 0}
          onPress={() => step(review, -1)}
        />
        <RoundButton
          sign={playing ? 'pause' : 'play'}
          label={t(playing ? 'review.pause' : 'review.play')}
          class="transport-play"
          onPress={() => togglePlay(review)}
        />
        <RoundButton sign="next" label={t('review.next')} disabled={at === last} onPress={() => step(review, 1)} />
        <RoundButton sign="last" label={t('review.last')} disabled={at === last} onPress={() => toEnd(review)} />
      </div>
    </div>
  );
}
