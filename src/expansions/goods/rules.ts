import type { FeatureAt } from '../../game/core/vocabulary.ts';
import { isCompleted } from '../../game/rulesets/carcassonne/base/completing.ts';
import { NEXT } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { addLine } from '../../game/rulesets/carcassonne/base/scoring.ts';
import { COMPLETED, PLAYER } from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { CITY, MAX_PLAYERS } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** Trade goods (RULES.md §17.4): whoever completes a city takes its signs; most of a kind score at the end. */

/** Marks of city segments, words of score lines, and sorts of tokens. */
export const KINDS = ['wine', 'grain', 'cloth'] as const;
export type GoodsKind = (typeof KINDS)[number];

/** Points for most tokens of a kind. */
const MOST = 10;

/** The slice of the module: by kind, the tokens of each player. */
export type GoodsSlice = Readonly<Record<GoodsKind, readonly number[]>>;

/** A sign, with the feature that it is on. */
export interface Sign {
  readonly kind: GoodsKind;
  readonly at: FeatureAt;
}

/** The signs in a city, in the order of its features. */
export function signsIn(t: Table, root: number): readonly Sign[] {
  return t.featuresOf(root).flatMap((at) => {
    const cell = t.plane.cellAt(at.x, at.y);
    const { marks } = t.tileOn(cell)?.features[at.feature] ?? {};
    return KINDS.flatMap((kind) => (marks?.[kind] ? [{ kind, at }] : []));
  });
}

/** Address of a player's tokens of a kind. */
const tokens = (base: number, kind: GoodsKind, player: number): number =>
  base + KINDS.indexOf(kind) * MAX_PLAYERS + player;

/** The players with most tokens of a kind; none without tokens. */
function leadersOf(t: Table, base: number, kind: GoodsKind): readonly number[] {
  const counts = Array.from({ length: t.players }, (_, player) => t.get(tokens(base, kind, player)));
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, player) => (count === most ? [player] : []));
}

/** The player of the turn takes the signs of all cities that this tile has completed. */
function take(t: Table, base: number): number {
  if (t.get(COMPLETED) === 0) return NEXT;
  const player = t.get(PLAYER);
  for (const root of t.journal.entries(COMPLETED)) {
    if (t.regions.kind(root) !== CITY || !isCompleted(t, root)) continue;
    for (const { kind, at } of signsIn(t, root)) {
      t.journal.add(tokens(base, kind, player), 1);
      if (t.events) t.emit({ type: 'taken', player, what: kind, from: at });
    }
  }
  return NEXT;
}

function scoreMost(t: Table, base: number): number {
  for (const kind of KINDS)
    for (const player of leadersOf(t, base, kind)) addLine(t, { player, what: kind, count: 1, each: MOST, root: -1 });
  return NEXT;
}

const hooksOf = (base: number): Hooks<Table, GoodsSlice> => {
  const held = (t: Table): GoodsSlice => {
    const by = (kind: GoodsKind): readonly number[] =>
      Array.from({ length: t.players }, (_, player) => t.get(tokens(base, kind, player)));
    return { wine: by('wine'), grain: by('grain'), cloth: by('cloth') };
  };
  return {
    size: KINDS.length * MAX_PLAYERS,
    numbers: { tokens: base },
    stages: [
      { part: 'cards', pass: (t) => take(t, base) },
      { part: 'bonuses', pass: (t) => scoreMost(t, base) },
    ],
    readsFigures: () => false,
    save: held,
    load: (t, slice) => {
      for (const kind of KINDS) slice[kind].forEach((count, player) => t.set(tokens(base, kind, player), count));
    },
    trace: (t) => ({ goods: held(t) }),
  };
};

export const GOODS_MODULE: RuleModule<Table, GoodsSlice> = {
  order: 18,
  id: 'goods',
  box: 'expansion-2',
  tileSets: ['expansion-2'],
  options: {},
  pays: KINDS,
  shapes: {},
  hooks: (base) => hooksOf(base),
};
