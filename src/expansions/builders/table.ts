import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const BUILDERS = 'builders';

export const BUILDERS_SORTS: Readonly<Record<string, SortLook>> = {
  [BUILDERS]: { figure: BUILDERS, pose: 'standing', height: 0.44, handed: false, moves: 'floats' },
};
