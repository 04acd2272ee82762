import { recordUntil } from './player.ts';

/** A game in progress, and the same game with an illegal action. */

export const GOOD = recordUntil('castle', 'place', 'bad input') as { readonly actions: readonly unknown[] };
export const ILLEGAL = {
  ...GOOD,
  actions: [
    ...GOOD.actions,
    { player: 0, do: 'place', x: 40, y: 0, rotation: 0 },
    { player: 1, do: 'place', x: 40, y: 0, rotation: 0 },
  ],
};
