import type { Refusal, Result } from '../../../core/result.ts';
import { accept, refuse } from '../../../core/result.ts';
import type { Action } from './action.ts';
import { decline } from './asking.ts';
import { completedNow, isCompleted } from './completing.ts';
import type { Target } from '../../../core/prompt.ts';
import type { CarcassonneOptions } from './options.ts';
import type { Choice, Figure, Verb } from './hooks.ts';
import {
  FIGURES,
  LAST,
  PLAYER,
  DEPLOYED,
  SUPPLY,
  Table,
  deployed,
  weightOf,
  deployment,
  deploymentNode,
  deploymentFigure,
} from './table.ts';
import { BUILT, FIELD, SURROUNDED, STOOD_ON, kindSet } from './vocabulary.ts';

/** Placing a figure (RULES.md §6). */

export const FOLLOWER = 'follower';

/**
 * The follower: may be placed on everything except water and gardens, and on fields only if there are farmers (§11).
 */
export const followerFigure = ({ fields }: CarcassonneOptions): Figure => ({
  id: FOLLOWER,
  hand: SUPPLY,
  stands: fields === 'off' ? STOOD_ON & ~kindSet(FIELD) : STOOD_ON,
});

const banned = (t: Table): boolean => t.rules.forbidsDeploy.some((forbidsDeploy) => forbidsDeploy(t));
const anywhere = (t: Table): boolean => t.rules.anywhere.some((asks) => asks(t));

/** Writes `tag` plus the deployment for every feature of the tile that a figure may claim. */
function targetsOn(t: Table, laid: number, figures: number, out: Int32Array, from: number, tag: number): number {
  const { regions, rules } = t;
  const first = Table.firstNode(laid);
  const count = t.featureCount(Table.row(laid) >> 2);
  let length = from;
  for (let node = first; node < first + count; node++) {
    const kind = 1 << regions.kind(node);
    if ((rules.stands & kind) === 0) continue;
    const root = regions.find(node);
    const able =
      figures & (regions.hasFigures(root) ? (mayAccompany(t, root) ? rules.companions : 0) : ~rules.companions);
    if (able === 0) continue;
    if (rules.forbidsFeature.length > 0 && rules.forbidsFeature.some((forbidsFeature) => forbidsFeature(t, node)))
      continue;
    for (let f = 0; f < rules.figures.length; f++) {
      if ((able >> f) & 1 && ((rules.figures[f] as Figure).stands & kind) !== 0)
        out[length++] = tag + deployment(node, f);
    }
  }
  return length;
}

/** May a figure that accompanies followers join this region? */
const mayAccompany = (t: Table, root: number): boolean =>
  t.rules.companions !== 0 &&
  t.regions.weightOf(root, t.get(PLAYER)) > 0 &&
  (t.regions.kind(root) === FIELD || t.regions.open(root) > 0);

/** The figures that the player whose turn it is has in hand, as bits. */
function inHand(t: Table): number {
  const { figures } = t.rules;
  const player = t.get(PLAYER);
  let bits = 0;
  for (let f = 0; f < figures.length; f++) if (t.get((figures[f] as Figure).hand + player) > 0) bits |= 1 << f;
  return bits;
}

const deploy: Verb<Table> = {
  do: 'deploy',
  list: (t, out, from, tag) => {
    const figures = inHand(t);
    if (figures === 0 || (t.rules.forbidsDeploy.length > 0 && banned(t))) return from;
    const last = t.get(LAST);
    let count = targetsOn(t, t.laidOn(last), figures, out, from, tag);
    if (t.rules.anywhere.length === 0 || !anywhere(t)) return count;
    for (const cell of t.journal.entries(t.laidCells)) {
      if (cell === last) continue;
      const to = targetsOn(t, t.laidOn(cell), figures & ~t.rules.companions, out, count, tag);
      for (let i = count; i < to; i++) {
        const move = out[i] as number;
        if (!closedBefore(t, deploymentNode(move - tag))) out[count++] = move;
      }
    }
    return count;
  },
  play: (t, rest) => {
    const player = t.get(PLAYER);
    const figure = deploymentFigure(rest);
    const node = deploymentNode(rest);
    putFigure(t, node, figure, player);
    const { id, hand } = t.rules.figures[figure] as Figure;
    t.journal.add(hand + player, -1);
    if (t.events) t.emit({ type: 'deployed', player, figure: id, kind: t.kindOf(node), at: t.featureAt(node) });
    t.next();
  },
  actionOf: (t, rest) => {
    const node = deploymentNode(rest);
    const { x, y, feature } = t.featureAt(node);
    const figure = t.rules.figures[deploymentFigure(rest)]?.id ?? FOLLOWER;
    const elsewhere = t.cellOf(node) === t.get(LAST) ? {} : { x, y };
    return { player: t.get(PLAYER), do: 'deploy', feature, ...elsewhere, ...(figure === FOLLOWER ? {} : { figure }) };
  },
  moveOf: (t, action) => {
    const target = targetOf(t, action);
    if (!target.ok) return target;
    const figure = t.rules.figures.findIndex(({ id }) => id === (action.figure ?? FOLLOWER));
    const error = illegalTarget(t, target.value, figure);
    return error ? { ok: false, error } : accept(deployment(target.value, figure));
  },
  target: (t, rest) => featureTarget(t, deploymentNode(rest)),
  piece: (t, rest) => t.rules.figures[deploymentFigure(rest)]?.id ?? FOLLOWER,
};

/** Was the region completed by an earlier tile? If so, it may not be claimed. */
function closedBefore(t: Table, node: number): boolean {
  const { regions } = t;
  const kind = 1 << regions.kind(node);
  if ((kind & (BUILT | SURROUNDED)) === 0) return false;
  const root = regions.find(node);
  return regions.open(root) === 0 && !completedNow(t, root);
}

/** The node that an action names. */
function targetOf(t: Table, { x, y, feature = -1 }: Action): Result<number> {
  const last = t.get(LAST);
  const here = t.plane.coordinates(last);
  const at = { x: x ?? here.x, y: y ?? here.y };
  const node = t.nodeAt({ ...at, feature });
  if (node === undefined || ((t.rules.stands >> t.regions.kind(node)) & 1) === 0)
    return refuse('no-such-feature', `There is no feature ${feature} to stand on.`);
  return accept(node);
}

/** Why the figure cannot be placed on a feature; checked in the order of RECORD.md. */
function illegalTarget(t: Table, node: number, figure: number): Refusal | undefined {
  const { regions, rules } = t;
  const elsewhere = t.cellOf(node) !== t.get(LAST);
  const root = regions.find(node);
  const spec = rules.figures[figure];
  const isAlone = spec?.accompanies && !mayAccompany(t, root);
  if (spec?.accompanies) {
    if ((spec.stands >> regions.kind(node)) & 1 && regions.kind(node) !== FIELD && regions.open(root) === 0)
      return { code: 'region-closed', message: 'The region is completed: the figure would return at once.' };
  } else if (regions.hasFigures(root))
    return { code: 'region-occupied', message: 'The region holds a follower already.' };
  else if (elsewhere && closedBefore(t, node))
    return { code: 'region-closed', message: 'The region was completed before.' };
  if (
    !spec ||
    isAlone ||
    ((inHand(t) >> figure) & 1) === 0 ||
    ((spec.stands >> regions.kind(node)) & 1) === 0 ||
    banned(t)
  ) {
    return { code: 'figure-unusable', message: 'This figure cannot be deployed there.' };
  }
  if (elsewhere && (spec.accompanies || !anywhere(t)))
    return { code: 'no-such-target', message: 'The tile was laid on another cell.' };
  return rules.forbidsFeature.some((forbidsFeature) => forbidsFeature(t, node))
    ? { code: 'no-such-target', message: 'Nobody can be deployed there.' }
    : undefined;
}

/** A feature as a target, with its region. */
export function featureTarget(t: Table, node: number): Target {
  const root = t.regions.find(node);
  return {
    on: 'feature',
    ...t.featureAt(node),
    kind: t.kindOf(node),
    features: t.featuresOf(root),
    completed: isCompleted(t, root),
  };
}

/** Puts a figure on a feature without taking it from a hand. `number` identifies it throughout the game. */
export function putFigure(t: Table, node: number, figure: number, player: number, number = nextNumber(t)): void {
  t.regions.addWeight(t.regions.find(node), player, weightOf(t.rules, figure));
  t.journal.push(DEPLOYED, deployed(number, node, figure, player));
}

/** Returns the number for a figure that enters the board. */
export function nextNumber(t: Table): number {
  const number = t.get(FIGURES);
  t.set(FIGURES, number + 1);
  return number;
}

/** Declines the step. */
const pass = decline(
  () => true,
  (t) => t.next(),
);

export const DEPLOYING: Choice<Table> = { awaiting: 'deploy', verbs: [deploy, pass] };
