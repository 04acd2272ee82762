import { RULE_SETS, deadCells, fittingTiles, positionOf, projectedFinal, regionsOf, tilesAside, tokenReach, unseenTiles } from '../game/index.ts';
import type { CastlePosition, CastleState, Cell, FeatureAt, FittingKind, Player, Projection, RegionInfo, SpaceFeature, TileKind, TokenReach, Unseen } from '../game/index.ts';
import type { Intents, Match, MatchView } from './contract.ts';
import { createTableAids, later, lazily } from './tableAids.ts';
import type { TableAids, TableAidsView } from './tableAids.ts';

/** What helps to see the board: shown over it as long as it is switched on. */
export const LAYERS = ['courts', 'reach', 'empty', 'dead', 'projected'] as const;
export type Layer = (typeof LAYERS)[number];

/** What somebody points at and wants to know more of. */
export type Pointed =
  | ({ readonly what: 'feature' } & FeatureAt)
  | ({ readonly what: 'space' } & SpaceFeature)
  | ({ readonly what: 'cell' } & Cell)
  /** A player's reach on the track. */
  | { readonly what: 'player'; readonly player: Player }
  /** The largest empty area. */
  | { readonly what: 'empty' }
  /** The turn that ended last. */
  | { readonly what: 'turn' };

export type AidsView = TableAidsView<Layer, Pointed>;

/** What follows from what everybody sees. Each answer is worked out when it is first asked for, and once for a state. */
export interface Known {
  readonly regions: readonly RegionInfo[];
  readonly unseen: Unseen;
  readonly aside: readonly TileKind[];
  readonly dead: readonly Cell[];
  readonly projected: Projection;
  readonly reach: readonly [readonly TokenReach[], readonly TokenReach[]];
  /** The region of a feature or of a start space's feature. */
  region(at: Pointed): RegionInfo | undefined;
  fitting(cell: Cell): readonly FittingKind[];
}

export type Aids = TableAids<Known, Layer, Pointed>;

const shared = new WeakMap<Match, Aids>();

/** The aids of a match: table and panels ask for the same ones. */
export function aidsOf(match: Match): Aids {
  const aids = shared.get(match) ?? createTableAids<CastleState, MatchView, Intents, Known, Layer, Pointed>(match, { knowledgeOf, keyOf });
  shared.set(match, aids);
  return aids;
}

export const samePointed = (a: Pointed | null, b: Pointed | null): boolean => a === b || (a !== null && b !== null && keyOf(a) === keyOf(b));

function keyOf(at: Pointed): string {
  switch (at.what) {
    case 'feature':
      return `${at.x},${at.y},${at.feature}`;
    case 'cell':
      return `${at.x},${at.y}`;
    case 'space':
      return `${at.space},${at.feature}`;
    case 'player':
      return `player ${at.player}`;
    default:
      return at.what;
  }
}

function knowledgeOf(state: CastleState): Known {
  const position = later((): CastlePosition => positionOf(state, RULE_SETS[state.rules]));
  const known = lazily({
    regions: () => regionsOf(position()),
    unseen: () => unseenTiles(position()),
    aside: () => tilesAside(position()),
    dead: () => deadCells(position()),
    projected: () => projectedFinal(position()),
    reach: () => [tokenReach(position(), 0), tokenReach(position(), 1)] as const,
  });
  const byFeature = later(() => new Map(known.regions.flatMap((region) => [...region.features.map((at) => keyOf({ what: 'feature', ...at })), ...region.spaces.map((at) => keyOf({ what: 'space', ...at }))].map((key) => [key, region] as const))));
  return Object.assign(known, {
    region: (at: Pointed) => (at.what === 'feature' || at.what === 'space' ? byFeature().get(keyOf(at)) : undefined),
    fitting: (cell: Cell) => fittingTiles(position(), cell),
  });
}

/** More than a single score brings, but for the rarest. */
const FAR = 16;

/** The corners that one score may reach; the nearest one if all are far. */
export function nearReach(reach: readonly TokenReach[]): readonly TokenReach[] {
  const near = reach.filter(({ stops }) => (stops[0]?.points ?? 0) <= FAR);
  return near.length > 0 ? near : reach.slice(0, 1);
}

export { lastTurnOf } from './lastTurn.ts';
