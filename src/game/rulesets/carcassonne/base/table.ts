import { Frontier } from '../../../core/frontier.ts';
import { Journal } from '../../../core/journal.ts';
import { Plane } from '../../../core/plane.ts';
import { Regions } from '../../../core/regions.ts';
import { assert } from '../../../core/result.ts';
import type { FeatureAt } from '../../../core/vocabulary.ts';
import type { Action } from './action.ts';
import type { CarcassonneEvent } from './event.ts';
import type { CarcassonneTile, Material } from './material.ts';
import type { Rules } from './hooks.ts';
import { KINDS, MAX_PLAYERS } from './vocabulary.ts';
import type { Kind } from './vocabulary.ts';

/** An upper bound for the regions that one tile can complete: its own, and monasteries and gardens on nine tiles. */
const MAX_COMPLETED = 32;
/** An upper bound for the figures on the board. */
export const MAX_DEPLOYED = 120;

/** Number of journal writes in a game of typical length. */
const ROOM = 1 << 13;

/** Addresses in the journal's memory. Some are arrays by player; lists are a count followed by the entries. */
export const SCORE = 0;
export const SUPPLY = SCORE + MAX_PLAYERS;
export const TURN = SUPPLY + MAX_PLAYERS;
/** 1 in the second part of a turn that has two. */
export const SECOND = TURN + 1;
/** The player whose turn it is, and the player who acts now. */
export const PLAYER = SECOND + 1;
export const ACTOR = PLAYER + 1;
/** Number of the stage of the turn. */
export const AT = ACTOR + 1;
/** Number of tiles drawn so far; tile in hand or -1; cell of this turn's tile or -1. */
export const DRAWN = AT + 1;
export const HAND = DRAWN + 1;
export const LAST = HAND + 1;
const CELLS = LAST + 1;
/** Roots of the regions that this turn's tile completed. */
export const COMPLETED = CELLS + 1;
export const DEPLOYED = COMPLETED + 1 + MAX_COMPLETED;
/** How many figures have been placed: the number of the next one. */
export const FIGURES = DEPLOYED + 1 + MAX_DEPLOYED;
/** Start of the integers of the modules' slices. */
export const SLICES = FIGURES + 1;

/** For code outside the rules. */
export const ADDRESS = {
  score: SCORE,
  supply: SUPPLY,
  player: PLAYER,
  actor: ACTOR,
  last: LAST,
  deployed: DEPLOYED,
} as const;

export interface Size {
  readonly players: number;
  /** Number of tiles on the board when the game begins, and of tiles that can be drawn. */
  readonly start: number;
  readonly deck: number;
  /** How far apart two cells can be. */
  readonly width: number;
  readonly height: number;
}

/** Where events are added. */
export interface EventList {
  push(event: CarcassonneEvent): unknown;
}

/**
 * The whole table in a form that is fast to play: integers in a journal, and regions joined as tiles are placed. Each
 * of the other files, like each module, holds the rules of one step and changes the table.
 */
export class Table {
  readonly journal: Journal;
  readonly memory: Int32Array;
  readonly plane: Plane;
  readonly regions: Regions;
  readonly frontier: Frontier;
  readonly material: Material;
  readonly players: number;
  /**
   * Lists: cells whose tiles have a monastery or a garden in play; cells in the order in which they were covered; tiles
   * set aside; the deck, with -1 for an unknown tile.
   */
  readonly surrounding: number;
  readonly laidCells: number;
  readonly aside: number;
  readonly deck: number;
  /** List: tiles that went back into the stack. */
  readonly returned: number;
  private readonly cells: number;
  /** An upper bound for the features on the board. */
  readonly nodes: number;
  /** How often other undrawn tiles have been assumed (CarcassonnePosition.assume). */
  assumed = 0;
  /** How many of the tiles that go back are in the deck already (CarcassonneState.knownReturns); `null`: all. */
  knownReturns: number | null = 0;
  /** Number of tiles on the board when the game began. */
  readonly start: number;
  /** The current legal moves and their number; -1: not listed yet. Grows as needed (turn.ts). */
  moves: Int32Array;
  listed = -1;
  /** Receives events; undefined during a search. */
  events: EventList | undefined;
  /** A figure has gone home, and nobody has looked yet whom it leaves alone (scoring.ts). */
  hasLeft = false;
  /** Collects the actions that the game takes automatically, if wanted. */
  taken: Action[] | undefined;

  constructor(
    readonly rules: Rules<Table>,
    size: Size,
  ) {
    const { material } = rules;
    this.material = material;
    this.players = size.players;
    this.start = size.start;
    const tiles = size.start + size.deck;
    const cells = 5 * size.start + 3 * size.deck;
    const nodes = tiles * material.tiles.reduce((most, tile) => Math.max(most, tile.features.length), 0);
    assert(nodes <= NODES, `at most ${NODES} features`);
    this.nodes = nodes;
    const words = (tiles + 31) >> 5;
    const frontier = SLICES + rules.size;
    const regions = frontier + Frontier.size(cells, material.classes);
    this.cells = regions + Regions.size(nodes, size.players, words);
    this.surrounding = this.cells + cells;
    this.laidCells = this.surrounding + 1 + tiles;
    this.aside = this.laidCells + 1 + tiles;
    this.deck = this.aside + 1 + size.deck;
    this.returned = this.deck + 1 + size.deck;
    this.journal = new Journal(this.returned + 1 + (rules.maxReturns > 0 ? size.deck : 0), ROOM);
    this.memory = this.journal.memory;
    this.plane = new Plane(this.journal, CELLS, cells, size);
    this.frontier = new Frontier(this.journal, frontier, cells, material.classes);
    this.regions = new Regions(this.journal, regions, size.players, words);
    this.moves = new Int32Array(Math.max(cells * 4, nodes * rules.figures.length, 1024));
  }

  get(address: number): number {
    return this.memory[address] as number;
  }

  set(address: number, value: number): void {
    this.journal.set(address, value);
  }

  /** The player whose turn it is. */
  get player(): number {
    return this.memory[PLAYER] as number;
  }

  /** Does the player draw, place and deploy once more in this turn? */
  get inSecondPart(): boolean {
    return this.memory[SECOND] === 1;
  }

  /** Number of tiles not drawn yet. */
  get left(): number {
    return (
      (this.memory[this.deck] as number) -
      (this.memory[DRAWN] as number) -
      Math.max(0, (this.knownReturns ?? 0) - (this.memory[this.returned] as number))
    );
  }

  /** Ends the choice: continues with the next stage of the turn. */
  next(): void {
    this.journal.set(AT, (this.memory[AT] as number) + 1);
  }

  /** What is on a cell: 0 for nothing, otherwise tile, rotation and first node, packed by `cover`. */
  laidOn(cell: number): number {
    return this.memory[this.cells + cell] as number;
  }

  /** What is at offset `dx, dy` from a cell, packed; 0 for nothing. */
  laidNear(cell: number, dx: number, dy: number): number {
    const next = this.plane.near(cell, dx, dy);
    return next < 0 ? 0 : this.laidOn(next);
  }

  /** The tile on a cell, if any. */
  tileOn(cell: number): CarcassonneTile | undefined {
    return this.material.tiles[Table.row(this.laidOn(cell)) >> 2];
  }

  /** Records the tile on the cell; returns its index among the placed tiles. */
  cover(cell: number, row: number, firstNode: number): number {
    const number = this.memory[this.laidCells] as number;
    this.journal.set(this.cells + cell, 1 + row + firstNode * ROWS);
    this.journal.set(this.laidCells + 1 + number, cell);
    this.journal.set(this.laidCells, number + 1);
    return number;
  }

  /** Replaces the tile on the cell with another one that has the same features. */
  exchange(cell: number, row: number): void {
    this.journal.set(this.cells + cell, 1 + row + Table.firstNode(this.laidOn(cell)) * ROWS);
  }

  /** `tile × 4 + rotation` of what is on a cell. */
  static row(laid: number): number {
    return (laid & (ROWS - 1)) - 1;
  }

  static firstNode(laid: number): number {
    return laid >>> ROW_BITS;
  }

  /** Number of features of a tile, including gardens whose module is off. */
  featureCount(tile: number): number {
    const { first } = this.material.table;
    return (first[tile + 1] as number) - (first[tile] as number);
  }

  /** The cell of a node's tile. */
  cellOf(node: number): number {
    return this.memory[this.laidCells + 1 + this.regions.tileIndex(node)] as number;
  }

  emit(event: CarcassonneEvent): void {
    this.events?.push(event);
  }

  kindOf(node: number): Kind {
    return KINDS[this.regions.kind(node)] ?? 'field';
  }

  /** Where a feature is. */
  featureAt(node: number): FeatureAt {
    const cell = this.cellOf(node);
    return { x: this.plane.x(cell), y: this.plane.y(cell), feature: this.regions.feature(node) };
  }

  /** The features of a region, sorted by `y`, then `x`, then number: the first one names it (RECORD.md). */
  featuresOf(root: number): readonly FeatureAt[] {
    const places = this.regions.nodesOf(root).map((node) => this.featureAt(node));
    return places.sort((a, b) => a.y - b.y || a.x - b.x || a.feature - b.feature);
  }

  nameOf(root: number): FeatureAt {
    const [name] = this.featuresOf(root);
    if (!name) throw new Error('Expected a region with a feature');
    return name;
  }

  /** The node of a feature; undefined if there is no such feature. */
  nodeAt(at: FeatureAt): number | undefined {
    const cell = this.plane.cellAt(at.x, at.y);
    const laid = cell < 0 ? 0 : this.laidOn(cell);
    if (laid === 0 || at.feature < 0 || at.feature >= this.featureCount(Table.row(laid) >> 2)) return undefined;
    return Table.firstNode(laid) + at.feature;
  }
}

/** Packing of what is on a cell. */
const ROW_BITS = 12;
const ROWS = 1 << ROW_BITS;

/**
 * A figure on the board: its number, node, sort and player, packed. The list is in the order of placement. The number
 * identifies the figure throughout the game.
 */
export const deployed = (number: number, node: number, figure: number, player: number): number =>
  ((number << NODE_BITS) | node) * 64 + figure * 8 + player;
export const deployedNumber = (entry: number): number => entry >> (NODE_BITS + 6);
export const deployedNode = (entry: number): number => (entry >> 6) & (NODES - 1);
export const deployedFigure = (entry: number): number => (entry >> 3) & 7;
export const deployedPlayer = (entry: number): number => entry & 7;
/** Weight in a majority of a sort of figure, by its number in the rules. */
export const weightOf = ({ figures }: Pick<Rules<Table>, 'figures'>, figure: number): number =>
  figures[figure]?.accompanies ? 0 : (figures[figure]?.weight ?? 1);
/** Is a figure on the board a follower, and not one that accompanies followers? */
export const isFollower = (t: Pick<Table, 'rules'>, entry: number): boolean =>
  ((t.rules.companions >> deployedFigure(entry)) & 1) === 0;
/** Id of the piece (core/piece.ts). */
export const figureId = (entry: number): string => numberedFigure(deployedNumber(entry));
export const numberedFigure = (number: number): string => `figure:${number}`;
const NODE_BITS = 13;
const NODES = 1 << NODE_BITS;

/** Sorts of figures that a deployment can tell apart; the followers are one of them. */
const SORT_BITS = 3;
export const MAX_SORTS = 1 << SORT_BITS;
/** A deployment: its node and sort of figure, packed; what the verb `deploy` interprets, and searches evaluate. */
export const deployment = (node: number, figure: number): number => (node << SORT_BITS) | figure;
export const deploymentNode = (packed: number): number => packed >> SORT_BITS;
export const deploymentFigure = (packed: number): number => packed & (MAX_SORTS - 1);

/** A move packs the number of its verb and the part that the verb interprets. */
const VERB_BITS = 20;
export const moveTag = (verb: number): number => verb << VERB_BITS;
export const moveVerb = (move: number): number => move >> VERB_BITS;
export const moveRest = (move: number): number => move & ((1 << VERB_BITS) - 1);
