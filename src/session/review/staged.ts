import type { Table } from '../tableContract.ts';
import type { ReviewOf } from '../reviewContract.ts';
import type { Past, PastKinds } from './past.ts';
import { createReview } from './review.ts';
import type { ReviewPorts, ReviewedIn, Reviewing } from './review.ts';

/** What lies on the table: a match in progress, or a moment of it looked at again. Table and panels follow the one or the other without noticing. */
export interface StagedOf<Match, Review> {
  readonly match: Match;
  /** `null` while the match itself is shown. */
  readonly review: Review | null;
  /** Shows the match as it was after so many actions; absent: as it is. */
  open(moment?: number): void;
  leave(): void;
}

export function stage<K extends PastKinds, Intents extends object>(past: Past<K>, live: Table<K['view'], Intents>, ports: ReviewPorts<K>): StagedOf<Table<K['view'], Intents>, ReviewOf<ReviewedIn<K>>> {
  const listeners = new Set<(now: K['view'], before: K['view']) => void>();
  /** A finished game does not change any more: what was found out about it is kept. */
  let told: Reviewing<K> | null = null;
  let review: Reviewing<K> | null = null;
  let unfollow = (): void => undefined;
  let view = live.view;

  function show(next: K['view']): void {
    if (next === view) return;
    const before = view;
    view = next;
    for (const listener of [...listeners]) listener(view, before);
  }

  function leave(): void {
    if (!review) return;
    unfollow();
    review.rest();
    review = null;
    show(live.view);
  }

  live.subscribe((now) => {
    if (!review) show(now);
  });

  return {
    get review() {
      return review;
    },
    open(moment) {
      leave();
      const opened = told?.view.over ? told : createReview(past, past.whole(live.view, live.record()), ports);
      told = opened;
      opened.go(moment ?? opened.view.last);
      review = opened;
      unfollow = opened.subscribe(() => show(opened.shown));
      show(opened.shown);
    },
    leave,
    match: {
      get view() {
        return view;
      },
      intents: whileOpen(live.intents, () => review === null),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      record: () => live.record(),
      close() {
        leave();
        listeners.clear();
        live.close();
      },
    },
  };
}

/** Intents reach the match only while it is the one that is shown. */
function whileOpen<Intents extends object>(intents: Intents, open: () => boolean): Intents {
  const only = ([name, intent]: readonly [string, (...values: readonly unknown[]) => void]) => [name, (...values: readonly unknown[]) => void (open() && intent(...values))] as const;
  return Object.fromEntries(Object.entries(intents).map(only)) as Intents;
}
