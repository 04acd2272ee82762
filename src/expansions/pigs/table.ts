import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const PIGS = 'pigs';

export const PIGS_SORTS: Readonly<Record<string, SortLook>> = {
  [PIGS]: { figure: PIGS, pose: 'standing', height: 0.44, handed: false, moves: 'floats' },
};
