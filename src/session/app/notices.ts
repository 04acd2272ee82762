import type { Notice, Notices } from '../contracts/app.ts';

export function createNotices(changed: () => void): Notices {
  let list: readonly Notice[] = [];
  let last = 0;
  return {
    get list() {
      return list;
    },
    add(code, tone, actions = []) {
      if (list.some((notice) => notice.code === code)) return;
      list = [...list, { id: ++last, code, tone, actions }];
      changed();
    },
    drop(id) {
      const dropped = list.find((notice) => notice.id === id);
      list = list.filter((notice) => notice !== dropped);
      changed();
      return dropped;
    },
    withdraw(code) {
      list = list.filter((notice) => notice.code !== code);
    },
  };
}
