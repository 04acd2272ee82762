import type { VNode } from 'preact';
import type { MatchView } from '../../session/contracts/match.ts';
import { gameOf } from '../../session/games/index.ts';
import { pointsByCategory } from '../../session/match/summary.ts';
import { winnersOf } from '../../session/match/totals.ts';
import { comparison } from '../challenge/comparison.ts';
import type { HudGame } from '../games/game.ts';
import { looksOf } from '../games/oldShapes.tsx';
import type { GameTable, TableContext } from '../games/table.ts';
import { barTable } from '../kit/barTable.ts';
import { lineText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { saveBoard } from './boardPicture.ts';
import { createScoreCurve } from './scoreCurve.ts';

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
  /** The final scoring, line by line. */
  readonly lines: readonly { readonly player: number; readonly points: number; readonly words: string }[];
  readonly winners: readonly number[];
  readonly headline: string;
  readonly subline: string;
  /** Where the points came from, and other details. */
  readonly details: readonly (Node | null)[];
  /** Actions available while the board is shown. */
  readonly looks: readonly Node[];
  /** Saves a picture of the board; resolves with false if it could not be made. */
  picture(): Promise<boolean>;
}

export function endingOf(
  context: TableContext,
  { name, figure, category }: HudGame,
  { endLooks }: GameTable,
  ports: EndPorts,
  view: MatchView,
): Ending {
  const { hud, texts: game } = context;
  const { texts } = hud;
  const { t } = texts;
  const { rules, players, state, log, challenge, finalLines } = view;
  const { scores } = state;
  const winners = winnersOf(scores);
  const isShared = winners.length > 1;
  const rest = Math.max(...scores.filter((_, player) => !winners.includes(player)), 0);
  return {
    players,
    figure,
    scores,
    lines: finalLines.map((line) => ({ player: line.player, points: line.points, words: lineText(game, line) })),
    winners,
    headline:
      isShared && players.length === 2
        ? t('end.shared')
        : t(isShared ? 'carcassonne.won.shared' : 'end.won', {
            player: texts.list(winners.map((player) => nameOf(view, player))),
          }),
    subline: isShared || players.length < 2 ? '' : t('end.margin', { count: Math.max(...scores) - rest }),
    details: [
      challenge && comparison(hud, view, challenge),
      barTable(hud, {
        caption: t('end.categories'),
        names: players.map((player) => player.name),
        colours: players.map(({ colour }) => colour),
        figure,
        rows: pointsByCategory(log, players.length, gameOf(rules).categories)
          .filter(({ points }) => points.some((sum) => sum !== 0))
          .map((row) => ({ label: category(texts, row.category), points: row.points })),
        total: { label: t('end.total'), points: scores },
      }),
      createScoreCurve(hud, view),
    ],
    looks: looksOf(context, endLooks()),
    picture: () => saveBoard(ports.picture, { name: name(texts), players, winners, number: texts.number }),
  };
}
