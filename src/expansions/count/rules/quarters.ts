import type { Place } from '../../../game/core/piece.ts';
import { nextNumber, putFigure } from '../../../game/rulesets/carcassonne/base/deploying.ts';
import { ACTOR, MAX_DEPLOYED, numberedFigure } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { CITY, FIELD, MAX_PLAYERS, MONASTERY, ROAD } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';

/** The quarters of the City of Carcassonne and the figures in them (RULES.md §14.2). */

export const COUNT = 'count';

/** Clockwise. */
export const QUARTERS = ['palace', 'market', 'smithy', 'cathedral'] as const;
export type Quarter = (typeof QUARTERS)[number];
/** By quarter: the kind of region that its figures may be sent to. */
const LEADS_TO: readonly number[] = [CITY, FIELD, ROAD, MONASTERY];
export const MARKET = 1;

export const quarterName = (quarter: number): Quarter => QUARTERS[quarter] ?? 'palace';
/** Returns -1 for an unknown word. */
export const quarterNumber = (word: unknown): number => QUARTERS.findIndex((quarter) => quarter === word);
export const spotOf = (quarter: number): Place & { readonly on: 'spot' } => ({
  on: 'spot',
  spot: `quarter ${quarterName(quarter)}`,
});

/**
 * The module's addresses: the Count's quarter; what may be done in the `court` of this turn; players who passed at the
 * end, as bits; the scores before this turn's scoring; list: figures in the city, in the order in which they entered.
 */
export const addressesFrom = (base: number) => ({
  count: base,
  court: base + 1,
  out: base + 2,
  points: base + 3,
  inside: base + 3 + MAX_PLAYERS,
});
export const SIZE = 3 + MAX_PLAYERS + 1 + MAX_DEPLOYED;
export type Addresses = ReturnType<typeof addressesFrom>;

/** A pair of quarter and sort of figure, in `PAIR_BITS` bits. */
export const pairOf = (quarter: number, figure: number): number => quarter * 8 + figure;
export const quarterOf = (pair: number): number => pair >> 3;
export const figureOf = (pair: number): number => pair & 7;
export const PAIR_BITS = 5;
export const PAIRS = (1 << PAIR_BITS) - 1;

/** A figure in the city: number, pair and player, packed. */
export const entryOf = (number: number, pair: number, player: number): number =>
  (number << (PAIR_BITS + 3)) | (pair << 3) | player;
export const numberIn = (entry: number): number => entry >> (PAIR_BITS + 3);
export const pairIn = (entry: number): number => (entry >> 3) & PAIRS;
export const playerIn = (entry: number): number => entry & 7;

/** May figures of this sort be in the quarter? Only followers that may be placed on the kind it leads to. */
export const suits = (t: Table, pair: number): boolean =>
  ((t.rules.companions >> figureOf(pair)) & 1) === 0 &&
  (((t.rules.figures[figureOf(pair)]?.stands ?? 0) >> (LEADS_TO[quarterOf(pair)] ?? 0)) & 1) === 1;

export const leadsTo = (t: Table, quarter: number, root: number): boolean => t.regions.kind(root) === LEADS_TO[quarter];

/** Id of the sort of figure of a pair, and the pair that an action names; -1 if there is no such figure or quarter. */
export const sortOf = (t: Table, pair: number): string => t.rules.figures[figureOf(pair)]?.id ?? '';
export function pairNamed(t: Table, quarter: unknown, figure: string): number {
  const [where, who] = [quarterNumber(quarter), t.rules.figures.findIndex(({ id }) => id === figure)];
  return where < 0 || who < 0 ? -1 : pairOf(where, who);
}

/** The pairs of a player in the quarters that may be left: all but the Count's. */
export function mobile(t: Table, { count, inside }: Addresses, player: number): readonly number[] {
  const pairs: number[] = [];
  const size = t.get(inside);
  for (let n = 1; n <= size; n++) {
    const entry = t.get(inside + n);
    const pair = pairIn(entry);
    if (playerIn(entry) === player && quarterOf(pair) !== t.get(count) && !pairs.includes(pair)) pairs.push(pair);
  }
  return pairs;
}

/** Is there a figure in a quarter that may be left? */
export function mayLeave(t: Table, { count, inside }: Addresses): boolean {
  for (let n = t.get(inside); n > 0; n--) if (quarterOf(pairIn(t.get(inside + n))) !== t.get(count)) return true;
  return false;
}

/** Moves a figure from its player's hand into a quarter. */
export function goIn(t: Table, { inside }: Addresses, pair: number, player: number): void {
  const number = nextNumber(t);
  t.journal.push(inside, entryOf(number, pair, player));
  t.journal.add((t.rules.figures[figureOf(pair)]?.hand ?? 0) + player, -1);
  if (t.events)
    t.emit({
      type: 'placed',
      player,
      piece: numberedFigure(number),
      sort: sortOf(t, pair),
      to: spotOf(quarterOf(pair)),
    });
}

/** Sends the acting player's first figure of a pair to a region, onto the feature that names the region. */
export function goOut(t: Table, { inside }: Addresses, pair: number, root: number): void {
  const player = t.get(ACTOR);
  const entries = t.journal.entries(inside);
  const index = entries.findIndex((entry) => playerIn(entry) === player && pairIn(entry) === pair);
  const number = numberIn(entries[index] ?? 0);
  const at = t.nameOf(root);
  t.journal.removeAt(inside, index);
  putFigure(t, t.nodeAt(at) ?? root, figureOf(pair), player, number);
  if (t.events)
    t.emit({
      type: 'moved',
      player,
      piece: numberedFigure(number),
      sort: sortOf(t, pair),
      from: spotOf(quarterOf(pair)),
      to: { on: 'feature', ...at },
    });
}
