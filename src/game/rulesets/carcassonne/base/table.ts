import { Frontier } from '../../../core/frontier.ts';
import { Journal } from '../../../core/journal.ts';
import { Plane } from '../../../core/plane.ts';
import { Regions } from '../../../core/regions.ts';
import { assert } from '../../../core/result.ts';
import type { FeatureAt } from '../../../core/vocabulary.ts';
import type { Action } from './action.ts';
import type { CarcassonneEvent } from './event.ts';
import type { CarcassonneTile, Material } from './material.ts';
import type { Rules } from './slots.ts';
import { KINDS, MAX_PLAYERS } from './vocabulary.ts';
import type { Kind } from './vocabulary.ts';

/** More than the regions that one tile can complete: its own, and monasteries and gardens on nine tiles. */
const MAX_COMPLETED = 32;
/** More than the figures on the board. */
export const MAX_STANDING = 120;

/** Writes of a game of the usual length. */
const ROOM = 1 << 13;

/** Addresses in the journal's memory. By player where it says so; lists are a count, then the entries. */
export const SCORE = 0;
export const SUPPLY = SCORE + MAX_PLAYERS;
export const TURN = SUPPLY + MAX_PLAYERS;
/** Player of the turn, and who acts now. */
export const PLAYER = TURN + 1;
export const ACTOR = PLAYER + 1;
/** Number of the stage of the turn. */
export const AT = ACTOR + 1;
/** Tiles drawn so far; tile in hand or -1; cell of the tile of this turn or -1. */
export const DRAWN = AT + 1;
export const HAND = DRAWN + 1;
export const LAST = HAND + 1;
const CELLS = LAST + 1;
/** Roots of the regions that the tile of this turn completed. */
export const COMPLETED = CELLS + 1;
export const STANDING = COMPLETED + 1 + MAX_COMPLETED;
/** How many figures have been put on the board: the next one's number. */
export const FIGURES = STANDING + 1 + MAX_STANDING;
/** Where the numbers of the modules begin. */
export const OWN = FIGURES + 1;

/** For those who look in from outside. */
export const ADDRESS = {
  score: SCORE,
  supply: SUPPLY,
  player: PLAYER,
  actor: ACTOR,
  last: LAST,
  standing: STANDING,
} as const;

export interface Size {
  readonly players: number;
  /** Tiles that lie when the game begins, and tiles that can be drawn. */
  readonly start: number;
  readonly deck: number;
  /** How far apart two cells can lie. */
  readonly width: number;
  readonly height: number;
}

/** Whoever listens to what happens. */
export interface Sink {
  push(event: CarcassonneEvent): unknown;
}

/**
 * The whole table in the form that plays fast: numbers in a journal, regions joined as tiles are laid. The files beside
 * this one each hold the rules of one step and change the table through it; so do modules.
 */
export class Table {
  readonly journal: Journal;
  readonly memory: Int32Array;
  readonly plane: Plane;
  readonly regions: Regions;
  readonly frontier: Frontier;
  readonly material: Material;
  readonly players: number;
  /** Lists: cells whose tiles have a monastery or a garden in play; cells in the order in which they were covered; tiles set aside; the deck, -1 where a tile is not known. */
  readonly round: number;
  readonly laid: number;
  readonly aside: number;
  readonly deck: number;
  /** List: tiles that went back into the stack. */
  readonly returned: number;
  private readonly cells: number;
  /** More than the features that can lie there. */
  readonly nodes: number;
  /** How often the undrawn tiles were supposed to be others (CarcassonnePosition.assume). */
  assumed = 0;
  /** So many tiles that go back into the stack are in the deck already (CarcassonneState.told); `null`: all. */
  told: number | null = 0;
  /** How many tiles lay there when the game began. */
  readonly start: number;
  /** The legal moves of the moment, and how many; -1: not listed yet. Grows with what is listed (turn.ts). */
  moves: Int32Array;
  listed = -1;
  /** Where events go; nobody listens while a bot thinks. */
  sink: Sink | undefined;
  /** Where the actions go that the game takes by itself, for whoever asks for them. */
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
    const frontier = OWN + rules.size;
    const regions = frontier + Frontier.size(cells, material.classes);
    this.cells = regions + Regions.size(nodes, size.players, words);
    this.round = this.cells + cells;
    this.laid = this.round + 1 + tiles;
    this.aside = this.laid + 1 + tiles;
    this.deck = this.aside + 1 + size.deck;
    this.returned = this.deck + 1 + size.deck;
    this.journal = new Journal(this.returned + 1 + (rules.returns > 0 ? size.deck : 0), ROOM);
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

  /** The player of the turn. */
  get player(): number {
    return this.memory[PLAYER] as number;
  }

  /** Tiles not drawn yet. */
  get left(): number {
    return (
      (this.memory[this.deck] as number) -
      (this.memory[DRAWN] as number) -
      Math.max(0, (this.told ?? 0) - (this.memory[this.returned] as number))
    );
  }

  /** A choice is made: on to the next stage of the turn. */
  next(): void {
    this.journal.set(AT, (this.memory[AT] as number) + 1);
  }

  /** What lies on a cell: 0 nothing, else tile, rotation and first node packed by `cover`. */
  laidOn(cell: number): number {
    return this.memory[this.cells + cell] as number;
  }

  /** What lies `dx, dy` away from a cell, packed; 0 for nothing. */
  laidNear(cell: number, dx: number, dy: number): number {
    const next = this.plane.near(cell, dx, dy);
    return next < 0 ? 0 : this.laidOn(next);
  }

  /** The tile that lies on a cell; undefined for nothing. */
  tileOn(cell: number): CarcassonneTile | undefined {
    return this.material.tiles[Table.row(this.laidOn(cell)) >> 2];
  }

  /** The tile now lies on the cell; answers its number among the tiles laid. */
  cover(cell: number, row: number, firstNode: number): number {
    const number = this.memory[this.laid] as number;
    this.journal.set(this.cells + cell, 1 + row + firstNode * ROWS);
    this.journal.set(this.laid + 1 + number, cell);
    this.journal.set(this.laid, number + 1);
    return number;
  }

  /** Another tile with the same features now lies on the cell. */
  exchange(cell: number, row: number): void {
    this.journal.set(this.cells + cell, 1 + row + Table.firstNode(this.laidOn(cell)) * ROWS);
  }

  /** `tile × 4 + rotation` of what lies on a cell. */
  static row(laid: number): number {
    return (laid & (ROWS - 1)) - 1;
  }

  static firstNode(laid: number): number {
    return laid >>> ROW_BITS;
  }

  /** Number of features of a tile, gardens without their module included. */
  featureCount(tile: number): number {
    const { first } = this.material.table;
    return (first[tile + 1] as number) - (first[tile] as number);
  }

  /** The cell of a node's tile. */
  cellOf(node: number): number {
    return this.memory[this.laid + 1 + this.regions.slot(node)] as number;
  }

  emit(event: CarcassonneEvent): void {
    this.sink?.push(event);
  }

  kindOf(node: number): Kind {
    return KINDS[this.regions.kind(node)] ?? 'field';
  }

  /** Where a feature lies. */
  featureAt(node: number): FeatureAt {
    const cell = this.cellOf(node);
    return { x: this.plane.x(cell), y: this.plane.y(cell), feature: this.regions.feature(node) };
  }

  /** The features of a region by their lowest `y`, then `x`, then number: the first one names it (RECORD.md). */
  featuresOf(root: number): readonly FeatureAt[] {
    const places = this.regions.nodesOf(root).map((node) => this.featureAt(node));
    return places.sort((a, b) => a.y - b.y || a.x - b.x || a.feature - b.feature);
  }

  nameOf(root: number): FeatureAt {
    const [name] = this.featuresOf(root);
    if (!name) throw new Error('Expected a region with a feature');
    return name;
  }

  /** The node of a feature; undefined if no such feature lies there. */
  nodeAt(at: FeatureAt): number | undefined {
    const cell = this.plane.cellAt(at.x, at.y);
    const laid = cell < 0 ? 0 : this.laidOn(cell);
    if (laid === 0 || at.feature < 0 || at.feature >= this.featureCount(Table.row(laid) >> 2)) return undefined;
    return Table.firstNode(laid) + at.feature;
  }
}

/** Packing of what lies on a cell. */
const ROW_BITS = 12;
const ROWS = 1 << ROW_BITS;

/**
 * A figure on the board, in the order in which they were deployed: its number, node, sort and player in one. The number tells figures apart
 * for as long as the game lasts.
 */
export const standing = (number: number, node: number, figure: number, player: number): number =>
  ((number << NODE_BITS) | node) * 64 + figure * 8 + player;
export const standingNumber = (entry: number): number => entry >> (NODE_BITS + 6);
export const standingNode = (entry: number): number => (entry >> 6) & (NODES - 1);
export const standingFigure = (entry: number): number => (entry >> 3) & 7;
export const standingPlayer = (entry: number): number => entry & 7;
/** Id of the piece (core/piece.ts). */
export const figureId = (entry: number): string => numberedFigure(standingNumber(entry));
export const numberedFigure = (number: number): string => `figure:${number}`;
const NODE_BITS = 13;
const NODES = 1 << NODE_BITS;

/** A move is the number of its verb and what the verb itself reads. */
const VERB_BITS = 20;
export const moveTag = (verb: number): number => verb << VERB_BITS;
export const moveVerb = (move: number): number => move >> VERB_BITS;
export const moveRest = (move: number): number => move & ((1 << VERB_BITS) - 1);
