import { RULE_SETS, initialState, replayFrom } from '../game/index.ts';
import type { CastleEvent, CastlePosition, MatchState, ScoreLine } from '../game/index.ts';
import type { LogEntry } from './contract.ts';
import { numberEntries } from './entries.ts';

/** What a match has been so far, as events: replayed from its actions, so that undo, resume and catching up need nothing else. */
export interface History {
  readonly entries: readonly LogEntry[];
  readonly finalLines: readonly ScoreLine[];
}

/** Plays a match anew with what the viewer may know. */
export function retell({ state, actions }: MatchState, listen: (step: { readonly n: number; readonly position: CastlePosition; readonly events: readonly CastleEvent[] }) => void): void {
  const rules = RULE_SETS[state.rules];
  const start = initialState({ rules, set: state.set, options: state.options, deck: state.drawn, wallTokens: state.wallTokens, undrawn: state.left });
  const told = replayFrom({ start, rules, actions }, listen);
  if (!told.ok) throw new Error(`Expected a match that replays: ${told.error.message}`);
}

export const historyOf = (entries: readonly LogEntry[]): History => ({ entries, finalLines: entries.flatMap(({ event }) => (event.type === 'scored' && event.final ? [event.line] : [])) });

/** Replays what the viewer may know; entries that were there before keep their identity. */
export function tellHistory(match: MatchState, before: History | undefined): History {
  const { entries, listen } = numberEntries<CastleEvent>(before?.entries);
  retell(match, listen);
  return historyOf(entries);
}
