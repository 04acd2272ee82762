import type { UnconfirmedSaves } from './unconfirmed.ts';
import type { Save } from './save.ts';

/** The newest save of each game until it is written or refused for good; a page that is left puts them among `unconfirmed`. */
export function createUnwritten(unconfirmed: UnconfirmedSaves) {
  const saves = new Map<string, Save>();
  /** Games that this page has put there. */
  const leftHere = new Set<string>();

  function drop(id: string): void {
    if (saves.delete(id) && leftHere.delete(id)) unconfirmed.drop(id);
  }

  return {
    get: (id: string): Save | undefined => saves.get(id),
    add: (save: Save): void => void saves.set(save.id, save),
    /** Nothing more is to be written of this save, nor of an older one. */
    done(save: Save): void {
      if (saves.get(save.id) === save) drop(save.id);
    },
    drop,
    /** The page is left; `before` is what it knows to be stored under an id. */
    leave(before: (id: string) => unknown): void {
      for (const [id, save] of saves) {
        unconfirmed.put({ save, before: before(id) });
        leftHere.add(id);
      }
    },
    isLeft: (id: string): boolean => leftHere.has(id),
    clear(): void {
      saves.clear();
      unconfirmed.clear();
    },
  };
}
