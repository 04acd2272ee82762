import type { App } from '../contracts/app.ts';
import type { Current } from '../contracts/current.ts';

/** The screen, and the match at the table. */
export interface AtTable {
  readonly screen: App['screen'];
  readonly current: Current | null;
  /** Replaces the current match; the previous one is closed, and stays as it was last saved. */
  show(next: Current): void;
  /** Closes the current match and shows the menu. */
  clear(): void;
  /** Changes the id of the current match. */
  rename(id: string): void;
  /** Calls back before the current match is replaced by one from this place, or closed (`null`). */
  onLeave(listener: (next: Current['place'] | null) => void): void;
}

export function createAtTable(onChange: () => void): AtTable {
  let current: Current | null = null;
  const leaving: ((next: Current['place'] | null) => void)[] = [];

  function replace(next: Current | null): void {
    for (const listener of leaving) listener(next?.place ?? null);
    current?.match.close();
    current = next;
  }

  return {
    get screen() {
      return current ? 'game' : 'menu';
    },
    get current() {
      return current;
    },
    show: replace,
    clear() {
      replace(null);
      onChange();
    },
    rename(id) {
      if (current) current = { ...current, id };
    },
    onLeave: (listener) => void leaving.push(listener),
  };
}
