import type { FeatureSpec, Kind, Rotation, RuleSetId, Side } from '../../game/index.ts';
import { KINDS, SIDES } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

function turned(side: Side, rotation: Rotation): Side {
  return SIDES[(SIDES.indexOf(side) + rotation) % SIDES.length] ?? side;
}

/** Sides that a feature touches, halves counted as their side, clockwise from the north. */
export function sidesOf(feature: FeatureSpec, rotation: Rotation): readonly Side[] {
  const touched = new Set<Side>(feature.sides.map((side) => turned(side, rotation)));
  for (const half of feature.halves) {
    const side = SIDES.find((name) => half.startsWith(name));
    if (side) touched.add(turned(side, rotation));
  }
  return SIDES.filter((side) => touched.has(side));
}

/** One feature in words: `path north and east with fountain`. */
export function featureText(texts: Texts, rules: RuleSetId, feature: FeatureSpec, rotation: Rotation): string {
  if (!isKind(feature.kind)) return feature.kind;
  const kind = texts.r(rules, `kind.${feature.kind}`);
  const sides = sidesOf(feature, rotation).map((side) => texts.t(`side.${side}`));
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
