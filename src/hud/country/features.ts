import type { FeatureSpec, Rotation, country } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { directionsOf } from '../words/features.ts';

/** Tiles of the countryside in words. */

const NAMED = ['road', 'city', 'monastery', 'field', 'garden', 'river'] as const;
export type Named = (typeof NAMED)[number];
export const isNamed = (kind: string): kind is Named => (NAMED as readonly string[]).includes(kind);
/** Where somebody may stand. */
export type Stood = Exclude<Named, 'river'>;
export const isStood = (kind: string): kind is Stood => isNamed(kind) && kind !== 'river';

/** `north and east`, or `within the tile`. */
export function sidesText(texts: Texts, feature: FeatureSpec, rotation: Rotation): string {
  const sides = directionsOf(feature, rotation).map((direction) => texts.t(`side.${direction}`));
  return sides.length > 0 ? texts.list(sides) : texts.t('side.none');
}

/** One feature in words: `city north and east with pennant`. */
function featureText(texts: Texts, feature: FeatureSpec, rotation: Rotation): string {
  if (!isNamed(feature.kind)) return feature.kind;
  const kind = texts.t(`country.kind.${feature.kind}`);
  const bare = feature.sides.length + feature.halves.length === 0;
  const text = bare ? kind : texts.t('feature.sides', { kind, sides: sidesText(texts, feature, rotation) });
  return feature.marks.pennant ? texts.t('feature.marked', { feature: text, mark: texts.t('country.pennant') }) : text;
}

/** What the game plays with of a tile; `gardens`: is the abbot in it? */
export const tileText = (texts: Texts, tile: country.CountryTile, rotation: Rotation, gardens: boolean): string =>
  tile.features.filter(({ kind }) => gardens || kind !== 'garden').map((feature) => featureText(texts, feature, rotation)).join(', ');
