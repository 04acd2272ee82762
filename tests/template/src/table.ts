import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const SAMPLE = 'sample';

export const SAMPLE_SORTS: Readonly<Record<string, SortLook>> = {
  [SAMPLE]: { figure: SAMPLE, pose: 'standing', height: 0.44, handed: false, moves: 'floats' },
};
