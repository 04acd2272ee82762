import type { Intents, Match, MatchView, NewGame } from '../contracts/match.ts';
import { openRecord } from '../match/openRecord.ts';
import type { TableMatch } from '../contracts/review.ts';
import { createReview } from './review.ts';
import type { ReviewPorts, RunningReview } from './review.ts';

/**
 * The match as the table shows it: the live one, or a moment of its replay. Every match is shown through it, so that a
 * replay can begin at any time without another screen.
 */
export function createTableMatch(game: NewGame, live: Match, ports: ReviewPorts): TableMatch {
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  /** The last replay. A finished game no longer changes, so its analysis can be reused. */
  let lastReview: RunningReview | null = null;
  let review: RunningReview | null = null;
  let unfollow = (): void => undefined;
  let view = live.view;

  function show(next: MatchView): void {
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

  /** The match as its viewer knows it. */
  function matchSoFar(): Parameters<typeof createReview>[1] {
    const opened = openRecord(live.record());
    if (!opened.ok) throw new Error(`Expected a match that replays: ${opened.error.message}`);
    const { actions, end } = opened.value;
    // The record of a room leaves out the undrawn tiles; the state in the view knows how many are left.
    const state = end.left === live.view.state.left ? end : live.view.state;
    return { players: game.players, state, actions, revealed: false };
  }

  /** After the game nothing is kept from anybody. */
  function gameShown(): NewGame {
    const { without: _agreed, ...whole } = game;
    return live.view.over ? whole : game;
  }

  /** A replay of what has been played until now. */
  function reviewNow(): RunningReview {
    lastReview = lastReview?.view.over ? lastReview : createReview(gameShown(), matchSoFar(), ports);
    return lastReview;
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
      const opened = reviewNow();
      opened.go(moment ?? opened.view.last);
      review = opened;
      unfollow = opened.subscribe(() => show(opened.shown));
      show(opened.shown);
    },
    leave,
    story() {
      const told = review ?? reviewNow();
      return told.storyTo(review ? told.view.at : told.view.last);
    },
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

/** Passes intents on only while the match itself is shown. */
function whileOpen(intents: Intents, open: () => boolean): Intents {
  const only = ([name, intent]: readonly [string, (...values: readonly unknown[]) => void]) =>
    [name, (...values: readonly unknown[]) => void (open() && intent(...values))] as const;
  return Object.fromEntries(Object.entries(intents).map(only)) as unknown as Intents;
}
