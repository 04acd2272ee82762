import type { Ink, Rgb } from '../../../../art/core/colour.ts';
import { hash } from '../../../../art/core/random.ts';
import { boxDistance } from '../../../../art/core/shapes.ts';
import type { Surface } from '../../../../art/core/surface.ts';
import { chimney, roof, STRAIGHT } from '../../../../art/parts/roof.ts';
import type { RoofKind } from '../../../../art/parts/roof.ts';
import { box } from '../../../../art/parts/solids.ts';

/** A piece of ground, given by its centre and half sizes. `lay` sets the colour and returns the bump height. */
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
  /** Colour of the walls below the roof, visible as a thin line. */
  readonly walls?: Rgb;
  readonly smokes?: boolean;
}

/** A house with half length `along` and half depth `across`. */
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

/** Houses wall to wall from left to right: some show their gables, and all differ in width, depth and height. */
export function terrace(s: Surface, from: number, to: number, y: number, look: HouseLook): void {
  const { seed } = look;
  for (let n = 0, x = from; x < to - 0.06; n++) {
    const wanted = 0.12 + 0.09 * hash(n, 1, seed);
    const width = to - x - wanted < 0.1 ? to - x : wanted;
    const deep = 0.088 + 0.026 * hash(n, 2, seed);
    const down = width < 0.17 && hash(n, 3, seed) < 0.5;
    const [along, across] = down ? [deep, width / 2] : [width / 2, deep];
    const eaves = 0.075 + 0.04 * hash(n, 4, seed);
    const kind = down ? 'gable' : hash(n, 5, seed) < 0.5 ? 'half' : 'hip';
    house(s, x + width / 2, y, along - 0.003, across, { ...look, down, eaves, kind, seed: seed + n });
    x += width;
  }
}
