import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const INNS = 'inns';

export const INNS_SORTS: Readonly<Record<string, SortLook>> = {
  [INNS]: { figure: INNS, pose: 'standing', height: 0.44, handed: false, moves: 'floats' },
};
