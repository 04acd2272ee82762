import { light } from '../../src/art/light/light.ts';
import type { Mood } from '../../src/art/light/moods.ts';
import { blankRelief, blit, packed } from '../../src/art/light/relief.ts';
import type { Relief } from '../../src/art/light/relief.ts';
import { createLand } from '../../src/art/plane/land.ts';
import { paintTileFine } from '../../src/art/tile/paintTile.ts';
import { carcassonne } from '../../src/game/index.ts';
import type { LaidTile } from '../../src/game/index.ts';
import { SIZE } from './marks.ts';
import { planOf } from './material.ts';

/** Laid tiles as one picture, with what is built on them, and how much two such pictures differ. */

const all = carcassonne.materialOf(carcassonne.TILE_SETS).tiles;
export const tileOf = (id: string): carcassonne.CarcassonneTile => {
  const tile = all.find((one) => one.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
};

const reliefs = new Map<string, Relief>();
function reliefOf(id: string): Relief {
  const known = reliefs.get(id) ?? packed(paintTileFine(planOf(tileOf(id), 'country'), 'country', SIZE));
  reliefs.set(id, known);
  return known;
}
export const openLand = () =>
  createLand({ ppu: SIZE, specs: new Map(all.map((tile) => [tile.id, tile])), tile: reliefOf });

export const asMap = (laid: readonly LaidTile[]): ReadonlyMap<string, LaidTile> =>
  new Map(laid.map((tile) => [`${tile.x},${tile.y}`, tile]));

/** Cells from `0, 0` to the right and downwards, with the wild land around them. */
export function blockOf(land: ReturnType<typeof openLand>, w: number, h: number): Relief {
  const block = blankRelief((w + 2) * SIZE, (h + 2) * SIZE, SIZE);
  for (let y = -1; y <= h; y++)
    for (let x = -1; x <= w; x++) {
      const { relief, lift } = land.relief(x, y);
      blit(relief, block, (x + 1) * SIZE, (y + 1) * SIZE, 0, lift);
    }
  return block;
}

export function greyOf(block: Relief, mood: Mood): number[] {
  const area = { x: SIZE, y: SIZE, w: block.w - 2 * SIZE, h: block.h - 2 * SIZE };
  const pixels = light(block, area, mood);
  return Array.from({ length: area.w * area.h }, (_, k) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(k * 4, k * 4 + 3);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
}

/** How much two pictures differ where `place` is true. */
export function changeIn(
  one: readonly number[],
  other: readonly number[],
  w: number,
  isIn: (x: number, y: number) => boolean,
): number {
  const picked = one.flatMap((grey, k) =>
    isIn(((k % (w * SIZE)) + 0.5) / SIZE, (Math.floor(k / (w * SIZE)) + 0.5) / SIZE)
      ? Math.abs(grey - (other[k] ?? 0))
      : [],
  );
  return picked.reduce((sum, grey) => sum + grey, 0) / picked.length;
}
