import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { Lapse } from '../../session/contracts/match.ts';
import { useTexts } from '../kit/context.tsx';
import { useTicks } from '../kit/useTicks.ts';
import text from '../kit/text.module.css';
import styles from './LapseClock.module.css';

/** The time is announced to the player when it starts, and again when this many seconds are left. */
const SOON = 5;

interface LapseClockProps {
  readonly lapse: Lapse | null;
  /** This player is waited for. */
  readonly isAsked: boolean;
}

/**
 * How long the room still waits for the current choice. The visible clock counts down; screen readers are notified
 * twice.
 */
export function LapseClock({ lapse, isAsked }: LapseClockProps): VNode {
  const { t } = useTexts();
  useTicks(lapse !== null, lapse);
  const left = lapse ? Math.max(0, Math.ceil((lapse.until - performance.now()) / 1000)) : 0;
  const spoken = lapse && left > SOON ? lapse.seconds : SOON;
  return (
    <div class={clsx(styles.turnClock, lapse && left <= SOON && styles.soon)} hidden={lapse === null}>
      <span
        class={styles.bar}
        aria-hidden="true"
        style={{ inlineSize: lapse ? `${Math.round((100 * left) / lapse.seconds)}%` : '' }}
      />
      <span class={clsx(text.numeral, styles.numeral)} role="timer" aria-live="off">
        {lapse && t('turn.clock', { count: left })}
      </span>
      <span class={text.unseen} role="status">
        {lapse && isAsked && left > 0 && t('turn.clock', { count: spoken })}
      </span>
    </div>
  );
}
