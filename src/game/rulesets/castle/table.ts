import { Frontier } from '../../core/frontier.ts';
import { Journal } from '../../core/journal.ts';
import { Regions } from '../../core/regions.ts';
import type { FeatureAt } from '../../core/vocabulary.ts';
import type { CastleEvent } from './event.ts';
import { SIDE_CLASSES } from './material.ts';
import type { Material } from './material.ts';
import type { CastleRules } from './rules.ts';
import type { CastleOptions } from './state.ts';
import type { Kind, Player } from './vocabulary.ts';
import { KINDS } from './vocabulary.ts';

/** Steps of a turn as numbers: `Awaiting` as a position stores it. */
export const STEP = { draw: 0, place: 1, deploy: 2, score: 3, endTurn: 4, final: 5, over: 6 } as const;

export const FOLLOWERS = 6;
export const PLAYERS = 2;
/** An upper bound for the features that one tile and its four neighbours can complete. */
const LIST = 12;
const MAX_HELD = 18;

/** Addresses in the journal's memory. Pairs and lists start at the address. */
export const SCORE = 0;
export const SUPPLY = 2;
/** Size of the house with the keep, and one of its features. */
export const KEEP_SIZE = 4;
export const KEEP_NODE = 6;
export const TURN = 8;
export const PLAYER = 9;
export const AT = 10;
/** Number of tiles drawn so far; tile in hand or -1; cell of this turn's tile or -1. */
export const DRAWN = 11;
export const HAND = 12;
export const LAST = 13;
/** Corners that still hold their token, as bits; the player whose marker waits for a token to be turned up, or -1. */
export const WALL = 14;
export const FLIP = 15;
export const EXTRA = 16;
/** Number of the current board: equal numbers mean the same tiles in the same places. */
export const BOARD = 17;
/** The number of the board before the last tile was placed. */
export const BOARD_BEFORE = 18;
/** Lists: a count, then the entries. */
export const COMPLETED = 19;
export const PENDING = COMPLETED + 1 + LIST;
export const DEPLOYED = PENDING + 1 + LIST;
export const HELD = DEPLOYED + 1 + PLAYERS * FOLLOWERS;
export const HELD_SIZE = 1 + MAX_HELD;
const END = HELD + PLAYERS * HELD_SIZE;

/**
 * The whole table in a form that is fast to play: integers in a journal, and regions joined as tiles are placed. Each
 * of the other files holds the rules of one step and changes the table.
 */
export class Table {
  readonly journal: Journal;
  readonly memory: Int32Array;
  readonly regions: Regions;
  readonly frontier: Frontier;
  /** Lists whose length depends on the material. */
  readonly laidCells: number;
  readonly aside: number;
  private readonly spaces: number;
  /** Numbers of the tiles in the order in which they are drawn, as far as known. */
  deck: readonly number[];
  /** Tiles in the whole deck, hidden ones included. */
  deckSize: number;
  /** Corner → kind of its token at the beginning: 0 none, -1 face down and unknown. */
  wallKinds: readonly number[];
  /** Receives events; undefined during a search. */
  events: CastleEvent[] | undefined;
  private boards = 0;

  constructor(
    readonly rules: CastleRules,
    readonly options: CastleOptions,
    readonly material: Material,
    deck: { readonly known: readonly number[]; readonly size: number },
    wallKinds: readonly number[],
  ) {
    const { grid } = material;
    const words = (grid.spaceCount + 31) >> 5;
    const nodes = material.table.kind.length;
    const frontier = END;
    const regions = frontier + Frontier.size(grid.cellCount, SIDE_CLASSES);
    this.spaces = regions + Regions.size(nodes, PLAYERS, words);
    this.laidCells = this.spaces + grid.spaceCount;
    this.aside = this.laidCells + 1 + grid.cellCount;
    this.journal = new Journal(this.aside + 1 + material.tiles.length);
    this.memory = this.journal.memory;
    this.frontier = new Frontier(this.journal, frontier, grid.cellCount, SIDE_CLASSES);
    this.regions = new Regions(this.journal, regions, PLAYERS, words);
    this.deck = deck.known;
    this.deckSize = deck.size;
    this.wallKinds = wallKinds;
  }

  get(address: number): number {
    return this.memory[address] as number;
  }

  set(address: number, value: number): void {
    this.journal.set(address, value);
  }

  get player(): Player {
    return this.memory[PLAYER] as Player;
  }

  get left(): number {
    return this.deckSize - (this.memory[DRAWN] as number);
  }

  /** What is on a space: 0 for nothing, otherwise the tile, its rotation and its first node, packed by `laySlot`. */
  laidOn(space: number): number {
    return this.memory[this.spaces + space] as number;
  }

  layTile(space: number, tile: number, rotation: number, firstNode: number): void {
    this.journal.set(this.spaces + space, 1 + (tile * 4 + rotation) + (firstNode << 10));
    this.journal.set(BOARD_BEFORE, this.memory[BOARD] as number);
    this.journal.set(BOARD, ++this.boards);
  }

  /** `tile × 4 + rotation` of what is on a space. */
  static row(laid: number): number {
    return (laid & 1023) - 1;
  }

  static firstNode(laid: number): number {
    return laid >> 10;
  }

  emit(event: CastleEvent): void {
    this.events?.push(event);
  }

  kindOf(node: number): Kind {
    return KINDS[this.regions.kind(node)] ?? 'court';
  }

  /** Where a feature is; undefined on a start space. */
  featureAt(node: number): FeatureAt | undefined {
    const cell = this.material.grid.cells[this.regions.tileIndex(node)];
    return cell && { x: cell.x, y: cell.y, feature: this.regions.feature(node) };
  }

  /** The features of a region on tiles, sorted by `y`, then `x`, then number: the first one names it (RECORD.md). */
  featuresOf(root: number): readonly FeatureAt[] {
    const places = this.regions.nodesOf(root).flatMap((node) => this.featureAt(node) ?? []);
    return places.sort((a, b) => a.y - b.y || a.x - b.x || a.feature - b.feature);
  }

  /** The name of a region that has a tile. */
  nameOf(root: number): FeatureAt {
    const [name] = this.featuresOf(root);
    if (!name) throw new Error('Expected a region with a tile');
    return name;
  }

  /** Root of the region of a feature; undefined if there is no such feature. */
  rootAt(at: FeatureAt): number | undefined {
    const space = this.material.grid.cellAt(at.x, at.y);
    const laid = space < 0 ? 0 : this.laidOn(space);
    if (laid === 0) return undefined;
    const spec = this.material.table.specs[Table.row(laid) >> 2];
    return spec && at.feature >= 0 && at.feature < spec.features.length
      ? this.regions.find(Table.firstNode(laid) + at.feature)
      : undefined;
  }
}

/** Followers on the board, in the order in which they were placed: node and player in one number. */
export const deployed = (node: number, player: Player): number => node * PLAYERS + player;
export const deployedNode = (entry: number): number => entry >> 1;
export const deployedPlayer = (entry: number): Player => (entry & 1) as Player;

/** A token held: its kind and the turn in which it was taken, in one number. */
export const heldToken = (kind: number, turn: number): number => kind + turn * 16;
export const heldKind = (entry: number): number => entry & 15;
export const heldTurn = (entry: number): number => entry >> 4;

/** Address of a player's tokens. */
export const heldBy = (player: number): number => HELD + player * HELD_SIZE;
