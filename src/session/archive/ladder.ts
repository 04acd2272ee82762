import type { Save } from '../../persistence/save.ts';
import type { Archive, FinishedGame } from '../contracts/archive.ts';
import { ASSISTS } from '../contracts/match.ts';
import { playedBy } from './statistics.ts';

/** The ladder: opponents of a rule set from the weakest to the strongest, and then handicaps against the strongest. */

/** `second`: the computer begins. `unaided`: nobody has assists. `both`: two opponents at once. `ahead`: a lead at the end. */
export type Handicap = 'second' | 'unaided' | 'both' | 'ahead';

export interface Rung {
  readonly level: string;
  readonly handicap: Handicap | null;
}

/** The lead that `ahead` asks for, in points. */
export const LEAD = 10;

/** `levels`: weakest first, then the characters. `most`: how many can play. */
export function ladderOf({
  levels,
  characters,
  most,
}: {
  readonly levels: readonly string[];
  readonly characters: readonly string[];
  readonly most: number;
}): readonly Rung[] {
  const strongest = levels.findLast((level) => !characters.includes(level)) ?? '';
  const handicaps: readonly Handicap[] =
    most > 2 ? ['second', 'unaided', 'both', 'ahead'] : ['second', 'unaided', 'ahead'];
  return [
    ...levels.map((level) => ({ level, handicap: null })),
    ...handicaps.map((handicap) => ({ level: strongest, handicap })),
  ];
}

/** Whether the person on this device has won this game on that rung. Games with tile sets of one's own count for none. */
export function isWonOn({ level, handicap }: Rung, game: FinishedGame, match: Save['match']): boolean {
  const { result, seats } = game;
  const played = result.counted && result.ended === 'over' ? playedBy(game) : null;
  if (played?.outcome !== 'won' || 'set' in match.record) return false;
  const others = seats.filter((_, player) => player !== played.me);
  if (others.some((seat) => seat.kind !== 'bot' || seat.level !== level)) return false;
  if (others.length !== (handicap === 'both' ? 2 : 1)) return false;
  switch (handicap) {
    case 'second':
      return played.me > 0;
    case 'unaided':
      return ASSISTS.every((assist) => match.newGame.without?.includes(assist));
    case 'ahead':
      return played.scores[0] - played.scores[1] >= LEAD;
    case 'both':
    case null:
      return true;
  }
}

export interface Climbed extends Rung {
  readonly wins: number;
}

/** The rungs of a rule set with the number of games won on each. */
export const climbed = (
  rungs: readonly Rung[],
  { games, get }: Pick<Archive, 'games' | 'get'>,
  rules: string,
): readonly Climbed[] => {
  const own = games.flatMap((game) => {
    const match = game.rules === rules ? get(game.id)?.match : undefined;
    return match ? [{ game, match }] : [];
  });
  return rungs.map((rung) => ({ ...rung, wins: own.filter(({ game, match }) => isWonOn(rung, game, match)).length }));
};
