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

/** A history that goes on with its match. */
export interface GrowingHistory extends History {
  /** The last choices, all of whose past is told: one of them is where a step back leads. */
  readonly choices: readonly Choice[];
}

interface Choice extends Played {
  /** How many entries lead there. */
  readonly told: number;
}

/** Replays a match with what the viewer may know, from the beginning or from a moment that led to it. */
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

/** Entries that were there before keep their identity; what has not been undone since is not replayed again. */
export function tellHistory(match: Played, before?: GrowingHistory): GrowingHistory {
  const past = before?.choices.filter((choice) => leadsTo(choice, match)) ?? [];
  const from = past.at(-1);
  const { entries, listen } = numberEntries(before?.entries, from?.told);
  replayMatch(match, listen, from);
  const { state, actions } = match;
  const earlier = past.filter((choice) => choice.actions.length < actions.length);
  const choices = isChoice(state) ? [...earlier, { state, actions, told: entries.length }] : past;
  return { ...historyOf(entries), choices: choices.slice(-REMEMBERED) };
}

/** More choices than a player makes in most turns. */
const REMEMBERED = 4;

const isChoice = (state: GameState): boolean => Object.hasOwn(adapterOf(state.rules).choices(state), state.awaiting);

/** Everything done and drawn until then is still a part of the match. */
const leadsTo = (earlier: Played, later: Played): boolean =>
  earlier.actions.every((action, n) => action === later.actions[n]) &&
  earlier.state.drawn.every((tile, n) => tile === later.state.drawn[n]);

export interface Scored {
  readonly type: 'scored';
  readonly line: ScoreLine;
  readonly final: boolean;
}

export const isScored = (event: { readonly type: string }): event is Scored => event.type === 'scored';
