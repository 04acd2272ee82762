import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const TOKEN = { pose: 'standing', height: 0.46, handed: false } as const;

/** Tokens, shown only on their way from their city to the player. */
export const GOODS_SORTS: Readonly<Record<string, SortLook>> = {
  wine: { ...TOKEN, figure: 'wine', given: 'wine' },
  grain: { ...TOKEN, figure: 'grain', given: 'grain' },
  cloth: { ...TOKEN, figure: 'cloth', given: 'cloth' },
};
