import type { Ink, Rgb } from '../../../core/colour.ts';
import { hash } from '../../../core/random.ts';
import { boxDistance } from '../../../core/shapes.ts';
import type { Surface } from '../../../core/surface.ts';
import { chimney, roof, STRAIGHT } from '../../../parts/roof.ts';
import type { RoofKind } from '../../../parts/roof.ts';
import { box } from '../../../parts/solids.ts';

/** A piece of ground: its middle and half sizes. `lay` gives the colour and answers the bump. */
export function ground(
  s: Surface,
  [x, y, a, b]: readonly [number, number, number, number],
  lay: (ink: Ink, x: number, y: number, d: number) => number,
): void {
  s.stamp(x - a, y - b, x + a, y + b, (X, Y, o) => {
    const d = boxDistance(X - x, Y - y, a, b);
    if (d > s.px) return;
    const bump = lay(o, X, Y, d);
    o.coverage = s.cover(d);
    o.over = true;
    o.height = 0.012 + bump;
  });
}

export interface HouseLook {
  readonly down?: boolean;
  readonly eaves?: number;
  readonly slope?: number;
  readonly kind?: RoofKind;
  readonly tiles: readonly Rgb[];
  readonly seed: number;
  /** Colour of the walls below the roof, which show as a thin line. */
  readonly walls?: Rgb;
  readonly smokes?: boolean;
}

/** A house, half length and half depth. */
export function house(s: Surface, x: number, y: number, along: number, across: number, look: HouseLook): void {
  const { down = false, eaves = 0.085, slope = 0.9, kind = 'half', tiles, seed, walls, smokes = true } = look;
  if (walls) {
    const [a, b] = [along + 0.008, across + 0.008];
    box(s, x, y, down ? b : a, down ? a : b, eaves - 0.012, 0, (_u, _v, o) => void o.set(walls));
  }
  roof(s, { x, y, along, across, down, eaves, slope, kind, seed, tiles }, STRAIGHT);
  if (!smokes) return;
  const u = (hash(seed, 8) < 0.5 ? -1 : 1) * along * 0.55;
  chimney(s, x + (down ? 0 : u), y + (down ? u : 0), eaves + across * slope - 0.012, seed);
}

/** A row of houses along a line that runs to the right. */
export function row(
  s: Surface,
  xs: readonly number[],
  y: number,
  along: number,
  across: number,
  look: HouseLook,
): void {
  for (const [n, x] of xs.entries())
    house(s, x, y, along * (0.9 + 0.1 * hash(n, 1, look.seed)), across, {
      ...look,
      seed: look.seed + n,
      eaves: 0.08 + 0.02 * hash(n, 2, look.seed),
    });
}
