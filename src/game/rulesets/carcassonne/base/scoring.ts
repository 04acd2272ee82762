import type { CarcassonneLine } from './event.ts';
import type { Figure } from './hooks.ts';
import { pennantsIn } from './marks.ts';
import {
  AT,
  COMPLETED,
  SCORE,
  DEPLOYED,
  deployedFigure,
  deployedNode,
  deployedPlayer,
  isFollower,
  weightOf,
} from './table.ts';
import type { Table } from './table.ts';
import { CITY } from './vocabulary.ts';
import { worthOf } from './worth.ts';

/** Who scores regions, returning figures (RULES.md §7). */

/** Scores a region: all tied leaders get the full points. */
export function scoreRegion(t: Table, root: number): void {
  const leaders = t.regions.leaders(root);
  if (leaders === 0) return;
  const { count, each, category } = worthOf(t, root);
  for (let player = 0; player < t.players; player++) {
    if (((leaders >> player) & 1) === 0) continue;
    if (t.events) addLine(t, { player, what: t.kindOf(root), count, each, root, category });
    else addPoints(t, player, count * each);
  }
  if (t.rules.scored.length > 0) for (const scored of t.rules.scored) scored(t, root);
}

/** The content of a score line: `count` things worth `each`; `root` names a region, -1 for none. */
export interface Points {
  readonly player: number;
  readonly what: string;
  readonly count: number;
  readonly each: number;
  readonly root: number;
  readonly source?: string | undefined;
  readonly category?: string | undefined;
}

/** Adds points and reports their score line. */
export function addLine(t: Table, points: Points): void {
  if (t.events) t.emit({ type: 'scored', line: lineOf(t, points), final: t.get(AT) >= t.rules.stageOf.leave });
  addPoints(t, points.player, points.count * points.each);
}

function lineOf(t: Table, { player, what, count, each, root, source, category }: Points): CarcassonneLine {
  const features = root < 0 ? [] : t.featuresOf(root);
  const pennants = root >= 0 && t.regions.kind(root) === CITY && what === 'city' ? pennantsIn(t.regions, root) : 0;
  const line = { player, what, count, each, points: count * each, pennants, region: features[0] ?? null, features };
  return { ...line, ...(source === undefined ? {} : { source }), ...(category === undefined ? {} : { category }) };
}

function addPoints(t: Table, player: number, points: number): void {
  const from = t.get(SCORE + player);
  if (points !== 0) t.set(SCORE + player, from + points);
  if (t.events && points !== 0) t.emit({ type: 'marker', player, from, to: from + points });
}

/** Scores all regions that this tile has completed. Their order does not affect the points. */
export function scoreCompleted(t: Table): void {
  const count = t.get(COMPLETED);
  if (t.events) announceCompleted(t);
  for (let i = 1; i <= count; i++) scoreRegion(t, t.get(COMPLETED + i));
}

function announceCompleted(t: Table): void {
  const players = Array.from({ length: t.players }, (_, player) => player);
  for (const root of t.journal.entries(COMPLETED)) {
    const features = t.featuresOf(root);
    const [region] = features;
    if (!region) continue;
    const leaders = t.regions.leaders(root);
    t.emit({
      type: 'completed',
      kind: t.kindOf(root),
      region,
      features,
      tiles: t.regions.tileCount(root),
      followers: players.map((player) => figuresIn(t, root, player)),
      scorers: players.filter((player) => (leaders >> player) & 1),
    });
  }
}

/** Number of a player's followers in a region, whatever they weigh. */
function figuresIn(t: Table, root: number, player: number): number {
  let count = 0;
  for (let n = t.get(DEPLOYED); n > 0; n--) {
    const entry = t.get(DEPLOYED + n);
    if (deployedPlayer(entry) === player && isFollower(t, entry) && t.regions.find(deployedNode(entry)) === root)
      count++;
  }
  return count;
}

/** Returns all figures of the completed regions, whether they scored or not, except those that stay. */
export function sendCompletedHome(t: Table): void {
  const count = t.get(COMPLETED);
  if (count === 0) return;
  const { regions } = t;
  for (let i = 1; i <= count; i++) {
    const root = t.get(COMPLETED + i);
    if (!regions.hasFigures(root)) continue;
    for (let n = t.get(DEPLOYED) - 1; n >= 0; n--) {
      if (
        regions.find(deployedNode(t.get(DEPLOYED + 1 + n))) === root &&
        !t.rules.figureStays.some((stays) => stays(t, n))
      )
        sendHome(t, n);
    }
  }
  t.set(COMPLETED, 0);
}

/** Is figure `index` protected from being sent home by anything other than its region? */
export const isShielded = (t: Table, index: number): boolean =>
  t.rules.isProtected.some((isProtected) => isProtected(t, index));

/** Are pieces that cross the board forbidden to enter this cell? */
export const isEntryForbidden = (t: Table, cell: number): boolean =>
  t.rules.forbidsEntry.some((forbidsEntry) => forbidsEntry(t, cell));

/** Returns figure `index` of the list of those on the board to its owner. */
export function sendHome(t: Table, index: number): void {
  const entry = t.get(DEPLOYED + 1 + index);
  const node = deployedNode(entry);
  const player = deployedPlayer(entry);
  const figure = deployedFigure(entry);
  const { id, hand } = t.rules.figures[figure] as Figure;
  t.journal.removeAt(DEPLOYED, index);
  t.regions.addWeight(t.regions.find(node), player, -weightOf(t.rules, figure));
  t.journal.add(hand + player, 1);
  t.hasLeft = true;
  if (t.events) t.emit({ type: 'follower-home', player, figure: id, kind: t.kindOf(node), at: t.featureAt(node) });
}

/** Returns the figures that accompany nobody any more, since the last follower of their player has left their region. */
export function sendLonelyHome(t: Table): void {
  t.hasLeft = false;
  if (t.rules.companions === 0) return;
  for (let n = t.get(DEPLOYED) - 1; n >= 0; n--) {
    const entry = t.get(DEPLOYED + 1 + n);
    const root = t.regions.find(deployedNode(entry));
    if (!isFollower(t, entry) && t.regions.weightOf(root, deployedPlayer(entry)) === 0) sendHome(t, n);
  }
  t.hasLeft = false;
}
