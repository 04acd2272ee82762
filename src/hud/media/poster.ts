import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { moduleNames } from '../modules/index.ts';
import type { FollowerOutline } from '../kit/shapes.tsx';
import type { HudGame } from '../table/game.ts';
import { modulesOf } from '../words/names.ts';
import { resultOf } from '../words/result.ts';

/** What is written below the board, in pictures and videos. */
export interface Poster {
  readonly headline: string;
  readonly subline: string;
  readonly players: readonly PosterPlayer[];
  /** Which game: Carcassonne: The Castle. */
  readonly rules: string;
  /** The names of its expansions. */
  readonly expansions: readonly string[];
  /** The name of this program. */
  readonly brand: string;
}

export interface PosterPlayer {
  readonly name: string;
  readonly look: number;
  readonly outline: FollowerOutline;
  readonly score: string;
  /** Points that were just scored: +6; empty: none. */
  readonly gain: string;
  readonly isWinner: boolean;
}

/** `before`: an earlier moment; points scored since are shown as gains, and the turn instead of the result. */
export function posterOf(texts: Texts, game: HudGame, view: MatchView, before?: MatchView): Poster {
  const { t, number } = texts;
  const { turn, player, scores } = view.state;
  const result = view.over && !before ? resultOf(texts, view) : null;
  const isShared = result !== null && result.winners.length === view.players.length;
  const current = before?.state ?? { turn, player };
  return {
    headline: result
      ? result.headline
      : t('log.turn', { count: current.turn, player: view.players[current.player]?.name ?? '' }),
    subline: result?.subline ?? '',
    players: view.players.map(({ name, colour }, n) => {
      const gain = before ? (scores[n] ?? 0) - (before.state.scores[n] ?? 0) : 0;
      return {
        name,
        look: colour,
        outline: game.outline(colour),
        score: number(scores[n] ?? 0),
        gain: gain > 0 ? `+${number(gain)}` : '',
        isWinner: !isShared && result?.winners.includes(n) === true,
      };
    }),
    rules: `${t('game.family')}: ${game.name(texts)}`,
    expansions: moduleNames(texts, modulesOf(view)),
    brand: t('title'),
  };
}

/** The same as a text, for those who cannot see it. */
export const posterWords = ({ t, list }: Texts, { rules, expansions, headline, players }: Poster): string =>
  t('share.alt', {
    rules: [rules, ...expansions].join(', '),
    headline,
    scores: list(players.map(({ name, score }) => `${name} ${score}`)),
  });
