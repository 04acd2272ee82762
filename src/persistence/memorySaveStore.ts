import { accept, type Result } from '../game/index.ts';
import type { Aside, SaveStore } from './saveStore.ts';

/** Fallback without storage: saves are lost when the page is closed. */
export function memorySaveStore(): SaveStore {
  const saves = new Map<string, unknown>();
  const asides: Aside[] = [];
  const done: Result<void> = accept(undefined);
  return {
    read: async (key) => accept(saves.get(key)),
    readAll: async () => accept([...saves]),
    change: async (key, decide) => {
      const verdict = decide(saves.get(key));
      if (verdict === 'go') saves.delete(key);
      else if (verdict !== 'stay') saves.set(key, structuredClone(verdict.put));
      return accept(verdict);
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
