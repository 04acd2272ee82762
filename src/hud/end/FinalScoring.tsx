import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useHud, useTexts } from '../kit/context.tsx';
import type { Ending } from './ending.ts';
import badge from '../kit/badge.module.css';
import text from '../kit/text.module.css';
import styles from './FinalScoring.module.css';

const STEP = 900;
/** More players than this are ranked. */
const FEW = 2;

/** Counts the lines of the final scoring one by one, or all at once where motion is reduced. */
export function useCount(lines: number): { readonly step: number; readonly finish: () => void } {
  const { app, calm } = useHud();
  const [step, show] = useState(() => (calm() ? lines : 0));
  useLayoutEffect(() => {
    if (step >= lines) return undefined;
    const isFast = step > 0 && app.settings.speed === 2;
    const timer = setTimeout(() => show(step + 1), isFast ? STEP / 2 : STEP);
    return () => clearTimeout(timer);
  }, [step, lines]);
  return { step, finish: () => show(lines) };
}

/** The place of every player; equal scores share one. */
export const ranksOf = (scores: readonly number[]): readonly number[] =>
  scores.map((points) => 1 + scores.filter((other) => other > points).length);

interface EndScoresProps {
  readonly ending: Ending;
  readonly counted: readonly number[];
  /** The places; `null` until the count is complete. */
  readonly ranks: readonly number[] | null;
}

/** The players with their points; several stand from the first place to the last. */
export function EndScores({ ending: { players, figure, winners }, counted, ranks }: EndScoresProps): VNode {
  const { t } = useTexts();
  const isTable = players.length > FEW;
  const placeOf = (player: number): number => (isTable ? (ranks?.[player] ?? 0) : 0);
  const isWinner = (player: number): boolean =>
    ranks !== null && winners.length < players.length && winners.includes(player);
  const order = players.map((_, player) => player).sort((a, b) => placeOf(a) - placeOf(b));
  return (
    <div class={clsx(styles.endPlayers, isTable && styles.many)} style={{ '--players': String(players.length) }}>
      {order.map((player) => (
        <div
          key={player}
          class={clsx(styles.endPlayer, isWinner(player) && styles.winner)}
          data-colour={players[player]?.colour ?? 0}
        >
          <span class={styles.endPlace}>{placeOf(player) > 0 && t('end.place', { place: placeOf(player) })}</span>
          <span class={clsx(badge.badge, styles.badge)}>{figure(players[player]?.colour ?? 0)}</span>
          <span class={styles.endName}>{players[player]?.name}</span>
          <span class={clsx(text.numeral, styles.endScore)}>{String(counted[player] ?? 0)}</span>
        </div>
      ))}
    </div>
  );
}

/** The first lines of the final scoring. */
export function FinalLines({ ending, count }: { readonly ending: Ending; readonly count: number }): VNode {
  const { t } = useTexts();
  const { lines, players, figure } = ending;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <ol class={styles.endLines} ref={list}>
      {lines.length === 0 && <li class={text.hint}>{t(ending.isCutOff ? 'end.final.missing' : 'end.final.none')}</li>}
      {lines.slice(0, count).map(({ player, points, words }, n) => {
        const { name = '', colour = 0 } = players[player] ?? {};
        return (
          <li key={n} class={styles.endLine} data-colour={colour} data-many={players.length > FEW || undefined}>
            {/* Where there are many lines, a badge replaces the name. */}
            {players.length > FEW ? (
              <span class={styles.endWho} title={name}>
                <span class={clsx(badge.badge, styles.badge)} aria-hidden="true">
                  {figure(colour)}
                </span>
                <span class={text.unseen}>{name}</span>
              </span>
            ) : (
              <span class={styles.endWho}>{name}</span>
            )}
            <span>{words}</span>
            <b>{t('end.points', { points })}</b>
          </li>
        );
      })}
    </ol>
  );
}
