import type { PaintSkin } from '../contract.ts';
import { fountain } from '../parts/stalls.ts';
import type { Group } from '../topology/fields.ts';
import type { Building, MarketPlan } from '../topology/plan.ts';
import { paintChapel } from './chapel.ts';
import { paintCity } from './city.ts';
import { paintCloister, paintCountry } from './country.ts';
import { paintHouses } from './houses.ts';
import { paintMarket } from './market.ts';
import { GREAT_PAINTERS } from '../../expansions/art/landmarks.ts';
import type { Site } from './site.ts';
import { paintStocks } from './stocks.ts';
import { paintTower } from './towers.ts';
import { paintPigsty } from './zamek.ts';

/** What each feature looks like in a skin; shapes and ground are the same in all of them. */
export interface Painters {
  readonly fountain: (site: Site, x: number, y: number) => void;
  readonly market: (site: Site, place: MarketPlan) => void;
  readonly buildings: Readonly<Partial<Record<Building, (site: Site, group: Group) => void>>>;
  /** Paints on the free land before trees and flowers are placed. */
  readonly land?: (site: Site) => void;
}

const paintFountain: Painters['fountain'] = (site, x, y) => fountain(site.s, x, y, 0.09, site.seed);

/** The part of a city larger than a tile. */
function paintGreat(site: Site, group: Group): void {
  if (group.great) GREAT_PAINTERS[group.great.kind]?.(site, group);
}

export const PAINTERS: Readonly<Record<PaintSkin, Painters>> = {
  castle: { fountain: paintFountain, market: paintMarket, buildings: { house: paintHouses, tower: paintTower } },
  zamek: { fountain: paintStocks, market: paintChapel, buildings: { house: paintHouses, tower: paintPigsty } },
  country: {
    fountain: paintFountain,
    market: paintCloister,
    buildings: { city: paintCity, great: paintGreat },
    land: paintCountry,
  },
};
