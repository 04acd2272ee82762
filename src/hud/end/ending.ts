import type { ComponentChildren, VNode } from 'preact';
import type { MatchView } from '../../session/contracts/match.ts';
import { gameOf } from '../../session/games/index.ts';
import { pointsByCategory } from '../../session/match/summary.ts';
import { rankedIn, winnersOf } from '../../session/match/totals.ts';
import type { HudGame } from '../table/game.ts';
import type { GameTable, TableContext } from '../table/table.ts';
import { lineText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { saveBoard } from './boardPicture.ts';

/** What the end page needs from the table. */
export interface EndPorts {
  /** A picture of the board; `null` while there is none. */
  picture(): Promise<HTMLCanvasElement | null>;
  /** Resolves when nothing moves on the table any more. */
  rested(): Promise<void>;
}

/** How a game ended. */
export interface Ending {
  readonly players: readonly { readonly name: string; readonly colour: number }[];
  /** A follower in a player's look. */
  readonly figure: (look: number) => VNode;
  readonly scores: readonly number[];
  /** The points that decide the places: without any, whose time was up. */
  readonly ranked: readonly number[];
  /** The final scoring, line by line. */
  readonly lines: readonly { readonly player: number; readonly points: number; readonly words: string }[];
  /** It ended before the final scoring. */
  readonly isCutOff: boolean;
  readonly winners: readonly number[];
  readonly headline: string;
  readonly subline: string;
  /** Where the points came from. */
  readonly categories: readonly { readonly label: string; readonly points: readonly number[] }[];
  /** The match at its end. */
  readonly view: MatchView;
  /** Actions available while the board is shown. */
  readonly looks: ComponentChildren;
  /** Saves a picture of the board; resolves with false if it could not be made. */
  picture(): Promise<boolean>;
}

export function endingOf(
  { hud, texts: game }: TableContext,
  { name, figure, category }: HudGame,
  { endLooks }: GameTable,
  ports: EndPorts,
  view: MatchView,
): Ending {
  const { texts } = hud;
  const { t } = texts;
  const { rules, players, state, log, finalLines } = view;
  const { scores } = state;
  const ranked = rankedIn(view);
  const winners = winnersOf(ranked);
  const isShared = winners.length > 1;
  const rest = Math.max(...scores.filter((_, player) => !winners.includes(player)), 0);
  const sublineOf = (): string => {
    if (view.outOfTime !== null) return t('end.time-up', { player: nameOf(view, view.outOfTime) });
    return isShared || players.length < 2 ? '' : t('end.margin', { count: Math.max(...scores) - rest });
  };
  return {
    players,
    figure,
    scores,
    ranked,
    lines: finalLines.map((line) => ({ player: line.player, points: line.points, words: lineText(game, view, line) })),
    isCutOff: view.outOfTime !== null,
    winners,
    headline:
      isShared && players.length === 2
        ? t('end.shared')
        : t(isShared ? 'carcassonne.won.shared' : 'end.won', {
            player: texts.list(winners.map((player) => nameOf(view, player))),
          }),
    subline: sublineOf(),
    categories: pointsByCategory(log, players.length, gameOf(rules).categories)
      .filter(({ points }) => points.some((sum) => sum !== 0))
      .map((row) => ({ label: category(texts, row.category), points: row.points })),
    view,
    looks: endLooks(),
    picture: () => saveBoard(ports.picture, { name: name(texts), players, winners, number: texts.number }),
  };
}
