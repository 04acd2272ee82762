import type { Player, RuleSetId } from '../../game/index.ts';
import type { FinishedGame } from '../archiveContract.ts';
import type { Seat } from '../contract.ts';
import { CATEGORIES } from '../summary.ts';
import type { Category } from '../summary.ts';

/** What finished games amount to, from the side of the person at this device. */

/** Who sat at the other side. */
export type Opponent = { readonly kind: 'bot'; readonly level: string } | { readonly kind: 'friend'; readonly name: string };

/** One game, from the side of the person here. */
export interface Played {
  readonly game: FinishedGame;
  readonly me: Player;
  readonly opponent: Opponent;
  /** Own points first. */
  readonly scores: readonly [number, number];
  readonly outcome: 'won' | 'shared' | 'lost';
}

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  /** Mean points per game, own first. */
  readonly mean: readonly [number, number];
  readonly best: number;
}

export interface Statistics {
  /** Oldest first. */
  readonly played: readonly Played[];
  readonly total: Tally;
  readonly byRules: readonly { readonly rules: RuleSetId; readonly tally: Tally }[];
  /** Computer players as they are listed, then friends by name. */
  readonly byOpponent: readonly { readonly opponent: Opponent; readonly tally: Tally }[];
  /** Mean points per game by what brought them, own first, for each rule set that was played. */
  readonly categories: readonly { readonly rules: RuleSetId; readonly rows: readonly { readonly category: Category; readonly points: readonly [number, number] }[] }[];
  /** Games of two people at this screen: nobody in them is the person here. */
  readonly atOneScreen: number;
}

const opponentOf = (seat: Seat, name: string): Opponent | null => (seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : seat.kind === 'peer' ? { kind: 'friend', name } : null);

/** `null` where two people sat here, or none. */
export function playedBy(game: FinishedGame): Played | null {
  const { seats, names, result } = game;
  const me: Player = seats[0].kind === 'human' ? 0 : 1;
  const other: Player = me === 0 ? 1 : 0;
  const opponent = seats[me].kind === 'human' ? opponentOf(seats[other], names[other]) : null;
  if (!opponent) return null;
  const outcome = result.winner === null ? 'shared' : result.winner === me ? 'won' : 'lost';
  return { game, me, opponent, scores: [result.scores[me], result.scores[other]], outcome };
}

export function tallyOf(played: readonly Played[]): Tally {
  const count = (outcome: Played['outcome']): number => played.filter((one) => one.outcome === outcome).length;
  const mean = (side: 0 | 1): number => (played.length === 0 ? 0 : played.reduce((sum, { scores }) => sum + scores[side], 0) / played.length);
  return { games: played.length, won: count('won'), shared: count('shared'), lost: count('lost'), mean: [mean(0), mean(1)], best: Math.max(0, ...played.map(({ scores }) => scores[0])) };
}

export interface Counting {
  readonly games: readonly FinishedGame[];
  /** Levels of the computer player in their order. */
  readonly levels: readonly string[];
  readonly rules?: RuleSetId | null;
}

export function statisticsOf({ games, levels, rules = null }: Counting): Statistics {
  const counted = games.filter(({ result, rules: of }) => result.counted && (rules === null || of === rules));
  const played = counted.flatMap((game) => playedBy(game) ?? []).toSorted((a, b) => a.game.savedAt - b.game.savedAt);
  const ruleSets = [...new Set(played.map(({ game }) => game.rules))];
  const groups = new Map<string, Played[]>();
  for (const one of played) {
    const key = JSON.stringify(one.opponent);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const rank = (opponent: Opponent): number => (opponent.kind === 'bot' ? levels.indexOf(opponent.level) : levels.length);
  const nameOf = (opponent: Opponent): string => (opponent.kind === 'bot' ? opponent.level : opponent.name);
  return {
    played,
    total: tallyOf(played),
    byRules: ruleSets.map((id) => ({ rules: id, tally: tallyOf(played.filter(({ game }) => game.rules === id)) })),
    byOpponent: [...groups.values()]
      .flatMap((group) => (group[0] ? [{ opponent: group[0].opponent, tally: tallyOf(group) }] : []))
      .toSorted((a, b) => rank(a.opponent) - rank(b.opponent) || nameOf(a.opponent).localeCompare(nameOf(b.opponent))),
    categories: ruleSets.map((id) => ({ rules: id, rows: categoriesOf(played.filter(({ game }) => game.rules === id)) })),
    atOneScreen: counted.filter((game) => playedBy(game) === null).length,
  };
}

function categoriesOf(played: readonly Played[]): Statistics['categories'][number]['rows'] {
  const mean = (category: Category, own: boolean): number =>
    played.reduce((sum, { game, me }) => sum + (game.result.points[category]?.[own === (me === 0) ? 0 : 1] ?? 0), 0) / played.length;
  return CATEGORIES.map((category) => ({ category, points: [mean(category, true), mean(category, false)] as const })).filter(({ points }) => points[0] + points[1] > 0);
}
