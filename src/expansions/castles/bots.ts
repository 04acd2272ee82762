import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Numbers, Reader } from '../../bots/carcassonne/modules/module.ts';
import { power } from '../../bots/power.ts';

/** Castles: what those in waiting will score from their vicinity. */

/**
 * Castles in waiting: their number; expected points from the first feature completed nearby; the highest expectation of
 * a single feature; expected points if the next player to move can complete a feature with one tile.
 */
const WAITS = 0;
const HOPE = 1;
const MOST = 2;
const NEXT = 3;
/** Empty cells in their vicinity; expected points from other castles in it. */
const EMPTY = 4;
const CHAIN = 5;
/** Castles in hand; led halves of small cities that can become castles. */
const LEFT = 6;
const HALF = 7;
const SIZE = 8;

const [ROAD, CITY, MONASTERY] = (['road', 'city', 'monastery'] as const).map((kind) =>
  carcassonne.KINDS.indexOf(kind),
) as [number, number, number];
/** Chance that a cell around a monastery is filled. */
const ROUND_EASE = 0.82;

/** Encoding of a castle in the rules: its turn, its owner in three bits, and whether it is in waiting. */
const ownerIn = (facts: number): number => (facts >> 1) & 7;
const waitsIn = (facts: number): boolean => (facts & 1) === 1;

interface Waiting {
  readonly player: number;
  readonly ground: Ground;
  readonly hope: number;
}

/** The vicinity of a castle, cached while its two features stay where they are. */
interface Ground {
  readonly nodes: readonly number[];
  readonly tiles: readonly number[];
  readonly cells: readonly number[];
}
const NOWHERE: Ground = { nodes: [], tiles: [], cells: [] };

class Grounds {
  private readonly known = new Map<number, Ground>();

  constructor(private readonly t: carcassonne.Table) {}

  of(root: number): Ground {
    const { regions } = this.t;
    const found = this.known.get(root);
    if (found?.nodes.every((node, n) => regions.find(node) === root && this.t.cellOf(node) === found.tiles[n]))
      return found;
    const ground = this.read(root);
    this.known.set(root, ground);
    return ground;
  }

  private read(root: number): Ground {
    const { t } = this;
    for (const vicinity of t.rules.vicinity) {
      const cells = vicinity(t, root);
      if (!cells) continue;
      const nodes = t.regions.nodesOf(root);
      return { nodes, tiles: nodes.map((node) => t.cellOf(node)), cells };
    }
    return NOWHERE;
  }
}

/** Calls `visit` for every castle in waiting. */
function eachWaiting(
  t: carcassonne.Table,
  { roots = 0, facts = 0 }: Numbers,
  visit: (player: number, root: number) => void,
): void {
  for (let n = t.get(roots); n > 0; n--) {
    const fact = t.get(facts + n);
    if (!waitsIn(fact)) continue;
    visit(ownerIn(fact), t.get(roots + n));
  }
}

/** True if a region is one half of a small city. */
function isHalf(t: carcassonne.Table, root: number): boolean {
  const { regions } = t;
  if (regions.kind(root) !== CITY || regions.tileCount(root) !== 1) return false;
  const segment = t.tileOn(t.cellOf(root))?.features[regions.feature(root)];
  return segment?.sides.length === 1 && !segment.marks['wide'];
}

/**
 * Calls `visit` once for each open road, city and monastery with a tile on one of the cells; returns the number of
 * empty cells.
 */
function eachOpen(t: carcassonne.Table, cells: readonly number[], visit: (root: number, kind: number) => void): number {
  const { regions } = t;
  const seen: number[] = [];
  let laidCells = 0;
  for (const cell of cells) {
    const laid = t.laidOn(cell);
    if (laid === 0) continue;
    laidCells++;
    const first = carcassonne.Table.firstNode(laid);
    const count = t.featureCount(carcassonne.Table.row(laid) >> 2);
    for (let node = first; node < first + count; node++) {
      const kind = regions.kind(node);
      if (kind !== ROAD && kind !== CITY && kind !== MONASTERY) continue;
      const root = regions.find(node);
      if (regions.open(root) === 0 || seen.includes(root)) continue;
      seen.push(root);
      visit(root, kind);
    }
  }
  return VICINITY - laidCells;
}
const VICINITY = 6;

function readerOf({ table: t, rows, numbers, add, leaders }: Board): Reader {
  const { left = 0, roots = 0 } = numbers;
  const grounds = new Grounds(t);
  const next = (): number => t.get(carcassonne.ADDRESS.player);
  return {
    begin() {
      for (let player = 0; player < t.players; player++) add(player, LEFT, t.get(left + player));
      if (t.get(roots) === 0) return;
      const waiting: Waiting[] = [];
      eachWaiting(t, numbers, (player, root) => {
        const ground = grounds.of(root);
        let none = 1;
        let chances = 0;
        let sum = 0;
        let most = 0;
        let soon = 0;
        const empty = eachOpen(t, ground.cells, (region, kind) => {
          const open = t.regions.open(region);
          let chance: number;
          let points: number;
          if (kind === MONASTERY) {
            chance = power(ROUND_EASE, open);
            ({ points } = carcassonne.worthAs(t, region, 'finished', open));
          } else {
            const row = rows.rowFor(region);
            if (rows.fits[row] === 0) return;
            chance = rows.chance[row] as number;
            points = rows.finished(row, rows.open[row] as number);
            if (rows.open[row] === 1)
              soon = Math.max(soon, (points * (rows.fits[row] as number)) / Math.max(1, t.left));
          }
          none *= 1 - chance;
          chances += chance;
          sum += chance * points;
          most = Math.max(most, chance * points);
        });
        const hope = chances > 0 ? ((1 - none) * sum) / chances : 0;
        add(player, WAITS, 1);
        add(player, HOPE, hope);
        add(player, MOST, most);
        if (player === next()) add(player, NEXT, soon);
        add(player, EMPTY, empty);
        waiting.push({ player, ground, hope });
      });
      if (waiting.length < 2) return;
      for (const one of waiting)
        for (const other of waiting)
          if (other !== one && other.ground.tiles.some((cell) => one.ground.cells.includes(cell)))
            add(one.player, CHAIN, other.hope);
    },
    claimed(row) {
      if (rows.fits[row] === 0 || !isHalf(t, rows.root[row] as number)) return;
      const mask = leaders(row);
      for (let player = 0; player < t.players; player++)
        if (mask === 1 << player && t.get(left + player) > 0) add(player, HALF, 1);
    },
  };
}

/** Approximate points of a castle in waiting. */
const PLAIN_POINTS = 5;
const MANY = 20;

export const CASTLES: BotModule = {
  id: 'castles',
  features: SIZE,
  reader: readerOf,
  // The module asks only about completed features, and a figure in a region that stays open does not affect them.
  asks: () => false,
  plainPoints: (t, numbers, player) => {
    let points = 0;
    eachWaiting(t, numbers, (owner) => {
      if (owner === player) points += PLAIN_POINTS * Math.min(1, t.left / MANY);
    });
    return points;
  },
  reasons: ({ player, actions, events }) => [
    ...actions.flatMap(({ do: verb, x = 0, y = 0, feature = 0 }) =>
      verb === 'castle' ? [{ what: 'founds', kind: 'city', points: 0, features: [{ x, y, feature }] }] : [],
    ),
    ...events.flatMap((event, n) => {
      if (event.type !== 'reached' || event.player !== player) return [];
      const scored = events[n + 1];
      const points = scored?.type === 'scored' ? scored.line.points : 0;
      return [{ what: 'reaches', kind: 'city', points, features: [event.to] }];
    }),
  ],
};
