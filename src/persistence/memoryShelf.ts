import { accept, type Result } from '../game/index.ts';
import type { Aside, Shelf } from './shelf.ts';

/** For browsers that give no storage: saves last as long as the page. */
export function memoryShelf(): Shelf {
  const saves = new Map<string, unknown>();
  const asides: Aside[] = [];
  const done: Result<void> = accept(undefined);
  return {
    read: async (key) => accept(saves.get(key)),
    readAll: async () => accept([...saves]),
    write: async (key, raw) => {
      saves.set(key, structuredClone(raw));
      return done;
    },
    remove: async (key) => {
      saves.delete(key);
      return done;
    },
    sift: async (key, judge) => {
      const raw = saves.get(key);
      const reason = saves.has(key) ? judge(raw) : null;
      if (!reason) return accept(null);
      const aside = { raw, reason };
      asides.push(aside);
      saves.delete(key);
      return accept(aside);
    },
    addAside: async (aside) => {
      asides.push(aside);
      return done;
    },
    readAside: async () => accept([...asides]),
    clear: async () => {
      saves.clear();
      asides.length = 0;
      return done;
    },
    close: () => undefined,
  };
}
