import type { ComponentChildren, VNode } from 'preact';
import type { MatchView } from '../../session/contracts/match.ts';
import { gameOf } from '../../session/games/index.ts';
import { pointsByCategory } from '../../session/match/summary.ts';
import type { HudGame } from '../table/game.ts';
import type { GameTable, TableContext } from '../table/table.ts';
import { lineText } from '../words/events.ts';
import { resultOf } from '../words/result.ts';

/** What the end page needs from the table. */
export interface EndPorts {
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
}

export function endingOf(
  { hud, texts: game }: TableContext,
  { figure, category }: HudGame,
  { endLooks }: GameTable,
  view: MatchView,
): Ending {
  const { texts } = hud;
  const { rules, players, state, log, finalLines } = view;
  const { scores } = state;
  const { ranked, winners, headline, subline } = resultOf(texts, view);
  return {
    players,
    figure,
    scores,
    ranked,
    lines: finalLines.map((line) => ({ player: line.player, points: line.points, words: lineText(game, view, line) })),
    isCutOff: view.outOfTime !== null,
    winners,
    headline,
    subline,
    categories: pointsByCategory(log, players.length, gameOf(rules).categories)
      .filter(({ points }) => points.some((sum) => sum !== 0))
      .map((row) => ({ label: category(texts, row.category), points: row.points })),
    view,
    looks: endLooks(),
  };
}
