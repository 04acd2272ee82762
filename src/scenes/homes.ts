import type { Point } from './units.ts';

const EDGE = 28;

/**
 * Default position where a player's followers come from, in CSS pixels of the canvas: along the edge where the player
 * panels are. `players`: the number of players.
 */
export function homeOf(
  player: number,
  players: number,
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  return height > width
    ? { x: (width * (player + 0.5)) / players, y: EDGE }
    : { x: EDGE, y: height * (0.3 + (0.4 * player) / Math.max(2, players)) };
}
