import type { GameState, TileSet } from '../game/index.ts';

/** Tiles of one's own that a game is played with. */
export const setOf = ({ set }: GameState): TileSet | undefined => set as TileSet | undefined;
