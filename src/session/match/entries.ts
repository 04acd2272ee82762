import type { GameEvent } from '../../game/index.ts';
import type { Entry } from '../contracts/match.ts';

/**
 * Numbers events as log entries, in order. The first `kept` entries of `before` are kept; later ones keep their
 * identity if they are equal.
 */
export function numberEntries(
  before: readonly Entry[] = [],
  kept = 0,
): {
  readonly entries: Entry[];
  listen(step: { readonly events: readonly GameEvent[] }): void;
} {
  const entries = before.slice(0, kept);
  let turn = entries.at(-1)?.turn ?? 1;
  return {
    entries,
    listen({ events }) {
      for (const event of events) {
        if (event.type === 'turn-began') turn = Number(event['turn']);
        const id = entries.length;
        const old = before[id];
        entries.push(
          old && old.turn === turn && JSON.stringify(old.event) === JSON.stringify(event) ? old : { id, turn, event },
        );
      }
    },
  };
}
