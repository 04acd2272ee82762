import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const GOODS = 'goods';

export const GOODS_SORTS: Readonly<Record<string, SortLook>> = {
  [GOODS]: { figure: GOODS, pose: 'standing', height: 0.44, handed: false, moves: 'floats' },
};
