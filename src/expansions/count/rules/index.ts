import type { Piece } from '../../../game/core/piece.ts';
import { requireAt } from '../../../game/core/result.ts';
import type { CarcassonneOptions } from '../../../game/rulesets/carcassonne/base/options.ts';
import type { Hooks, RuleModule } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { numberedFigure } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { GREAT_CITY } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';
import { FIELD_POINTS } from '../../../game/rulesets/carcassonne/base/worth.ts';
import { MAY_ENTER, MAY_MOVE, NOTHING, courtStages } from './court.ts';
import {
  COUNT,
  QUARTERS,
  SIZE,
  addressesFrom,
  entryOf,
  mayLeave,
  numberIn,
  pairIn,
  pairNamed,
  playerIn,
  quarterName,
  quarterNumber,
  quarterOf,
  sortOf,
  spotOf,
} from './quarters.ts';
import type { Addresses, Quarter } from './quarters.ts';
import { reinforcing } from './reinforcing.ts';

/** The City of Carcassonne and the Count (RULES.md §14.2). */

/** The slice of the module. */
export interface CountSlice {
  /** Where the Count is. */
  readonly count: Quarter;
  /** Figures in the quarters, in the order in which they entered. */
  readonly figures: readonly {
    readonly number: number;
    readonly player: number;
    readonly figure: string;
    readonly quarter: Quarter;
  }[];
  /**
   * What the player whose turn it is may do at the end of this turn: send in a figure, or, having done so, move the
   * Count.
   */
  readonly court: 'enter' | 'move' | null;
  /** Players who have passed at the end of the game. */
  readonly out: readonly number[];
}

const COURTS = [null, 'enter', 'move'] as const;

/** Does the cell show only the City? */
const isInner = (t: Table, cell: number): boolean =>
  t.tileOn(cell)?.features.every(({ kind }) => kind === 'carcassonne') ?? false;

function save(t: Table, addresses: Addresses): CountSlice {
  return {
    count: quarterName(t.get(addresses.count)),
    figures: t.journal.entries(addresses.inside).map((entry) => ({
      number: numberIn(entry),
      player: playerIn(entry),
      figure: sortOf(t, pairIn(entry)),
      quarter: quarterName(quarterOf(pairIn(entry))),
    })),
    court: COURTS[t.get(addresses.court)] ?? null,
    out: Array.from({ length: t.players }, (_, player) => player).filter(
      (player) => (t.get(addresses.out) >> player) & 1,
    ),
  };
}

function load(t: Table, addresses: Addresses, { count, figures, court, out }: CountSlice): void {
  t.set(addresses.count, quarterNumber(count));
  for (const { number, player, figure, quarter } of figures)
    t.journal.push(addresses.inside, entryOf(number, pairNamed(t, quarter, figure), player));
  t.set(addresses.court, court === 'enter' ? MAY_ENTER : court === 'move' ? MAY_MOVE : NOTHING);
  t.set(
    addresses.out,
    out.reduce((bits, player) => bits | (1 << player), 0),
  );
}

function piecesOf({ count, figures }: CountSlice): readonly Piece[] {
  return [
    { id: COUNT, sort: COUNT, owner: null, place: spotOf(quarterNumber(count)) },
    ...figures.map(({ number, player, figure, quarter }): Piece => ({
      id: numberedFigure(number),
      sort: figure,
      owner: player,
      place: spotOf(quarterNumber(quarter)),
    })),
  ];
}

/** Number of figures by quarter and player. */
function tally(t: Table, { inside }: Addresses): Readonly<Record<string, readonly number[]>> {
  const entries = t.journal.entries(inside);
  const followersIn = (quarter: number, player: number): number =>
    entries.filter((entry) => playerIn(entry) === player && quarterOf(pairIn(entry)) === quarter).length;
  return Object.fromEntries(
    QUARTERS.map((name, quarter) => [
      name,
      Array.from({ length: t.players }, (_, player) => followersIn(quarter, player)),
    ]),
  );
}

function hooksOf(addresses: Addresses, options: CarcassonneOptions): Hooks<Table, CountSlice> {
  const lastEntered = (t: Table): number => quarterOf(pairIn(t.get(addresses.inside + t.get(addresses.inside))));
  return {
    size: SIZE,
    numbers: { count: addresses.count, inside: addresses.inside, court: addresses.court },
    start: (tiles) =>
      tiles
        .filter((tile) => tile.features.some(({ kind }) => kind === 'carcassonne'))
        .map((tile) => ({ tile: tile.id, x: 0, y: 0, ...tile.at, rotation: 0 })),
    stages: [...reinforcing(addresses, options), ...courtStages(addresses, options, lastEntered)],
    // Pieces that cross the board may not enter the City; the tiles at its rim are ordinary land.
    forbidsEntry: isInner,
    // If figures can leave the quarters, it depends on the figures in the fields where they should go.
    readsFigures: (t) => mayLeave(t, addresses),
    cityWorth: (t, root) => (t.regions.kind(root) === GREAT_CITY ? FIELD_POINTS : undefined),
    save: (t) => save(t, addresses),
    load: (t, slice) => load(t, addresses, slice),
    pieces: (slice) => piecesOf(slice),
    trace: (t) => ({ count: requireAt(QUARTERS, t.get(addresses.count)), quarters: tally(t, addresses) }),
  };
}

export const COUNT_MODULE: RuleModule<Table, CountSlice> = {
  order: 8,
  id: COUNT,
  box: 'expansion-6',
  tileSets: ['expansion-6-count'],
  options: {
    reinforce: ['any', 'occupied'],
    countMove: ['player', 'clockwise', 'follow'],
    countFinal: ['market', 'any'],
  },
  shapes: {
    reinforce: {
      must: { quarter: 'word', x: 'number', y: 'number', feature: 'number' },
      may: [{ figure: 'word' }],
    },
    enter: { must: { quarter: 'word' }, may: [{ figure: 'word' }] },
    count: { must: { quarter: 'word' } },
  },
  hooks: (base, options) => hooksOf(addressesFrom(base), options),
};
