import type { SoundName } from './contract.ts';
import { MODULE_SOUNDS } from '../expansions/sound.ts';
import type { Recipe } from './recipe.ts';
import { FANFARE, FANFARE_SOFT, LAST_TILES } from './recipes/ceremony.ts';
import { FIELD, GARDEN, LAND_GRASS, LAND_GRAVEL, LAND_STONE, LAND_WATER, MONASTERY } from './recipes/country.ts';
import { BIRDS, CRICKETS } from './recipes/nature.ts';
import {
  FARMER,
  FOLLOWER,
  HOP,
  ILLEGAL,
  KEEP,
  MERCHANT,
  ROTATE,
  TILE_DROPS,
  TILE_LIFT,
  TOKEN_FLIP,
  TURN,
} from './recipes/pieces.ts';
import { COINS, COURT, HOUSE, PATH, TOWER } from './recipes/town.ts';

/** The recipes of every sound; several recipes of one sound take turns. */
export const RECIPES: Readonly<Record<SoundName, readonly [Recipe, ...Recipe[]]>> = {
  'tile-lift': [TILE_LIFT],
  rotate: [ROTATE],
  'tile-drop': several(TILE_DROPS),
  illegal: [ILLEGAL],
  'land-grass': [LAND_GRASS],
  'land-gravel': [LAND_GRAVEL],
  'land-stone': [LAND_STONE],
  'land-water': [LAND_WATER],
  follower: [FOLLOWER],
  merchant: [MERCHANT],
  farmer: [FARMER],
  hop: [HOP],
  path: [PATH],
  house: [HOUSE],
  tower: [TOWER],
  court: [COURT],
  monastery: [MONASTERY],
  garden: [GARDEN],
  field: [FIELD],
  coins: [COINS],
  'token-flip': [TOKEN_FLIP],
  keep: [KEEP],
  turn: [TURN],
  'last-tiles': [LAST_TILES],
  fanfare: [FANFARE],
  'fanfare-soft': [FANFARE_SOFT],
  bird: several(BIRDS),
  cricket: several(CRICKETS),
  ...MODULE_SOUNDS,
};

function several(recipes: readonly Recipe[]): readonly [Recipe, ...Recipe[]] {
  const [first, ...others] = recipes;
  if (!first) throw new Error('Expected a recipe');
  return [first, ...others];
}

/** Part of the surroundings, which have their own volume. */
export const isAmbience = (name: SoundName): boolean => name === 'bird' || name === 'cricket';
