import type { GameEvent } from '../game/index.ts';
import type { Entry } from './contract.ts';

/** Events as numbered entries, in order; entries that were there before keep their identity, and the first `kept` of them stay. */
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
