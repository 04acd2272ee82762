import { fountain } from '../parts/stalls.ts';
import type { Group } from '../topology/fields.ts';
import type { MarketPlan } from '../topology/plan.ts';
import { paintChapel } from './chapel.ts';
import { paintCity, paintCloister, paintFields } from './country.ts';
import { paintHouses } from './houses.ts';
import { paintMarket } from './market.ts';
import type { PaintSkin, Site } from './site.ts';
import { paintStocks } from './stocks.ts';
import { paintTower } from './towers.ts';
import { paintPigsty } from './zamek.ts';

/** What each feature looks like in a skin; shapes and ground are the same in all of them. */
export interface Painters {
  readonly fountain: (site: Site, x: number, y: number) => void;
  readonly market: (site: Site, place: MarketPlan) => void;
  readonly house: (site: Site, group: Group) => void;
  readonly tower: (site: Site, group: Group) => void;
  /** What takes the free land before trees and flowers do. */
  readonly land?: (site: Site) => void;
}

const paintFountain: Painters['fountain'] = (site, x, y) => fountain(site.s, x, y, 0.09, site.seed);

export const PAINTERS: Readonly<Record<PaintSkin, Painters>> = {
  castle: { fountain: paintFountain, market: paintMarket, house: paintHouses, tower: paintTower },
  zamek: { fountain: paintStocks, market: paintChapel, house: paintHouses, tower: paintPigsty },
  country: { fountain: paintFountain, market: paintCloister, house: paintCity, tower: paintTower, land: paintFields },
};
