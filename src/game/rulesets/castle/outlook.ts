import type { CastlePosition } from './position.ts';
import { pointsEach } from './scoring.ts';
import { STANDING, standingNode } from './table.ts';
import type { Kind } from './vocabulary.ts';

/** A region that somebody stands in, as numbers for an evaluation. */
export interface ContestedRegion {
  readonly root: number;
  readonly kind: Kind;
  /** Sides that face an empty cell; 0 for courts. */
  readonly open: number;
  readonly tiles: number;
  /** Fountains on a path, markets on a court. */
  readonly mark: number;
  /** Points per tile when completed. */
  readonly each: number;
  readonly followers: readonly [number, number];
}

/** Every region with followers, once. */
export function contestedRegions({ table: t }: CastlePosition): readonly ContestedRegion[] {
  const roots = new Set<number>();
  const count = t.get(STANDING);
  for (let i = 1; i <= count; i++) roots.add(t.regions.find(standingNode(t.get(STANDING + i))));
  return [...roots].map((root) => ({
    root,
    kind: t.kindOf(root),
    open: t.regions.open(root),
    tiles: t.regions.tileCount(root),
    mark: t.regions.mark(root),
    each: pointsEach(t, root),
    followers: [t.regions.followersOf(root, 0), t.regions.followersOf(root, 1)],
  }));
}
