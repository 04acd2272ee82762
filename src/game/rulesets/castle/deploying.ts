import type { Refusal } from '../../core/result.ts';
import { LAST, DEPLOYED, SUPPLY, Table, deployed } from './table.ts';

/** Placing a follower on the tile just placed (RULES.md §4.2). */

/** Number of features of the tile just placed. */
function featureCount(t: Table, laid: number): number {
  const { first } = t.material.table;
  const tile = Table.row(laid) >> 2;
  return (first[tile + 1] as number) - (first[tile] as number);
}

/** Is there a follower in hand and a feature whose region has no followers? */
export function canDeploy(t: Table): boolean {
  if (t.get(SUPPLY + t.player) === 0) return false;
  const laid = t.laidOn(t.get(LAST));
  const first = Table.firstNode(laid);
  for (let f = featureCount(t, laid) - 1; f >= 0; f--)
    if (!t.regions.hasFigures(t.regions.find(first + f))) return true;
  return false;
}

/** Writes the features that may take a follower into `out`, each plus `offset`; returns the new length. */
export function deployments(t: Table, out: Int32Array, from: number, offset: number): number {
  const laid = t.laidOn(t.get(LAST));
  const first = Table.firstNode(laid);
  const count = featureCount(t, laid);
  let length = from;
  for (let f = 0; f < count; f++) if (!t.regions.hasFigures(t.regions.find(first + f))) out[length++] = offset + f;
  return length;
}

/** Why no follower may be placed on that feature; undefined if one may. */
export function illegalDeployment(t: Table, feature: number): Refusal | undefined {
  const laid = t.laidOn(t.get(LAST));
  if (feature < 0 || feature >= featureCount(t, laid))
    return { code: 'no-such-feature', message: `The tile has no feature ${feature}.` };
  if (!t.regions.hasFigures(t.regions.find(Table.firstNode(laid) + feature))) return undefined;
  return { code: 'region-occupied', message: `The region of feature ${feature} holds a follower already.` };
}

export function deploy(t: Table, feature: number): void {
  const player = t.player;
  const node = Table.firstNode(t.laidOn(t.get(LAST))) + feature;
  putFollower(t, node, player);
  t.journal.add(SUPPLY + player, -1);
  const at = t.events && t.featureAt(node);
  if (at) t.emit({ type: 'deployed', player, kind: t.kindOf(node), at });
}

export function putFollower(t: Table, node: number, player: 0 | 1): void {
  t.regions.addWeight(t.regions.find(node), player, 1);
  t.journal.push(DEPLOYED, deployed(node, player));
}
