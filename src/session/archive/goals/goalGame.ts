import { checkGameRecord } from '../../../game/index.ts';
import type { CastleEvent, CastleLine, FeatureAt, carcassonne } from '../../../game/index.ts';
import type { Save } from '../../../persistence/save.ts';
import type { FinishedGame } from '../../contracts/archive.ts';
import { playedBy } from '../statistics.ts';
import type { Played } from '../statistics.ts';

export type GoalEvent = CastleEvent | carcassonne.CarcassonneEvent;
export type GoalLine = CastleLine | carcassonne.CarcassonneLine;
type Of<T extends GoalEvent['type']> = Extract<GoalEvent, { readonly type: T }>;
export type Completed = Of<'completed'>;

/** A finished game from the point of view of the person on this device, as goals look at it. */
export interface GoalGame {
  readonly me: number;
  readonly outcome: Played['outcome'];
  readonly scores: readonly number[];
  /** The last turn. */
  readonly turns: number;
  /** Assists that nobody had. */
  readonly without: readonly string[];
  readonly events: readonly GoalEvent[];
}

/** Goals by id; each says whether a game reaches it. */
export type Goals<Id extends string> = Readonly<Record<Id, (game: GoalGame) => boolean>>;

/** Returns `null` for games without a last turn, those of several people here, tile sets of one's own, and unreadable ones. */
export function goalGameOf(game: FinishedGame, { record: given, newGame }: Save['match']): GoalGame | null {
  if (!game.result.counted || game.result.ended !== 'over') return null;
  const played = playedBy(game);
  if (!played) return null;
  const found = checkGameRecord(given);
  if (!found.ok) return null;
  const { rules, record } = found.value;
  const events: GoalEvent[] = [];
  // These are the events of its rule sets.
  const replayed = rules.replay(record.start, record.actions, (step) => events.push(...(step.events as GoalEvent[])));
  if (!replayed.ok || replayed.state.set !== undefined) return null;
  return {
    me: played.me,
    outcome: played.outcome,
    scores: game.result.scores,
    turns: replayed.state.turn,
    without: newGame.without ?? [],
    events,
  };
}

type Some = Pick<GoalGame, 'events'>;

/** All events of a type, in order. */
export const eventsOf = <T extends GoalEvent['type']>({ events }: Some, type: T): readonly Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);

/** The person's score lines: of the final scoring, or from before. */
export const linesOf = (game: Some & Pick<GoalGame, 'me'>, when: 'final' | 'play'): readonly GoalLine[] =>
  eventsOf(game, 'scored').flatMap(({ line, final }): readonly GoalLine[] =>
    line.player === game.me && final === (when === 'final') ? [line] : [],
  );

/** The players who score a completed feature. */
export const scorersOf = (event: Completed): readonly number[] =>
  'scorers' in event ? event.scorers : event.scorer === null ? [] : [event.scorer];

/** True if only the person scores it, although others have followers there. */
export const isTurned = (event: Completed, me: number): boolean =>
  scorersOf(event).every((player) => player === me) &&
  scorersOf(event).length > 0 &&
  event.followers.some((count, player) => player !== me && count > 0);

/** The game in parts that begin with an event of this type. */
export function partsOf(
  { events, me }: GoalGame,
  type: 'laid' | 'turn-began',
): readonly { readonly player: number; readonly events: readonly GoalEvent[]; readonly me: number }[] {
  const starts = events.flatMap((event, n) =>
    event.type === type && 'player' in event ? [{ n, player: event.player }] : [],
  );
  return starts.map(({ n, player }, place) => ({ player, me, events: events.slice(n, starts[place + 1]?.n) }));
}

export const sumOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

/** A key that is unique for each feature. */
export const at = ({ x, y, feature }: FeatureAt): string => `${x},${y},${feature}`;
