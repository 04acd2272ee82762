import type { Outcome } from '../appContract.ts';
import type { Desk, DeskPorts } from './desk.ts';

export interface LazyDesk {
  /** `null` until somebody asks for it. */
  readonly now: Desk | null;
  /** Loads what plays between devices; `part-missing` where it cannot be loaded. */
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
