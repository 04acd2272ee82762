import type { Intents, Match, MatchView, NewGame } from '../contract.ts';
import { openRecord } from '../match.ts';
import type { Review } from '../reviewContract.ts';
import { createReview } from './review.ts';
import type { ReviewPorts, Reviewing } from './review.ts';

/** What lies on the table: a match in progress, or a moment of it looked at again. Table and panels follow the one or the other without noticing. */
export interface Staged {
  readonly match: Match;
  /** `null` while the match itself is shown. */
  readonly review: Review | null;
  /** Shows the match as it was after so many actions; absent: as it is. */
  open(moment?: number): void;
  leave(): void;
}

export function stage(game: NewGame, live: Match, ports: ReviewPorts): Staged {
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  /** A finished game does not change any more: what was found out about it is kept. */
  let told: Reviewing | null = null;
  let review: Reviewing | null = null;
  let unfollow = (): void => undefined;
  let view = live.view;

  function show(next: MatchView): void {
    if (next === view) return;
    const before = view;
    view = next;
    for (const listener of [...listeners]) listener(view, before);
  }

  function tell(): Reviewing {
    const record = openRecord(live.record());
    if (!record.ok) throw new Error(`Expected a match that replays: ${record.error.message}`);
    const { players } = game;
    return createReview(game, { players, state: live.view.state, actions: record.value.actions, revealed: false }, ports);
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
      const opened = told?.view.over ? told : tell();
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
      intents: intentsOf(live, () => review === null),
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
function intentsOf({ intents }: Match, open: () => boolean): Intents {
  const only =
    <A extends readonly unknown[]>(intent: (...values: A) => void) =>
    (...values: A): void => {
      if (open()) intent(...values);
    };
  return {
    tapCell: only(intents.tapCell),
    hoverTile: only(intents.hoverTile),
    rotate: only(intents.rotate),
    moveTile: only(intents.moveTile),
    liftTile: only(intents.liftTile),
    chooseFeature: only(intents.chooseFeature),
    chooseRegion: only(intents.chooseRegion),
    useToken: only(intents.useToken),
    cycle: only(intents.cycle),
    confirm: only(intents.confirm),
    undo: only(intents.undo),
    askHint: only(intents.askHint),
    takeHint: only(intents.takeHint),
  };
}
