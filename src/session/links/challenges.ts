import type { App, Outcome } from '../contracts/app.ts';
import type { Archivist } from '../archive/archive.ts';
import type { LinkOpener } from './linkOpener.ts';
import { challengeOf, endedOf, formatChallenge, takeUp } from './challenge.ts';
import type { NewGame } from '../contracts/match.ts';
import type { Current } from '../contracts/current.ts';

export interface ChallengePorts {
  readonly links: Pick<LinkOpener, 'challenge' | 'drop'>;
  readonly archive: Pick<Archivist, 'get'>;
  readonly at: () => Current | null;
  readonly begin: (game: NewGame, record: unknown) => Outcome;
  readonly freshSeed: () => string;
}

/** The application's methods for challenges. */
export const createChallenges = ({
  links,
  archive,
  at,
  begin,
  freshSeed,
}: ChallengePorts): Pick<App, 'takeChallenge' | 'challengeLink'> => ({
  async takeChallenge(taking) {
    const taken = taking && links.challenge && takeUp(links.challenge, taking, freshSeed());
    const trouble = taken ? begin(taken.game, taken.record) : null;
    if (trouble === null) links.drop('challenge');
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
          over: now.live.view.over && now.live.view.outOfTime === null,
        };
    const challenge = ended?.over ? challengeOf(ended) : null;
    return challenge && formatChallenge(challenge);
  },
});
