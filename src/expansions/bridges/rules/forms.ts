import type { FeatureSpec } from '../../../game/core/tile.ts';
import type { Half, Side } from '../../../game/core/vocabulary.ts';
import { formId } from '../../../game/rulesets/carcassonne/base/building.ts';
import type { CarcassonneTile, Material } from '../../../game/rulesets/carcassonne/base/material.ts';

/** Tiles with a bridge (RULES.md §15.1): each is another form of its tile, with one more feature. */

/** As seen on the board; numbered by index. */
export const AXES = ['NS', 'WE'] as const;
export type Axis = (typeof AXES)[number];
const ENDS: Readonly<Record<Axis, readonly [Side, Side]>> = { NS: ['N', 'S'], WE: ['W', 'E'] };

/**
 * Converts between an axis of the printed tile and the axis on the board for this rotation; works in both directions.
 */
const turned = (axis: number, rotation: number): number => axis ^ (rotation & 1);

const SITE: FeatureSpec = { kind: 'site', sides: [], halves: [], marks: {} };

/** Does this side of a tile show only field? */
function isField({ features }: CarcassonneTile, side: Side): boolean {
  const halves: readonly Half[] = [`${side}L`, `${side}R`];
  return (
    features.every(({ sides }) => !sides.includes(side)) &&
    halves.every((half) => features.some(({ kind, halves: own }) => kind === 'field' && own.includes(half)))
  );
}

const withFeature = (tile: CarcassonneTile, feature: FeatureSpec): CarcassonneTile => ({
  ...tile,
  features: [...tile.features, feature],
  touches: [...tile.touches, []],
});

/** Adds a site to every tile that can take a bridge, and its forms with a bridge, which are never in the stack. */
export function withBridges(tiles: readonly CarcassonneTile[]): readonly CarcassonneTile[] {
  return tiles.flatMap((tile) => {
    const axes = AXES.filter((axis) => ENDS[axis].every((side) => isField(tile, side)));
    if (axes.length === 0) return [tile];
    const forms = axes.map((axis): CarcassonneTile => ({
      ...withFeature(tile, { kind: 'road', sides: ENDS[axis], halves: [], marks: {} }),
      id: formId(tile.id, axis),
    }));
    return [withFeature(tile, SITE), ...forms];
  });
}

/** By tile × 2 + axis of the printed tile: the form with that bridge, or -1. */
type Forms = Int16Array;
const known = new WeakMap<Material, Forms>();
/** The forms requested last: games with the same material are played many times in a row. */
let latest: { readonly material: Material; readonly forms: Forms } | undefined;

function readForms(material: Material): Forms {
  const forms = Int16Array.from(
    material.tiles.flatMap(({ id }) => AXES.map((axis) => material.table.numberOf.get(formId(id, axis)) ?? -1)),
  );
  known.set(material, forms);
  return forms;
}

/** The tile with a bridge along this axis of the board; -1 if it cannot have one or already has one. */
export function formWith(material: Material, tile: number, rotation: number, axis: number): number {
  if (latest?.material !== material) latest = { material, forms: known.get(material) ?? readForms(material) };
  return latest.forms[tile * 2 + turned(axis, rotation)] as number;
}
