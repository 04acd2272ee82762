import type { Surface } from '../core/surface.ts';
import type { Castle } from './castle.ts';
import { paintClutter } from './clutter.ts';
import { paintNiche } from './niche.ts';
import type { Niche } from './niche.ts';
import { paintTerrain } from './terrain.ts';
import { paintWall } from './wall.ts';
import { paintWoods } from './woods.ts';

/** Paints any window of the board: everything except tiles and tokens. Adjacent windows have no seams. */
export function paintBoard(s: Surface, castle: Castle, niches: readonly Niche[]): void {
  paintTerrain(s, castle);
  paintWall(s, castle);
  for (const niche of niches) if (s.sees(niche.x, niche.y, niche.x + 1, niche.y + 1)) paintNiche(s, niche);
  paintClutter(s, castle);
  paintWoods(s, castle.woods);
}
