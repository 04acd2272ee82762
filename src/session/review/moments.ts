import { adapterOf } from '../../game/index.ts';
import type { GameState, MatchState } from '../../game/index.ts';
import { numberEntries } from '../match/entries.ts';
import { historyOf, replayMatch } from '../match/history.ts';
import type { History } from '../match/history.ts';
import type { ReviewTurn } from '../contracts/review.ts';

/** A game after a number of actions, as a viewer knew it then. */
export interface Moment {
  readonly match: MatchState;
  readonly state: GameState;
  readonly history: History;
}

/**
 * Every moment of a match, from before the first action to after the last, reconstructed from what the viewer knows
 * now.
 */
export function tellMoments(match: MatchState): readonly Moment[] {
  const rules = adapterOf(match.state.rules);
  const moments: Moment[] = [];
  const { entries, listen } = numberEntries();
  replayMatch(match, (step) => {
    listen(step);
    const state = rules.hide(step.state());
    moments.push({
      match: { ...match, state, actions: match.actions.slice(0, step.n + 1) },
      state,
      history: historyOf([...entries]),
    });
  });
  return moments;
}

/** The turns that contain actions; the second part of a turn is judged for itself. */
export function turnsOf(moments: readonly Moment[]): readonly ReviewTurn[] {
  const turns: ReviewTurn[] = [];
  for (const [n, { state }] of moments.slice(0, -1).entries()) {
    const { turn, second, player } = state;
    const last = turns.at(-1);
    if (last?.turn === turn && last.second === second) turns[turns.length - 1] = { ...last, end: n + 1 };
    else turns.push({ turn, second, player, start: n, end: n + 1 });
  }
  return turns;
}
