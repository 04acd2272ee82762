import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { Review } from '../../session/contracts/review.ts';
import { RoundButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { step, toEnd, togglePlay } from './transport.ts';
import sliders from '../kit/Slider.module.css';
import styles from './Transport.module.css';

/** Slider and buttons to go through a game. */
export function Transport({ review }: { readonly review: Review }): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { at, last, playing } = review.view;
  return (
    <div>
      <div class={styles.track}>
        <input
          type="range"
          class={sliders.slider}
          min={0}
          max={last}
          step={1}
          aria-label={t('review.slider')}
          aria-valuetext={t('review.moment', { at, last })}
          value={at}
          onInput={({ currentTarget }) => review.go(currentTarget.valueAsNumber)}
        />
        <span class={clsx(sliders.value, styles.sliderValue)} aria-hidden="true">
          {`${texts.number(at)} / ${texts.number(last)}`}
        </span>
      </div>
      <div class={styles.buttons}>
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
          class={styles.play}
          onPress={() => togglePlay(review)}
        />
        <RoundButton sign="next" label={t('review.next')} disabled={at === last} onPress={() => step(review, 1)} />
        <RoundButton sign="last" label={t('review.last')} disabled={at === last} onPress={() => toEnd(review)} />
      </div>
    </div>
  );
}
