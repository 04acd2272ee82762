import { RULE_SETS, initialState, replayFrom } from '../game/index.ts';
import type { CastleEvent, MatchState, ScoreLine } from '../game/index.ts';
import type { LogEntry } from './contract.ts';

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
  const entries: LogEntry[] = [];
  let turn = 1;
  const listen = ({ events }: { readonly events: readonly CastleEvent[] }): void => {
    for (const event of events) {
      if (event.type === 'turn-began') turn = event.turn;
      const id = entries.length;
      const old = before?.entries[id];
      entries.push(old && old.turn === turn && JSON.stringify(old.event) === JSON.stringify(event) ? old : { id, turn, event });
    }
  };
  const told = replayFrom({ start, rules, actions: match.actions }, listen);
  if (!told.ok) throw new Error(`Expected a match that replays: ${told.error.message}`);
  const finalLines = entries.flatMap(({ event }) => (event.type === 'scored' && event.final ? [event.line] : []));
  return { entries, finalLines };
}
