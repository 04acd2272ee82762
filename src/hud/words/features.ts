import type { FeatureSpec, Kind, Rotation, RuleSetId } from '../../game/index.ts';
import { HALVES, KINDS, SIDES } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';

export const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

/** Directions from the middle of a tile, clockwise; side `i` is `2 i + 1`, the corner before it `2 i`. */
const DIRECTIONS = ['NW', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Where on its tile a feature lies. Ground with only half of a side is named by the corner there, so that the ground
 * inside a bend and that outside of it are told apart.
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

/** One feature in words: `path north and east with fountain`. */
export function featureText(texts: Texts, rules: RuleSetId, feature: FeatureSpec, rotation: Rotation): string {
  if (!isKind(feature.kind)) return feature.kind;
  const kind = texts.r(rules, `kind.${feature.kind}`);
  const sides = directionsOf(feature, rotation).map((direction) => texts.t(`side.${direction}`));
  let text = sides.length > 0 ? texts.t('feature.sides', { kind, sides: texts.list(sides) }) : texts.t('feature.enclosed', { kind });
  const markets = feature.marks.market ?? 0;
  if (markets > 0) text = texts.t('feature.marked', { feature: text, mark: texts.r(rules, 'market', { count: markets }) });
  if (feature.marks.fountain) text = texts.t('feature.marked', { feature: text, mark: texts.r(rules, 'fountain') });
  return text;
}

/** All features of a tile, buildings and paths before the ground. */
export function tileText(texts: Texts, rules: RuleSetId, tile: { readonly features: readonly FeatureSpec[]; readonly square: boolean }, rotation: Rotation): string {
  const parts = tile.features.map((feature) => featureText(texts, rules, feature, rotation));
  if (tile.square) parts.unshift(texts.r(rules, 'square'));
  return parts.join(', ');
}
