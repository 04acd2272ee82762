import type { Skin } from '../contract.ts';
import { halve } from '../core/resize.ts';
import type { Surface } from '../core/surface.ts';
import { fountain } from '../parts/stalls.ts';
import type { TilePlan } from '../topology/plan.ts';
import { paintChapel } from './chapel.ts';
import { paintGates } from './gates.ts';
import { paintGreenery } from './greenery.ts';
import { paintGround } from './ground.ts';
import { paintHouses } from './houses.ts';
import { paintInnerYard } from './innerYard.ts';
import { paintLanes } from './lane.ts';
import { paintMarket } from './market.ts';
import { CLOSED, openSite } from './site.ts';
import type { Joined } from './site.ts';
import { paintStocks } from './stocks.ts';
import { paintTower } from './towers.ts';
import { paintPigsty } from './zamek.ts';

/** Paints a tile, `size` pixels a side. */
export function paintTile(plan: TilePlan, skin: Skin, size: number, joined: Joined = CLOSED): Surface {
  const site = openSite(plan, size, joined, skin);
  const zamek = skin === 'zamek';
  paintGround(site);
  paintLanes(site);
  for (const [x, y] of plan.fountains) {
    if (zamek) paintStocks(site, x, y);
    else fountain(site.s, x, y, 0.09, site.seed);
    site.taken.push([x, y, 0.13]);
    site.s.shine(x, y, 0.25, 0.25);
  }
  for (const market of plan.markets) (zamek ? paintChapel : paintMarket)(site, market);
  for (const group of site.layout.groups) {
    if (group.kind === 'house') paintHouses(site, group);
    else (zamek ? paintPigsty : paintTower)(site, group);
  }
  if (plan.yard && plan.clear.length) paintInnerYard(site);
  if (plan.niche === 0) paintGates(site);
  paintGreenery(site);
  return site.s;
}

/** Paints at twice the size and halves: smoother edges for about four times the work. */
export const paintTileFine = (plan: TilePlan, skin: Skin, size: number, joined: Joined = CLOSED): Surface => halve(paintTile(plan, skin, size * 2, joined));
