import { carcassonne } from '../../game/index.ts';
import type { Cell, FeatureAt, TileId } from '../../game/index.ts';
import type { Pointed } from '../contracts/match.ts';
import { paintedPlane } from './painted.ts';
import type { SessionGame } from './game.ts';
import { keyOf } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { later, lazily } from './lazily.ts';

/** What is known about the board in base Carcassonne and its modules. */

export interface CarcassonneKnowledge extends Knowledge {
  /** Without water. Fields are regions like any other, with the cities they touch. */
  readonly regions: readonly carcassonne.RegionInfo[];
  readonly unseen: carcassonne.Unseen;
  readonly aside: readonly carcassonne.TileCount[];
  readonly projected: carcassonne.Projection;
  /** Danger from a piece that crosses the board and removes followers; `null`: there is none in this game. */
  readonly danger: carcassonne.DangerInfo | null;
  /** Cells where the tile in hand would fit but a rule forbids it. */
  readonly refused: readonly carcassonne.RefusedCell[];
  /** Regions that score from nearby regions, with those; `null`: there are none in this game. */
  readonly surrounded: readonly carcassonne.Surrounded[] | null;
  region(at: Pointed): carcassonne.RegionInfo | undefined;
  fitting(cell: Cell): readonly carcassonne.FittingTile[];
  prospects(tile: TileId): carcassonne.Prospects;
}

export const carcassonneGame: SessionGame<carcassonne.CarcassonneState> = {
  /** Followers: as many as the option says; of every other sort as many as its module gives each player. */
  figures: ({ options, supply }, player, pieces) =>
    carcassonne.rulesOf(options).figures.map(({ id, each = 1 }, n) => {
      const out = pieces.filter(({ owner, sort }) => owner === player && sort === id).length;
      return n === 0
        ? { sort: id, inHand: supply[player] ?? 0, of: options.followers }
        : { sort: id, inHand: each - out, of: each };
    }),
  painted: ({ options }) => paintedPlane(carcassonne.rulesOf(options).allPrinted),
  knowledge: knowledgeOf,
  worth(state, at) {
    const region = regionAt(state, at);
    return region ? (region.complete ? region.finished : region.now).points : 0;
  },
  crowd: (state, at) => regionAt(state, at)?.followers ?? Array<number>(state.players).fill(0),
  weight({ options }, sort) {
    const rules = carcassonne.rulesOf(options);
    return carcassonne.weightOf(
      rules,
      rules.figures.findIndex(({ id }) => id === sort),
    );
  },
  categories: ['road', 'city', 'monastery', 'garden', 'field', ...carcassonne.MODULES.flatMap(({ pays = [] }) => pays)],
};

/** Cached by state, because every option of a list asks for its region. */
const regions = new WeakMap<carcassonne.CarcassonneState, ReadonlyMap<string, carcassonne.RegionInfo>>();

/** The region of a feature on the board. */
export function regionAt(
  state: carcassonne.CarcassonneState,
  { x, y, feature }: FeatureAt,
): carcassonne.RegionInfo | undefined {
  const known =
    regions.get(state) ??
    new Map(
      carcassonne
        .regionsOf(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)))
        .flatMap((region) => region.features.map((at) => [keyOf({ what: 'feature', ...at }), region] as const)),
    );
  regions.set(state, known);
  return known.get(keyOf({ what: 'feature', x, y, feature }));
}

function knowledgeOf(state: carcassonne.CarcassonneState): CarcassonneKnowledge {
  const position = later(() => carcassonne.positionOf(state, carcassonne.rulesOf(state.options)));
  const known = lazily({
    regions: () => carcassonne.regionsOf(position()),
    unseen: () => carcassonne.unseenTiles(position()),
    aside: () => carcassonne.tilesAside(position()),
    dead: () => carcassonne.deadCells(position()),
    projected: () => carcassonne.projectedFinal(position()),
    danger: () => carcassonne.dangerOf(position()),
    refused: () => carcassonne.refusedCells(position()),
    surrounded: () => carcassonne.surroundedRegions(position()),
  });
  const byKey = later(
    () =>
      new Map(
        known.regions.flatMap((region) =>
          region.features.map((at) => [keyOf({ what: 'feature', ...at }), region] as const),
        ),
      ),
  );
  const cached = new Map<TileId, carcassonne.Prospects>();
  return Object.assign(known, {
    region: (at: Pointed) => byKey().get(keyOf(at)),
    fitting: (cell: Cell) => carcassonne.fittingTiles(position(), cell),
    prospects(tile: TileId) {
      const prospects = cached.get(tile) ?? carcassonne.prospectsOf(position(), tile);
      cached.set(tile, prospects);
      return prospects;
    },
  });
}
