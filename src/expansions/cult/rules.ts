import type { Refusal } from '../../game/core/result.ts';
import type { FeatureAt } from '../../game/core/vocabulary.ts';
import type { CarcassonneEvent } from '../../game/rulesets/carcassonne/base/event.ts';
import type { Material } from '../../game/rulesets/carcassonne/base/material.ts';
import { sendHome } from '../../game/rulesets/carcassonne/base/scoring.ts';
import { NEXT } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Condition, Hooks, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import {
  COMPLETED,
  MAX_DEPLOYED,
  DEPLOYED,
  Table,
  deployedNode,
  deployedPlayer,
} from '../../game/rulesets/carcassonne/base/table.ts';

/** Shrines (RULES.md §14.4): monasteries that must keep their distance from others and challenge them. */

const CULT = 'cult';
/** Value of the option that adds the tile only some printings have. */
const SIXTH = 6;

/** Two rivals and their players: at the shrine, in the monastery. */
export interface Challenge {
  readonly cult: FeatureAt;
  readonly monastery: FeatureAt;
  readonly players: readonly [number, number];
}
/** The slice of the module. */
export interface CultSlice {
  readonly challenges: readonly Challenge[];
}

/** An upper bound: every figure next to eight others. */
const MOST = 8 * MAX_DEPLOYED;
/** Two lists of the same length: the nodes of both buildings, packed, and both players. */
const addressesFrom = (base: number) => ({ buildings: base, players: base + 1 + MOST });
const SIZE = 2 * (1 + MOST);
type Addresses = ReturnType<typeof addressesFrom>;

interface Rivals {
  readonly cult: number;
  readonly monastery: number;
  /** Players of the heretic and the monk. */
  readonly heretic: number;
  readonly monk: number;
}
const NODE_BITS = 13;
const buildingsOf = ({ cult, monastery }: Rivals): number => (cult << NODE_BITS) | monastery;
const playersOf = ({ heretic, monk }: Rivals): number => heretic * 8 + monk;
const rivalsIn = (buildings: number, players: number): Rivals => ({
  cult: buildings >> NODE_BITS,
  monastery: buildings & ((1 << NODE_BITS) - 1),
  heretic: players >> 3,
  monk: players & 7,
});

/** The building of a tile: none, a monastery, a shrine. */
const NONE = 0;
const ORTHODOX = 1;
const HERETIC = 2;
interface Building {
  readonly sort: number;
  /** Its feature number. */
  readonly feature: number;
}
const NO_BUILDING: Building = { sort: NONE, feature: -1 };
const known = new WeakMap<Material, readonly Building[]>();

/** The buildings requested last: games with the same material are played many times in a row. */
let latest: { readonly material: Material; readonly all: readonly Building[] } | undefined;

function buildingOf({ material }: Table, tile: number): Building {
  if (latest?.material !== material) latest = { material, all: known.get(material) ?? readBuildings(material) };
  return latest.all[tile] ?? NO_BUILDING;
}

function readBuildings(material: Material): readonly Building[] {
  const all = material.tiles.map(({ features }): Building => {
    const feature = features.findIndex(({ kind }) => kind === 'monastery');
    if (feature < 0) return NO_BUILDING;
    return { sort: features[feature]?.marks[CULT] ? HERETIC : ORTHODOX, feature };
  });
  known.set(material, all);
  return all;
}

const buildingAt = (t: Table, cell: number): Building => buildingOf(t, Table.row(t.laidOn(cell)) >> 2);

/** Is `other` adjacent to `cell`, with a building of this sort? */
const isNear = (t: Table, cell: number, other: number, sort: number): boolean =>
  t.plane.touch(cell, other) && buildingAt(t, other).sort === sort;

const NEIGHBOURS: Refusal = {
  code: 'cult-neighbours',
  message: 'A shrine and a monastery may have one neighbour of the other sort.',
};

/**
 * A building may have at most one neighbour of the other sort. `t.surrounding` lists the cells of all buildings of both
 * sorts.
 */
const ONE_RIVAL: Condition<Table> = {
  concerns: (t, tile) => {
    const { sort } = buildingOf(t, tile);
    if (sort === NONE) return false;
    for (let i = t.get(t.surrounding); i > 0; i--)
      if (buildingAt(t, t.get(t.surrounding + i)).sort === HERETIC + ORTHODOX - sort) return true;
    return false;
  },
  whyIllegal: (t, cell, tile) => {
    const { sort } = buildingOf(t, tile);
    const count = t.get(t.surrounding);
    let near = 0;
    for (let i = 1; i <= count; i++) {
      const other = t.get(t.surrounding + i);
      if (!isNear(t, cell, other, HERETIC + ORTHODOX - sort)) continue;
      if (++near > 1) return NEIGHBOURS;
      for (let j = 1; j <= count; j++) if (isNear(t, other, t.get(t.surrounding + j), sort)) return NEIGHBOURS;
    }
    return undefined;
  },
  because: (t, cell, tile) => {
    const { sort } = buildingOf(t, tile);
    const near = besides(t, cell, HERETIC + ORTHODOX - sort);
    // Several of the other sort next to it, or one that already has its rival.
    return near.length > 1 ? near : near.flatMap((other) => [other, ...besides(t, other, sort)]);
  },
};

/** Cells around a cell with a building of this sort. */
const besides = (t: Table, cell: number, sort: number): readonly number[] =>
  t.journal.entries(t.surrounding).filter((other) => isNear(t, cell, other, sort));

/** The player on a node that holds at most one figure; -1 for none. */
function holderOf(t: Table, node: number): number {
  if (!t.regions.hasFigures(node)) return -1;
  for (let n = t.get(DEPLOYED); n > 0; n--)
    if (deployedNode(t.get(DEPLOYED + n)) === node) return deployedPlayer(t.get(DEPLOYED + n));
  return -1;
}

/** All current rivals: heretics next to monks of other players. */
function rivalsNow(t: Table): readonly Rivals[] {
  const all: Rivals[] = [];
  const count = t.get(t.surrounding);
  for (let i = 1; i <= count; i++) {
    const cell = t.get(t.surrounding + i);
    const { sort, feature } = buildingAt(t, cell);
    if (sort !== HERETIC) continue;
    const cult = Table.firstNode(t.laidOn(cell)) + feature;
    const heretic = holderOf(t, cult);
    if (heretic < 0) continue;
    for (let j = 1; j <= count; j++) {
      const other = t.get(t.surrounding + j);
      if (!isNear(t, cell, other, ORTHODOX)) continue;
      const monastery = Table.firstNode(t.laidOn(other)) + buildingAt(t, other).feature;
      const monk = holderOf(t, monastery);
      if (monk >= 0 && monk !== heretic) all.push({ cult, monastery, heretic, monk });
    }
  }
  return all;
}

function tell(
  t: Table,
  { cult, monastery, heretic, monk }: Rivals,
  result: Pick<CarcassonneEvent & { readonly type: 'rivalry' }, 'state' | 'winner'>,
): void {
  if (t.events)
    t.emit({
      type: 'rivalry',
      ...result,
      features: [t.featureAt(cult), t.featureAt(monastery)],
      players: [heretic, monk],
    });
}

/** The recorded challenges, by index. */
const challenges = (t: Table, { buildings, players }: Addresses): readonly Rivals[] =>
  t.get(buildings) === 0 ? [] : t.journal.entries(buildings).map((both, n) => rivalsIn(both, t.get(players + 1 + n)));

function forget(t: Table, { buildings, players }: Addresses, index: number): void {
  t.journal.removeAt(buildings, index);
  t.journal.removeAt(players, index);
}

function add(t: Table, { buildings, players }: Addresses, rivals: Rivals): void {
  t.journal.push(buildings, buildingsOf(rivals));
  t.journal.push(players, playersOf(rivals));
}

const same = (a: Rivals, b: Rivals): boolean => buildingsOf(a) === buildingsOf(b) && playersOf(a) === playersOf(b);

/** Updates the challenges: adds those that have begun, drops those that a rival has left. */
function look(t: Table, addresses: Addresses): number {
  const before = challenges(t, addresses);
  const now = rivalsNow(t);
  if (before.length === 0 && now.length === 0) return NEXT;
  for (const [n, rivals] of [...before.entries()].reverse()) {
    if (now.some((one) => same(one, rivals))) continue;
    forget(t, addresses, n);
    tell(t, rivals, { state: 'dropped' });
  }
  for (const rivals of now) {
    if (before.some((one) => same(one, rivals))) continue;
    add(t, addresses, rivals);
    tell(t, rivals, { state: 'begun' });
  }
  return NEXT;
}

/** The rival whose building is completed first has scored; the other one returns without points. */
function decide(t: Table, addresses: Addresses): number {
  const all = t.get(COMPLETED) === 0 ? [] : challenges(t, addresses);
  if (all.length === 0) return NEXT;
  const completed = t.journal.entries(COMPLETED);
  for (const [n, rivals] of [...all.entries()].reverse()) {
    const [cult, monastery] = [completed.includes(rivals.cult), completed.includes(rivals.monastery)];
    if (!cult && !monastery) continue;
    forget(t, addresses, n);
    tell(t, rivals, cult && monastery ? { state: 'drawn' } : { state: 'won', winner: cult ? 0 : 1 });
    if (!cult || !monastery) sendAllHome(t, cult ? rivals.monastery : rivals.cult);
  }
  return NEXT;
}

function sendAllHome(t: Table, node: number): void {
  for (let n = t.get(DEPLOYED) - 1; n >= 0; n--) if (deployedNode(t.get(DEPLOYED + 1 + n)) === node) sendHome(t, n);
}

function hooksOf(addresses: Addresses, sixth: boolean): Hooks<Table, CultSlice> {
  const pass = (t: Table): number => look(t, addresses);
  return {
    size: SIZE,
    numbers: addresses,
    conditions: [ONE_RIVAL],
    isInStack: (tile) => (tile.flags.has('optional') && tile.set === SET ? sixth : undefined),
    stages: [
      { part: 'deploy', pass },
      { part: 'list', pass },
      { part: 'rivals', pass: (t) => decide(t, addresses) },
      { part: 'late', pass },
    ],
    save: (t): CultSlice => ({
      challenges: challenges(t, addresses).map(({ cult, monastery, heretic, monk }) => ({
        cult: t.featureAt(cult),
        monastery: t.featureAt(monastery),
        players: [heretic, monk],
      })),
    }),
    load: (t, slice) => {
      for (const { cult, monastery, players } of slice.challenges) {
        const [heretic, monk] = players;
        add(t, addresses, { cult: t.nodeAt(cult) ?? -1, monastery: t.nodeAt(monastery) ?? -1, heretic, monk });
      }
    },
  };
}

const SET = 'expansion-6-cult';

export const CULT_MODULE: RuleModule<Table, CultSlice> = {
  order: 10,
  id: CULT,
  box: 'expansion-6',
  tileSets: [SET],
  options: { cultTiles: [5, SIXTH] },
  shapes: {},
  hooks: (base, { extra }) => hooksOf(addressesFrom(base), extra['cultTiles'] === SIXTH),
};
