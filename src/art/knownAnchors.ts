import type { PaintSkin, TileGeometry } from './contract.ts';

/** Anchors by skin and tile. */
export type KnownAnchors = Readonly<Partial<Record<PaintSkin, Readonly<Record<string, TileGeometry['anchors']>>>>>;

/**
 * The anchors of the tiles in the boxes. The build computes them (`vite.config.ts`), so that a saved game opens without
 * computing shapes; elsewhere they are computed when needed.
 */
export const KNOWN_ANCHORS: KnownAnchors = {};
