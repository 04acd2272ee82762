/** Signed distance to a box with half sizes `a, b`. */
export function boxDistance(x: number, y: number, a: number, b: number): number {
  const dx = Math.abs(x) - a;
  const dy = Math.abs(y) - b;
  const ox = dx > 0 ? dx : 0;
  const oy = dy > 0 ? dy : 0;
  return Math.min(Math.max(dx, dy), 0) + Math.sqrt(ox * ox + oy * oy);
}
