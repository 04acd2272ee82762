import { cloneElement } from 'preact';
import type { VNode } from 'preact';
import type { Texts } from '../../i18n/index.ts';
import type { FigureCount, MatchView, PlayerView, Pointed } from '../../session/contracts/match.ts';
import { ProjectedDialog } from '../assists/ProjectedDialog.tsx';
import { useContent, useTableDialogs } from '../table/useContent.tsx';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import { nameOf } from '../words/names.ts';
import { figureText } from '../words/playerText.ts';

interface PlayerCardProps {
  readonly index: number;
  /** The points shown while the final scoring is being counted. */
  readonly counted: readonly number[] | null;
}

/** A player's card: name, points, figures in hand, and what else the game gives them. */
export function PlayerCard({ index, counted }: PlayerCardProps): VNode | null {
  const { t } = useTexts();
  const { game, table } = useContent();
  const view = useView();
  const assists = useAssists();
  const player = view.players[index];
  if (!player) return null;
  const points = counted?.[index] ?? player.score;
  const isActive = !view.over && view.actor === index;
  const classes = ['slip card', `player-${player.colour}`, isActive && 'active', view.away.includes(index) && 'away'];
  function point(): void {
    const at: Pointed = { what: 'player', player: index };
    if (assists.view.allowed && table.about(at)) assists.point(at);
  }
  return (
    <section
      class={classes.filter(Boolean).join(' ')}
      aria-label={t('card.score', { player: player.name, count: points })}
      aria-current={isActive}
      onPointerEnter={point}
      onPointerLeave={() => assists.point(null)}
    >
      <div class="card-head">
        <span class="badge">{game.figure(player.colour)}</span>
        <div class="card-who">
          <h2 class="card-name">{player.name}</h2>
          <p class="card-status">{counted ? '' : statusOf({ t }, view, index)}</p>
        </div>
        <div class="card-points">
          <span class="numeral card-score">{points}</span>
          <ProjectedPoints index={index} />
        </div>
      </div>
      <div class="card-stats">
        <Followers player={player} />
        {table.cardRows.map((Row, n) => (
          <Row key={n} player={index} />
        ))}
      </div>
    </section>
  );
}

/** What the player does at the moment. */
function statusOf({ t }: Pick<Texts, 't'>, view: MatchView, index: number): string {
  if (view.over) return Math.max(...view.state.scores) === view.state.scores[index] ? t('turn.won') : '';
  if (view.away.includes(index)) return t('party.away');
  const isOfTurn = view.state.player === index;
  if (view.actor !== index) return t(isOfTurn ? 'turn.on-hold' : 'turn.waiting');
  if (view.thinking) return t('turn.thinking');
  // A player may have to choose during another player's turn.
  if (!isOfTurn) return t(view.myTurn ? 'turn.choosing.yours' : 'turn.choosing');
  return t(view.myTurn ? 'turn.yours' : 'turn.of');
}

/** The points that the player would have if the game ended now; opens the list of all. */
function ProjectedPoints({ index }: { index: number }): VNode {
  const { t } = useTexts();
  const assists = useAssists();
  const view = useView();
  const open = useTableDialogs();
  const isShown = assists.view.allowed && !view.over && assists.view.layers.has('projected');
  const points = isShown ? (assists.known.projected.scores[index] ?? 0) : 0;
  return (
    <button
      type="button"
      class="projected"
      hidden={!isShown}
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
  const words = [t('card.followers.left', { count: inHand }), ...others.map((count) => figureText(game, count).where)];
  return (
    <div class="card-row followers" title={words.join(', ')}>
      <span class="label" aria-hidden="true">
        {t('card.followers')}
      </span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: followers?.of ?? 0 }, (_, place) =>
          cloneElement(figure(colour), { key: place, class: place >= inHand ? 'piece spent' : 'piece' }),
        )}
      </span>
      <span class="numeral card-number">{inHand}</span>
      {others.map((count) => (
        <FigureBadge key={count.sort} count={count} />
      ))}
    </div>
  );
}

/** A badge for a figure other than followers. */
function FigureBadge({ count }: { count: FigureCount }): VNode {
  const { label, where } = figureText(useTable().texts, count);
  return (
    <span class={count.inHand === 0 ? 'card-figure spent' : 'card-figure'}>
      <span aria-hidden="true">{label}</span>
      <span class="unseen">{where}</span>
    </span>
  );
}
