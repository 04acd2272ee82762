import { MIDDLE, PORTS } from '../../../core/tileTable.ts';
import type { FeatureAt } from '../../../core/vocabulary.ts';
import { MARKET_POINTS } from '../final.ts';
import type { CastlePosition } from '../position.ts';
import { pointsEach, scorerOf } from '../scoring.ts';
import { COMPLETED, Table } from '../table.ts';
import type { Kind, Player } from '../vocabulary.ts';

/** What a region is and what it is worth (RULES.md §5), for players who inspect it. */

/** `count` things worth `each`. */
export interface Worth {
  readonly count: number;
  readonly each: number;
  /** `count × each`. */
  readonly points: number;
}

/** A feature of a start space. */
export interface SpaceFeature {
  readonly space: string;
  readonly feature: number;
}

export interface RegionInfo {
  readonly kind: Kind;
  /** Features on tiles; the first one names the region. Empty if the region is only on start spaces. */
  readonly features: readonly FeatureAt[];
  readonly spaces: readonly SpaceFeature[];
  /** Includes start spaces. */
  readonly tiles: number;
  /** Fountains on a path, markets on a court. */
  readonly mark: number;
  /** Sides that face an empty cell; 0 for courts, which are never complete. */
  readonly open: number;
  readonly complete: boolean;
  /** Completed by the tile of this turn, whose scoring is not over yet. */
  readonly pending: boolean;
  readonly followers: readonly [number, number];
  /** The player with more followers; `null` in a tie or without any. */
  readonly leader: Player | null;
  /** What the leader would score for it if the game ended now, without tokens: 0 if it is unfinished. */
  readonly now: Worth;
  /**
   * The least it scores when finished, without tokens. Every open side of a path takes another tile with a path; a
   * house or tower may be closed by a tile that does not belong to it.
   */
  readonly finished: Worth;
}

const worth = (count: number, each: number): Worth => ({ count, each, points: count * each });

/** Every region of the position, including those of start spaces. */
export function regionsOf({ table: t }: CastlePosition): readonly RegionInfo[] {
  return [...t.regions.all()].map(([root, members]) => describe(t, root, members));
}

function describe(t: Table, root: number, nodes: readonly number[]): RegionInfo {
  const kind = t.kindOf(root);
  const tiles = t.regions.tileCount(root);
  const mark = t.regions.mark(root);
  const open = kind === 'court' ? 0 : t.regions.open(root);
  const complete = kind !== 'court' && open === 0;
  const scorer = scorerOf(t, root);
  const each = pointsEach(t, root);
  const court = worth(mark, MARKET_POINTS);
  const growth = kind === 'path' ? facedCells(t, nodes) : 0;
  const features = nodes
    .flatMap((node) => t.featureAt(node) ?? [])
    .sort((a, b) => a.y - b.y || a.x - b.x || a.feature - b.feature);
  return {
    kind,
    features,
    spaces: nodes.flatMap((node) => spaceOf(t, node) ?? []),
    tiles,
    mark,
    open,
    complete,
    pending: t.journal.entries(COMPLETED).includes(root),
    followers: [t.regions.weightOf(root, 0), t.regions.weightOf(root, 1)],
    leader: scorer === -1 ? null : scorer,
    now: kind === 'court' ? court : worth(complete ? tiles : 0, each),
    finished: kind === 'court' ? court : worth(tiles + growth, each),
  };
}

function spaceOf(t: Table, node: number): SpaceFeature | undefined {
  const number = t.regions.tileIndex(node) - t.material.grid.cellCount;
  const space = number < 0 ? undefined : t.material.board.startSpaces[number];
  return space && { space: space.id, feature: t.regions.feature(node) };
}

/** Number of different empty cells that sides of these features face. */
function facedCells(t: Table, nodes: readonly number[]): number {
  const { grid, table } = t.material;
  const faced = new Set<number>();
  for (const node of nodes) {
    const space = t.regions.tileIndex(node);
    const row = Table.row(t.laidOn(space));
    for (let side = 0; side < 4; side++) {
      if (table.ports[(row * 4 + side) * PORTS + MIDDLE] !== t.regions.feature(node)) continue;
      const next = grid.neighbours[space * 4 + side] ?? -1;
      if (next >= 0 && next < grid.cellCount && t.laidOn(next) === 0) faced.add(next);
    }
  }
  return faced.size;
}
