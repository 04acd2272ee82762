import type { Entry } from './tableContract.ts';

/** Events told one after the other as numbered entries; entries that were there before keep their identity. */
export function numberEntries<Event extends { readonly type: string }>(before: readonly Entry<Event>[] | undefined): { readonly entries: Entry<Event>[]; listen(step: { readonly events: readonly Event[] }): void } {
  const entries: Entry<Event>[] = [];
  let turn = 1;
  return {
    entries,
    listen({ events }) {
      for (const event of events) {
        if (event.type === 'turn-began' && 'turn' in event) turn = Number(event.turn);
        const id = entries.length;
        const old = before?.[id];
        entries.push(old && old.turn === turn && JSON.stringify(old.event) === JSON.stringify(event) ? old : { id, turn, event });
      }
    },
  };
}
