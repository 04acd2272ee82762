import { country } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import { createTableAids, later, lazily } from '../tableAids.ts';
import type { TableAids } from '../tableAids.ts';
import type { CountryIntents, CountryKnown, CountryLayer, CountryMatch, CountryPointed, CountryView } from './contract.ts';

export type CountryAids = TableAids<CountryKnown, CountryLayer, CountryPointed>;

const shared = new WeakMap<CountryMatch, CountryAids>();

/** The aids of a match: table and panels ask for the same ones. */
export function countryAidsOf(match: CountryMatch): CountryAids {
  const aids = shared.get(match) ?? createTableAids<country.CountryState, CountryView, CountryIntents, CountryKnown, CountryLayer, CountryPointed>(match, { knowledgeOf, keyOf });
  shared.set(match, aids);
  return aids;
}

function keyOf(at: CountryPointed): string {
  switch (at.what) {
    case 'feature':
      return `${at.x},${at.y},${at.feature}`;
    case 'cell':
      return `${at.x},${at.y}`;
    case 'turn':
      return at.what;
  }
}

function knowledgeOf(state: country.CountryState): CountryKnown {
  const position = later(() => country.positionOf(state, country.rulesOf(state.options)));
  const known = lazily({
    regions: () => country.regionsOf(position()),
    unseen: () => country.unseenTiles(position()),
    aside: () => country.tilesAside(position()),
    dead: () => country.deadCells(position()),
    projected: () => country.projectedFinal(position()),
  });
  const byFeature = later(() => new Map(known.regions.flatMap((region) => region.features.map((at) => [keyOf({ what: 'feature', ...at }), region] as const))));
  return Object.assign(known, {
    region: (at: CountryPointed) => (at.what === 'feature' ? byFeature().get(keyOf(at)) : undefined),
    fitting: (cell: Cell) => country.fittingTiles(position(), cell),
  });
}
