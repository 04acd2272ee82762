import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const MARKER = { pose: 'standing', height: 0.38, handed: false, moves: 'walks', onDisc: true } as const;
const CARD = { pose: 'flat', height: 0.62, handed: false, waits: 'in a row' } as const;

/** The cards of King and Robber Baron, and their markers on the largest city and the longest road. */
export const KING_SORTS: Readonly<Record<string, SortLook>> = {
  king: { ...MARKER, figure: 'king', waitsOn: 'king-card' },
  robber: { ...MARKER, figure: 'robber', waitsOn: 'robber-card' },
  'king-card': { ...CARD, figure: 'king-card', given: 'king' },
  'robber-card': { ...CARD, figure: 'robber-card', given: 'robber' },
};
