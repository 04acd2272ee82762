import type { Rotation } from './vocabulary.ts';

/**
 * What a player does, as a small tagged object (RECORD.md). The other properties depend on `do`; modules read details
 * of their own.
 */
export interface Action {
  readonly player: number;
  readonly do: string;
  readonly x?: number;
  readonly y?: number;
  readonly rotation?: Rotation;
  readonly feature?: number;
  /** Sort of the figure; absent for a follower. */
  readonly figure?: string;
  readonly [detail: string]: unknown;
}
