import type { Entry } from '../../session/tableContract.ts';
import type { LogGroup, TableEvent } from '../game/words.ts';

/** Entries in groups: a turn each, then the final scoring. `begins` tells the events with which a turn begins. */
export function groupEntries<Event extends TableEvent>(
  log: readonly Entry<Event>[],
  begins: (event: Event) => { readonly player: number; readonly heading: string } | null,
  { first, final }: { readonly first: string; readonly final: string },
): readonly LogGroup<Event>[] {
  const groups: { key: string; heading: string; player: number | null; entries: Entry<Event>[] }[] = [];
  for (const entry of log) {
    const { event, turn } = entry;
    const began = begins(event);
    if (began) groups.push({ key: `turn-${turn}`, ...began, entries: [] });
    else if (event.type === 'final-began') groups.push({ key: 'final', heading: final, player: null, entries: [entry] });
    else if (event.type !== 'drawn') {
      // Every turn draws: only what came of it is worth a line.
      const last = groups.at(-1);
      if (last) last.entries.push(entry);
      else groups.push({ key: 'start', heading: first, player: 0, entries: [entry] });
    }
  }
  return groups;
}
