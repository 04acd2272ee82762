import type { GameState, TileSet } from '../../game/index.ts';

/** The custom tile set of a game; `undefined` if it uses the shipped one. */
export const setOf = ({ set }: GameState): TileSet | undefined => set as TileSet | undefined;
