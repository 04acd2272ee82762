import type { SortLook } from '../../scenes/pieces/sortLook.ts';

export const PIGS_SORTS: Readonly<Record<string, SortLook>> = {
  pig: { figure: 'pig', pose: 'standing', height: 0.44, handed: true },
};
