import { RULE_SETS, initialState, replayFrom } from '../game/index.ts';
import type { CastleEvent, MatchState, ScoreLine } from '../game/index.ts';
import type { LogEntry } from './contract.ts';
import { numberEntries } from './entries.ts';

/** What a match has been so far, as events: replayed from its actions, so that undo, resume and catching up need nothing else. */
export interface History {
  readonly entries: readonly LogEntry[];
  readonly finalLines: readonly ScoreLine[];
}

/** Replays what the viewer may know; entries that were there before keep their identity. */
export function tellHistory(match: MatchState, before: History | undefined): History {
  const { state } = match;
  const rules = RULE_SETS[state.rules];
  const start = initialState({ rules, set: state.set, options: state.options, deck: state.drawn, wallTokens: state.wallTokens, undrawn: state.left });
  const { entries, listen } = numberEntries<CastleEvent>(before?.entries);
  const told = replayFrom({ start, rules, actions: match.actions }, listen);
  if (!told.ok) throw new Error(`Expected a match that replays: ${told.error.message}`);
  const finalLines = entries.flatMap(({ event }) => (event.type === 'scored' && event.final ? [event.line] : []));
  return { entries, finalLines };
}
