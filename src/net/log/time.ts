/** Time to think: what is agreed on, and what each player has left. Plain arithmetic; nothing here reads a clock. */

/** How much time each player has to think, and what happens when it is used up. */
export interface TimeTerms {
  /** For the whole game, or anew for every turn of the game, whoever chooses in it. */
  readonly per: 'game' | 'turn';
  readonly seconds: number;
  /** Seconds that a player gets back at the end of each own turn; 0 if the time is per turn. */
  readonly bonus: number;
  /** `lose`: the game ends, and the player is last. `play-on`: nothing but that everybody sees it. */
  readonly atZero: 'lose' | 'play-on';
}

/** Lists are by seat; milliseconds. */
export interface Times {
  /** All time used so far. An undo gives nothing back. */
  readonly used: readonly number[];
  /** Below zero: that long after the time was up. */
  readonly left: readonly number[];
  /** The last turn after which its player got the bonus, so that a turn played again after an undo brings no second one. */
  readonly rewarded: number;
}

/** A moment of the game: the number of its turn, its part, and the seat whose turn it is. */
export interface Moment {
  readonly turn: number;
  /** A turn with a second part has the time per turn twice. */
  readonly second: boolean;
  readonly seat: number;
}

/** What can be chosen, in seconds. */
export const GAME_TIMES: readonly number[] = [300, 600, 900, 1200, 1800, 2700, 3600, 5400];
export const BONUSES: readonly number[] = [0, 5, 10, 20, 30, 60];
export const TURN_TIMES: readonly number[] = [30, 60, 90, 120, 180, 300];

/** The longest time that can be recorded for one choice, in milliseconds. */
export const MOST_USED = 100 * 24 * 3600 * 1000;

/** What a form proposes first. */
export const USUAL: Readonly<Record<TimeTerms['per'], TimeTerms>> = {
  game: { per: 'game', seconds: 900, bonus: 10, atZero: 'play-on' },
  turn: { per: 'turn', seconds: 60, bonus: 0, atZero: 'play-on' },
};

/** True for terms that can be chosen. */
export const isOfferedTime = ({ per, seconds, bonus }: TimeTerms): boolean =>
  per === 'game'
    ? GAME_TIMES.includes(seconds) && BONUSES.includes(bonus)
    : TURN_TIMES.includes(seconds) && bonus === 0;

const all = (seats: number, value: number): readonly number[] => Array.from({ length: seats }, () => value);

export const fullTimes = ({ seconds }: TimeTerms, seats: number): Times => ({
  used: all(seats, 0),
  left: all(seats, seconds * 1000),
  rewarded: -1,
});

/** The times after `seat` has used `used` milliseconds for the choice that led from one moment to another. */
export function spend(
  { used: before, left, rewarded }: Times,
  { per, seconds, bonus }: TimeTerms,
  {
    seat,
    used,
    from,
    to,
  }: { readonly seat: number; readonly used: number; readonly from: Moment; readonly to: Moment },
): Times {
  const spent = before.with(seat, (before[seat] ?? 0) + used);
  const isNext = to.turn !== from.turn || to.second !== from.second;
  if (per === 'turn')
    return { used: spent, left: isNext ? all(left.length, seconds * 1000) : minus(left, seat, used), rewarded };
  const isEarned = to.turn > from.turn && from.turn > rewarded;
  return {
    used: spent,
    left: isEarned ? minus(minus(left, seat, used), from.seat, -bonus * 1000) : minus(left, seat, used),
    rewarded: isEarned ? from.turn : rewarded,
  };
}

const minus = (left: readonly number[], seat: number, used: number): readonly number[] =>
  left.with(seat, (left[seat] ?? 0) - used);

/** True if a player who has used this much for the current choice has lost by it. */
export const isTimeUp = ({ left }: Times, { atZero }: TimeTerms, seat: number, used: number): boolean =>
  atZero === 'lose' && (left[seat] ?? 0) - used <= 0;
