import type { App, Outcome } from '../contracts/app.ts';
import type { Archivist } from '../archive/archive.ts';
import type { Arrivals } from './arrivals.ts';
import { challengeOf, endedOf, formatChallenge, takeUp } from './challenge.ts';
import type { NewGame } from '../contracts/match.ts';
import type { Current } from '../contracts/current.ts';

export interface ChallengingPorts {
  readonly arrivals: Pick<Arrivals, 'challenge' | 'drop'>;
  readonly archive: Pick<Archivist, 'get'>;
  readonly at: () => Current | null;
  readonly begin: (game: NewGame, record: unknown) => Outcome;
  readonly freshSeed: () => string;
}

/** The application's methods for challenges. */
export const createChallenging = ({
  arrivals,
  archive,
  at,
  begin,
  freshSeed,
}: ChallengingPorts): Pick<App, 'takeChallenge' | 'challengeLink'> => ({
  async takeChallenge(taking) {
    const taken = taking && arrivals.challenge && takeUp(arrivals.challenge, taking, freshSeed());
    const trouble = taken ? begin(taken.game, taken.record) : null;
    if (trouble === null) arrivals.drop('challenge');
    return trouble;
  },
  async challengeLink(id) {
    const kept = id === undefined ? null : archive.get(id);
    const now = at();
    const ended = kept
      ? endedOf(kept)
      : now && {
          game: now.game,
          record: now.live.record(),
          scores: now.live.view.state.scores,
          over: now.live.view.over,
        };
    const challenge = ended?.over ? challengeOf(ended) : null;
    return challenge && formatChallenge(challenge);
  },
});
