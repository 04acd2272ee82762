import type { App, Outcome } from '../contracts/app.ts';
import type { NewGame } from '../contracts/match.ts';
import type { Current } from '../contracts/current.ts';
import { othersHere, recordUpTo } from './fork.ts';

/** Replaying the current match, for every rule set. */
export interface CurrentReview {
  /** True if the current match can be replayed; a match between devices only once the game is over. */
  may(): boolean;
  readonly ways: Pick<App, 'openReview' | 'closeReview' | 'story' | 'playFromHere'>;
}

export interface CurrentReviewPorts {
  readonly at: () => Current | null;
  /** True if the stored game with this id was resigned or drawn. */
  readonly cutOff: (id: string) => boolean;
  readonly begin: (game: NewGame, record: unknown) => Outcome;
  readonly leaveMatch: () => void;
  readonly onChange: () => void;
}

export function createCurrentReview({ at, cutOff, begin, leaveMatch, onChange }: CurrentReviewPorts): CurrentReview {
  function may(): boolean {
    const now = at();
    return now !== null && now.place !== 'learning' && (now.place !== 'room' || now.match.view.over);
  }

  return {
    may,
    ways: {
      openReview(moment) {
        if (!may()) return;
        at()?.tableMatch.open(moment);
        onChange();
      },
      closeReview() {
        const now = at();
        // Such a match has no current state to return to, even if all tiles happen to be drawn.
        if (now?.place === 'archive' && cutOff(now.id)) return leaveMatch();
        now?.tableMatch.leave();
        onChange();
      },
      story: () => (may() ? (at()?.tableMatch.story() ?? null) : null),
      async playFromHere() {
        const now = at();
        const review = now?.tableMatch.review?.view;
        if (!now || !review || !(review.over || review.byHand)) return 'save-missing';
        return begin(othersHere(now.game), recordUpTo(now.live.record(), review.at));
      },
    },
  };
}
