import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const LARGE = 'large';

export const LARGE_SORTS: Readonly<Record<string, SortLook>> = {
  [LARGE]: { figure: LARGE, pose: 'standing', height: 0.44, handed: false, moves: 'floats' },
};
