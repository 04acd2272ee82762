import { clsx } from 'clsx';
import { cloneElement } from 'preact';
import type { VNode } from 'preact';
import type { FigureCount, PlayerView, Pointed } from '../../session/contracts/match.ts';
import { ProjectedDialog } from '../assists/ProjectedDialog.tsx';
import { useContent, useTableDialogs } from '../table/useContent.tsx';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { nameOf } from '../words/names.ts';
import { figureText } from '../words/playerText.ts';
import { PlayerClock } from '../table/PlayerClock.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { statusOf } from './status.ts';
import badge from '../kit/badge.module.css';
import text from '../kit/text.module.css';
import cardRow from '../table/cardRow.module.css';
import styles from './PlayerCard.module.css';
import surface from '../kit/surface.module.css';
import shapes from '../kit/shapes.module.css';

interface PlayerCardProps {
  readonly index: number;
  /** The points shown while the final scoring is being counted. */
  readonly counted: readonly number[] | null;
}

/** A player's card: name, points, figures in hand, and what else the game gives them. */
export function PlayerCard({ index, counted }: PlayerCardProps): VNode | null {
  const { texts, app } = useHud();
  const { t } = texts;
  const { game, table } = useContent();
  const view = useView();
  const assists = useAssists();
  const open = useTableDialogs();
  const player = view.players[index];
  if (!player) return null;
  const points = counted?.[index] ?? player.score;
  const isActive = !view.over && view.actor === index;
  const all = (): void => open(<PlayerDialog index={index} />);
  function point(): void {
    const at: Pointed = { what: 'player', player: index };
    if (assists.view.allowed && table.about(at)) assists.point(at);
  }
  return (
    <section
      class={clsx(surface.slip, styles.card, isActive && styles.active, view.away.includes(index) && styles.away)}
      data-colour={player.colour}
      aria-label={t('card.score', { player: player.name, count: points })}
      aria-current={isActive}
      onPointerEnter={point}
      onPointerLeave={() => assists.point(null)}
    >
      <div class={styles.head}>
        <button
          type="button"
          class={styles.about}
          title={t('card.about', { player: player.name })}
          aria-label={t('card.about', { player: player.name })}
          onClick={all}
        >
          <span class={clsx(badge.badge, styles.badge)}>{game.figure(player.colour)}</span>
        </button>
        <div class={styles.who}>
          <h2 class={styles.name}>{player.name}</h2>
          <p class={styles.status}>{counted ? '' : statusOf(texts, view, app.learning.current, index)}</p>
          <PlayerClock index={index} />
        </div>
        <div class={styles.points}>
          <span class={clsx(text.numeral, styles.score)}>{points}</span>
          <ProjectedPoints index={index} />
        </div>
      </div>
      {/* A press on any sign tells what it means; by keyboard the button above does. */}
      <div
        class={styles.stats}
        onClick={({ target }) => target instanceof Element && !target.closest('button') && all()}
      >
        <Followers player={player} />
        {table.cardRows.map(({ Row }, n) => (
          <Row key={n} player={index} />
        ))}
      </div>
    </section>
  );
}

/** The points that the player would have if the game ended now; opens the list of all. */
function ProjectedPoints({ index }: { index: number }): VNode {
  const { t } = useTexts();
  const assists = useAssists();
  const view = useView();
  const open = useTableDialogs();
  const isShown = assists.may('projected') && !view.over && assists.view.layers.has('projected');
  const points = isShown ? (assists.known.projected.scores[index] ?? 0) : 0;
  return (
    <button
      type="button"
      class={styles.projected}
      hidden={!isShown}
      title={isShown ? t('projected.title') : undefined}
      aria-label={isShown ? t('projected.chip', { player: nameOf(view, index), count: points }) : undefined}
      onClick={() => open(<ProjectedDialog />)}
    >
      {isShown && t('projected.short', { points })}
    </button>
  );
}

function Followers({ player: { colour, figures } }: { player: PlayerView }): VNode {
  const { t } = useTexts();
  const { texts: game } = useTable();
  const { figure } = useContent().game;
  const [followers, ...others] = figures;
  const inHand = followers?.inHand ?? 0;
  const said = [t('card.followers.left', { count: inHand }), ...others.map((count) => figureText(game, count).where)];
  const words = said.join(', ');
  return (
    <div class={clsx(cardRow.row, styles.followers)} role="img" aria-label={words} title={words}>
      <span class={clsx(text.label, cardRow.label, styles.label)}>{t('card.followers')}</span>
      <span class={styles.pips}>
        {Array.from({ length: followers?.of ?? 0 }, (_, place) =>
          cloneElement(figure(colour), { key: place, class: clsx(shapes.piece, place >= inHand && styles.spent) }),
        )}
      </span>
      <span class={clsx(text.numeral, cardRow.number)}>{inHand}</span>
      {others.length > 0 && (
        <span class={styles.others}>
          {others.map((count) => (
            <FigureBadge key={count.sort} count={count} look={colour} />
          ))}
        </span>
      )}
    </div>
  );
}

/** A figure other than followers, paler while it is on the board; the row says it in words. */
function FigureBadge({ count, look }: { count: FigureCount; look: number }): VNode {
  const { label, where } = figureText(useTable().texts, count);
  const sign = useContent().game.otherFigure?.(count.sort, look);
  return (
    <span class={clsx(sign ? styles.sign : styles.figure, count.inHand === 0 && styles.spent)} title={where}>
      {sign ?? label}
    </span>
  );
}
