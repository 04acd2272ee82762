import type { StartSpace } from '../../game/index.ts';
import type { Skin } from '../contract.ts';
import { Ink, shade } from '../core/colour.ts';
import { pickAt } from '../core/math.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { ashlar } from '../parts/materials.ts';
import { paintTile, paintTileFine } from '../tile/paintTile.ts';
import { planNiche } from '../topology/niche.ts';
import type { NichePlan } from '../topology/niche.ts';
import { FOUR, fromSide, inward, runsDown, sideNumber } from '../topology/sides.ts';
import { WALK, WALK_HEIGHT, WALL_HEIGHT } from './track.ts';

/** Thickness of a tile: the height of its surface above the yard. */
export const LIFT = 0.022;
const HALF: Readonly<Record<NichePlan['kind'], number>> = { path: 0.3, court: 0.42, house: 0.445, tower: 0.445 };
const GATE = P.wood.map((wood) => shade(wood, 0.55));

/** A start space painted as a tile, and the place of that tile. */
export interface Niche extends NichePlan {
  readonly x: number;
  readonly y: number;
  readonly picture: Surface;
}

/** `joined`: the tile in front has the same kind of building; `rough`: for the coarse picture. */
export function makeNiche(
  start: StartSpace,
  skin: Skin,
  ppu: number,
  { joined, rough }: { readonly joined: boolean; readonly rough: boolean },
): Niche {
  const niche = planNiche(start);
  const [dx, dy] = inward(sideNumber(start.side));
  const picture = (rough ? paintTile : paintTileFine)(
    niche.plan,
    skin,
    ppu,
    FOUR.map((side) => side === niche.side && joined),
  );
  return { ...niche, x: start.cell.x - dx, y: start.cell.y - dy, picture };
}

/** Sets a start space into the wall walk, flush with its cell: jambs next to it, the track's edge behind it. */
export function paintNiche(s: Surface, niche: Niche): void {
  const { picture, side, kind } = niche;
  const n = picture.w;
  const px = Math.round((niche.x - s.ox) * s.ppu);
  const py = Math.round((niche.y - s.oy) * s.ppu);
  const half = HALF[kind];
  const ink = new Ink();
  const copy = (k: number, m: number, height: number): void => {
    s.height[k] = height;
    for (let c = 0; c < 3; c++) s.albedo[k * 3 + c] = picture.albedo[m * 3 + c] as number;
    s.translucency[k] = picture.translucency[m] as number;
    s.gloss[k] = picture.gloss[m] as number;
    s.glow[k] = picture.glow[m] as number;
  };
  for (let j = Math.max(0, -py); j < Math.min(n, s.h - py); j++) {
    for (let i = Math.max(0, -px); i < Math.min(n, s.w - px); i++) {
      const x = (i + 0.5) / n;
      const y = (j + 0.5) / n;
      const q = fromSide(side, x, y);
      const u = Math.abs((runsDown(side) ? y : x) - 0.5);
      if (q > WALK + 0.075 || u > half + 0.03) continue;
      const m = j * n + i;
      const k = (py + j) * s.w + px + i;
      const height = picture.height[m] as number;
      if (kind === 'path' && q > WALK - 0.01) {
        // The lane leaves through a gate under the track.
        if (u >= 0.085 || q >= WALK + 0.012) continue;
        const post = u > 0.062;
        s.height[k] = post ? WALL_HEIGHT + 0.03 : 0.05;
        s.setAlbedo(k, ink.set(post ? P.stoneTop[0] : pickAt(GATE, (u + 1) / 0.02)));
      } else if (q > WALK) {
        // Parts that lean over the edge of the track.
        if (height > 0.1 && kind !== 'court' && q < WALK + (kind === 'house' ? 0.022 : 0.05))
          copy(k, m, Math.max(s.height[k] as number, height + LIFT));
      } else if (u > half || q > WALK - 0.014) {
        if (height + LIFT > WALK_HEIGHT + 0.02 && u < 0.5) copy(k, m, height + LIFT);
        else {
          const bump = ashlar(ink, s.x(px + i), s.y(py + j), 79, { row: 0.04, length: 0.06, stones: P.stoneTop });
          s.height[k] = (u > half ? WALK_HEIGHT + 0.022 : WALL_HEIGHT) + bump;
          s.setAlbedo(k, ink);
        }
      } else copy(k, m, height + LIFT);
    }
  }
}
