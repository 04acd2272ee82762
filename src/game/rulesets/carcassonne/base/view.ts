import type { CountryState } from './state.ts';

/** What a player may see: not the tiles to come. */
export const hideSecrets = (state: CountryState): CountryState => ({ ...state, stack: state.left === 0 ? [] : null });
