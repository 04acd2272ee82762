import type { Notice } from './appContract.ts';

/** What is to be told besides the game; nothing twice at a time. */
export interface Notices {
  readonly list: readonly Notice[];
  add(code: string, tone: Notice['tone'], action?: Notice['action']): void;
  /** The one that was put away. */
  drop(id: number): Notice | undefined;
}

export function createNotices(changed: () => void): Notices {
  let list: readonly Notice[] = [];
  let last = 0;
  return {
    get list() {
      return list;
    },
    add(code, tone, action = null) {
      if (list.some((notice) => notice.code === code)) return;
      list = [...list, { id: ++last, code, tone, action }];
      changed();
    },
    drop(id) {
      const dropped = list.find((notice) => notice.id === id);
      list = list.filter((notice) => notice !== dropped);
      changed();
      return dropped;
    },
  };
}
