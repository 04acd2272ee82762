import { numberEntries } from '../entries.ts';
import type { ReviewTurn } from '../reviewContract.ts';
import type { Past, PastKinds } from './past.ts';

/** A game after so many actions, as a viewer knew it then. */
export interface Moment<K extends PastKinds> {
  readonly match: K['whole'];
  readonly state: K['seen'];
  readonly history: K['history'];
}

/** Every moment of a match, from before the first action to after the last: told from what a viewer knows of it now. */
export function tellMoments<K extends PastKinds>(past: Past<K>, match: K['whole']): readonly Moment<K>[] {
  const moments: Moment<K>[] = [];
  const { entries, listen } = numberEntries<K['event']>(undefined);
  past.retell(match, (step) => {
    listen(step);
    const state = step.state();
    moments.push({ match: past.upTo(match, step.n + 1, state), state, history: past.historyOf([...entries]) });
  });
  return moments;
}

/** The turns in which somebody acted. */
export function turnsOf<K extends PastKinds>(moments: readonly Moment<K>[]): readonly ReviewTurn[] {
  const turns: ReviewTurn[] = [];
  for (const [n, { state }] of moments.slice(0, -1).entries()) {
    const { turn, player } = state;
    const last = turns.at(-1);
    if (last?.turn === turn) turns[turns.length - 1] = { ...last, end: n + 1 };
    else turns.push({ turn, player, start: n, end: n + 1 });
  }
  return turns;
}
