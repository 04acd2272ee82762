import { pickAt } from './math.ts';

/** Hashes a lattice point to `0…1`. With `Rng` the only source of randomness: the same input gives the same picture. */
export function hash(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 974634777)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

/** A seeded random number generator (mulberry32). */
export class Rng {
  private state: number;
  constructor(seed: number) {
    this.state = Math.imul(seed ^ 0x2545f491, 0x9e3779b1) >>> 0;
  }
  next(): number {
    let t = (this.state += 0x6d2b79f5);
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
  /** Integer from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1));
  }
  pick<T>(list: readonly T[]): T {
    return pickAt(list, Math.floor(this.next() * list.length));
  }
  chance(probability: number): boolean {
    return this.next() < probability;
  }
}

/** FNV-1a hash of a string. */
export function textSeed(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
