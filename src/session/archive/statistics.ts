import type { FinishedGame } from '../contracts/archive.ts';
import type { Seat } from '../contracts/match.ts';
import { gameOf } from '../games/index.ts';
import { rankedScores } from '../match/totals.ts';

/** Statistics of finished games for the person on this device. */

/** The opponent; with several opponents, the number of players. */
export type Opponent =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'friend'; readonly name: string }
  | { readonly kind: 'several'; readonly players: number };

/** One game from the point of view of the person on this device. */
export interface Played {
  readonly game: FinishedGame;
  readonly me: number;
  readonly opponent: Opponent;
  /** The person's points, and those of the best opponent. */
  readonly scores: readonly [number, number];
  readonly outcome: 'won' | 'shared' | 'lost';
  /** 1 for the most points. */
  readonly place: number;
}

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  /** Mean points per game: of the person, and of the best opponent. */
  readonly mean: readonly [number, number];
  readonly best: number;
  /** Mean place. */
  readonly place: number;
  /** At least one of the games had more than two players. */
  readonly several: boolean;
}

/** Mean points per game by category: of the person, and per opponent. */
export interface Categories {
  /** Id of the rule set. */
  readonly rules: string;
  readonly rows: readonly { readonly category: string; readonly points: readonly [number, number] }[];
}

export interface Statistics {
  /** Oldest first. */
  readonly played: readonly Played[];
  readonly total: Tally;
  readonly byRules: readonly { readonly rules: string; readonly tally: Tally }[];
  /**
   * Computer players in the order of levels, friends by name, then games with several opponents by number of players.
   */
  readonly byOpponent: readonly { readonly opponent: Opponent; readonly tally: Tally }[];
  /** For each rule set that was played. */
  readonly categories: readonly Categories[];
  /** Games of several people on this screen; it is unknown which of them is the device's owner. */
  readonly atOneScreen: number;
}

function opponentOf(others: readonly { readonly seat: Seat; readonly name: string }[]): Opponent | null {
  const [other] = others;
  if (!other || others.some(({ seat }) => seat.kind === 'human')) return null;
  if (others.length > 1) return { kind: 'several', players: others.length + 1 };
  return other.seat.kind === 'bot' ? { kind: 'bot', level: other.seat.level } : { kind: 'friend', name: other.name };
}

/** Returns `null` if several people played on this device, or none. */
export function playedBy(game: FinishedGame): Played | null {
  const { seats, names } = game;
  const { scores } = game.result;
  const me = seats.findIndex(({ kind }) => kind === 'human');
  const { by, winners } = game.result;
  const ranks = rankedScores(scores, { ended: game.result.ended, ...(by === undefined ? {} : { by }) });
  const others = seats.flatMap((seat, player) =>
    player === me ? [] : [{ seat, name: names[player] ?? '', score: scores[player] ?? 0, rank: ranks[player] ?? 0 }],
  );
  const opponent = me < 0 ? null : opponentOf(others);
  if (!opponent) return null;
  const own = scores[me] ?? 0;
  const outcome = !winners.includes(me) ? 'lost' : winners.length > 1 ? 'shared' : 'won';
  return {
    game,
    me,
    opponent,
    scores: [own, Math.max(...others.map(({ score }) => score))],
    outcome,
    place: 1 + others.filter(({ rank }) => rank > (ranks[me] ?? 0)).length,
  };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function tallyOf(played: readonly Played[]): Tally {
  const count = (outcome: Played['outcome']): number => played.filter((one) => one.outcome === outcome).length;
  return {
    games: played.length,
    won: count('won'),
    shared: count('shared'),
    lost: count('lost'),
    mean: [meanOf(played.map(({ scores }) => scores[0])), meanOf(played.map(({ scores }) => scores[1]))],
    best: Math.max(0, ...played.map(({ scores }) => scores[0])),
    place: meanOf(played.map(({ place }) => place)),
    several: played.some(({ opponent }) => opponent.kind === 'several'),
  };
}

export interface Counting {
  readonly games: readonly FinishedGame[];
  /** Levels of the computer player, in order. */
  readonly levels: readonly string[];
  readonly rules?: string | null;
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
  const rank = (opponent: Opponent): number =>
    opponent.kind === 'bot'
      ? levels.indexOf(opponent.level)
      : levels.length + (opponent.kind === 'several' ? opponent.players : 0);
  const nameOf = (opponent: Opponent): string => (opponent.kind === 'friend' ? opponent.name : '');
  const under = (id: string): readonly Played[] => played.filter(({ game }) => game.rules === id);
  return {
    played,
    total: tallyOf(played),
    byRules: ruleSets.map((id) => ({ rules: id, tally: tallyOf(under(id)) })),
    byOpponent: [...groups.values()]
      .flatMap((group) => (group[0] ? [{ opponent: group[0].opponent, tally: tallyOf(group) }] : []))
      .toSorted((a, b) => rank(a.opponent) - rank(b.opponent) || nameOf(a.opponent).localeCompare(nameOf(b.opponent))),
    categories: ruleSets.map((id) => ({ rules: id, rows: rowsOf(under(id), gameOf(id).categories) })),
    atOneScreen: counted.filter((game) => playedBy(game) === null).length,
  };
}

/** Words without a category come last. */
function rowsOf(played: readonly Played[], categories: readonly string[]): Categories['rows'] {
  const mean = (category: string, own: boolean): number =>
    meanOf(
      played.map(({ game: { result }, me }) => {
        const points = result.points[category] ?? [];
        return own ? (points[me] ?? 0) : meanOf(points.filter((_, player) => player !== me));
      }),
    );
  const all = new Set([...categories, ...played.flatMap(({ game }) => Object.keys(game.result.points))]);
  return [...all]
    .map((category) => ({ category, points: [mean(category, true), mean(category, false)] as const }))
    .filter(({ points }) => points[0] + points[1] > 0);
}
