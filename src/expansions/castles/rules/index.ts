import type { Piece } from '../../../game/core/piece.ts';
import { accept, refuse } from '../../../game/core/result.ts';
import type { Cell, FeatureAt } from '../../../game/core/vocabulary.ts';
import { ask, decline, nextAsked, placeInLine } from '../../../game/rulesets/carcassonne/base/asking.ts';
import { isCompleted } from '../../../game/rulesets/carcassonne/base/completing.ts';
import { addLine, sendHome } from '../../../game/rulesets/carcassonne/base/scoring.ts';
import { NEXT } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule, Stage, Verb } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import {
  ACTOR,
  COMPLETED,
  PLAYER,
  DEPLOYED,
  Table,
  deployedNode,
} from '../../../game/rulesets/carcassonne/base/table.ts';
import { CITY, MAX_PLAYERS, MONASTERY, ROAD, kindSet } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';
import { FIELD_POINTS, pointsOf } from '../../../game/rulesets/carcassonne/base/worth.ts';
import { isSmallCity, loneOwner, vicinityOf } from './ground.ts';

/** Castles (RULES.md §15.2): small cities that score when something around them is completed. */

const CASTLE = 'castle';
/** Castles per player: with few players, and with many. */
const EACH = 3;
const EACH_OF_MANY = 2;
const FEW = 4;
const MOST = 12;
/** For farmers: one point more than a city. */
const WORTH = FIELD_POINTS + 1;
/** Kinds of regions that make castles score when they are completed. */
const REACHING = kindSet(ROAD, CITY, MONASTERY);

export interface Castle {
  /** The player who founded it and owns its lord. */
  readonly player: number;
  /** Its two features, that of the upper or left tile first. */
  readonly tiles: readonly FeatureAt[];
  readonly vicinity: readonly Cell[];
  /** Number of tiles on the board when it was founded: only later tiles reach it. */
  readonly since: number;
  /** Its lord still waits for a region to score. */
  readonly waits: boolean;
}
/** The slice of the module. */
export interface CastlesSlice {
  /** By player: castles not founded yet. */
  readonly left: readonly number[];
  readonly castles: readonly Castle[];
}

/**
 * The module's addresses. Two lists of the same length: the roots of the castles; owner, when it was founded and
 * whether it waits, packed.
 */
const addressesFrom = (base: number) => ({
  left: base,
  roots: base + MAX_PLAYERS,
  facts: base + MAX_PLAYERS + 1 + MOST,
});
const SIZE = MAX_PLAYERS + 2 * (1 + MOST);
type Addresses = ReturnType<typeof addressesFrom>;

const factsOf = (since: number, player: number, waits: boolean): number => since * 16 + player * 2 + (waits ? 1 : 0);
const sinceIn = (facts: number): number => facts >> 4;
const playerIn = (facts: number): number => (facts >> 1) & 7;
const waitsIn = (facts: number): boolean => (facts & 1) === 1;

/**
 * Its index among the castles; -1 for any other region. A castle is complete and does not grow, so its root stays the
 * same.
 */
function castleOf(t: Table, { roots }: Addresses, root: number): number {
  for (let n = t.get(roots); n > 0; n--) if (t.get(roots + n) === root) return n - 1;
  return -1;
}

/** Cities just completed that the player may turn into a castle. */
function foundable(t: Table, { left }: Addresses, player: number): readonly number[] {
  if (t.get(left + player) === 0 || t.get(COMPLETED) === 0) return [];
  return t.journal.entries(COMPLETED).filter((root) => loneOwner(t, root) === player && isSmallCity(t, root));
}

function pieceOf({ player, tiles }: Castle, n: number): Piece & { readonly owner: number } {
  const [a, b] = tiles;
  const { x = 0, y = 0 } = a ?? {};
  return { id: `${CASTLE}:${n}`, sort: CASTLE, owner: player, place: { on: 'edge', x, y, side: b?.x === x ? 2 : 1 } };
}

function castleAt(t: Table, { roots, facts }: Addresses, n: number): Castle {
  const root = t.get(roots + 1 + n);
  const fact = t.get(facts + 1 + n);
  return {
    player: playerIn(fact),
    tiles: t.featuresOf(root),
    vicinity: vicinityOf(t, root).map((cell) => t.plane.coordinates(cell)),
    since: sinceIn(fact),
    waits: waitsIn(fact),
  };
}

/** The city does not score and stops being a city; its follower becomes the lord of the castle. */
function found(t: Table, addresses: Addresses, root: number): void {
  const { left, roots, facts } = addresses;
  const player = t.get(ACTOR);
  t.journal.removeAt(COMPLETED, t.journal.entries(COMPLETED).indexOf(root));
  t.journal.add(left + player, -1);
  t.journal.push(roots, root);
  t.journal.push(facts, factsOf(t.get(t.laidCells), player, true));
  if (!t.events) return;
  const n = t.get(roots) - 1;
  const { id, sort, place } = pieceOf(castleAt(t, addresses, n), n);
  t.emit({ type: 'placed', player, piece: id, sort, to: place });
}

/** Asks the owners of the lone followers, starting with the player whose turn it is. */
function founding(addresses: Addresses): readonly Stage<Table>[] {
  const isAsked = (t: Table): boolean => foundable(t, addresses, t.get(ACTOR)).length > 0;
  const askFrom = (t: Table, place: number): number =>
    nextAsked(t, t.get(PLAYER), place, (player) => foundable(t, addresses, player).length > 0);
  const askAfter = (t: Table): void => ask(t, askFrom(t, placeInLine(t, t.get(PLAYER), t.get(ACTOR)) + 1));
  const verb: Verb<Table> = {
    do: CASTLE,
    list: (t, out, from, tag) => {
      let length = from;
      for (const root of foundable(t, addresses, t.get(ACTOR))) out[length++] = tag + root;
      return length;
    },
    play: (t, root) => {
      found(t, addresses, root);
      if (!isAsked(t)) askAfter(t);
    },
    actionOf: (t, root) => ({ player: t.get(ACTOR), do: CASTLE, ...t.nameOf(root) }),
    moveOf: (t, { x = 0, y = 0, feature = -1 }) => {
      const node = t.nodeAt({ x, y, feature });
      if (node === undefined) return refuse('no-such-feature', `There is no feature ${feature} on ${x},${y}.`);
      const root = t.regions.find(node);
      return foundable(t, addresses, t.get(ACTOR)).includes(root)
        ? accept(root)
        : refuse('no-such-target', 'No castle can be founded there now.');
    },
    piece: () => CASTLE,
  };
  return [
    {
      part: 'found',
      pass: (t) => {
        const player = t.get(COMPLETED) === 0 ? -1 : askFrom(t, 0);
        if (player >= 0) t.set(ACTOR, player);
        return NEXT;
      },
    },
    { part: 'found', choice: { awaiting: CASTLE, verbs: [verb, decline(isAsked, askAfter)] } },
  ];
}

/** A region that makes castles score: its root and its points. */
interface Reach {
  readonly root: number;
  readonly points: number;
}

/** Scores the castles that this turn's regions reach, then those that these castles reach, and so on. */
function reach(t: Table, addresses: Addresses): number {
  const { roots, facts } = addresses;
  const now = t.get(t.laidCells);
  const isWaiting = (fact: number): boolean => waitsIn(fact) && sinceIn(fact) < now;
  if (t.get(COMPLETED) === 0 || !t.journal.entries(facts).some(isWaiting)) return NEXT;
  let sources: readonly Reach[] = t.journal
    .entries(COMPLETED)
    .filter((root) => ((REACHING >> t.regions.kind(root)) & 1) === 1 && isCompleted(t, root))
    .map((root) => ({ root, points: pointsOf(t, root) }));
  while (sources.length > 0) {
    const paid: Reach[] = [];
    for (let n = 0; n < t.get(roots); n++) {
      if (!isWaiting(t.get(facts + 1 + n))) continue;
      const best = bestOf(t, t.get(roots + 1 + n), sources);
      if (!best) continue;
      pay(t, addresses, n, best);
      paid.push({ root: t.get(roots + 1 + n), points: best.points });
    }
    sources = paid;
  }
  return NEXT;
}

/** The most valuable region with a tile in a castle's vicinity. */
function bestOf(t: Table, castle: number, sources: readonly Reach[]): Reach | undefined {
  const cells = vicinityOf(t, castle);
  const isThere = (root: number): boolean =>
    cells.some((cell) => {
      const laid = t.laidOn(cell);
      return laid !== 0 && t.regions.hasTile(root, t.regions.tileIndex(Table.firstNode(laid)));
    });
  return sources.reduce<Reach | undefined>(
    (best, one) => ((!best || one.points > best.points) && isThere(one.root) ? one : best),
    undefined,
  );
}

/** Scores and completes the castle: its lord returns with the figures of the regions. */
function pay(t: Table, { roots, facts }: Addresses, n: number, by: Reach): void {
  const root = t.get(roots + 1 + n);
  const fact = t.get(facts + 1 + n);
  const player = playerIn(fact);
  t.set(facts + 1 + n, factsOf(sinceIn(fact), player, false));
  if (t.events) t.emit({ type: 'reached', player, from: t.nameOf(by.root), to: t.nameOf(root) });
  addLine(t, { player, what: CASTLE, count: 1, each: by.points, root });
  for (const scored of t.rules.scored) scored(t, root);
  t.journal.push(COMPLETED, root);
}

function hooksOf(addresses: Addresses): Hooks<Table, CastlesSlice> {
  const { left, roots, facts } = addresses;
  const isCastle = (t: Table, root: number): boolean => castleOf(t, addresses, root) >= 0;
  const isLord = (t: Table, index: number): boolean =>
    t.get(roots) > 0 && isCastle(t, t.regions.find(deployedNode(t.get(DEPLOYED + 1 + index))));
  const hands = (t: Table): readonly number[] => Array.from({ length: t.players }, (_, player) => t.get(left + player));
  const put = (t: Table, castles: readonly number[]): void =>
    castles.forEach((count, player) => t.set(left + player, count));
  return {
    size: SIZE,
    numbers: addresses,
    stages: [
      ...founding(addresses),
      { part: 'reach', pass: (t) => reach(t, addresses) },
      {
        part: 'leave',
        pass: (t) => {
          for (let n = t.get(DEPLOYED) - 1; n >= 0; n--) if (isLord(t, n)) sendHome(t, n);
          return NEXT;
        },
      },
    ],
    isProtected: isLord,
    isUncounted: isCastle,
    cityWorth: (t, root) => (isCastle(t, root) ? WORTH : undefined),
    citySource: (t, root) => (isCastle(t, root) ? CASTLE : undefined),
    vicinity: (t, root) => {
      const n = castleOf(t, addresses, root);
      const waits = n >= 0 && waitsIn(t.get(facts + 1 + n));
      return waits || (n < 0 && t.journal.entries(COMPLETED).includes(root) && isSmallCity(t, root))
        ? vicinityOf(t, root)
        : undefined;
    },
    setUp: (t) => put(t, Array<number>(t.players).fill(t.players > FEW ? EACH_OF_MANY : EACH)),
    save: (t): CastlesSlice => ({
      left: hands(t),
      castles: Array.from({ length: t.get(roots) }, (_, n) => castleAt(t, addresses, n)),
    }),
    load: (t, slice) => {
      const saved = slice;
      put(t, saved.left);
      for (const { tiles, since, player, waits } of saved.castles) {
        const node = tiles[0] && t.nodeAt(tiles[0]);
        t.journal.push(roots, node === undefined ? -1 : t.regions.find(node));
        t.journal.push(facts, factsOf(since, player, waits));
      }
    },
    pieces: (slice) => slice.castles.map(pieceOf),
    trace: (t) => ({ castles: hands(t) }),
  };
}

export const CASTLES_MODULE: RuleModule<Table, CastlesSlice> = {
  order: 12,
  id: 'castles',
  box: 'expansion-8',
  tileSets: ['expansion-8'],
  options: {},
  pays: [CASTLE],
  shapes: { castle: { must: { x: 'number', y: 'number', feature: 'number' } } },
  hooks: (base) => hooksOf(addressesFrom(base)),
};
