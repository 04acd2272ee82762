import type { SortLook } from '../../scenes/pieces/sortLook.ts';

/** The stalls are DOM elements over the board, where their tiles can be pressed (src/hud). */
export const BAZAAR_SORTS: Readonly<Record<string, SortLook>> = {
  stall: { figure: 'stall', pose: 'standing', height: 0.6, handed: false, isTile: true, isElsewhere: true },
};
