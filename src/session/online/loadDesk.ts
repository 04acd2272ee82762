import type { Outcome } from '../appContract.ts';
import type { Desk, DeskPorts } from './desk.ts';

export interface LazyDesk {
  /** `null` until it is first needed. */
  readonly now: Desk | null;
  /** Loads the code for matches between devices; `part-missing` if it cannot be loaded. */
  readonly with: (work: (desk: Desk) => Promise<Outcome>) => Promise<Outcome>;
}

export function lazyDesk(ports: DeskPorts): LazyDesk {
  let desk: Desk | null = null;
  return {
    get now() {
      return desk;
    },
    async with(work) {
      const loaded = await import('./desk.ts').catch(() => null);
      if (!loaded) return 'part-missing';
      desk ??= loaded.createDesk(ports);
      return work(desk);
    },
  };
}
