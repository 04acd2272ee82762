import type { FeatureSpec, Rotation, TileSpec } from '../../game/index.ts';
import { HALVES, SIDES } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { GameTexts } from '../table/texts.ts';
import { kindName } from './names.ts';

/** Directions from the middle of a tile, clockwise; side `i` is `2 i + 1`, the corner before it `2 i`. */
const DIRECTIONS = ['NW', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Where on its tile a feature is. Ground with only half of a side is named by the corner there, to distinguish the
 * ground inside a bend from that outside.
 */
export function directionsOf(feature: FeatureSpec, rotation: Rotation): readonly Direction[] {
  const found = new Set<number>(feature.sides.map((side) => SIDES.indexOf(side) * 2 + 1));
  const halves = new Set(feature.halves.map((half) => HALVES.indexOf(half)));
  for (const half of halves) if (half % 2 === 0 && halves.has(half + 1)) found.add(half + 1);
  for (const half of halves) {
    const side = half - (half % 2) + 1;
    const corner = (half % 2 === 0 ? side - 1 : side + 1) % DIRECTIONS.length;
    const beside = [corner - 1, corner + 1].map((direction) => (direction + DIRECTIONS.length) % DIRECTIONS.length);
    if (!found.has(side) && !beside.some((direction) => found.has(direction) && direction !== side)) found.add(corner);
  }
  const lying = new Set([...found].map((direction) => (direction + 2 * rotation) % DIRECTIONS.length));
  return DIRECTIONS.filter((_, direction) => lying.has(direction));
}

/** `north and east`, or `inside the tile`. */
export function sidesText(texts: Texts, feature: FeatureSpec, rotation: Rotation): string {
  const sides = directionsOf(feature, rotation).map((direction) => texts.t(`side.${direction}`));
  return sides.length > 0 ? texts.list(sides) : texts.t('side.none');
}

/** A feature in words: `path north and east with fountain`. */
export function featureText(game: GameTexts, feature: FeatureSpec, rotation: Rotation): string {
  const { t } = game.texts;
  const bare = feature.sides.length + feature.halves.length === 0;
  const text = bare
    ? game.enclosed(feature.kind)
    : t('feature.sides', { kind: kindName(game, feature.kind), sides: sidesText(game.texts, feature, rotation) });
  return game.marks(feature).reduce((told, mark) => t('feature.marked', { feature: told, mark }), text);
}

/** By texts and tile: the text board describes every tile again after each change. */
const said = new WeakMap<GameTexts, WeakMap<TileSpec, Map<string, string>>>();

/** The features of a tile that the game uses. `modules`: those that are on. */
export function tileText(game: GameTexts, tile: TileSpec, rotation: Rotation, modules: readonly string[] = []): string {
  const byTile = said.get(game) ?? new WeakMap<TileSpec, Map<string, string>>();
  const texts = byTile.get(tile) ?? new Map<string, string>();
  said.set(game, byTile.set(tile, texts));
  const key = [rotation, ...modules].join();
  const known = texts.get(key);
  if (known !== undefined) return known;
  const features = tile.features.filter(({ kind }) => game.plays(kind, modules));
  const text = [...game.notes(tile), ...features.map((feature) => featureText(game, feature, rotation))].join(', ');
  texts.set(key, text);
  return text;
}
