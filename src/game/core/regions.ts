import type { Journal } from './journal.ts';

/**
 * Features joined into regions, with undo: union-find by size without path compression, in a journal. A node is a
 * feature on the board; the root of a region holds its sums. Tiles are a set of tile indexes, so a tile with two features of
 * one region counts once.
 */
export class Regions {
  private readonly memory: Int32Array;
  private readonly stride: number;
  private readonly weights: number;
  private readonly tiles: number;

  constructor(
    private readonly journal: Journal,
    /** Address of the node count; the nodes follow it. */
    private readonly base: number,
    private readonly players: number,
    private readonly words: number,
  ) {
    this.memory = journal.memory;
    this.weights = NODE.weights;
    this.tiles = this.weights + players;
    this.stride = this.tiles + words;
  }

  /** Number of ints needed for `nodes` nodes. */
  static size(nodes: number, players: number, words: number): number {
    return 1 + nodes * (NODE.weights + players + words);
  }

  get count(): number {
    return this.memory[this.base] as number;
  }

  /** Reserves `count` nodes and returns the first. Each must be written before anything else is read. */
  reserve(count: number): number {
    const node = this.memory[this.base] as number;
    this.journal.set(this.base, node + count);
    return node;
  }

  /** Writes a region of one feature to a reserved node. */
  write(node: number, kind: number, tileIndex: number, feature: number, mark: number, open: number): void {
    const a = this.address(node);
    const memory = this.memory;
    // Data beyond the node count is never restored, so these writes need no journal.
    memory[a] = -1;
    memory[a + NODE.open] = open;
    memory[a + NODE.mark] = mark;
    memory[a + NODE.kind] = kind;
    memory[a + NODE.tileIndex] = tileIndex;
    memory[a + NODE.feature] = feature;
    memory[a + NODE.size] = 1;
    for (let p = 0; p < this.players; p++) memory[a + this.weights + p] = 0;
    for (let w = 0; w < this.words; w++) memory[a + this.tiles + w] = 0;
    memory[a + this.tiles + (tileIndex >> 5)] = 1 << (tileIndex & 31);
  }

  /** Changes the kind of a region that has one feature. */
  become(node: number, kind: number): void {
    this.journal.set(this.address(node) + NODE.kind, kind);
  }

  find(node: number): number {
    let root = node;
    for (
      let parent = this.memory[this.address(root)] as number;
      parent >= 0;
      parent = this.memory[this.address(root)] as number
    )
      root = parent;
    return root;
  }

  join(nodeA: number, nodeB: number): void {
    this.joinRoots(this.find(nodeA), this.find(nodeB));
  }

  /** Joins the node to the region of `other`, which it meets at an open side: that region has one open side less. */
  meet(node: number, other: number): void {
    const root = this.find(other);
    this.journal.add(this.address(root) + NODE.open, -1);
    this.joinRoots(this.find(node), root);
  }

  private joinRoots(rootA: number, rootB: number): void {
    if (rootA === rootB) return;
    let a = rootA;
    let b = rootB;
    if ((this.memory[this.address(a) + NODE.size] as number) < (this.memory[this.address(b) + NODE.size] as number))
      [a, b] = [b, a];
    const to = this.address(a);
    const from = this.address(b);
    const { journal, memory } = this;
    journal.set(from, a);
    this.sum(to, from, NODE.open);
    this.sum(to, from, NODE.mark);
    this.sum(to, from, NODE.size);
    for (let p = 0; p < this.players; p++) this.sum(to, from, this.weights + p);
    for (let w = this.tiles; w < this.stride; w++) {
      const bits = memory[from + w] as number;
      if (bits) journal.set(to + w, (memory[to + w] as number) | bits);
    }
  }

  private sum(to: number, from: number, field: number): void {
    const amount = this.memory[from + field] as number;
    if (amount) this.journal.add(to + field, amount);
  }

  private address(node: number): number {
    return this.base + 1 + node * this.stride;
  }

  /** Adds to the number of the region's sides that face an empty cell; takes any node of it. */
  addOpen(node: number, amount: number): void {
    this.journal.add(this.address(this.find(node)) + NODE.open, amount);
  }

  addWeight(root: number, player: number, amount: number): void {
    this.journal.add(this.address(root) + this.weights + player, amount);
  }

  open(root: number): number {
    return this.memory[this.address(root) + NODE.open] as number;
  }

  mark(root: number): number {
    return this.memory[this.address(root) + NODE.mark] as number;
  }

  weightOf(root: number, player: number): number {
    return this.memory[this.address(root) + this.weights + player] as number;
  }

  hasFigures(root: number): boolean {
    const a = this.address(root) + this.weights;
    for (let p = 0; p < this.players; p++) if (this.memory[a + p]) return true;
    return false;
  }

  /**
   * The players with the most followers in the region, one bit each: several in a tie, 0 without followers. Rule sets
   * decide what a tie is worth.
   */
  leaders(root: number): number {
    const a = this.address(root) + this.weights;
    let most = 0;
    let mask = 0;
    for (let p = 0; p < this.players; p++) {
      const count = this.memory[a + p] as number;
      if (count > most) {
        most = count;
        mask = 1 << p;
      } else if (count === most && most > 0) mask |= 1 << p;
    }
    return mask;
  }

  /** Does the region have a feature on this tile? */
  hasTile(root: number, tileIndex: number): boolean {
    return (
      (((this.memory[this.address(root) + this.tiles + (tileIndex >> 5)] as number) >>> (tileIndex & 31)) & 1) === 1
    );
  }

  /** Number of different tiles (and fixed places) in the region. */
  tileCount(root: number): number {
    const a = this.address(root) + this.tiles;
    let count = 0;
    for (let w = 0; w < this.words; w++) count += popcount(this.memory[a + w] as number);
    return count;
  }

  kind(node: number): number {
    return this.memory[this.address(node) + NODE.kind] as number;
  }

  tileIndex(node: number): number {
    return this.memory[this.address(node) + NODE.tileIndex] as number;
  }

  /** The feature's number on its tile. */
  feature(node: number): number {
    return this.memory[this.address(node) + NODE.feature] as number;
  }

  /** All features of a region, in the order in which they were placed. */
  nodesOf(root: number): readonly number[] {
    const nodes: number[] = [];
    for (let node = 0; node < this.count; node++) if (this.find(node) === root) nodes.push(node);
    return nodes;
  }

  /** Every region by its root, with all its features. */
  all(): ReadonlyMap<number, readonly number[]> {
    const regions = new Map<number, number[]>();
    for (let node = 0; node < this.count; node++) {
      const root = this.find(node);
      const known = regions.get(root);
      if (known) known.push(node);
      else regions.set(root, [node]);
    }
    return regions;
  }
}

/** Fields of a node, before its weights and tiles. */
const NODE = { parent: 0, open: 1, mark: 2, kind: 3, tileIndex: 4, feature: 5, size: 6, weights: 7 } as const;

export function popcount(bits: number): number {
  let v = bits - ((bits >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
