import { country } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import type { Pointed } from '../contract.ts';
import { paintedPlane } from './painted.ts';
import type { SessionGame } from './game.ts';
import { keyOf } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { later, lazily } from './lazily.ts';

/** Base Carcassonne and its modules. */

export interface CarcassonneKnowledge extends Knowledge {
  /** Without water; a field is a region like any other, with the cities it touches. */
  readonly regions: readonly country.RegionInfo[];
  readonly unseen: country.Unseen;
  readonly aside: readonly country.TileCount[];
  readonly projected: country.Projection;
  region(at: Pointed): country.RegionInfo | undefined;
  fitting(cell: Cell): readonly country.FittingTile[];
}

export const carcassonneGame: SessionGame<country.CountryState> = {
  /** Followers as the option says; of every other sort each player has one. */
  figures: ({ options, supply }, player, pieces) =>
    country.rulesOf(options).figures.map(({ id }, n) => {
      const out = pieces.filter(({ owner, sort }) => owner === player && sort === id).length;
      return n === 0
        ? { sort: id, inHand: supply[player] ?? 0, of: options.followers }
        : { sort: id, inHand: 1 - out, of: 1 };
    }),
  painted: ({ options }) => paintedPlane(country.rulesOf(options).material.tiles),
  knowledge: knowledgeOf,
  categories: ['road', 'city', 'monastery', 'garden', 'field'],
};

function knowledgeOf(state: country.CountryState): CarcassonneKnowledge {
  const position = later(() => country.positionOf(state, country.rulesOf(state.options)));
  const known = lazily({
    regions: () => country.regionsOf(position()),
    unseen: () => country.unseenTiles(position()),
    aside: () => country.tilesAside(position()),
    dead: () => country.deadCells(position()),
    projected: () => country.projectedFinal(position()),
  });
  const byKey = later(
    () =>
      new Map(
        known.regions.flatMap((region) =>
          region.features.map((at) => [keyOf({ what: 'feature', ...at }), region] as const),
        ),
      ),
  );
  return Object.assign(known, {
    region: (at: Pointed) => byKey().get(keyOf(at)),
    fitting: (cell: Cell) => country.fittingTiles(position(), cell),
  });
}
