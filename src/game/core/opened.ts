/** What a position needs so that it can stay open. */
interface Undoable {
  /** How many moves can be undone. */
  readonly depth: number;
  undo(): void;
}

/** A state that a position is in when this many moves have been played in it. */
interface Moment<S> {
  readonly state: S;
  readonly depth: number;
}

/**
 * Queries the position of a state. Moves played in it are undone before the next question, unless that is about the
 * state after them, as `reached` returns it.
 */
export type Ask<S, P> = <T>(state: S, question: (position: P, reached: () => S) => T) => T;

/**
 * Keeps the last position open: callers ask several things about each state of a match, play on from it, and ask about
 * the state after that. To open a position, all of its tiles have to be laid again.
 */
export function keepOpen<S, P extends Undoable>(positionOf: (state: S) => P, stateOf: (position: P) => S): Ask<S, P> {
  let last: { readonly position: P; readonly moments: readonly Moment<S>[] } | undefined;

  function open(state: S): NonNullable<typeof last> {
    const number = last?.moments.findIndex((moment) => moment.state === state) ?? -1;
    if (!last || number < 0) return { position: positionOf(state), moments: [{ state, depth: 0 }] };
    return { position: last.position, moments: last.moments.slice(Math.max(0, number - 1), number + 1) };
  }

  return (state, question) => {
    const { position, moments } = open(state);
    // After an exception the position is in an unknown state.
    last = undefined;
    const depth = moments.at(-1)?.depth ?? 0;
    while (position.depth > depth) position.undo();
    const later: Moment<S>[] = [];
    const answer = question(position, () => {
      const after = stateOf(position);
      later.push({ state: after, depth: position.depth });
      return after;
    });
    last = { position, moments: [...moments, ...later] };
    return answer;
  };
}
