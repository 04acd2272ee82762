import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isScored } from '../../session/match/history.ts';
import { lastTurnOf } from '../../session/match/lastTurn.ts';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import { eventBefore } from '../words/eventOrder.ts';
import { eventText, isEssential, lineText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import text from '../kit/text.module.css';
import styles from './LastTurn.module.css';

/** The previous turn: one line, more on demand, and its place on the board while pointed at. */
export function LastTurn(): VNode {
  const { t } = useTexts();
  const { texts: game } = useTable();
  const assists = useAssists();
  const view = useView();
  const box = useRef<HTMLDetailsElement>(null);
  const last = view.over ? null : lastTurnOf(view);
  const told = (last?.entries ?? [])
    .filter(({ event }) => isEssential(event, eventBefore(view, event)))
    .map(({ event }) => eventText(game, view, event));
  const words = told.join('\n');
  useLayoutEffect(() => {
    if (box.current) box.current.open = false;
  }, [words]);
  // The player of the turn is already named.
  const scored = (last?.entries ?? []).flatMap(({ event }) =>
    isScored(event)
      ? [event.line.player === last?.player ? lineText(game, view, event.line) : eventText(game, view, event)]
      : [],
  );
  const colour = view.players[last?.player ?? 0]?.colour ?? 0;
  const show = (): void => assists.point({ what: 'turn' });
  const hide = (): void => assists.point(null);
  return (
    <details
      ref={box}
      class={styles.turn}
      data-colour={colour}
      hidden={!last}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      <summary>
        <span class={clsx(text.label, styles.label)}>{t('log.last')}</span>
        <strong>{last && t('last.short', { player: nameOf(view, last.player), cell: game.cell(last.cell) })}</strong>
        <span>{last && (scored.join('; ') || t('last.nothing'))}</span>
      </summary>
      <ul>
        {told.map((text, n) => (
          <li key={n}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
