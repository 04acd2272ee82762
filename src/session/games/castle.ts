import {
  RULE_SETS,
  deadCells,
  fittingTiles,
  materialOf,
  positionOf,
  projectedFinal,
  regionsOf,
  tilesAside,
  tokenReach,
  unseenTiles,
} from '../../game/index.ts';
import type {
  CastlePosition,
  CastleState,
  Cell,
  FeatureAt,
  FittingKind,
  Projection,
  RegionInfo,
  TileKind,
  TokenReach,
  Unseen,
} from '../../game/index.ts';
import type { Pointed } from '../contracts/match.ts';
import { paintedBoard } from './painted.ts';
import type { SessionGame } from './game.ts';
import { keyOf } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { later, lazily } from './lazily.ts';

/** Number of followers of each player in The Castle and Zamek. */

const FOLLOWERS = 6;

export interface CastleKnowledge extends Knowledge {
  readonly regions: readonly RegionInfo[];
  readonly unseen: Unseen;
  readonly aside: readonly TileKind[];
  readonly projected: Projection;
  /** Reach on the score track, by player. */
  readonly reach: readonly [readonly TokenReach[], readonly TokenReach[]];
  /** Returns the region of a feature on a tile or on a start space. */
  region(at: Pointed): RegionInfo | undefined;
  fitting(cell: Cell): readonly FittingKind[];
}

export const castleGame: SessionGame<CastleState> = {
  figures(state, player) {
    const placed = state.followers.filter((follower) => follower.player === player).length;
    return [{ sort: 'follower', inHand: FOLLOWERS - placed, of: FOLLOWERS }];
  },
  painted: ({ rules, set }) => paintedBoard(rules, materialOf(set)),
  knowledge: knowledgeOf,
  categories: ['path', 'house', 'tower', 'court', 'keep', 'five-points'],
};

/** Cached by state, because every option of a list asks for its region. */
const regions = new WeakMap<CastleState, ReadonlyMap<string, RegionInfo>>();

/** The region of a feature on the board. */
export function regionAt(state: CastleState, { x, y, feature }: FeatureAt): RegionInfo | undefined {
  const known =
    regions.get(state) ??
    new Map(
      regionsOf(positionOf(state, RULE_SETS[state.rules])).flatMap((region) =>
        region.features.map((at) => [keyOf({ what: 'feature', ...at }), region] as const),
      ),
    );
  regions.set(state, known);
  return known.get(keyOf({ what: 'feature', x, y, feature }));
}

function knowledgeOf(state: CastleState): CastleKnowledge {
  const position = later((): CastlePosition => positionOf(state, RULE_SETS[state.rules]));
  const known = lazily({
    regions: () => regionsOf(position()),
    unseen: () => unseenTiles(position()),
    aside: () => tilesAside(position()),
    dead: () => deadCells(position()),
    projected: () => projectedFinal(position()),
    reach: () => [tokenReach(position(), 0), tokenReach(position(), 1)] as const,
  });
  const keysOf = ({ features, spaces }: RegionInfo): readonly string[] => [
    ...features.map((at) => keyOf({ what: 'feature', ...at })),
    ...spaces.map((at) => keyOf({ what: 'space', ...at })),
  ];
  const byKey = later(
    () => new Map(known.regions.flatMap((region) => keysOf(region).map((key) => [key, region] as const))),
  );
  return Object.assign(known, {
    region: (at: Pointed) => byKey().get(keyOf(at)),
    fitting: (cell: Cell) => fittingTiles(position(), cell),
  });
}

/** In points. A single score is hardly ever higher. */
const FAR = 16;

/** The corner towers within reach of one score; if all are too far, the nearest one. */
export function nearReach(reach: readonly TokenReach[]): readonly TokenReach[] {
  const near = reach.filter(({ stops }) => (stops[0]?.points ?? 0) <= FAR);
  return near.length > 0 ? near : reach.slice(0, 1);
}
