import type { SortLook } from '../../scenes/pieces/sortLook.ts';

/** A follower larger than all others. */
export const LARGE_SORTS: Readonly<Record<string, SortLook>> = {
  large: { figure: 'large', lying: 'lying-large', pose: 'standing', height: 0.66, handed: true },
};
