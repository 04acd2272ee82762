import type { Result } from './result.ts';
import { refuse } from './result.ts';
import { readTile } from './tile.ts';
import type { FeatureSpec, TileSpec } from './tile.ts';
import { HALVES, SIDES } from './vocabulary.ts';
import type { Half, Side } from './vocabulary.ts';

/**
 * Why features do not make a complete tile (TILES.md): a code, and where on the tile. Lists all issues, for an editor.
 */
export type ShapeIssue =
  | { readonly code: 'side-twice' | 'side-empty' | 'half-alone'; readonly side: Side }
  | { readonly code: 'half-twice'; readonly half: Half }
  | { readonly code: 'crossing'; readonly features: readonly [number, number] };

/**
 * Returns the issues of these features. A feature on a side without halves covers it from corner to corner, unless
 * ground owns both of its halves.
 */
export function shapeIssues(features: readonly FeatureSpec[]): readonly ShapeIssue[] {
  const issues: ShapeIssue[] = [];
  const middle = new Set<Side>();
  const half = new Set<Half>();
  for (const feature of features) {
    for (const side of feature.sides) {
      if (middle.has(side)) issues.push({ code: 'side-twice', side });
      middle.add(side);
    }
    for (const name of feature.halves) {
      if (half.has(name)) issues.push({ code: 'half-twice', half: name });
      half.add(name);
    }
  }
  for (const side of SIDES) {
    const left = half.has(`${side}L`);
    if (left !== half.has(`${side}R`)) issues.push({ code: 'half-alone', side });
    else if (!left && !middle.has(side)) issues.push({ code: 'side-empty', side });
  }
  return issues.length > 0 ? issues : crossings(features);
}

/** Pairs of features that alternate around the tile – a b a b – and would therefore have to cross. */
function crossings(features: readonly FeatureSpec[]): readonly ShapeIssue[] {
  const owner = (test: (feature: FeatureSpec) => boolean): number => features.findIndex(test);
  const round = SIDES.flatMap((side, n) => {
    const [left, right] = [HALVES[n * 2] ?? 'NL', HALVES[n * 2 + 1] ?? 'NR'];
    return [
      owner((f) => f.halves.includes(left)),
      owner((f) => f.sides.includes(side)),
      owner((f) => f.halves.includes(right)),
    ];
  }).filter((feature) => feature >= 0);
  const issues: ShapeIssue[] = [];
  for (let a = 0; a < features.length; a++) {
    for (let b = a + 1; b < features.length; b++) {
      const pair = round.filter((feature) => feature === a || feature === b);
      if (pair.filter((feature, n) => feature !== pair[(n + 1) % pair.length]).length > 2)
        issues.push({ code: 'crossing', features: [a, b] });
    }
  }
  return issues;
}

/**
 * Reads one tile and checks that every half-side has exactly one owner. The rule set checks which features may cross.
 */
export function parseTile(value: unknown, kinds: readonly string[]): Result<TileSpec> {
  const tile = readTile(value, kinds);
  if (!tile.ok) return tile;
  const issue = shapeIssues(tile.value.features).find(({ code }) => code !== 'crossing');
  return issue ? refuse('bad-tile', `tile ${tile.value.id}: ${sayShapeIssue(issue)}`) : tile;
}

/** A sentence for logs and refusals; players get a translated one. */
export function sayShapeIssue(issue: ShapeIssue): string {
  switch (issue.code) {
    case 'side-twice':
      return `side ${issue.side} has two owners`;
    case 'half-twice':
      return `half-side ${issue.half} has two owners`;
    case 'half-alone':
      return `only one half of side ${issue.side} has an owner`;
    case 'side-empty':
      return `side ${issue.side} has no owner`;
    case 'crossing':
      return `features ${issue.features.join(' and ')} cross`;
  }
}
