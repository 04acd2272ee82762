import { MODULES } from './modules.ts';
import { MODULE_TILES } from '../../../expansions/tiles.ts';
import { assert } from '../../core/result.ts';
import { layOut, parseTileSet } from './base/material.ts';
import type { CarcassonneTile, Material } from './base/material.ts';
import base from './data/base.json' with { type: 'json' };

/** The tile sets that exist, by name. Another printing is another file. */
const DATA: Readonly<Record<string, unknown>> = { base, ...MODULE_TILES };

export const TILE_SETS: readonly string[] = Object.keys(DATA);
export const BASE_SET = 'base';

const sets = new Map<string, readonly CarcassonneTile[]>();
const materials = new Map<string, Material>();

/** Returns a set; parsed on first use. */
export function tileSet(name: string): readonly CarcassonneTile[] {
  const known = sets.get(name);
  if (known) return known;
  const parsed = parseTileSet(name, DATA[name]);
  assert(parsed.ok, parsed.ok ? 'tiles' : parsed.error.message);
  sets.set(name, parsed.value);
  return parsed.value;
}

/** These tiles, prepared for play. */
export const prepared = (tiles: readonly CarcassonneTile[]): Material =>
  layOut(
    tiles,
    MODULES.flatMap(({ signs = [] }) => signs),
  );

/** Returns the tiles of some sets, prepared for play; cached. */
export function materialOf(names: readonly string[]): Material {
  const key = names.join(' ');
  const material = materials.get(key) ?? prepared(names.flatMap(tileSet));
  materials.set(key, material);
  return material;
}
