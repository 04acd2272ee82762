import { adapterOf } from '../../game/index.ts';
import type { Action, GameState, ScoreLine, Step } from '../../game/index.ts';
import type { Entry } from '../contracts/match.ts';
import { numberEntries } from './entries.ts';

/**
 * The match so far as events. They are replayed from its actions, so that undo, resuming and catching up need nothing
 * else.
 */
export interface History {
  readonly entries: readonly Entry[];
  readonly finalLines: readonly ScoreLine[];
}

export interface Played {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

/** A history that can be extended as the match continues. */
export interface GrowingHistory extends History {
  /** The last moments at which a player had a choice, with the history up to each complete; undo leads back to one of them. */
  readonly choices: readonly Choice[];
}

interface Choice extends Played {
  /** Number of entries up to this moment. */
  readonly entryCount: number;
}

/** Replays a match with what the viewer may know, from the beginning or from an earlier moment of the same match. */
export function replayMatch({ state, actions }: Played, listen: (step: Step) => void, from?: Played | null): void {
  const rules = adapterOf(state.rules);
  const replayed = from
    ? rules.replay(rules.recall(from.state, state), actions.slice(from.actions.length), listen)
    : rules.replay(rules.origin(state), actions, listen);
  if (!replayed.ok) throw new Error(`Expected a match that replays: ${replayed.error.message}`);
}

export const historyOf = (entries: readonly Entry[]): History => ({
  entries,
  finalLines: entries.flatMap(({ event }) => (isScored(event) && event.final ? [event.line] : [])),
});

/**
 * Computes the history. Unchanged entries keep their identity; only the part after the last choice that still holds is
 * replayed.
 */
export function tellHistory(match: Played, before?: GrowingHistory): GrowingHistory {
  const past = before?.choices.filter((choice) => leadsTo(choice, match)) ?? [];
  const from = past.at(-1);
  const { entries, listen } = numberEntries(before?.entries, from?.entryCount);
  replayMatch(match, listen, from);
  const { state, actions } = match;
  const earlier = past.filter((choice) => choice.actions.length < actions.length);
  const choices = isChoice(state) ? [...earlier, { state, actions, entryCount: entries.length }] : past;
  return { ...historyOf(entries), choices: choices.slice(-REMEMBERED) };
}

/** More choices than a player makes in most turns. */
const REMEMBERED = 4;

const isChoice = (state: GameState): boolean => Object.hasOwn(adapterOf(state.rules).choices(state), state.awaiting);

/** True if everything played and drawn up to `earlier` is still part of `later`. */
const leadsTo = (earlier: Played, later: Played): boolean =>
  earlier.actions.every((action, n) => action === later.actions[n]) &&
  earlier.state.drawn.every((tile, n) => tile === later.state.drawn[n]);

export interface Scored {
  readonly type: 'scored';
  readonly line: ScoreLine;
  readonly final: boolean;
}

export const isScored = (event: { readonly type: string }): event is Scored => event.type === 'scored';
