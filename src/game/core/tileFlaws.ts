import type { Result } from './result.ts';
import { refuse } from './result.ts';
import { readTile } from './tile.ts';
import type { FeatureSpec, TileSpec } from './tile.ts';
import { HALVES, SIDES } from './vocabulary.ts';
import type { Half, Side } from './vocabulary.ts';

/**
 * Why features do not make a complete tile (TILES.md): a code, and where on the tile. Lists all flaws, for an editor.
 */
export type ShapeFlaw =
  | { readonly code: 'side-twice' | 'side-empty' | 'half-alone'; readonly side: Side }
  | { readonly code: 'half-twice'; readonly half: Half }
  | { readonly code: 'crossing'; readonly features: readonly [number, number] };

/**
 * Returns the flaws of these features. A feature on a side without halves covers it from corner to corner, unless
 * ground owns both of its halves.
 */
export function shapeFlaws(features: readonly FeatureSpec[]): readonly ShapeFlaw[] {
  const flaws: ShapeFlaw[] = [];
  const middle = new Set<Side>();
  const half = new Set<Half>();
  for (const feature of features) {
    for (const side of feature.sides) {
      if (middle.has(side)) flaws.push({ code: 'side-twice', side });
      middle.add(side);
    }
    for (const name of feature.halves) {
      if (half.has(name)) flaws.push({ code: 'half-twice', half: name });
      half.add(name);
    }
  }
  for (const side of SIDES) {
    const left = half.has(`${side}L`);
    if (left !== half.has(`${side}R`)) flaws.push({ code: 'half-alone', side });
    else if (!left && !middle.has(side)) flaws.push({ code: 'side-empty', side });
  }
  return flaws.length > 0 ? flaws : crossings(features);
}

/** Pairs of features that alternate around the tile – a b a b – and would therefore have to cross. */
function crossings(features: readonly FeatureSpec[]): readonly ShapeFlaw[] {
  const owner = (test: (feature: FeatureSpec) => boolean): number => features.findIndex(test);
  const round = SIDES.flatMap((side, n) => {
    const [left, right] = [HALVES[n * 2] ?? 'NL', HALVES[n * 2 + 1] ?? 'NR'];
    return [
      owner((f) => f.halves.includes(left)),
      owner((f) => f.sides.includes(side)),
      owner((f) => f.halves.includes(right)),
    ];
  }).filter((feature) => feature >= 0);
  const flaws: ShapeFlaw[] = [];
  for (let a = 0; a < features.length; a++) {
    for (let b = a + 1; b < features.length; b++) {
      const pair = round.filter((feature) => feature === a || feature === b);
      if (pair.filter((feature, n) => feature !== pair[(n + 1) % pair.length]).length > 2)
        flaws.push({ code: 'crossing', features: [a, b] });
    }
  }
  return flaws;
}

/**
 * Reads one tile and checks that every half-side has exactly one owner. The rule set checks which features may cross.
 */
export function parseTile(value: unknown, kinds: readonly string[]): Result<TileSpec> {
  const tile = readTile(value, kinds);
  if (!tile.ok) return tile;
  const flaw = shapeFlaws(tile.value.features).find(({ code }) => code !== 'crossing');
  return flaw ? refuse('bad-tile', `tile ${tile.value.id}: ${sayShapeFlaw(flaw)}`) : tile;
}

/** A sentence for logs and refusals; players get a translated one. */
export function sayShapeFlaw(flaw: ShapeFlaw): string {
  switch (flaw.code) {
    case 'side-twice':
      return `side ${flaw.side} has two owners`;
    case 'half-twice':
      return `half-side ${flaw.half} has two owners`;
    case 'half-alone':
      return `only one half of side ${flaw.side} has an owner`;
    case 'side-empty':
      return `side ${flaw.side} has no owner`;
    case 'crossing':
      return `features ${flaw.features.join(' and ')} cross`;
  }
}
