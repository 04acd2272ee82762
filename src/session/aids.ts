import { RULE_SETS, deadCells, fittingTiles, positionOf, projectedFinal, regionsOf, tilesAside, tokenReach, unseenTiles } from '../game/index.ts';
import type { CastlePosition, CastleState, Cell, FeatureAt, FittingKind, Player, Projection, RegionInfo, SpaceFeature, TileKind, TokenReach, Unseen } from '../game/index.ts';
import type { LogEntry, Match, MatchView } from './contract.ts';

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

export interface AidsView {
  /** False in games without aids. */
  readonly allowed: boolean;
  readonly layers: ReadonlySet<Layer>;
  readonly pointed: Pointed | null;
  /** It stays when the pointer goes away. */
  readonly pinned: boolean;
  /** Taps and arrows look at things instead of laying tiles. */
  readonly looking: boolean;
}

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

export interface Aids {
  readonly view: AidsView;
  readonly known: Known;
  subscribe(listener: () => void): () => void;
  /** Purists play without. */
  allow(on: boolean): void;
  toggle(layer: Layer): void;
  /** The pointer rests on it, or on nothing. */
  point(at: Pointed | null): void;
  pin(at: Pointed | null): void;
  look(on: boolean): void;
}

const shared = new WeakMap<Match, Aids>();

/** The aids of a match: table and panels ask for the same ones. */
export function aidsOf(match: Match): Aids {
  const aids = shared.get(match) ?? createAids(match);
  shared.set(match, aids);
  return aids;
}

const NOTHING: AidsView = { allowed: true, layers: new Set(), pointed: null, pinned: false, looking: false };

function createAids(match: Match): Aids {
  const listeners = new Set<() => void>();
  let view = NOTHING;
  let known: { readonly state: CastleState; readonly answers: Known } | undefined;

  function change(values: Partial<AidsView>): void {
    view = { ...view, ...values };
    for (const listener of [...listeners]) listener();
  }

  // What was pointed at may be gone, or is no longer what was asked about.
  match.subscribe((now, before) => {
    if (now.state !== before.state && view.pointed) change({ pointed: null, pinned: false });
  });

  return {
    get view() {
      return view;
    },
    get known() {
      const { state } = match.view;
      if (known?.state !== state) known = { state, answers: knowledgeOf(state) };
      return known.answers;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    allow(on) {
      if (on !== view.allowed) change({ ...NOTHING, allowed: on });
    },
    toggle(layer) {
      if (!view.allowed) return;
      const layers = new Set(view.layers);
      if (!layers.delete(layer)) layers.add(layer);
      change({ layers });
    },
    point(at) {
      if (!view.allowed || view.pinned || samePointed(at, view.pointed)) return;
      change({ pointed: at });
    },
    pin(at) {
      if (!view.allowed || (samePointed(at, view.pointed) && view.pinned === (at !== null))) return;
      change({ pointed: at, pinned: at !== null });
    },
    look(on) {
      if (view.allowed && on !== view.looking) change({ looking: on, pointed: null, pinned: false });
    },
  };
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

/** A value that is worked out when it is first needed. */
function later<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function knowledgeOf(state: CastleState): Known {
  const position = later((): CastlePosition => positionOf(state, RULE_SETS[state.rules]));
  const regions = later(() => regionsOf(position()));
  const unseen = later(() => unseenTiles(position()));
  const aside = later(() => tilesAside(position()));
  const dead = later(() => deadCells(position()));
  const projected = later(() => projectedFinal(position()));
  const reach = later(() => [tokenReach(position(), 0), tokenReach(position(), 1)] as const);
  const byFeature = later(() => new Map(regions().flatMap((region) => [...region.features.map((at) => keyOf({ what: 'feature', ...at })), ...region.spaces.map((at) => keyOf({ what: 'space', ...at }))].map((key) => [key, region] as const))));
  return {
    get regions() {
      return regions();
    },
    get unseen() {
      return unseen();
    },
    get aside() {
      return aside();
    },
    get dead() {
      return dead();
    },
    get projected() {
      return projected();
    },
    get reach() {
      return reach();
    },
    region: (at) => (at.what === 'feature' || at.what === 'space' ? byFeature().get(keyOf(at)) : undefined),
    fitting: (cell) => fittingTiles(position(), cell),
  };
}

/** More than a single score brings, but for the rarest. */
const FAR = 16;

/** The corners that one score may reach; the nearest one if all are far. */
export function nearReach(reach: readonly TokenReach[]): readonly TokenReach[] {
  const near = reach.filter(({ stops }) => (stops[0]?.points ?? 0) <= FAR);
  return near.length > 0 ? near : reach.slice(0, 1);
}

export interface LastTurn {
  readonly player: Player;
  readonly turn: number;
  readonly cell: Cell;
  /** All that happened in it. */
  readonly entries: readonly LogEntry[];
}

/** The turn that ended last. */
export function lastTurnOf(view: MatchView): LastTurn | null {
  const began = view.log.findLast(({ event, turn }) => event.type === 'laid' && turn < view.state.turn);
  if (began?.event.type !== 'laid') return null;
  const { player, x, y } = began.event;
  const entries = view.log.filter(({ turn }) => turn === began.turn);
  return { player, turn: began.turn, cell: { x, y }, entries };
}
