import type { PaintSkin } from '../contract.ts';
import { twoThirds } from '../core/resize.ts';
import { Surface } from '../core/surface.ts';
import type { TilePlan } from '../topology/plan.ts';
import { paintGates } from './gates.ts';
import { paintGreenery } from './greenery.ts';
import { paintGround } from './ground.ts';
import { paintInnerYard } from './innerYard.ts';
import { paintLanes } from './lane.ts';
import { paintParapets, paintRiver } from './river.ts';
import { CLOSED, openSite } from './site.ts';
import type { Joined } from './site.ts';
import { PAINTERS } from './skins.ts';

/** Paints a tile, `size` pixels per side. */
export const paintTile = (plan: TilePlan, skin: PaintSkin, size: number, joined: Joined = CLOSED): Surface =>
  paintOn(new Surface(size, size, size), plan, skin, joined);

function paintOn(s: Surface, plan: TilePlan, skin: PaintSkin, joined: Joined): Surface {
  const site = openSite(plan, s, joined, skin);
  const painters = PAINTERS[skin];
  paintGround(site);
  paintRiver(site);
  paintLanes(site);
  paintParapets(site);
  for (const [x, y] of plan.fountains) {
    painters.fountain(site, x, y);
    site.taken.push([x, y, 0.13]);
    site.s.shine(x, y, 0.25, 0.25);
  }
  for (const market of plan.markets) if (!market.within) painters.market(site, market);
  for (const group of site.layout.groups) painters.buildings[group.kind]?.(site, group);
  for (const market of plan.markets) if (market.within) painters.market(site, market);
  if (plan.yard && plan.clear.length) paintInnerYard(site);
  if (plan.niche === 0) paintGates(site);
  painters.land?.(site);
  paintGreenery(site);
  return site.s;
}

/**
 * Paints at one and a half times the size and shrinks it: smoother edges for about twice the work. `size` must be even.
 */
export function paintTileFine(plan: TilePlan, skin: PaintSkin, size: number, joined: Joined = CLOSED): Surface {
  const large = size * 1.5;
  if (sheet?.w === large) sheet.clear();
  else sheet = new Surface(large, large, large);
  return twoThirds(paintOn(sheet, plan, skin, joined));
}

/** The last large surface, to be painted over: new memory for every tile costs as much as some painting. */
let sheet: Surface | undefined;
