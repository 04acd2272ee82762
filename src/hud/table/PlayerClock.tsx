import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { timeLeft } from '../../session/contracts/match.ts';
import { useTexts } from '../kit/context.tsx';
import { clockText } from '../kit/duration.ts';
import { Icon } from '../kit/icons.tsx';
import { useTicks } from '../kit/useTicks.ts';
import { useView } from './useMatch.tsx';
import text from '../kit/text.module.css';
import styles from './PlayerClock.module.css';

const SHORT = 10_000;

/** What is left of a player's time. That it runs, is short or is over is a sign, too, and not only a colour. */
export function PlayerClock({ index }: { readonly index: number }): VNode | null {
  const { t } = useTexts();
  const { clocks, outOfTime, players } = useView();
  const isRunning = clocks?.running === index;
  useTicks(isRunning, clocks);
  if (!clocks || players[index]?.seat.kind === 'bot') return null;
  const left = outOfTime === index ? 0 : timeLeft(clocks, index);
  const isOver = left <= -1000;
  const shown = clockText(left);
  return (
    <span
      class={clsx(styles.clock, isRunning && styles.running, left <= SHORT && styles.short)}
      data-clock={isRunning ? 'running' : 'still'}
    >
      <Icon name={left <= 0 ? 'danger' : isRunning ? 'play' : 'pause'} />
      <span class={clsx(text.numeral, styles.time)} aria-hidden="true">
        {shown}
      </span>
      <span class={text.unseen}>{t(isOver ? 'clock.over' : 'clock.left', { time: shown.replace('−', '') })}</span>
    </span>
  );
}

/** When so much is left, in seconds, it is told to screen readers; 0: nothing. */
const TOLD = [300, 60, 30, 10, 0] as const;

/** Tells a person on this device at a few moments that the time runs out. */
export function ClockAnnouncer(): VNode {
  const { t } = useTexts();
  const view = useView();
  const { clocks } = view;
  const player = clocks?.running ?? null;
  const isMine = player !== null && view.players[player]?.seat.kind === 'human';
  useTicks(isMine, clocks);
  const left = clocks && isMine ? timeLeft(clocks, player) / 1000 : Infinity;
  // The last of these moments that has come.
  const at = TOLD.findLast((seconds) => left <= seconds) ?? null;
  const before = useRef<{ readonly player: number | null; readonly at: number | null }>({ player: null, at: null });
  const [said, say] = useState('');
  useLayoutEffect(() => {
    // Whose time was short already when it began to run is told when the next moment comes.
    const isNew = before.current.player === player && before.current.at !== at && at !== null;
    before.current = { player, at };
    if (!isNew || player === null) return;
    const name = view.players[player]?.name ?? '';
    if (at === 0) say(t('clock.up', { player: name }));
    else if (at >= 60) say(t('clock.soon.minutes', { player: name, count: at / 60 }));
    else say(t('clock.soon.seconds', { player: name, count: at }));
  }, [player, at]);
  return (
    <p class={text.unseen} data-clock-announcer role="status">
      {said}
    </p>
  );
}
