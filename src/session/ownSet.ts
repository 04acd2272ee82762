import type { GameState, TileSet } from '../game/index.ts';

/** The custom tiles with which a game is played. */
export const setOf = ({ set }: GameState): TileSet | undefined => set as TileSet | undefined;
