import { TURN, heldBy, heldKind, heldTurn } from './table.ts';
import type { Table } from './table.ts';
import type { Effect, Player } from './vocabulary.ts';
import { KINDS } from './vocabulary.ts';
import { kindWith } from './rules.ts';
import type { CastleRules } from './rules.ts';

/** Wall tokens held by players (RULES.md §7). */

const HOUSE = KINDS.indexOf('house');
const TOWER = KINDS.indexOf('tower');

/** Kinds by effect, looked up once per rule set. */
const kindsOf = new WeakMap<CastleRules, { readonly [E in Effect]?: number }>();
export function kindFor(t: Table, effect: Effect): number {
  let kinds = kindsOf.get(t.rules);
  if (!kinds) {
    kinds = Object.fromEntries(Object.values(t.rules.effects).map((e) => [e, kindWith(t.rules, e)]));
    kindsOf.set(t.rules, kinds);
  }
  return kinds[effect] ?? 0;
}

/** May this token be used in the current turn of its holder (option `tokenUse`)? */
function usableNow(t: Table, entry: number): boolean {
  return t.options.tokenUse === 'same-turn' || heldTurn(entry) < t.get(TURN);
}

/** Does the player hold a token of this kind that may be used now? */
export function holdsUsable(t: Table, player: Player, kind: number): boolean {
  const list = heldBy(player);
  for (let i = t.get(list); i >= 1; i--) {
    const entry = t.get(list + i);
    if (heldKind(entry) === kind && usableNow(t, entry)) return true;
  }
  return false;
}

/** The kind of token with which the player whose turn it is could double this region; 0 for none. */
export function doublingToken(t: Table, root: number): number {
  const list = heldBy(t.player);
  if (t.get(list) === 0) return 0;
  const region = t.regions.kind(root);
  if (region !== HOUSE && region !== TOWER) return 0;
  const kind = kindFor(t, region === HOUSE ? 'double-house' : 'double-tower');
  return holdsUsable(t, t.player, kind) ? kind : 0;
}

/** Writes the kinds that act at the end of the turn into `out`, each plus `offset`; returns the new length. */
export function endTurnTokens(t: Table, out: Int32Array, from: number, offset: number): number {
  let length = from;
  if (t.get(heldBy(t.player)) === 0) return length;
  const again = kindFor(t, 'extra-turn');
  if (t.left > 0 && holdsUsable(t, t.player, again)) out[length++] = offset + again;
  const five = kindFor(t, 'five-points');
  if (t.rules.fivePointsInPlay && holdsUsable(t, t.player, five)) out[length++] = offset + five;
  return length;
}

/** Uses a token, which then leaves the game: of two of a kind, the one taken first. */
export function spend(t: Table, player: Player, kind: number): void {
  const list = heldBy(player);
  const count = t.get(list);
  for (let i = 0; i < count; i++) {
    if (heldKind(t.get(list + 1 + i)) !== kind) continue;
    t.journal.removeAt(list, i);
    break;
  }
  const effect = t.rules.effects[kind];
  if (t.events && effect) t.emit({ type: 'token-used', player, kind, effect });
}

/** How many tokens of this kind a player holds. */
export function heldCount(t: Table, player: Player, kind: number): number {
  const list = heldBy(player);
  let count = 0;
  for (let i = 1; i <= t.get(list); i++) if (heldKind(t.get(list + i)) === kind) count++;
  return count;
}
