import { RULE_SETS, hideSecrets, initialState, replayFrom, stateOf } from '../../game/index.ts';
import type { CastleEvent, MatchState } from '../../game/index.ts';
import type { LogEntry } from '../contract.ts';
import type { History } from '../history.ts';
import type { ReviewTurn } from '../reviewContract.ts';

/** A game after so many actions, as a viewer knew it then. */
export interface Moment {
  readonly match: MatchState;
  readonly history: History;
}

/** Every moment of a match, from before the first action to after the last: told from what a viewer knows of it now. */
export function tellMoments(match: MatchState): readonly Moment[] {
  const { state, actions, players } = match;
  const rules = RULE_SETS[state.rules];
  const start = initialState({ rules, set: state.set, options: state.options, deck: state.drawn, wallTokens: state.wallTokens, undrawn: state.left });
  const moments: Moment[] = [];
  let entries: readonly LogEntry[] = [];
  let turn = 1;
  const told = replayFrom({ start, rules, actions }, ({ n, position, events }) => {
    entries = [...entries, ...events.map((event, place): LogEntry => ({ id: entries.length + place, turn: (turn = turnOf(event, turn)), event }))];
    const finalLines = entries.flatMap(({ event }) => (event.type === 'scored' && event.final ? [event.line] : []));
    moments.push({
      match: { players, state: hideSecrets(stateOf(position)), actions: actions.slice(0, n + 1), revealed: false },
      history: { entries, finalLines },
    });
  });
  if (!told.ok) throw new Error(`Expected a match that replays: ${told.error.message}`);
  return moments;
}

const turnOf = (event: CastleEvent, turn: number): number => (event.type === 'turn-began' ? event.turn : turn);

/** The turns in which somebody acted. */
export function turnsOf(moments: readonly Moment[]): readonly ReviewTurn[] {
  const turns: ReviewTurn[] = [];
  for (const [n, { match }] of moments.entries()) {
    if (n === moments.length - 1) break;
    const { turn, player } = match.state;
    const last = turns.at(-1);
    if (last?.turn === turn) turns[turns.length - 1] = { ...last, end: n + 1 };
    else turns.push({ turn, player, start: n, end: n + 1 });
  }
  return turns;
}
