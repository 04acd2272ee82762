import { adapterOf } from '../game/index.ts';
import type { Action, GameState, ScoreLine, Step } from '../game/index.ts';
import type { Entry } from './contract.ts';
import { numberEntries } from './entries.ts';

/** The match so far as events: replayed from its actions, so that undo, resuming and catching up need nothing else. */
export interface History {
  readonly entries: readonly Entry[];
  readonly finalLines: readonly ScoreLine[];
}

export interface Played {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

/** Replays a match with what the viewer may know. */
export function replayMatch({ state, actions }: Played, listen: (step: Step) => void): void {
  const rules = adapterOf(state.rules);
  const replayed = rules.replay(rules.origin(state), actions, listen);
  if (!replayed.ok) throw new Error(`Expected a match that replays: ${replayed.error.message}`);
}

export const historyOf = (entries: readonly Entry[]): History => ({
  entries,
  finalLines: entries.flatMap(({ event }) => (isScored(event) && event.final ? [event.line] : [])),
});

/** Entries that were there before keep their identity. */
export function tellHistory(match: Played, before?: History): History {
  const { entries, listen } = numberEntries(before?.entries);
  replayMatch(match, listen);
  return historyOf(entries);
}

export interface Scored {
  readonly type: 'scored';
  readonly line: ScoreLine;
  readonly final: boolean;
}

export const isScored = (event: { readonly type: string }): event is Scored => event.type === 'scored';
