import type { Closables } from '../kit/hud.ts';

interface Closable {
  isOpen(): boolean;
  close(): void;
}

/** What lies over the table, from the top to the bottom, as Escape and the browser's Back close it. */
export function closablesFrom(all: readonly Closable[]): Closables {
  return {
    count: () => all.filter((one) => one.isOpen()).length,
    closeTop() {
      const top = all.find((one) => one.isOpen());
      top?.close();
      return top !== undefined;
    },
  };
}
