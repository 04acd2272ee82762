import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { MatchView } from '../../session/contracts/match.ts';
import { useContent } from '../table/useContent.tsx';
import { usePrevious, useTable, useView } from '../table/useMatch.tsx';
import { useHud } from '../kit/context.tsx';
import type { Insets } from '../kit/layout.ts';
import { promptOf, turnModeOf } from '../words/turnMode.ts';
import badge from '../kit/badge.module.css';
import surface from '../kit/surface.module.css';
import styles from './WhoseTurn.module.css';

/** How long it is shown, in milliseconds. */
const STAYS = 2200;

/** Whether several players share this screen. */
export const isShared = ({ players }: Pick<MatchView, 'players'>): boolean =>
  players.filter(({ seat }) => seat.kind === 'human').length > 1;

interface Passed {
  readonly colour: number;
  readonly words: string;
}

/**
 * Where several players share the screen: shows briefly whose turn it is when that changes, for the player who takes
 * the device; on every screen, that a turn has a second part. It lets presses through and disappears at the first one, or
 * by itself; the turn panel keeps showing it, and the announcer says it. `within`: insets of the part of the screen at
 * whose top it stands.
 */
export function WhoseTurn({ within: { top, right, left } }: { within: Insets }): VNode {
  const { app, texts } = useHud();
  const { texts: game } = useTable();
  const { figure } = useContent().game;
  const now = useView();
  const before = usePrevious(now);
  const [passed, pass] = useState<Passed | null>(null);
  useLayoutEffect(() => {
    const { second, player: owner } = now.state;
    const isShown = !now.isReplay && app.settings.speed !== 0;
    const mover = now.players[owner];
    if (isShown && mover && second && before && !before.isReplay && !before.state.second)
      return pass({ colour: mover.colour, words: texts.t('turn.second', { player: mover.name }) });
    if (!now.myTurn || now.isReplay) return second && isShown ? undefined : pass(null);
    const isSame = before?.myTurn === true && !before.isReplay && before.actor === now.actor;
    const player = now.players[now.actor];
    if (isSame || !player || !isShared(now) || !isShown) return undefined;
    const words =
      now.actor === now.state.player && turnModeOf(now) === 'place'
        ? texts.t('turn.next', { player: player.name })
        : texts.t('turn.choice', { player: player.name, what: promptOf(game, now).title });
    return pass({ colour: player.colour, words });
  }, [now]);
  useLayoutEffect(() => {
    if (!passed) return undefined;
    const end = (): void => pass(null);
    const timer = setTimeout(end, STAYS);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
    };
  }, [passed]);
  return (
    <div class={styles.dock} style={{ top: `${top}px`, right: `${right}px`, left: `${left}px` }}>
      {passed && (
        // A new element begins its animation again.
        <p key={passed.words} class={clsx(surface.slip, styles.turn)} data-colour={passed.colour} aria-hidden="true">
          <span class={badge.badge}>{figure(passed.colour)}</span>
          <span>{passed.words}</span>
        </p>
      )}
    </div>
  );
}
