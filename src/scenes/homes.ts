import type { Point } from './units.ts';

const EDGE = 28;

/** Where the followers of one of so many players come from, unless the settings say otherwise: along the edge at which the panels of the players stand. In CSS pixels of the canvas. */
export function homeOf(
  player: number,
  players: number,
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  return height > width
    ? { x: (width * (player + 0.5)) / players, y: EDGE }
    : { x: EDGE, y: height * (0.3 + (0.4 * player) / Math.max(2, players)) };
}
