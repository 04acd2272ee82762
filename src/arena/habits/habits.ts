import { carcassonne, regionsOf } from '../../game/index.ts';
import type { CastlePosition } from '../../game/index.ts';

/** What a person at the table sees of how somebody plays, counted in one game. */
export interface Habits {
  points: number;
  rivalsPoints: number;
  /** Followers placed; those on fields or courts, which stay until the end; the points of these at the end. */
  followers: number;
  settled: number;
  settledPoints: number;
  /** Followers in hand after placing a tile: their sum, over so many tiles. */
  inHand: number;
  tiles: number;
  /** Tiles placed at a feature with a rival's follower; fields and courts excepted. */
  meetings: number;
  /** Features completed and scored, those with followers of others in them, and their tiles; for cities and houses apart. */
  completed: number;
  shared: number;
  size: number;
  houses: number;
  houseSize: number;
  /** The Castle and Zamek: tokens taken, and the final size of the keep. */
  tokens: number;
  keep: number;
}

export const NONE: Readonly<Habits> = {
  points: 0,
  rivalsPoints: 0,
  followers: 0,
  settled: 0,
  settledPoints: 0,
  inHand: 0,
  tiles: 0,
  meetings: 0,
  completed: 0,
  shared: 0,
  size: 0,
  houses: 0,
  houseSize: 0,
  tokens: 0,
  keep: 0,
};

/** The fields of events of all rule sets that are counted. */
interface Seen {
  readonly type: string;
  readonly player?: number;
  readonly kind?: string | number;
  readonly x?: number;
  readonly y?: number;
  readonly tiles?: number;
  readonly size?: number;
  readonly scorer?: number | null;
  readonly scorers?: readonly number[];
  readonly followers?: readonly number[];
  readonly features?: readonly { readonly x: number; readonly y: number }[];
  readonly line?: { readonly player: number; readonly what: string; readonly points: number };
}

interface Region {
  readonly kind: string;
  readonly features: readonly { readonly x: number; readonly y: number }[];
  readonly followers: readonly number[];
}

export type Watched = CastlePosition | carcassonne.CarcassonnePosition;

const SETTLED: readonly string[] = ['field', 'court', 'fields'];
const HOUSES: readonly string[] = ['city', 'house'];

const regions = (position: Watched): readonly Region[] =>
  'keepSize' in position ? regionsOf(position) : carcassonne.regionsOf(position);

/** Adds to a player's habits what happened in one move. */
export function count(habits: Habits, events: readonly Seen[], me: number, position: Watched): void {
  const isRivals = (followers: readonly number[] = []): boolean =>
    followers.some((number, player) => player !== me && number > 0);
  for (const event of events) {
    const { type, player, kind = '', followers } = event;
    const isMine = player === me;
    if (type === 'deployed' && isMine) {
      habits.followers++;
      if (SETTLED.includes(String(kind))) habits.settled++;
    } else if (type === 'token-taken' && isMine) habits.tokens++;
    else if (type === 'keep-moved' && isMine) habits.keep = event.size ?? 0;
    else if (type === 'scored' && event.line?.player === me && SETTLED.includes(event.line.what))
      habits.settledPoints += event.line.points;
    else if (type === 'completed' && (event.scorers ?? [event.scorer]).includes(me)) {
      habits.completed++;
      habits.size += event.tiles ?? 0;
      if (HOUSES.includes(String(kind))) {
        habits.houses++;
        habits.houseSize += event.tiles ?? 0;
      }
      if (isRivals(followers)) habits.shared++;
    } else if (type === 'laid' && isMine) {
      habits.tiles++;
      habits.inHand += position.supply(me as 0 | 1);
      const isHere = ({ x, y }: { readonly x: number; readonly y: number }): boolean => x === event.x && y === event.y;
      const met = [...regions(position), ...events.filter((other) => other.type === 'completed')].some(
        (region) =>
          !SETTLED.includes(String(region.kind)) && isRivals(region.followers) && region.features?.some(isHere),
      );
      if (met) habits.meetings++;
    }
  }
}
