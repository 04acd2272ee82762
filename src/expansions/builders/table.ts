import type { SortLook } from '../../scenes/pieces/sortLook.ts';

export const BUILDERS_SORTS: Readonly<Record<string, SortLook>> = {
  builder: { figure: 'builder', pose: 'standing', height: 0.48, handed: true },
};
