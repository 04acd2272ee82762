import type { Piece } from '../../../../core/piece.ts';
import { at } from '../../../../core/result.ts';
import type { CarcassonneOptions } from '../../base/options.ts';
import type { Hooks, RuleModule } from '../../base/slots.ts';
import { numberedFigure } from '../../base/table.ts';
import type { Table } from '../../base/table.ts';
import { CARCASSONNE } from '../../base/vocabulary.ts';
import { MAY_ENTER, MAY_MOVE, NOTHING, courtStages } from './court.ts';
import {
  COUNT,
  QUARTERS,
  SIZE,
  addresses,
  entryOf,
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

/** What the City is worth to farmers. */
const CITY_WORTH = 3;

/** What the module owns. */
export interface CountSlice {
  /** Where the Count stands. */
  readonly count: Quarter;
  /** Who stands in the quarters, in the order in which they came. */
  readonly figures: readonly {
    readonly number: number;
    readonly player: number;
    readonly figure: string;
    readonly quarter: Quarter;
  }[];
  /** What the player of the turn may do at the end of this turn: send somebody in, or, having done so, move the Count. */
  readonly court: 'enter' | 'move' | null;
  /** Who has passed at the end of the game. */
  readonly out: readonly number[];
}

const COURTS = [null, 'enter', 'move'] as const;

/** Is there nothing but the City on a cell? */
const isInner = (t: Table, cell: number): boolean =>
  t.tileOn(cell)?.features.every(({ kind }) => kind === 'carcassonne') ?? false;

function save(t: Table, own: Addresses): CountSlice & Readonly<Record<string, unknown>> {
  return {
    count: quarterName(t.get(own.count)),
    figures: t.journal.entries(own.inside).map((entry) => ({
      number: numberIn(entry),
      player: playerIn(entry),
      figure: sortOf(t, pairIn(entry)),
      quarter: quarterName(quarterOf(pairIn(entry))),
    })),
    court: COURTS[t.get(own.court)] ?? null,
    out: Array.from({ length: t.players }, (_, player) => player).filter((player) => (t.get(own.out) >> player) & 1),
  };
}

function load(t: Table, own: Addresses, { count, figures, court, out }: CountSlice): void {
  t.set(own.count, quarterNumber(count));
  for (const { number, player, figure, quarter } of figures)
    t.journal.push(own.inside, entryOf(number, pairNamed(t, quarter, figure), player));
  t.set(own.court, court === 'enter' ? MAY_ENTER : court === 'move' ? MAY_MOVE : NOTHING);
  t.set(
    own.out,
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

/** How many figures each player has in each quarter. */
function tally(t: Table, { inside }: Addresses): Readonly<Record<string, readonly number[]>> {
  const entries = t.journal.entries(inside);
  const countOf = (quarter: number, player: number): number =>
    entries.filter((entry) => playerIn(entry) === player && quarterOf(pairIn(entry)) === quarter).length;
  return Object.fromEntries(
    QUARTERS.map((name, quarter) => [name, Array.from({ length: t.players }, (_, player) => countOf(quarter, player))]),
  );
}

function hooksOf(own: Addresses, options: CarcassonneOptions): Hooks<Table> {
  const lastEntered = (t: Table): number => quarterOf(pairIn(t.get(own.inside + t.get(own.inside))));
  return {
    size: SIZE,
    numbers: { count: own.count, inside: own.inside, court: own.court },
    start: (tiles) =>
      tiles
        .filter((tile) => tile.features.some(({ kind }) => kind === 'carcassonne'))
        .map((tile) => ({ tile: tile.id, x: 0, y: 0, ...tile.at, rotation: 0 })),
    stages: [...reinforcing(own, options), ...courtStages(own, options, lastEntered)],
    // What walks the board by itself stays outside; its rim is ordinary land.
    forbidsEntry: isInner,
    cityWorth: (t, root) => (t.regions.kind(root) === CARCASSONNE ? CITY_WORTH : undefined),
    save: (t) => save(t, own),
    load: (t, slice) => load(t, own, slice as unknown as CountSlice),
    pieces: (slice) => piecesOf(slice as unknown as CountSlice),
    trace: (t) => ({ count: at(QUARTERS, t.get(own.count)), quarters: tally(t, own) }),
  };
}

export const COUNT_MODULE: RuleModule<Table> = {
  id: COUNT,
  box: 'expansion-6',
  unlisted: true,
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
  hooks: (own, options) => hooksOf(addresses(own), options),
};
