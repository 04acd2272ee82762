import type { SortLook } from '../../scenes/pieces/sortLook.ts';

export const ABBOT_SORT: Readonly<Record<string, SortLook>> = {
  abbot: { figure: 'abbot', pose: 'standing', height: 0.48, handed: true },
};
