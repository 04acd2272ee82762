import { FIELDS } from './board.ts';
import type { ScoreLine } from './event.ts';
import {
  COMPLETED,
  FLIP,
  KEEP_NODE,
  KEEP_SIZE,
  PENDING,
  SCORE,
  DEPLOYED,
  SUPPLY,
  TURN,
  WALL,
  heldBy,
  heldToken,
  deployedNode,
  deployedPlayer,
} from './table.ts';
import type { Table } from './table.ts';
import { spend } from './tokens.ts';
import type { Kind, Player } from './vocabulary.ts';
import { KINDS } from './vocabulary.ts';

/** Completed regions: who scores them and how much (RULES.md §5), the track (§6), returning followers (§4.4). */

const PATH = KINDS.indexOf('path');
const HOUSE = KINDS.indexOf('house');
const TOWER = KINDS.indexOf('tower');

/** The player with more followers in the region; -1 in a tie or without any. */
export function scorerOf(t: Table, root: number): Player | -1 {
  const leaders = t.regions.leaders(root);
  return leaders === 1 ? 0 : leaders === 2 ? 1 : -1;
}

/** Points per tile of a region, before a token doubles them. */
export function pointsEach(t: Table, root: number): number {
  const kind = t.regions.kind(root);
  return kind === TOWER || (kind === PATH && t.regions.mark(root) > 0) ? 2 : 1;
}

/** A region still to be scored: root and scorer in one number. */
export const pendingRoot = (entry: number): number => entry >> 1;
export const pendingScorer = (entry: number): Player => (entry & 1) as Player;

/** Lists the regions that this tile completed and who scores them, starting with the player whose turn it is. */
export function beginScoring(t: Table): void {
  if (t.events) announceCompleted(t);
  const me = t.player;
  const count = t.get(COMPLETED);
  if (t.get(PENDING) > 0) t.set(PENDING, 0);
  for (let group = 0; group < 2; group++) {
    for (let i = 1; i <= count; i++) {
      const root = t.get(COMPLETED + i);
      const scorer = scorerOf(t, root);
      if (scorer >= 0 && (scorer === me) === (group === 0)) t.journal.push(PENDING, root * 2 + scorer);
    }
  }
}

function announceCompleted(t: Table): void {
  for (const root of t.journal.entries(COMPLETED)) {
    const features = t.featuresOf(root);
    const [region] = features;
    if (!region) continue;
    const scorer = scorerOf(t, root);
    const followers = [t.regions.weightOf(root, 0), t.regions.weightOf(root, 1)] as const;
    t.emit({
      type: 'completed',
      kind: t.kindOf(root),
      region,
      features,
      tiles: t.regions.tileCount(root),
      followers,
      scorer: scorer === -1 ? null : scorer,
    });
  }
}

/** Number of regions left to score in the current group: first those of the player, then those of the opponent. */
export function groupSize(t: Table): number {
  const count = t.get(PENDING);
  if (count === 0) return 0;
  const scorer = pendingScorer(t.get(PENDING + 1));
  let size = 1;
  while (size < count && pendingScorer(t.get(PENDING + 1 + size)) === scorer) size++;
  return size;
}

/** Scores entry `index` of the list, doubled by a token of kind `token` (0: none). */
export function scorePending(t: Table, index: number, token: number): void {
  const entry = t.get(PENDING + 1 + index);
  const root = pendingRoot(entry);
  const player = pendingScorer(entry);
  t.journal.removeAt(PENDING, index);
  if (token > 0) spend(t, player, token);
  const count = t.regions.tileCount(root);
  const each = pointsEach(t, root) * (token > 0 ? 2 : 1);
  if (t.events) t.emit({ type: 'scored', line: regionLine(t, root, { player, count, each, token }), final: false });
  if (t.regions.kind(root) === HOUSE) moveKeep(t, player, root, count);
  addPoints(t, player, count * each, true);
}

/** The score of a region: `count` tiles or markets worth `each`, with the kind of the token used (0: none). */
export interface RegionScore {
  readonly player: Player;
  readonly count: number;
  readonly each: number;
  readonly token: number;
}

/** The line that explains the points of a region. */
export function regionLine(t: Table, root: number, of: RegionScore): ScoreLine {
  const features = t.featuresOf(root);
  const effect = t.rules.effects[of.token];
  const kind: Kind = t.kindOf(root);
  return {
    player: of.player,
    what: kind,
    count: of.count,
    each: of.each,
    points: of.count * of.each,
    fountain: kind === 'path' && t.regions.mark(root) > 0,
    token: effect ? { kind: of.token, effect } : null,
    region: features[0] ?? null,
    features,
  };
}

/** Moves the keep to a larger house, or to the first one (§5, Keep). */
function moveKeep(t: Table, player: Player, root: number, size: number): void {
  const before = t.get(KEEP_SIZE + player);
  if (size <= before) return;
  const from = t.events && before > 0 ? t.nameOf(t.regions.find(t.get(KEEP_NODE + player))) : null;
  t.set(KEEP_SIZE + player, size);
  t.set(KEEP_NODE + player, root);
  if (t.events) t.emit({ type: 'keep-moved', player, from: from ?? null, at: t.nameOf(root), size });
}

/** Moves the marker; during play, it may stop at a token (§6). */
export function addPoints(t: Table, player: Player, points: number, inPlay: boolean): void {
  const from = t.get(SCORE + player);
  const to = from + points;
  t.set(SCORE + player, to);
  if (t.events && points > 0) t.emit({ type: 'marker', player, from, to });
  if (!inPlay || !t.options.tokens) return;
  const corner = t.material.cornerOf[to % FIELDS] as number;
  if (corner >= 0 && ((t.get(WALL) >>> corner) & 1) === 1) t.set(FLIP, player);
}

/** Turns up the token that a marker waits for; returns false if its kind is not known. */
export function flipToken(t: Table): boolean {
  const player = t.get(FLIP) as Player;
  const corner = t.material.cornerOf[t.get(SCORE + player) % FIELDS] as number;
  const kind = t.wallKinds[corner] ?? 0;
  if (kind < 0) return false;
  t.set(FLIP, -1);
  t.set(WALL, t.get(WALL) & ~(1 << corner));
  t.journal.push(heldBy(player), heldToken(kind, t.get(TURN)));
  const effect = t.rules.effects[kind];
  if (t.events && effect)
    t.emit({ type: 'token-taken', player, field: t.material.tokenFields[corner] ?? 0, kind, effect });
  return true;
}

/** Returns the followers of completed regions, whether or not a player scored them (§4.4). */
export function sendHome(t: Table): void {
  const count = t.get(COMPLETED);
  if (count === 0) return;
  for (let i = 1; i <= count; i++) {
    const root = t.get(COMPLETED + i);
    if (!t.regions.hasFigures(root)) continue;
    for (let n = t.get(DEPLOYED) - 1; n >= 0; n--) {
      const entry = t.get(DEPLOYED + 1 + n);
      const node = deployedNode(entry);
      if (t.regions.find(node) !== root) continue;
      const player = deployedPlayer(entry);
      t.journal.removeAt(DEPLOYED, n);
      t.regions.addWeight(root, player, -1);
      t.journal.add(SUPPLY + player, 1);
      const at = t.events && t.featureAt(node);
      if (at) t.emit({ type: 'follower-home', player, kind: t.kindOf(node), at });
    }
  }
  t.set(COMPLETED, 0);
}
